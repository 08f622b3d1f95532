/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/players/expert/features.h"

#include <string.h>

static void
add (Features *f, unsigned index, float value)
{
  if (value == 0)
    return;
  f->index[f->n] = (uint16_t) index;
  f->value[f->n++] = value;
}

static int
sum (const RollDice dice)
{
  uint64_t word;

  memcpy (&word, dice, sizeof word);
  return (int) (word * UINT64_C (0x0101010101010101) >> 56);
}

static void
add_table (const RollState *s, Features *f)
{
  add (f, FEATURE_bias, 1);
  add (f, FEATURE_round, s->round / 15.f);
  add (f, FEATURE_seats + s->n_seats - 2u, 1);
  add (f, FEATURE_pool, s->pool / (float) (ROLL_POOL_A_SEAT * s->n_seats));
  add (f, FEATURE_pool_low, s->pool <= 2 * s->n_seats);
  add (f, FEATURE_pool_low + 1, s->pool <= 4 * s->n_seats);
}

static int
all_dice (const RollState *s, int seat)
{
  RollDice dice;

  roll_all_dice (s, seat, dice);
  return sum (dice);
}

/* How this seat compares with the others. */
static void
add_race (const RollState *s, int seat, const int16_t *totals, Features *f)
{
  int best = -1000;
  int squares = 0;
  int dice = 0;

  for (int i = 0; i < s->n_seats; i++)
    {
      if (i == seat)
        continue;
      best = totals[i] > best ? totals[i] : best;
      squares = roll_squares (s, i) > squares ? roll_squares (s, i) : squares;
      dice = all_dice (s, i) > dice ? all_dice (s, i) : dice;
    }
  add (f, FEATURE_squares, roll_squares (s, seat) / 12.f);
  add (f, FEATURE_squares_of_others, squares / 12.f);
  add (f, FEATURE_end_near, roll_squares (s, seat) >= 10);
  add (f, FEATURE_end_near + 1, roll_squares (s, seat) >= 11);
  add (f, FEATURE_end_near + 2, squares >= 10);
  add (f, FEATURE_end_near + 3, squares >= 11);
  add (f, FEATURE_points, totals[seat] / 30.f);
  best = totals[seat] - best;
  add (f, FEATURE_lead, best / 15.f);
  add (f, FEATURE_lead + 1, (best > 6 ? 6 : best < -6 ? -6 : best) / 6.f);
  add (f, FEATURE_dice_of_others, dice / 12.f);
}

static void
add_dice (const RollState *s, int seat, Features *f)
{
  const RollSeat *p = &s->seats[seat];
  const int cup = sum (p->dice[ROLL_CUP]);
  const int citizenry = sum (p->dice[ROLL_CITIZENRY]);
  RollDice owned;
  int colours = 0;

  roll_all_dice (s, seat, owned);
  for (unsigned c = 0; c < ROLL_N_COLOURS; c++)
    {
      add (f, FEATURE_cup + c, p->dice[ROLL_CUP][c] / 3.f);
      add (f, FEATURE_citizenry + c, p->dice[ROLL_CITIZENRY][c] / 3.f);
      colours += owned[c] > 0;
    }
  add (f, FEATURE_cup_all, cup / 8.f);
  add (f, FEATURE_citizenry_all, citizenry / 8.f);
  add (f, FEATURE_unpaid, citizenry > p->credits ? (citizenry - p->credits) / 5.f : 0);
  add (f, FEATURE_dice_all, sum (owned) / 12.f);
  add (f, FEATURE_colours, colours / 7.f);
  add (f, FEATURE_chips, p->chips / 15.f);
  add (f, FEATURE_credits, p->credits / 10.f);
  add (f, FEATURE_credits_low, p->credits <= 1);
  add (f, FEATURE_credits_low + 1, p->credits <= 3);
}

