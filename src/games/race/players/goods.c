/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Consume and Produce: which power takes which good, which good is sold, which world gets one. */
#include "games/race/players/regular.h"

#include <string.h>

/* The value of the goods with another one, or none, on a world. */
static float
value_with (const RaceMind *mind, unsigned design, uint8_t good)
{
  RaceSeat p = mind->s->seats[mind->seat];
  uint8_t goods[RACE_N_GOODS];
  RaceYield yield;

  for (unsigned i = 0; i < p.n_tableau; i++)
    if (p.tableau[i] == design)
      p.good[i] = good;
  race_lying_goods (mind->s, &p, goods);
  yield = race_yield (mind->s, &p, goods);
  return yield.vp + mind->outlook.card * yield.cards;
}

/* Picky powers first, those that take everything last. */
static float
weigh_power (const RaceMind *mind, unsigned design)
{
  const RaceDesign *card = race_design (mind->s, design);
  float best = -10;

  for (unsigned k = 0; k < card->n_powers; k++)
    {
      const RacePower *power = &card->powers[k];
      const float kinds = (float) __builtin_popcount (power->goods & ((1u << RACE_N_GOODS) - 1));
      float value = -5;

      if (power->kind == RACE_POWER_CONSUME)
        value = (power->vp + mind->outlook.card * power->cards) / (float) power->takes - 0.3f * kinds;
      else if (power->kind == RACE_POWER_CONSUME_GOOD_AT_TRADE_PRICE)
        value = -2;
      best = value > best ? value : best;
    }
  return best;
}

/* Among several goods, the one whose loss leaves most. */
static float
weigh_good (const RaceMind *mind, unsigned design)
{
  const RaceDesign *world = race_design (mind->s, design);

  return value_with (mind, design, 0) - 0.1f * mind->outlook.card * race_prices[world->good];
}

/* The most expensive good, unless a power needs another kind. */
static float
weigh_windfall (const RaceMind *mind, unsigned design)
{
  return value_with (mind, design, RACE_UNKNOWN)
         + 0.4f * mind->outlook.card * race_prices[race_design (mind->s, design)->good];
}

static float
weigh_answer (const RaceMind *mind, GameAnswer answer)
{
  const unsigned a = GAME_ANSWER_A (answer);

  switch (GAME_ANSWER_KIND (answer))
    {
    case RACE_DO_SELL:
      /* Including what is left for the powers. */
      return mind->outlook.card * (float) race_price (mind->s, mind->seat, (uint8_t) a)
             + value_with (mind, a, 0);
    case RACE_DO_USE:
      return weigh_power (mind, a);
    case RACE_DO_GAMBLE:
      return 5;
    case RACE_DO_GOOD_OF:
      return weigh_good (mind, a);
    case RACE_DO_PRODUCE_ON:
      return weigh_windfall (mind, a);
    case RACE_DO_NAME:
      /* Cards of cost or defense 2 are the most frequent. */
      return a == 2 ? 1 : 0;
    default:
      return 0;
    }
}

GameAnswer
race_choose_goods (const RaceMind *mind, const GameAnswer *legal, size_t n)
{
  GameAnswer best = legal[0];
  float most = -1000;

  for (size_t i = 0; i < n; i++)
    {
      const float value = weigh_answer (mind, legal[i]) + 0.5f * race_blur (mind);

      if (value > most)
        {
          most = value;
          best = legal[i];
        }
    }
  return best;
}
