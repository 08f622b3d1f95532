/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The gain from so many workers in each column. */
#include "games/roll/players/regular/regular.h"

/* Down the stack, tile by tile. Unfinished work counts only if there is a next round. */
static void
plan_building (Regular *q, unsigned phase)
{
  const unsigned kind = phase == ROLL_DEVELOP ? ROLL_DEVELOPMENT : ROLL_WORLD;
  const float begun = q->w->begun * (q->rounds >= 2 ? 1 : q->rounds - 1);
  float *worth = q->worth[phase];
  int on = regular_sum (q->me->dice[ROLL_ZONE + kind]);
  int k = 0;

  worth[0] = regular_income (q, phase);
  for (unsigned i = 0; i < q->me->n_stack[kind] && k < q->most; i++)
    {
      const uint8_t face = roll_stack_at (q->me, kind, i);
      const int cost = face == ROLL_UNKNOWN ? 3 : roll_cost (q->s, q->seat, face);
      const float value = face == ROLL_UNKNOWN ? 3 : regular_tile (q, face);
      const int needed = cost > on ? cost - on : 0;
      const float before = worth[k];
      const float left = value * needed / cost; /* the dice already there have earned their share */

      for (int j = 1; j < needed && k < q->most; j++)
        worth[++k] = before + begun * left * j / needed;
      if (needed > 0 && k < q->most)
        k++;
      worth[k] = before + value - begun * (value - left) - q->recruit * cost;
      on = cost < on ? on - cost : 0;
    }
  for (; k < q->most; k++)
    worth[k + 1] = worth[k];
}

static void
plan_explore (Regular *q)
{
  const int extra = regular_extra (q, ROLL_EXPLORE);
  float *worth = q->worth[ROLL_EXPLORE];
  float total = regular_income (q, ROLL_EXPLORE);
  int stocked = 0;
  int scouted = 0;

  for (int k = -extra; k < q->most; k++)
    {
      const float stock = regular_stock_worth (q, stocked);
      const float scout = regular_scout_worth (q, scouted);

      if (k >= 0)
        worth[k] = total;
      total += regular_larger (stock, scout) - (k >= 0 ? q->recruit : 0);
      if (stock > scout)
        stocked++;
      else
        scouted++;
    }
  worth[q->most] = total;
}

/* Inserts a number into a descending list. */
static void
insert_falling (float list[REGULAR_MAX_WORKERS], float value)
{
  for (int k = 0; k < REGULAR_MAX_WORKERS && value > 0; k++)
    if (value > list[k])
      {
        const float lower = list[k];

        list[k] = value;
        value = lower;
      }
}

/* A good of the world's own color. */
static float
own_good_worth (const Regular *q, uint8_t world)
{
  return regular_good_worth (q, world, roll_faces[world].colour, ROLL_WHITE);
}

/* A good is worth what shipping it brings, minus the shipper; and there must be time to ship. */
static void
plan_produce (Regular *q)
{
  const float sure = q->w->produce * (q->rounds >= 2.5f ? 1 : q->rounds >= 1.5f ? 0.6f : 0.05f);
  float goods[REGULAR_MAX_WORKERS] = { 0 };
  float *worth = q->worth[ROLL_PRODUCE];

  worth[0] = regular_income (q, ROLL_PRODUCE);
  for (unsigned i = 0; i < q->me->n_tableau; i++)
    {
      const uint8_t world = q->me->tableau[i];
      const int room = roll_capacity (q->s, q->seat, world) - roll_goods_count (q->me->goods[i]);

      for (int n = 0; n < room; n++)
        insert_falling (goods, sure * (own_good_worth (q, world) - q->w->shipper));
    }
  for (int k = 0; k < q->most; k++)
    worth[k + 1] = worth[k] + goods[k];
}

/* The best goods go first, with virtual shippers before real ones. */
static void
plan_ship (Regular *q)
{
  const int extra = regular_extra (q, ROLL_SHIP);
  float goods[REGULAR_MAX_WORKERS] = { 0 };
  float *worth = q->worth[ROLL_SHIP];
  float total = regular_income (q, ROLL_SHIP);

  for (unsigned i = 0; i < q->me->n_tableau; i++)
    for (unsigned both = q->me->goods[i]; both != 0; both >>= 4)
      insert_falling (goods,
                      regular_good_worth (q, q->me->tableau[i], (both & 15) - 1, ROLL_WHITE));
  for (int k = -extra; k < q->most; k++)
    {
      const float good
          = goods[k + extra < REGULAR_MAX_WORKERS ? k + extra : REGULAR_MAX_WORKERS - 1];

      if (k >= 0)
        worth[k] = total;
      total += good > 0 ? good - (k >= 0 ? q->recruit : 0) : 0;
    }
  worth[q->most] = total;
}

/* All dice that were or will be rolled in one column, including the selector, and one more for comparison. */
static int
most_workers (const Regular *q)
{
  const int n = regular_sum (q->me->dice[ROLL_CUP]) + regular_sum (q->me->dice[ROLL_WILDS]) + 2
                + regular_sum_places (q->me, ROLL_COLUMN, ROLL_ZONE);

  return n < REGULAR_MAX_WORKERS ? n : REGULAR_MAX_WORKERS;
}

static void
count_columns (Regular *q)
{
  for (unsigned phase = 0; phase < ROLL_N_PHASES; phase++)
    q->column[phase] = regular_sum (q->me->dice[ROLL_COLUMN + phase]);
  if (q->me->selected != ROLL_NO_PHASE)
    q->column[q->me->selected]++;
}

void
regular_plan (Regular *q)
{
  roll_all_dice (q->s, q->seat, q->owned);
  q->most = most_workers (q);
  regular_guess_others (q);
  q->waiting = regular_waiting (q);
  plan_explore (q);
  plan_building (q, ROLL_DEVELOP);
  plan_building (q, ROLL_SETTLE);
  plan_produce (q);
  plan_ship (q);
  for (unsigned phase = 0; phase < ROLL_N_PHASES; phase++)
    for (int k = 0; k <= q->most; k++)
      q->hoped[phase][k] = q->worth[phase][k] * q->likely[phase];
  count_columns (q);
}

void
regular_plan_again (Regular *q, const Regular *before)
{
  q->most = before->most;
  q->waiting = before->waiting;
  memcpy (q->worth, before->worth, sizeof q->worth);
  memcpy (q->hoped, before->hoped, sizeof q->hoped);
  memcpy (q->likely, before->likely, sizeof q->likely);
  count_columns (q);
}
