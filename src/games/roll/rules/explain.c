/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Explains numbers. Numbers that are computed elsewhere list their parts there; the rest is here. */
#include "games/roll/rules/internal.h"

static int
add (GameCauses *causes, RollCause kind, uint8_t piece, int amount)
{
  game_add_cause (causes, (uint8_t) kind, piece, amount);
  return amount;
}

static int
explain_score (const RollState *s, int seat, GameCauses *causes)
{
  const RollSeat *p = &s->seats[seat];
  int sum = add (causes, ROLL_CAUSE_CHIPS, ROLL_NONE, p->chips);

  sum += add (causes, ROLL_CAUSE_DEVELOPMENTS, ROLL_NONE, roll_costs_why (p, ROLL_DEVELOPMENT, NULL));
  sum += add (causes, ROLL_CAUSE_WORLDS, ROLL_NONE, roll_costs_why (p, ROLL_WORLD, NULL));
  for (unsigned i = 0; i < p->n_tableau; i++)
    if (roll_faces[p->tableau[i]].bonus.kind != ROLL_BONUS_NONE)
      sum += add (causes, ROLL_CAUSE_TILE, p->tableau[i], roll_bonus (s, seat, p->tableau[i]));
  return sum;
}

static int
explain_squares (int squares, GameCauses *causes)
{
  const int first = squares < 3 ? squares : 3;

  return add (causes, ROLL_CAUSE_BASE, ROLL_NONE, first) + add (causes, ROLL_CAUSE_BUILT, ROLL_NONE, squares - first);
}

static int
explain_pool (const RollState *s, GameCauses *causes)
{
  const int start = ROLL_POOL_A_SEAT * s->n_seats;

  return add (causes, ROLL_CAUSE_BASE, ROLL_NONE, start) + add (causes, ROLL_CAUSE_PAID, ROLL_NONE, s->pool - start);
}

int
roll_explain (const RollState *s, int seat, RollWhy what, uint8_t piece, uint8_t detail, GameCauses *causes)
{
  const RollSeat *p = &s->seats[seat];

  causes->n = 0;
  switch (what)
    {
    case ROLL_WHY_COST:
      return roll_cost_why (p, piece, causes);
    case ROLL_WHY_STOCK:
      return roll_stock_why (p, detail, causes);
    case ROLL_WHY_TRADE:
      return roll_trade_why (p, piece, causes);
    case ROLL_WHY_CONSUME:
      return roll_consume_why (p, piece, detail / 16, detail % 16, causes);
    case ROLL_WHY_CAPACITY:
      return roll_capacity_why (p, piece, causes);
    case ROLL_WHY_SCORE:
      return explain_score (s, seat, causes);
    case ROLL_WHY_CHIPS:
      return add (causes, ROLL_CAUSE_CHIPS, ROLL_NONE, p->chips);
    case ROLL_WHY_DEVELOPMENTS:
      return roll_costs_why (p, ROLL_DEVELOPMENT, causes);
    case ROLL_WHY_WORLDS:
      return roll_costs_why (p, ROLL_WORLD, causes);
    case ROLL_WHY_BONUS:
      return roll_bonus_why (s, seat, piece, causes);
    case ROLL_WHY_TIE_BREAK:
      return add (causes, ROLL_CAUSE_CUP, ROLL_NONE, roll_sum (p->dice[ROLL_CUP]))
             + add (causes, ROLL_CAUSE_CREDITS, ROLL_NONE, p->credits);
    case ROLL_WHY_POOL:
      return explain_pool (s, causes);
    case ROLL_WHY_SQUARES:
      return explain_squares (roll_squares (s, seat), causes);
    case ROLL_N_WHYS:
    default:
      return 0;
    }
}
