/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The questions as decisions of people: where one decision ends, and who may look. */
#include "games/race/rules/race.h"

/* TRUE if a set of cards or worlds is being named, and some already are. */
static bool
is_in_a_series (const RaceState *s)
{
  switch (s->ask)
    {
    case RACE_ASK_START_DISCARD:
    case RACE_ASK_KEEP:
    case RACE_ASK_PAY:
    case RACE_ASK_SPEND:
    case RACE_ASK_LIMIT:
      return s->seats[s->actor].n_chosen > 0;
    case RACE_ASK_GOOD_FOR:
    case RACE_ASK_WINDFALL:
      return s->now.goods != 0;
    default:
      return false;
    }
}

/* A set is one decision. */
bool
race_continues (const RaceState *before, const RaceState *after)
{
  if (before->actor != after->actor || before->step != after->step || before->phase != after->phase)
    return false;
  return before->ask == after->ask && is_in_a_series (after);
}

/* At a real table most cards are not named, so there is nothing to hide. */
static GameSecrecy
secrecy_of_hand (const RaceSeat *p)
{
  return p->n_unknown + p->n_drawn_unknown == p->n_hand + p->n_drawn ? GAME_PRIVATE : GAME_SECRET;
}

GameSecrecy
race_secrecy (const RaceState *s)
{
  switch (s->ask)
    {
    case RACE_ASK_DRAW:
    case RACE_ASK_CHOOSE_START:
    case RACE_ASK_START_DISCARD:
    case RACE_ASK_ACTION:
    case RACE_ASK_KEEP:
    case RACE_ASK_DEVELOP:
    case RACE_ASK_SETTLE:
      return GAME_SECRET;
    case RACE_ASK_PAY:
    case RACE_ASK_SPEND:
    case RACE_ASK_LIMIT:
      return secrecy_of_hand (&s->seats[s->actor]);
    case RACE_ASK_START_WORLD:
      return (s->options & RACE_CHOOSE_START) != 0 ? GAME_SECRET : GAME_OPEN;
    case RACE_ASK_TACTICS:
    case RACE_ASK_HOW:
    case RACE_ASK_SELL:
    case RACE_ASK_CONSUME:
    case RACE_ASK_GOOD_FOR:
    case RACE_ASK_WINDFALL:
      return GAME_PRIVATE;
    default:
      return GAME_OPEN;
    }
}

/* Secret choices: the cards dealt at the start, actions, and cards kept or placed. */
bool
race_is_public (const RaceState *s)
{
  if (s->step == RACE_STEP_ACTION || s->ask == RACE_ASK_KEEP || s->ask == RACE_ASK_DEVELOP
      || s->ask == RACE_ASK_SETTLE)
    return false;
  return s->step != RACE_STEP_SETUP;
}
