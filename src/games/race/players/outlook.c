/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/race/players/outlook.h"

#include <string.h>

static float
minf (float a, float b)
{
  return a < b ? a : b;
}

static float
maxf (float a, float b)
{
  return a > b ? a : b;
}

/* Twelve cards or an empty pool end the game; engines speed up over time. */
void
race_look_ahead (const RaceState *s, RaceOutlook *o)
{
  const bool is_two = (s->options & RACE_TWO_ACTIONS) != 0;
  const float busy = is_two ? 1.7f : 0.85f + 0.15f * (float) (s->n_seats - 1);
  int most = 0;
  float by_cards, by_pool;

  for (int i = 0; i < s->n_seats; i++)
    most = s->seats[i].n_tableau > most ? s->seats[i].n_tableau : most;
  by_cards = (float) (RACE_END_CARDS - most) / (0.85f * busy);
  by_pool = (float) (s->pool > 0 ? s->pool : 0) / ((0.7f + 0.16f * (float) most) * (float) s->n_seats * busy);
  o->rounds = maxf (0, minf (by_cards, by_pool));
  o->card = 0.62f * minf (1, 0.15f + o->rounds / 3);
  o->cycles = minf (0.9f, 0.34f * busy);
  o->explores = minf (0.9f, 0.30f * busy);
  o->develops = minf (0.95f, 0.45f * busy);
  o->settles = minf (0.95f, 0.50f * busy);
}

/* --- Goods --- */

void
race_lying_goods (const RaceState *s, const RaceSeat *p, uint8_t goods[RACE_N_GOODS])
{
  memset (goods, 0, RACE_N_GOODS);
  for (unsigned i = 0; i < p->n_tableau; i++)
    if (p->good[i] != 0)
      goods[race_design (s, p->tableau[i])->good]++;
}

/* A power fills the most expensive windfall world that it can. */
static void
fill_windfall (const RacePower *power, uint8_t empty[RACE_N_GOODS], uint8_t goods[RACE_N_GOODS])
{
  if (power->kind != RACE_POWER_PRODUCE_ON_WINDFALL)
    return;
  for (unsigned g = RACE_N_GOODS; g-- > 0;)
    if ((power->goods >> g & 1) != 0 && empty[g] > 0)
      {
        empty[g]--;
        goods[g]++;
        return;
      }
}

void
race_goods_after_produce (const RaceState *s, const RaceSeat *p, uint8_t goods[RACE_N_GOODS])
{
  uint8_t empty[RACE_N_GOODS] = { 0 };

  race_lying_goods (s, p, goods);
  for (unsigned i = 0; i < p->n_tableau; i++)
    {
      const RaceDesign *world = race_design (s, p->tableau[i]);

      if (p->good[i] == 0 && world->source == RACE_PRODUCTION)
        goods[world->good]++;
      else if (p->good[i] == 0 && world->source == RACE_WINDFALL)
        empty[world->good]++;
    }
  for (unsigned i = 0; i < p->n_tableau; i++)
    {
      const RaceDesign *card = race_design (s, p->tableau[i]);

      for (unsigned k = 0; k < card->n_powers; k++)
        fill_windfall (&card->powers[k], empty, goods);
    }
}

static int
count_worlds (const RaceState *s, const RaceSeat *p, unsigned goods)
{
  int n = 0;

  for (unsigned i = 0; i < p->n_tableau; i++)
    {
      const RaceDesign *card = race_design (s, p->tableau[i]);

      n += card->kind == RACE_WORLD && (goods >> card->good & 1) != 0;
    }
  return n;
}

/* The cards drawn by one Produce power. */
static float
draws_of (const RaceState *s, const RaceSeat *p, const RacePower *power, const uint8_t goods[RACE_N_GOODS])
{
  int fitting = 0, kinds = 0;

  for (unsigned g = 0; g < RACE_N_GOODS; g++)
    {
      fitting += (power->goods >> g & 1) != 0 ? goods[g] : 0;
      kinds += goods[g] != 0;
    }
  switch (power->kind)
    {
    case RACE_POWER_PRODUCE_DRAW:
    case RACE_POWER_DRAW_IF_PRODUCED_ON_THIS_WORLD:
      return power->amount;
    case RACE_POWER_DRAW_PER_GOOD_PRODUCED:
      return (float) (power->amount * fitting);
    case RACE_POWER_DRAW_PER_KIND_PRODUCED:
      return (float) (power->amount * kinds);
    case RACE_POWER_DRAW_PER_WORLD_IN_TABLEAU:
      return (float) (power->amount * count_worlds (s, p, power->goods));
    case RACE_POWER_DRAW_IF_STRICTLY_MOST_PRODUCED:
      return fitting > 0 ? 0.5f * power->amount : 0;
    default:
      return 0;
    }
}

