/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table-replay.h"

#include "games/roll/assist/lines/orrery-rolled-line.h"

#include <stdlib.h>
#include <string.h>

const RollState *
replay_state (Replay *self)
{
  return table_room_state (self->driver.room);
}

const ScriptStep *
replay_step (Replay *self, guint i)
{
  return i < self->script->steps->len ? g_ptr_array_index (self->script->steps, i) : NULL;
}

GameAnswer
replay_as_known (const RollState *state, GameAnswer answer)
{
  if (GAME_ANSWER_KIND (answer) == ROLL_DO_PUT && roll_check (state, answer) != GAME_OK)
    return GAME_ANSWER (ROLL_DO_PUT, ROLL_UNKNOWN, GAME_ANSWER_B (answer), GAME_ANSWER_C (answer));
  return answer;
}

static gboolean
has_acted_as (const RollSeat *a, const RollSeat *b)
{
  return memcmp (a->dice[ROLL_COLUMN], b->dice[ROLL_COLUMN], ROLL_N_PHASES * sizeof (RollDice)) == 0;
}

gboolean
replay_is_same_question (const RollState *a, const RollState *b)
{
  return a->ask == b->ask && a->actor == b->actor && a->round == b->round && a->step == b->step
         && has_acted_as (&a->seats[a->actor], &b->seats[b->actor]);
}

static gboolean
is_as_far (const RollSeat *a, const RollSeat *b)
{
  return a->n_tableau == b->n_tableau && a->n_stack[0] == b->n_stack[0] && a->n_stack[1] == b->n_stack[1];
}

/* The next moment at which the seat was as far as in the room, if possible with the same workers left. */
static const RollState *
find_known (Replay *self, const RollSeat *seat, guint actor)
{
  const RollState *known = &self->script->end;

  for (guint pass = 0; pass < 2; pass++)
    for (guint i = self->script->steps->len; i-- > self->next;)
      {
        const RollState *before = &replay_step (self, i)->before;

        if (is_as_far (&before->seats[actor], seat) && (pass == 0 || has_acted_as (&before->seats[actor], seat)))
          known = before;
      }
  return known;
}

guint
replay_find_tile (Replay *self)
{
  const RollState *state = replay_state (self);
  const RollState *known = find_known (self, &state->seats[state->actor], state->actor);

  return ROLL_TILE_OF (roll_stack_at (&known->seats[state->actor], state->piece, 0));
}

static int
compare_dice (const void *first, const void *second)
{
  const OrreryEntered *a = first, *b = second;

  return a->colour != b->colour ? a->colour - b->colour
         : a->side != b->side   ? a->side - b->side
         : a->selects != b->selects ? a->selects - b->selects
                                    : a->column - b->column;
}

char *
replay_write_roll (Replay *self, guint seat, const char *line)
{
  OrreryRolledLine rolled = { 0 };

  orrery_dice_line_revealed (line, &rolled.revealed);
  script_full (&rolled.revealed);
  qsort (rolled.revealed.dice, rolled.revealed.n, sizeof (OrreryEntered), compare_dice);
  return orrery_rolled_line_write (&rolled, replay_state (self), seat, FALSE);
}
