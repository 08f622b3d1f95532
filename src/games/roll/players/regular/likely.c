/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which phases others will call, from public information: dice about to be rolled, tiles under construction,
 * goods and room for goods. */
#include "games/roll/players/regular/regular.h"

/* Without a guess for each: more seats, more phases. */
static const float blind[ROLL_MAX_SEATS + 1] = { 0, 0, 0.3f, 0.38f, 0.48f, 0.55f };

/* The dice that a seat rolls this round. In a view they are all still in its cup; in a simulated round they
 * may already be in columns, which nobody may look at. */
static void
count_rolled (const RollSeat *p, int dice[ROLL_N_COLOURS])
{
  for (unsigned c = 0; c < ROLL_N_COLOURS; c++)
    {
      dice[c] = p->dice[ROLL_CUP][c] + p->dice[ROLL_DICTATED][c] + p->dice[ROLL_WILDS][c]
                + (p->selector == c);
      for (unsigned phase = 0; phase < ROLL_N_PHASES; phase++)
        dice[c] += p->dice[ROLL_COLUMN + phase][c];
    }
}

/* How many dice of a seat will probably show a phase; a wild one counts as a third. */
static void
expect_faces (const RollSeat *p, float faces[ROLL_N_PHASES])
{
  int dice[ROLL_N_COLOURS];

  count_rolled (p, dice);
  for (unsigned phase = 0; phase < ROLL_N_PHASES; phase++)
    {
      faces[phase] = 0;
      for (unsigned c = 0; c < ROLL_N_COLOURS; c++)
        faces[phase] += (float) dice[c]
                        * (roll_dice[c].weight[phase] + 0.33f * roll_dice[c].weight[ROLL_WILD]) / 6;
    }
}

static float
building_pull (const RollState *s, int seat, unsigned kind, float workers)
{
  const RollSeat *p = &s->seats[seat];
  const uint8_t face = p->n_stack[kind] > 0 ? roll_stack_at (p, kind, 0) : ROLL_UNKNOWN;
  const float on = (float) regular_sum (p->dice[ROLL_ZONE + kind]);

  if (face == ROLL_UNKNOWN)
    return 0;
  return workers + 0.4f + (on + workers + 1 >= roll_cost (s, seat, face) ? 1.2f : 0);
}

static void
count_goods (const RollState *s, int seat, int *goods, int *rooms)
{
  const RollSeat *p = &s->seats[seat];

  *goods = *rooms = 0;
  for (unsigned i = 0; i < p->n_tableau; i++)
    {
      const int here = roll_goods_count (p->goods[i]);

      *goods += here;
      *rooms += roll_capacity (s, seat, p->tableau[i]) - here;
    }
}

static void
pulls (const RollState *s, int seat, float pull[ROLL_N_PHASES])
{
  const RollSeat *p = &s->seats[seat];
  const int tiles = p->n_stack[0] + p->n_stack[1];
  float faces[ROLL_N_PHASES];
  int goods, rooms;

  expect_faces (p, faces);
  count_goods (s, seat, &goods, &rooms);
  pull[ROLL_EXPLORE] = (faces[ROLL_EXPLORE] + 0.4f)
                       * (0.6f + (p->credits < 3 ? 0.4f : 0) + (tiles < 2 ? 0.6f : 0));
  pull[ROLL_DEVELOP] = building_pull (s, seat, ROLL_DEVELOPMENT, faces[ROLL_DEVELOP]);
  pull[ROLL_SETTLE] = building_pull (s, seat, ROLL_WORLD, faces[ROLL_SETTLE]);
  pull[ROLL_PRODUCE] = rooms > 0 ? regular_smaller (faces[ROLL_PRODUCE] + 0.5f, (float) rooms) : 0;
  pull[ROLL_SHIP] = goods > 0 ? 1.6f * regular_smaller (faces[ROLL_SHIP] + 0.6f, (float) goods) : 0;
}

/* The chance that this seat calls each phase. */
static void
guess_seat (const RollState *s, int seat, float chance[ROLL_N_PHASES])
{
  float pull[ROLL_N_PHASES];
  float sum = 0;

  pulls (s, seat, pull);
  for (unsigned phase = 0; phase < ROLL_N_PHASES; phase++)
    {
      chance[phase] = 0.05f + pull[phase] * pull[phase];
      sum += chance[phase];
    }
  for (unsigned phase = 0; phase < ROLL_N_PHASES; phase++)
    chance[phase] /= sum;
}

void
regular_guess_others (Regular *q)
{
  float none[ROLL_N_PHASES] = { 1, 1, 1, 1, 1 };

  for (int i = 0; i < q->s->n_seats && q->style->reads_others; i++)
    {
      float chance[ROLL_N_PHASES];

      if (i == q->seat)
        continue;
      guess_seat (q->s, i, chance);
      for (unsigned phase = 0; phase < ROLL_N_PHASES; phase++)
        none[phase] *= 1 - chance[phase];
    }
  for (unsigned phase = 0; phase < ROLL_N_PHASES; phase++)
    {
      if (!q->style->reads_others)
        none[phase] = 1 - blind[q->s->n_seats];
      else if (q->s->n_seats == 2)
        none[phase] *= 1 - roll_dice[ROLL_WHITE].weight[phase] / 6.f;
      q->likely[phase] = 1 - none[phase];
    }
}