float
race_produce_draws (const RaceState *s, const RaceSeat *p, const uint8_t goods[RACE_N_GOODS])
{
  float n = 0;

  for (unsigned i = 0; i < p->n_tableau; i++)
    {
      const RaceDesign *card = race_design (s, p->tableau[i]);

      if ((card->when & RACE_BIT (RACE_IN_PRODUCE)) != 0)
        for (unsigned k = 0; k < card->n_powers; k++)
          n += draws_of (s, p, &card->powers[k], goods);
    }
  return n;
}

/* The most common good that a power takes; RACE_N_GOODS: none. */
static unsigned
find_plenty (const RacePower *power, const uint8_t left[RACE_N_GOODS], unsigned taken)
{
  unsigned best = RACE_N_GOODS;

  for (unsigned g = 0; g < RACE_N_GOODS; g++)
    if ((power->goods >> g & 1) != 0 && (taken >> g & 1) == 0 && left[g] > 0 && (best == RACE_N_GOODS || left[g] > left[best]))
      best = g;
  return best;
}

/* One use of a power; false if there are not enough goods. */
static bool
use_once (const RacePower *power, RaceYield *yield)
{
  uint8_t left[RACE_N_GOODS];
  unsigned taken = 0;

  memcpy (left, yield->left, sizeof left);
  for (unsigned i = 0; i < power->takes; i++)
    {
      const unsigned good = find_plenty (power, left, taken);

      if (good == RACE_N_GOODS)
        return false;
      left[good]--;
      taken |= power->different ? RACE_BIT (good) : 0;
    }
  memcpy (yield->left, left, sizeof left);
  yield->vp += power->vp;
  yield->cards += power->cards;
  return true;
}

static void
use_power (const RacePower *power, RaceYield *yield)
{
  unsigned good;
  int n = 0;

  switch (power->kind)
    {
    case RACE_POWER_CONSUME:
      for (unsigned i = 0; i < power->uses && use_once (power, yield); i++)
        ;
      break;
    case RACE_POWER_CONSUME_GOOD_AT_TRADE_PRICE:
      for (good = RACE_N_GOODS; good-- > 0;)
        if (yield->left[good] > 0 && (power->goods >> good & 1) != 0)
          {
            yield->left[good]--;
            yield->cards += race_prices[good];
            break;
          }
      break;
    case RACE_POWER_CONSUME_ALL_GOODS:
      for (good = 0; good < RACE_N_GOODS; good++)
        {
          n += yield->left[good];
          yield->left[good] = 0;
        }
      yield->vp += n > 0 ? (float) (n - 1) : 0;
      break;
    case RACE_POWER_CONSUME_DRAW:
      yield->cards += power->amount;
      break;
    case RACE_POWER_DRAW_IF_LUCKY:
      yield->cards += 0.3f;
      break;
    default:
      break;
    }
}

/* Picky powers first, those that take everything last. */
static unsigned
power_rank (const RacePower *power)
{
  if (power->kind != RACE_POWER_CONSUME)
    return power->kind == RACE_POWER_CONSUME_ALL_GOODS ? 3 : 2;
  return __builtin_popcount (power->goods & ((1u << RACE_N_GOODS) - 1)) > 1;
}

RaceYield
race_yield (const RaceState *s, const RaceSeat *p, const uint8_t goods[RACE_N_GOODS])
{
  RaceYield yield = { 0 };

  memcpy (yield.left, goods, RACE_N_GOODS);
  for (unsigned rank = 0; rank <= 3; rank++)
    for (unsigned i = 0; i < p->n_tableau; i++)
      {
        const RaceDesign *card = race_design (s, p->tableau[i]);

        if ((card->when & RACE_BIT (RACE_IN_CONSUME)) == 0)
          continue;
        for (unsigned k = 0; k < card->n_powers; k++)
          if (card->powers[k].when == RACE_IN_CONSUME && power_rank (&card->powers[k]) == rank)
            use_power (&card->powers[k], &yield);
      }
  return yield;
}

