/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Explains costs, strengths and prices. */
#include "games/race/rules/internal.h"

/* The sum of one kind of powers, each with its sign; `world` is what they must match, or NULL. */
static int
add_powers (const RaceState *s, int seat, RacePowerKind kind, const RaceDesign *world, int sign, GameCauses *causes)
{
  const RaceSeat *p = &s->seats[seat];
  const RacePower *power;
  int n = 0;

  for (unsigned at = 0; (power = race_next_power (s, p, p->n_tableau, RACE_BIT (kind), &at)) != NULL;)
    if (world == NULL || race_is_aimed_at (power, world))
      {
        n += sign * power->amount;
        game_add_cause (causes, RACE_CAUSE_CARD, p->tableau[race_power_place (at)], sign * power->amount);
      }
  return n;
}

static int
add_develop_cost (const RaceState *s, int seat, uint8_t design, GameCauses *causes)
{
  const int printed = race_design (s, design)->cost;
  const int whole = race_develop_cost (s, seat, design);
  int n = printed;

  game_add_cause (causes, RACE_CAUSE_PRINTED, design, printed);
  n += add_powers (s, seat, RACE_POWER_REDUCE_DEVELOPMENT_COST, NULL, -1, causes);
  /* The rest is the bonus of the action, unless the cost was already zero. */
  if (whole == n - 1)
    game_add_cause (causes, RACE_CAUSE_BONUS, 0, -1);
  return whole;
}

static int
add_settle_cost (const RaceState *s, int seat, uint8_t design, GameCauses *causes)
{
  const RaceDesign *world = race_design (s, design);
  const RaceSeat *p = &s->seats[seat];
  const RacePower *power;
  unsigned at = 0;

  game_add_cause (causes, RACE_CAUSE_PRINTED, design, world->cost);
  if (world->military)
    while ((power = race_next_power (s, p, p->n_tableau, RACE_BIT (RACE_POWER_PAY_FOR_MILITARY_WORLD), &at)) != NULL)
      if ((power->goods & RACE_BIT (world->good)) != 0)
        {
          game_add_cause (causes, RACE_CAUSE_CARD, p->tableau[race_power_place (at)], -power->amount);
          break;
        }
  add_powers (s, seat, RACE_POWER_REDUCE_WORLD_COST, world, -1, causes);
  return race_settle_cost (s, seat, design);
}

static int
add_strength (const RaceState *s, int seat, uint8_t design, GameCauses *causes)
{
  const RaceSeat *p = &s->seats[seat];

  game_add_cause (causes, RACE_CAUSE_MILITARY, 0, p->military);
  add_powers (s, seat, RACE_POWER_SPECIALIZED_MILITARY, race_design (s, design), 1, causes);
  if (p->temporary > 0)
    game_add_cause (causes, RACE_CAUSE_TEMPORARY, 0, p->temporary);
  return race_strength (s, seat, design);
}

static int
add_price (const RaceState *s, int seat, uint8_t design, GameCauses *causes)
{
  const RaceSeat *p = &s->seats[seat];
  const unsigned good = race_design (s, design)->good;
  const RacePower *power;

  game_add_cause (causes, RACE_CAUSE_GOOD, (uint8_t) good, race_prices[good]);
  for (unsigned at = 0; (power = race_next_power (s, p, p->n_tableau, RACE_BIT (RACE_POWER_TRADE_BONUS), &at)) != NULL;)
    if ((power->goods & RACE_BIT (good)) != 0 && (!power->this_world || p->tableau[race_power_place (at)] == design))
      game_add_cause (causes, RACE_CAUSE_CARD, p->tableau[race_power_place (at)], power->amount);
  return race_price (s, seat, design);
}

int
race_explain (const void *state, int seat, uint8_t what, uint8_t design, uint8_t detail, GameCauses *causes)
{
  const RaceState *s = state;

  (void) detail;
  if (causes != NULL)
    causes->n = 0;
  switch ((RaceWhat) what)
    {
    case RACE_WHY_DEVELOP_COST:
      return add_develop_cost (s, seat, design, causes);
    case RACE_WHY_SETTLE_COST:
      return add_settle_cost (s, seat, design, causes);
    case RACE_WHY_STRENGTH:
      return add_strength (s, seat, design, causes);
    case RACE_WHY_SALE_PRICE:
    default:
      return add_price (s, seat, design, causes);
    }
}
