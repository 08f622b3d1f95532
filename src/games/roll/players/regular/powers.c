/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The gain per round from a tile's powers, by kind: rough, but it separates good from useless. */
#include "games/roll/players/regular/regular.h"

/* How often a phase happens with two to five players. */
#define OFTEN 0.5f

static int
count_worlds (const RollSeat *me, unsigned colours)
{
  int n = 0;

  for (unsigned i = 0; i < me->n_tableau; i++)
    {
      const RollFace *face = &roll_faces[me->tableau[i]];

      n += face->kind == ROLL_WORLD && face->colour != ROLL_GRAY
           && (colours & ROLL_BIT (face->colour)) != 0;
    }
  return n;
}

static int
count_dice (const Regular *q, unsigned colours)
{
  int n = 0;

  for (unsigned c = 0; c < ROLL_N_COLOURS; c++)
    if ((colours & ROLL_BIT (c)) != 0)
      n += q->owned[c];
  return n;
}

static float
per (const Regular *q, const RollPower *power)
{
  switch ((RollPer) power->per)
    {
    case ROLL_PER_WORLD_GOOD:
      return 0.6f * count_worlds (q->me, power->colours);
    case ROLL_PER_DIE_GOOD:
      return 0.3f * count_dice (q, power->colours);
    case ROLL_PER_CITIZEN:
      return 0.5f * count_dice (q, power->colours) / (power->each > 0 ? power->each : 1);
    case ROLL_PER_PHASE:
    default:
      return 1;
    }
}

static float
credits (const Regular *q, const RollPower *power)
{
  static const float holds[] = { [ROLL_IF_ALWAYS] = 1, [ROLL_IF_MOST_DEVELOPMENTS] = 0.5f,
                                 [ROLL_IF_SCOUTED] = 0.3f, [ROLL_IF_HIGHEST_WORLD] = 0.5f };

  return q->w->credit * OFTEN * __builtin_popcount (power->phases) * power->amount * per (q, power)
         * holds[power->condition];
}

static float
reassign (const Regular *q, const RollPower *power)
{
  float worth = 0.18f + 0.12f * power->amount;

  if (power->colours != ROLL_ANY_COLOUR)
    worth *= count_dice (q, power->colours) > 1 ? 0.75f : 0.35f;
  if (power->from < ROLL_N_PHASES)
    worth *= 0.6f;
  return worth;
}

static float
goods_rate (const Regular *q, unsigned colours)
{
  return 0.25f * count_worlds (q->me, colours);
}

static float
power_rate (const Regular *q, const RollPower *power)
{
  switch ((RollPowerKind) power->kind)
    {
    case ROLL_POWER_REASSIGN:
      return reassign (q, power);
    case ROLL_POWER_EXTRA_WORKERS:
      return (power->phases & ROLL_BIT (ROLL_SHIP)) != 0
               ? 0.3f * __builtin_popcount (power->colours) * (count_worlds (q->me, 0xff) > 0)
               : 0.3f * __builtin_popcount (power->colours);
    case ROLL_POWER_STOCK:
      return 0.1f * count_dice (q, power->colours);
    case ROLL_POWER_CREDITS:
      return credits (q, power);
    case ROLL_POWER_CHIPS:
      return OFTEN * power->amount;
    case ROLL_POWER_COMPLETE_CREDITS:
      return 0.2f * power->amount;
    case ROLL_POWER_TRADE_CREDITS:
    case ROLL_POWER_CONSUME_CREDITS:
      return q->w->credit * power->amount * goods_rate (q, power->colours);
    case ROLL_POWER_CONSUME_CHIPS:
      return power->amount * goods_rate (q, power->colours);
    case ROLL_POWER_DISCOUNT:
      return power->reassign_only || power->colours != ROLL_ANY_COLOUR ? 0.12f
                                                                       : 0.25f * power->amount;
    case ROLL_POWER_KEEP_WORKERS:
      return 0.12f * power->amount;
    case ROLL_POWER_KEEP_COLOUR:
      return 0.05f * count_dice (q, power->colours);
    case ROLL_POWER_CAPACITY:
      return 0.1f * count_worlds (q->me, 0xff);
    case ROLL_POWER_DRAW:
      return 0.2f;
    case ROLL_POWER_DICTATE_MORE:
      return 0.2f;
    case ROLL_POWER_DICTATE_AGAIN:
    case ROLL_POWER_REARRANGE:
    case ROLL_POWER_PLACE_ON_TOP:
    case ROLL_POWER_TRADE_BUY:
      return 0.1f;
    case ROLL_N_POWER_KINDS:
    default:
      return 0;
    }
}

/* A world that holds goods is a power, too; the more expensive its goods, the better. */
float
regular_powers (const Regular *q, uint8_t face)
{
  static const float goods[] = { [ROLL_CYAN] = 0.2f, [ROLL_BROWN] = 0.24f, [ROLL_GREEN] = 0.28f,
                                 [ROLL_YELLOW] = 0.32f, [ROLL_GRAY] = 0 };
  const RollFace *tile = &roll_faces[face];
  float rate = tile->kind == ROLL_WORLD ? q->w->goods * goods[tile->colour] : 0;

  for (unsigned i = 0; i < tile->n_powers; i++)
    rate += q->w->powers * power_rate (q, &tile->powers[i]);
  return rate;
}

float
regular_income (const Regular *q, unsigned phase)
{
  const uint32_t kinds = ROLL_BIT (ROLL_POWER_CREDITS) | ROLL_BIT (ROLL_POWER_CHIPS);
  float income = 0;

  if ((q->me->has & kinds) == 0)
    return 0;
  for (unsigned i = 0; i < q->me->n_tableau; i++)
    for (unsigned k = 0; k < roll_faces[q->me->tableau[i]].n_powers; k++)
      {
        const RollPower *power = &roll_faces[q->me->tableau[i]].powers[k];

        if ((power->phases & ROLL_BIT (phase)) == 0)
          continue;
        if (power->kind == ROLL_POWER_CREDITS)
          income += regular_credits (q, q->me->credits, power->amount) * per (q, power);
        else if (power->kind == ROLL_POWER_CHIPS)
          income += power->amount;
      }
  return income;
}

int
regular_extra (const Regular *q, unsigned phase)
{
  int n = 0;

  if ((q->me->has & ROLL_BIT (ROLL_POWER_EXTRA_WORKERS)) == 0)
    return 0;
  for (unsigned i = 0; i < q->me->n_tableau; i++)
    for (unsigned k = 0; k < roll_faces[q->me->tableau[i]].n_powers; k++)
      {
        const RollPower *power = &roll_faces[q->me->tableau[i]].powers[k];

        if (power->kind == ROLL_POWER_EXTRA_WORKERS && (power->phases & ROLL_BIT (phase)) != 0)
          n += __builtin_popcount (power->colours);
      }
  return n;
}