static void
add_stack (const RollState *s, int seat, unsigned kind, Features *f)
{
  const RollSeat *p = &s->seats[seat];
  const int on = sum (p->dice[ROLL_ZONE + kind]);
  int cost = 0;

  for (unsigned i = 0; i < p->n_stack[kind]; i++)
    {
      const uint8_t face = roll_stack_at (p, kind, i);
      const int here = face == ROLL_UNKNOWN ? 3 : roll_cost (s, seat, face);

      if (face != ROLL_UNKNOWN)
        add (f, (unsigned) (FEATURE_begun + face), 1.f / (1 + i));
      if (i == 0)
        add (f, FEATURE_missing + kind, here > on ? (here - on) / 5.f : 0);
      cost += here;
    }
  add (f, FEATURE_on_tile + kind, on / 4.f);
  add (f, FEATURE_no_tile + kind, p->n_stack[kind] == 0);
  add (f, FEATURE_tiles + kind, p->n_stack[kind] / 3.f);
  add (f, FEATURE_tiles_cost + kind, cost > on ? (cost - on) / 10.f : 0);
}

typedef struct
{
  int goods, rooms, trade, consume;
  int worlds[5];
  int developments, reassigns;
} Built;

static void
count_goods (const RollState *s, int seat, unsigned i, Built *n)
{
  const RollSeat *p = &s->seats[seat];
  const uint8_t world = p->tableau[i];

  n->rooms += roll_capacity (s, seat, world) - roll_goods_count (p->goods[i]);
  for (unsigned both = p->goods[i]; both != 0; both >>= 4)
    {
      n->goods++;
      n->trade += roll_trade_value (s, seat, world);
      n->consume += roll_consume_chips (s, seat, world, (both & 15) - 1, ROLL_WHITE);
    }
}

static void
add_tableau (const RollState *s, int seat, Features *f)
{
  const RollSeat *p = &s->seats[seat];
  Built n = { 0 };

  for (unsigned i = 0; i < p->n_tableau; i++)
    {
      const RollFace *face = &roll_faces[p->tableau[i]];

      add (f, (unsigned) (FEATURE_built + p->tableau[i]), 1);
      n.developments += face->kind == ROLL_DEVELOPMENT;
      n.reassigns += face->reassign;
      if (face->kind != ROLL_WORLD)
        continue;
      n.worlds[face->colour - ROLL_CYAN]++;
      if (face->colour != ROLL_GRAY)
        count_goods (s, seat, i, &n);
    }
  for (unsigned k = 0; k < 5; k++)
    add (f, FEATURE_worlds + k, n.worlds[k] / 3.f);
  add (f, FEATURE_developments, n.developments / 5.f);
  add (f, FEATURE_reassigns, n.reassigns / 3.f);
  add (f, FEATURE_goods, n.goods / 4.f);
  add (f, FEATURE_rooms, n.rooms / 4.f);
  add (f, FEATURE_goods_trade, n.trade / 12.f);
  add (f, FEATURE_goods_consume, n.consume / 8.f);
}

static void
add_stacks (const RollState *s, int seat, Features *f)
{
  add_stack (s, seat, ROLL_DEVELOPMENT, f);
  add_stack (s, seat, ROLL_WORLD, f);
}

static void
add_others (const RollState *s, int seat, const int16_t *totals, Features *f)
{
  add_table (s, f);
  add_race (s, seat, totals, f);
  add_dice (s, seat, f);
}

void
features_of (const RollState *s, int seat, const int16_t *totals, Features *features)
{
  features->n = 0;
  add_tableau (s, seat, features);
  add_stacks (s, seat, features);
  add_others (s, seat, totals, features);
}

void
features_of_stacks (const RollState *s, int seat, Features *features)
{
  features->n = 0;
  add_stacks (s, seat, features);
}

void
features_of_rest (const RollState *s, int seat, const int16_t *totals, Features *features)
{
  features->n = 0;
  add_tableau (s, seat, features);
  add_others (s, seat, totals, features);
}