int
race_best_price (const RaceState *s, const RaceSeat *p, const uint8_t goods[RACE_N_GOODS])
{
  int bonus[RACE_N_GOODS] = { 0 };
  int best = 0;

  for (unsigned i = 0; i < p->n_tableau; i++)
    {
      const RaceDesign *card = race_design (s, p->tableau[i]);

      for (unsigned k = 0; (card->has & RACE_BIT (RACE_POWER_TRADE_BONUS)) != 0 && k < card->n_powers; k++)
        for (unsigned g = 0; card->powers[k].kind == RACE_POWER_TRADE_BONUS && g < RACE_N_GOODS; g++)
          if (card->powers[k].this_world ? card->good == g : (card->powers[k].goods >> g & 1) != 0)
            bonus[g] += card->powers[k].amount;
    }
  for (unsigned g = 0; g < RACE_N_GOODS; g++)
    if (goods[g] > 0 && race_prices[g] + bonus[g] > best)
      best = race_prices[g] + bonus[g];
  return best;
}

/* --- The whole tableau --- */

/* The value of one Explore, Develop, Settle or Trade power in cards per round. */
static float
steady_cards_of (const RacePower *power, const RaceOutlook *o)
{
  const float amount = (float) power->amount;
  const float share = 0.2f * (float) __builtin_popcount (power->goods & RACE_ANY_GOOD);

  switch (power->kind)
    {
    case RACE_POWER_EXPLORE_DRAW:
      return o->explores * 0.22f * amount;
    case RACE_POWER_EXPLORE_KEEP:
      return o->explores * 0.9f * amount;
    case RACE_POWER_DRAW_AT_PHASE_START:
      return o->develops * amount;
    case RACE_POWER_REDUCE_DEVELOPMENT_COST:
    case RACE_POWER_DRAW_AFTER_PLACING_DEVELOPMENT:
      return o->develops * 0.65f * amount;
    case RACE_POWER_REDUCE_WORLD_COST:
      return o->settles * 0.65f * amount * share;
    case RACE_POWER_DRAW_AFTER_PLACING_WORLD:
      return o->settles * 0.7f * amount;
    case RACE_POWER_SPECIALIZED_MILITARY:
      return o->settles * 0.25f * amount * (share + 0.2f);
    case RACE_POWER_TEMPORARY_MILITARY:
      return 0.1f * amount;
    case RACE_POWER_PAY_FOR_MILITARY_WORLD:
      return o->settles * 0.9f;
    case RACE_POWER_TRADE_BONUS:
      return o->cycles * 0.25f * amount * share;
    default:
      return 0;
    }
}

static float
steady_cards (const RaceState *s, const RaceSeat *p, const RaceOutlook *o)
{
  float n = o->settles * 0.42f * minf ((float) p->military, 6);

  for (unsigned i = 0; i < p->n_tableau; i++)
    {
      const RaceDesign *card = race_design (s, p->tableau[i]);

      for (unsigned k = 0; k < card->n_powers; k++)
        n += steady_cards_of (&card->powers[k], o);
    }
  return n;
}

static float
judge (const RaceState *s, int seat, const RaceOutlook *o)
{
  const RaceSeat *p = &s->seats[seat];
  uint8_t lying[RACE_N_GOODS], goods[RACE_N_GOODS];
  RaceYield now, cycle;
  float vp = p->chips, cards, leftover = 0;

  for (unsigned i = 0; i < p->n_tableau; i++)
    {
      const RaceDesign *card = race_design (s, p->tableau[i]);

      vp += card->vp;
      if (card->n_lines > 0)
        vp += (float) race_bonus (s, seat, p->tableau[i]) + 0.35f * o->rounds;
    }
  race_lying_goods (s, p, lying);
  race_goods_after_produce (s, p, goods);
  now = race_yield (s, p, lying);
  cycle = race_yield (s, p, goods);
  for (unsigned g = 0; g < RACE_N_GOODS; g++)
    leftover += (float) now.left[g] * 0.45f * race_prices[g];
  cards = steady_cards (s, p, o)
          + o->cycles * (cycle.cards + race_produce_draws (s, p, goods) + 0.45f * (float) race_best_price (s, p, goods));
  vp += minf (1, 0.4f + 0.3f * o->rounds) * (now.vp * 1.3f + o->card * (now.cards + leftover));
  return vp + o->rounds * (o->cycles * cycle.vp * 1.4f + o->card * cards);
}

float
race_worth (const RaceState *s, int seat, unsigned design, const RaceOutlook *o)
{
  RaceState after = *s;
  RaceSeat *p = &after.seats[seat];
  const RaceDesign *card = race_design (s, design);

  if (p->n_tableau == RACE_MAX_TABLEAU)
    return 0;
  p->tableau[p->n_tableau] = (uint8_t) design;
  p->good[p->n_tableau] = card->source == RACE_WINDFALL ? RACE_UNKNOWN : 0;
  p->n_tableau++;
  p->has |= card->has;
  p->military = (int8_t) (p->military + card->strength);
  return judge (&after, seat, o) - judge (s, seat, o);
}
