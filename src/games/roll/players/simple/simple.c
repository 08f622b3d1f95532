/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A modest player of Roll for the Galaxy by rules of thumb: it looks only at its own pieces, calls the phase
 * in which most of its workers are useful, and guesses nothing about others. */
#include "games/roll/players/players.h"
#include "games/roll/players/simple/simple.h"

/* In ordered series of equal choices, such as recruiting, it takes the last: colored dice before white. */
static int
last_is_best (const Simple *q, GameAnswer answer)
{
  (void) q;
  return (int) GAME_ANSWER_A (answer);
}

static int
first_is_best (const Simple *q, GameAnswer answer)
{
  (void) q;
  return -(int) GAME_ANSWER_A (answer);
}

static const SimpleScore scores[ROLL_N_QUESTIONS] = {
  [ROLL_ASK_START] = simple_start,       [ROLL_ASK_PLACE] = simple_place,
  [ROLL_ASK_SELECT] = simple_select,     [ROLL_ASK_REASSIGN] = simple_reassign,
  [ROLL_ASK_MOVE] = simple_move,         [ROLL_ASK_EXPLORE] = simple_explore,
  [ROLL_ASK_ABANDON] = simple_abandon,   [ROLL_ASK_PUT] = simple_put,
  [ROLL_ASK_REARRANGE] = NULL,           [ROLL_ASK_ORDER] = simple_put,
  [ROLL_ASK_GIVE] = simple_give,         [ROLL_ASK_WORKER] = first_is_best,
  [ROLL_ASK_COUNT] = first_is_best,      [ROLL_ASK_KEEP] = simple_keep,
  [ROLL_ASK_REMOVE] = simple_remove,     [ROLL_ASK_PRODUCE] = simple_produce,
  [ROLL_ASK_SHIP] = simple_ship,         [ROLL_ASK_DELIVER] = simple_deliver,
  [ROLL_ASK_BUY] = simple_buy,           [ROLL_ASK_RECRUIT] = last_is_best,
  [ROLL_ASK_RECALL] = simple_recall,
};

/* Without a rule of thumb it takes the first answer: "done" if that is legal. */
static GameAnswer
choose (const void *view, GameQuestion question, const GameAnswer *legal, size_t n, GameRng *rng)
{
  const RollState *s = view;
  const SimpleScore score = scores[question.about];
  Simple q = { .s = s, .me = &s->seats[question.seat], .seat = question.seat };
  GameAnswer best = legal[0];
  int highest;

  (void) rng;
  if (score == NULL)
    return best;
  if (roll_is_assigning (question.about))
    simple_plan (&q);
  highest = score (&q, best);
  for (size_t i = 1; i < n; i++)
    {
      const int here = score (&q, legal[i]);

      if (here > highest)
        {
          highest = here;
          best = legal[i];
        }
    }
  return best;
}

const PlayerKind player_simple = { "simple", choose };
