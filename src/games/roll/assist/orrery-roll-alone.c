/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Questions that need not be asked: choices that make no difference, and at a real table secret tiles and steps
 * that players rarely take and then announce. */
#include "games/roll/assist/orrery-roll-alone.h"
#include "games/roll/assist/orrery-roll-book.h"

/* --- Without a difference --- */

static gboolean
is_one_colour (const guint8 *dice)
{
  guint n = 0;

  for (guint i = 0; i < ROLL_N_COLOURS; i++)
    n += dice[i] > 0;
  return n <= 1;
}

/* All workers end up on the same tile. */
static gboolean
is_worker_alike (const RollState *state, const RollSeat *seat)
{
  const guint kind = state->phase == ROLL_DEVELOP ? ROLL_DEVELOPMENT : ROLL_WORLD;
  const guint8 face = roll_stack_at (seat, kind, 0);

  return face < ROLL_N_FACES
         && (int) (roll_count_dice (seat->dice[ROLL_ZONE + kind]) + roll_count_dice (seat->dice[ROLL_COLUMN + state->phase]))
                <= roll_cost (state, state->actor, face);
}

/* Producers of one color either fill all worlds, or the open ones have one color, too. */
static gboolean
is_producer_alike (const RollState *state, const RollSeat *seat)
{
  guint room = 0, colours = 0;

  if (!is_one_colour (seat->dice[ROLL_COLUMN + ROLL_PRODUCE]))
    return FALSE;
  for (guint i = 0; i < seat->n_tableau; i++)
    {
      const int free = roll_capacity (state, state->actor, seat->tableau[i]) - roll_goods_count (seat->goods[i]);

      if (free > 0)
        {
          room += (guint) free;
          colours |= ROLL_BIT (roll_faces[seat->tableau[i]].colour);
        }
    }
  return roll_count_dice (seat->dice[ROLL_COLUMN + ROLL_PRODUCE]) >= room || (colours & (colours - 1)) == 0;
}

/* The goods are alike: dice of one color on worlds of one color. */
static gboolean
is_good_alike (const RollState *state, const RollSeat *seat)
{
  GameAnswer legal[GAME_MAX_ANSWERS];
  const gsize n = roll_legal (state, legal);

  for (gsize i = 1; i < n; i++)
    if (GAME_ANSWER_B (legal[i]) != GAME_ANSWER_B (legal[0])
        || roll_faces[GAME_ANSWER_A (legal[i])].colour != roll_faces[GAME_ANSWER_A (legal[0])].colour)
      return FALSE;
  return TRUE;
}

gboolean
orrery_roll_makes_no_difference (const void *asked)
{
  const RollState *state = asked;
  const RollSeat *seat = &state->seats[state->actor];

  switch (state->ask)
    {
    case ROLL_ASK_WORKER:
      return is_worker_alike (state, seat);
    case ROLL_ASK_PRODUCE:
      return is_producer_alike (state, seat);
    case ROLL_ASK_SHIP:
      return is_good_alike (state, seat);
    default:
      return FALSE;
    }
}

/* --- Rare steps --- */

gboolean
orrery_roll_is_optional (const void *state)
{
  const guint ask = ((const RollState *) state)->ask;

  return (ask == ROLL_ASK_ABANDON || ask == ROLL_ASK_RECALL)
         && roll_check (state, GAME_ANSWER (ROLL_DO_DONE, 0, 0, 0)) == GAME_OK;
}

/* --- Secret --- */

gboolean
orrery_roll_answer_unsaid (const void *state, GameAnswer *answer)
{
  *answer = GAME_ANSWER (ROLL_DO_TILE, ROLL_UNKNOWN, 0, 0);
  return ((const RollState *) state)->ask == ROLL_ASK_DRAW && roll_check (state, *answer) == GAME_OK;
}

/* A computer player must know what it draws, and decides for itself. */
gboolean
orrery_roll_answer_alone (const void *asked, guint depth, guint computers, guint wanted, GameAnswer *answer)
{
  const RollState *state = asked;
  GameAnswer legal[GAME_MAX_ANSWERS];

  if ((computers >> state->actor & 1) != 0)
    return FALSE;
  if (orrery_roll_is_optional (state) && (wanted >> state->actor & 1) == 0)
    {
      *answer = GAME_ANSWER (ROLL_DO_DONE, 0, 0, 0);
      return TRUE;
    }
  if (orrery_roll_makes_no_difference (state))
    {
      roll_legal (state, legal);
      *answer = legal[0];
      return TRUE;
    }
  return depth != ORRERY_ROLL_MIRROR && orrery_roll_answer_unsaid (state, answer);
}

/* --- Suggested --- */

const guint8 orrery_roll_best_dice[ROLL_N_COLOURS] = { ROLL_PURPLE, ROLL_YELLOW, ROLL_GREEN, ROLL_BROWN,
                                                       ROLL_CYAN,   ROLL_RED,    ROLL_WHITE };

/* The only piece, or the first one if there has to be one. */
static void
suggest_one (const RollState *state, GArray *answers)
{
  RollState after = *state;
  GameSet set;
  gboolean is_only;

  game_set (&roll_game, state, &set);
  is_only = set.n == 1 && roll_apply (&after, set.answers[0], NULL) == GAME_OK
            && roll_check (&after, set.answers[0]) != GAME_OK;
  if (is_only || roll_check (state, GAME_ANSWER (ROLL_DO_DONE, 0, 0, 0)) != GAME_OK)
    g_array_append_val (answers, set.answers[0]);
}

static void
suggest_recruits (const RollState *state, GArray *answers)
{
  const guint8 *order = orrery_roll_best_dice;

  for (guint i = 0; i < ROLL_N_COLOURS; i++)
    for (guint k = 0; k < state->seats[state->actor].dice[ROLL_CITIZENRY][order[i]] && answers->len < state->now.moves; k++)
      {
        const GameAnswer answer = GAME_ANSWER (ROLL_DO_RECRUIT, order[i], 0, 0);

        g_array_append_val (answers, answer);
      }
}

GArray *
orrery_roll_suggest (const void *asked)
{
  const RollState *state = asked;
  GArray *answers = g_array_new (FALSE, FALSE, sizeof (GameAnswer));

  if (state->ask == ROLL_ASK_RECRUIT)
    suggest_recruits (state, answers);
  else if (state->ask == ROLL_ASK_RECALL || state->ask == ROLL_ASK_ABANDON)
    suggest_one (state, answers);
  return answers;
}
