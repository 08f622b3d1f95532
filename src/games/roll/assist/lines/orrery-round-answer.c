/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Answers questions of a player from the line. The rules ask for one worker after the other; how many of them
 * are left in the column says which of the typed ones is next. */
#include "games/roll/assist/lines/orrery-round-line.h"

/* The i-th die among them; NULL if there is none. */
static const OrreryLineWorker *
nth (const OrreryRoundLine *self, guint phase, int at)
{
  for (guint i = 0; i < self->n[phase]; i++)
    if (self->workers[phase][i].colour < ROLL_N_COLOURS && at-- == 0)
      return &self->workers[phase][i];
  return NULL;
}

static guint
count_dice (const OrreryRoundLine *self, guint phase)
{
  guint n = 0;

  while (nth (self, phase, (int) n) != NULL)
    n++;
  return n;
}

/* Workers from tiles were left out: they are asked for after all dice have acted. */
static const OrreryLineWorker *
find_die (const OrreryRoundLine *self, guint phase, guint left, guint extra_used, gboolean before)
{
  if (before ? extra_used > 0 : left == 0)
    return NULL;
  return nth (self, phase, (int) (count_dice (self, phase) - left) - (before ? 1 : 0));
}

/* The next worker; with `before`, the one that acted last. */
static const OrreryLineWorker *
find (const OrreryRoundLine *self, const RollState *state, gboolean before)
{
  const RollSeat *seat = &state->seats[state->actor];
  const guint phase = state->phase;
  const guint left = roll_count_dice (seat->dice[ROLL_COLUMN + phase]);
  const guint extra = phase == ROLL_EXPLORE ? roll_count_dice (state->now.extra) : 0;
  const guint all_extra = phase == ROLL_EXPLORE ? orrery_round_line_count_extra (seat) : 0;
  const int at = (int) self->n[phase] - (int) (left + extra) - (before ? 1 : 0);

  if (self->n[phase] - count_dice (self, phase) != all_extra)
    return find_die (self, phase, left, all_extra - extra, before);
  return at >= 0 && at < self->n[phase] ? &self->workers[phase][at] : NULL;
}

static GameAnswer
explore (const RollState *state, const OrreryLineWorker *worker)
{
  const gboolean from_tile = worker->colour == ROLL_NO_COLOUR;
  guint colour = worker->colour;

  for (guint i = 0; from_tile && i < ROLL_N_COLOURS; i++)
    if (state->now.extra[i] > 0)
      colour = i;
  return GAME_ANSWER (worker->task == ORRERY_TASK_STOCK ? ROLL_DO_STOCK : ROLL_DO_SCOUT, colour, from_tile, 0);
}

/* There is no choice between top and bottom. */
static gboolean
is_plain_put (const RollState *state)
{
  GameAnswer legal[GAME_MAX_ANSWERS];
  const gsize n = roll_legal (state, legal);

  for (gsize i = 0; i < n; i++)
    if (GAME_ANSWER_C (legal[i]) != 0)
      return FALSE;
  return state->now.n_drawn == 1 && state->now.drawn[0] == ROLL_UNKNOWN;
}

/* The only tile, and then nothing else; FALSE if there are several to choose from. */
static gboolean
abandon_only (const RollState *state, GameAnswer *answer)
{
  GameAnswer legal[GAME_MAX_ANSWERS];
  const RollSeat *seat = &state->seats[state->actor];
  const gsize n = roll_legal (state, legal);

  if (seat->n_stack[ROLL_DEVELOPMENT] + seat->n_stack[ROLL_WORLD] != 1)
    return FALSE;
  for (gsize i = 0; i < n; i++)
    if (n == 1 || GAME_ANSWER_KIND (legal[i]) != ROLL_DO_DONE)
      *answer = legal[i];
  return TRUE;
}

gboolean
orrery_round_line_wants (const OrreryRoundLine *self, const RollState *state)
{
  const OrreryLineWorker *worker;

  if (state->step != ROLL_STEP_PHASES || state->turn >= state->n_seats || state->ask != ROLL_ASK_ABANDON)
    return FALSE;
  worker = find (self, state, TRUE);
  return worker != NULL && worker->task == ORRERY_TASK_ASK;
}

gboolean
orrery_round_line_answer (const OrreryRoundLine *self, const RollState *state, GameAnswer *answer)
{
  const OrreryLineWorker *worker;

  if (state->step != ROLL_STEP_PHASES || state->turn >= state->n_seats)
    return FALSE;
  worker = find (self, state, state->ask == ROLL_ASK_ABANDON || state->ask == ROLL_ASK_PUT);
  if (worker == NULL)
    return FALSE;
  switch (state->ask)
    {
    case ROLL_ASK_EXPLORE:
      *answer = explore (state, worker);
      break;
    case ROLL_ASK_ABANDON:
      *answer = GAME_ANSWER (ROLL_DO_DONE, 0, 0, 0);
      if (worker->task == ORRERY_TASK_ASK && !abandon_only (state, answer))
        return FALSE;
      break;
    case ROLL_ASK_PUT:
      *answer = GAME_ANSWER (ROLL_DO_PUT, ROLL_UNKNOWN,
                             worker->task == ORRERY_TASK_DEVELOPMENT ? ROLL_DEVELOPMENT : ROLL_WORLD, 0);
      if (worker->task == ORRERY_TASK_ASK || !is_plain_put (state))
        return FALSE;
      break;
    case ROLL_ASK_WORKER:
      *answer = GAME_ANSWER (ROLL_DO_WORKER, worker->colour, 0, 0);
      break;
    default:
      return FALSE;
    }
  return roll_check (state, *answer) == GAME_OK;
}
