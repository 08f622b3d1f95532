/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random games of Roll for the Galaxy; see walk.h for the checks of any game. */
#include "roll-random.h"

#include "games/roll/players/players.h"

static const RollState *
state_of (const Walk *w)
{
  return (const RollState *) &w->s;
}

static uint8_t
pick_options (uint8_t n_seats, GameRng *rng)
{
  uint8_t options = 0;

  (void) n_seats;
  if (game_rng_below (rng, 8) == 0)
    options |= ROLL_FIRST_GAME;
  if (game_rng_below (rng, 8) == 0)
    options |= ROLL_MIRROR;
  return options;
}

static GameAnswer
pick_sensible (Walk *w)
{
  return player_answer_within (roll_player ("simple"), &roll_game, &w->s, &w->rng, NULL);
}

static bool
is_unsaid (GameAnswer answer)
{
  return (GAME_ANSWER_KIND (answer) == ROLL_DO_TILE && GAME_ANSWER_A (answer) == ROLL_UNKNOWN)
         || (GAME_ANSWER_KIND (answer) == ROLL_DO_SHOW && GAME_ANSWER_B (answer) == ROLL_N_SIDES);
}

static void
check_weight (Walk *w, GameAnswer answer, uint8_t weight)
{
  const uint8_t a = GAME_ANSWER_A (answer);

  if (GAME_ANSWER_KIND (answer) == ROLL_DO_SHOW && a == ROLL_WHITE && GAME_ANSWER_B (answer) == ROLL_EXPLORE)
    HOLDS (w, weight == 2);
  if (GAME_ANSWER_KIND (answer) == ROLL_DO_SPARE)
    HOLDS (w, weight == (a == ROLL_EXPLORE ? 2 : 1));
}

/* A die has six sides. */
static void
check_stop (Walk *w)
{
  GameAnswer answers[GAME_MAX_ANSWERS];
  uint8_t weights[GAME_MAX_ANSWERS];
  unsigned total = 0;

  if (w->question.about != ROLL_ASK_SIDE && w->question.about != ROLL_ASK_SPARE)
    return;
  for (size_t i = roll_game.weigh (&w->s, answers, weights); i > 0; i--)
    total += weights[i - 1];
  HOLDS (w, total == 6);
}

/* Is the other choice of the same kind visible? The place of a new tile is public, and so is one that comes
 * to the top. */
static bool
looks_alike (const Walk *w, GameAnswer a, GameAnswer b)
{
  const RollState *s = state_of (w);
  const RollSeat *p = &s->seats[w->question.seat];

  if (GAME_ANSWER_KIND (a) != GAME_ANSWER_KIND (b))
    return false;
  switch (w->question.about)
    {
    case ROLL_ASK_DRAW:
      return GAME_ANSWER_A (a) != ROLL_UNKNOWN && GAME_ANSWER_A (b) != ROLL_UNKNOWN;
    case ROLL_ASK_START:
      return s->chosen != ((1u << s->n_seats) - 1 - (1u << w->question.seat));
    case ROLL_ASK_ABANDON:
      return true;
    case ROLL_ASK_PUT:
      return GAME_ANSWER_B (a) == GAME_ANSWER_B (b) && GAME_ANSWER_C (a) == 0 && GAME_ANSWER_C (b) == 0
             && p->n_stack[GAME_ANSWER_B (a)] > 0;
    case ROLL_ASK_ORDER:
      return s->now.n_drawn > 1;
    default:
      return false;
    }
}

static bool
is_blank (const void *view, int seat)
{
  const RollState *s = view;

  for (int i = 0; i < s->n_seats; i++)
    if (i != seat)
      {
        if (s->seats[i].pile != 0)
          return false;
        for (unsigned kind = 0; kind < 2; kind++)
          for (unsigned k = 1; k < s->seats[i].n_stack[kind]; k++)
            if (roll_stack_at (&s->seats[i], kind, k) != ROLL_UNKNOWN)
              return false;
      }
  return true;
}

static bool
knows_everything (const void *state)
{
  const RollState *s = state;

  for (int i = 0; i < s->n_seats; i++)
    {
      if (s->seats[i].pile_unknown != 0)
        return false;
      for (unsigned kind = 0; kind < 2; kind++)
        for (unsigned k = 0; k < s->seats[i].n_stack[kind]; k++)
          if (roll_stack_at (&s->seats[i], kind, k) == ROLL_UNKNOWN)
            return false;
    }
  for (unsigned i = 0; i < s->now.n_drawn; i++)
    if (s->now.drawn[i] == ROLL_UNKNOWN)
      return false;
  return s->n_unknown == 0;
}

static bool
has_ended (const void *state)
{
  const RollState *s = state;
  bool has_ended = s->pool <= 0;

  for (int i = 0; i < s->n_seats; i++)
    has_ended |= roll_squares (s, i) >= ROLL_END_SQUARES;
  return has_ended;
}

static bool
is_asked (unsigned about, unsigned n_seats)
{
  return about != ROLL_ASK_SPARE || n_seats == 2;
}

static const WalkGame roll_walk = {
  .game = &roll_game,
  .n_answers = ROLL_N_ANSWERS,
  .first_fix = ROLL_DO_FIX_CREDITS,
  .n_questions = ROLL_N_QUESTIONS,
  .n_statuses = ROLL_N_STATUSES,
  .n_events = ROLL_N_EVENTS,
  .n_problems = ROLL_N_PROBLEMS,
  .is_over = ROLL_IS_OVER,
  .done = ROLL_DO_DONE,
  .mirror = ROLL_MIRROR,
  .seats_at = offsetof (RollState, seats),
  .share = { 0, 0, 60, 20, 12, 8 },
  .pick_options = pick_options,
  .pick_sensible = pick_sensible,
  .is_unsaid = is_unsaid,
  .check_weight = check_weight,
  .check_stop = check_stop,
  .looks_alike = looks_alike,
  .check_secret_step = roll_check_assign,
  .is_blank = is_blank,
  .knows_everything = knows_everything,
  .any_correction = roll_any_correction,
  .has_ended = has_ended,
  .is_asked = is_asked,
};

int
main (int argc, char **argv)
{
  return walk_main (&roll_walk, argc, argv);
}
