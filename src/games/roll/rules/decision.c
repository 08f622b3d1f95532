/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the questions are to the people at the table: where one decision ends, and who may look. */
#include "games/roll/rules/roll.h"

/* Wild dice, call and moves are one assignment; dice to recruit are picked together. */
bool
roll_continues (const RollState *before, const RollState *after)
{
  if (before->actor != after->actor || before->step != after->step)
    return false;
  if (roll_is_assigning (after->ask))
    return roll_is_assigning (before->ask);
  if (after->ask == ROLL_ASK_ORDER)
    return true;
  if (before->ask != after->ask)
    return false;
  switch (after->ask)
    {
    case ROLL_ASK_KEEP:
      return after->now.moves > 0;
    case ROLL_ASK_ABANDON:
    case ROLL_ASK_RECRUIT:
    case ROLL_ASK_RECALL:
    case ROLL_ASK_COUNT:
      return after->now.last > 0;
    default:
      return false;
    }
}

/* Only the top tile of each stack is public (ruling in view.c). */
static bool
knows_stack (const RollSeat *seat)
{
  for (unsigned kind = 0; kind < 2; kind++)
    for (unsigned i = 1; i < seat->n_stack[kind]; i++)
      if (roll_stack_at (seat, kind, i) != ROLL_UNKNOWN)
        return true;
  return false;
}

static bool
knows_drawn (const RollState *s)
{
  for (unsigned i = 0; i < s->now.n_drawn; i++)
    if (s->now.drawn[i] != ROLL_UNKNOWN)
      return true;
  return false;
}

/* At a real table most tiles are not named, and then there is nothing to hide. */
GameSecrecy
roll_secrecy (const RollState *s)
{
  switch (s->ask)
    {
    case ROLL_ASK_START:
    case ROLL_ASK_PLACE:
    case ROLL_ASK_SELECT:
    case ROLL_ASK_REASSIGN:
    case ROLL_ASK_MOVE:
    case ROLL_ASK_DRAW:
      return GAME_SECRET;
    case ROLL_ASK_EXPLORE:
      return GAME_PRIVATE;
    case ROLL_ASK_PUT:
      return knows_drawn (s) ? GAME_SECRET : GAME_PRIVATE;
    case ROLL_ASK_ABANDON:
    case ROLL_ASK_REARRANGE:
    case ROLL_ASK_ORDER:
    case ROLL_ASK_GIVE:
      return knows_stack (&s->seats[s->actor]) || knows_drawn (s) ? GAME_SECRET : GAME_PRIVATE;
    default:
      return GAME_OPEN;
    }
}
