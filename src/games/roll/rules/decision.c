/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The questions as decisions of people: where one decision ends, and who may look. */
#include "games/roll/rules/internal.h"

/* Wild dice, call and moves form one assignment; dice to recruit are picked together. */
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

static void
set_of_dice (const RollState *s, const RollDice dice, RollAnswer kind, int wanted, GameSet *set)
{
  set->wanted = (uint8_t) wanted;
  for (unsigned c = s->now.last > 0 ? s->now.last - 1u : 0; c < ROLL_N_COLOURS; c++)
    if (dice[c] > 0)
      game_set_add (set, GAME_ANSWER (kind, c, 0, 0), dice[c]);
}

/* Any of them may be named first; goods follow the tableau (manage.c). */
static void
set_of_legal (const RollState *s, GameSet *set)
{
  GameAnswer legal[GAME_MAX_ANSWERS];
  const size_t n = roll_legal (s, legal);
  const RollSeat *p = roll_actor (s);

  for (size_t i = 0; i < n; i++)
    if (GAME_ANSWER_KIND (legal[i]) != ROLL_DO_DONE && GAME_ANSWER_KIND (legal[i]) != ROLL_DO_RECALL_GOOD)
      game_set_add (set, legal[i], UINT8_MAX);
  for (unsigned at = 0; s->ask == ROLL_ASK_RECALL && at < p->n_tableau; at++)
    for (size_t i = 0; i < n; i++)
      if (GAME_ANSWER_KIND (legal[i]) == ROLL_DO_RECALL_GOOD && GAME_ANSWER_A (legal[i]) == p->tableau[at])
        game_set_add (set, legal[i], UINT8_MAX);
}

void
roll_set (const RollState *s, GameSet *set)
{
  const RollSeat *p = roll_actor (s);
  RollDice left;
  int want;

  set->done = GAME_ANSWER (ROLL_DO_DONE, 0, 0, 0);
  switch (s->ask)
    {
    case ROLL_ASK_RECRUIT:
      set_of_dice (s, p->dice[ROLL_CITIZENRY], ROLL_DO_RECRUIT, s->now.moves, set);
      break;
    case ROLL_ASK_COUNT:
      roll_uncounted (s, left, &want);
      set_of_dice (s, left, ROLL_DO_COUNT, want, set);
      break;
    case ROLL_ASK_ABANDON:
    case ROLL_ASK_RECALL:
    case ROLL_ASK_KEEP:
      set_of_legal (s, set);
      break;
    default:
      break;
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

/* At a real table most tiles are not named, so there is nothing to hide. */
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
