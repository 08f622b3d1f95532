/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The questions as decisions of people: where one decision ends, and who may look. */
#include "games/frontiers/rules/frontiers.h"

/* Only its holder may see a face-down goal. */
GameSecrecy
fr_secrecy (const FrState *s)
{
  return s->ask == FR_ASK_GOAL ? GAME_SECRET : s->ask == FR_ASK_GOAL_UP ? GAME_PRIVATE : GAME_OPEN;
}

/* At the level Clock, everybody's moves in an action are one decision of the table. */
static bool
is_next_turn (const FrState *a, const FrState *b)
{
  return fr_level (a) == FR_LEVEL_CLOCK && a->ask == b->ask && a->step == FR_STEP_ACTION && b->step == FR_STEP_ACTION
         && a->round == b->round && a->k == b->k && a->action == b->action && b->now.turn > a->now.turn
         && (a->ask == FR_ASK_BUY || a->ask == FR_ASK_SETTLE || a->ask == FR_ASK_CHIPS);
}

/* The facts of a tile form one decision, and so do the goods of one set. */
bool
fr_continues (const FrState *a, const FrState *b)
{
  if (is_next_turn (a, b))
    return true;
  if (a->ask != b->ask || a->actor != b->actor || a->step != b->step || a->now.turn != b->now.turn)
    return false;
  switch (a->ask)
    {
    case FR_ASK_FACTS:
      return a->now.about == b->now.about && b->now.fact > a->now.fact;
    case FR_ASK_CONSUME:
      return a->piece == b->piece && a->now.power == b->now.power && b->now.last > a->now.last;
    case FR_ASK_STOCKPILE:
      return b->now.last > a->now.last;
    default:
      return false;
    }
}
