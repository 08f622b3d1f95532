/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Chooses the phase to select: by its gain compared with the others', and whether somebody else
 * selects it anyway. */
#include "games/race/players/regular.h"

#include <math.h>
#include <string.h>

enum { EXPLORE, DEVELOP, SETTLE, CONSUME, PRODUCE, N_PHASES };

static const uint8_t phase_of[RACE_N_ACTIONS] = {
  [RACE_EXPLORE_5] = EXPLORE, [RACE_EXPLORE_1_1] = EXPLORE, [RACE_DEVELOP] = DEVELOP, [RACE_SETTLE] = SETTLE,
  [RACE_TRADE] = CONSUME,     [RACE_DOUBLE] = CONSUME,      [RACE_PRODUCE] = PRODUCE,
};

typedef struct
{
  float phase[N_PHASES];        /* the gain from each, whoever calls it */
  float bonus[RACE_N_ACTIONS];  /* the additional gain from calling it */
  float again[2];               /* a second Develop, a second Settle */
} Gains;

/* --- What is known of everybody --- */

static void
weigh_goods (const RaceMind *mind, int seat, Gains *gains)
{
  const RaceState *s = mind->s;
  const RaceSeat *p = &s->seats[seat];
  const float card = mind->outlook.card;
  const float soon = mind->outlook.rounds < 1.2f ? 0.15f : 0.75f; /* how likely goods are used at all */
  uint8_t lying[RACE_N_GOODS], after[RACE_N_GOODS], rest[RACE_N_GOODS];
  RaceYield now, later, sold;
  float more = 0;
  int price, n_windfall = 0;
  unsigned dearest = 0;

  race_lying_goods (s, p, lying);
  race_goods_after_produce (s, p, after);
  now = race_yield (s, p, lying);
  later = race_yield (s, p, after);
  gains->phase[CONSUME] = now.vp + card * now.cards;
  gains->bonus[RACE_DOUBLE] = now.vp;
  price = race_best_price (s, p, lying);
  memcpy (rest, lying, sizeof rest);
  for (unsigned g = 0; g < RACE_N_GOODS; g++)
    if (rest[g] > 0 && (rest[dearest] == 0 || race_prices[g] > race_prices[dearest]))
      dearest = g;
  if (price > 0)
    rest[dearest]--;
  sold = race_yield (s, p, rest);
  gains->bonus[RACE_TRADE] = card * ((float) price + sold.cards - now.cards) + sold.vp - now.vp;
  for (unsigned g = 0; g < RACE_N_GOODS; g++)
    more += 0.4f * card * race_prices[g] * (float) (later.left[g] - now.left[g]);
  gains->phase[PRODUCE] = soon * (1.35f * (later.vp - now.vp) + card * (later.cards - now.cards) + more)
                          + card * race_produce_draws (s, p, after);
  for (unsigned i = 0; i < p->n_tableau; i++)
    n_windfall += p->good[i] == 0 && race_design (s, p->tableau[i])->source == RACE_WINDFALL;
  gains->bonus[RACE_PRODUCE] = n_windfall > 0 ? 1.6f * card : 0;
}

static void
weigh_explore (const RaceMind *mind, int seat, Gains *gains)
{
  const float card = mind->outlook.card;
  const float draws = (float) race_explore_draws (mind->s, seat);

  gains->phase[EXPLORE] = card * (1 + 0.1f * draws);
  gains->bonus[RACE_EXPLORE_5] = card * 0.85f;
  gains->bonus[RACE_EXPLORE_1_1] = card * 1.1f;
}

/* --- Cards --- */

static void
weigh_own_hand (const RaceMind *mind, Gains *gains)
{
  const RaceSeat *p = &mind->s->seats[mind->seat];
  float best[2] = { 0, 0 }, second[2] = { 0, 0 };

  for (unsigned d = 0; d < RACE_N_DESIGNS; d++)
    if (race_cards_have (&p->hand, d) || race_cards_have (&p->shown, d))
      {
        const unsigned kind = race_design (mind->s, d)->kind;
        const float gain = race_gain_by_placing (mind, d, 0);

        if (gain > best[kind])
          {
            second[kind] = best[kind];
            best[kind] = gain;
          }
        else if (gain > second[kind])
          second[kind] = gain;
      }
  gains->phase[DEVELOP] = best[RACE_DEVELOPMENT];
  gains->phase[SETTLE] = best[RACE_WORLD];
  gains->bonus[RACE_DEVELOP] = best[RACE_DEVELOPMENT] > 0 ? mind->outlook.card : 0;
  gains->bonus[RACE_SETTLE] = best[RACE_WORLD] > 0 ? mind->outlook.card : 0;
  gains->again[0] = second[RACE_DEVELOPMENT] * 0.7f;
  gains->again[1] = second[RACE_WORLD] * 0.7f;
}

/* Of another hand only the size is known. */
static void
guess_hand (const RaceMind *mind, int seat, Gains *gains)
{
  const RaceSeat *p = &mind->s->seats[seat];
  const float size = (float) (p->n_hand < 7 ? p->n_hand : 7);
  const float gain = p->n_hand < 2 ? 0.1f : 0.3f + 0.33f * size;

  gains->phase[DEVELOP] = gain * 0.9f;
  gains->phase[SETTLE] = gain + (p->military > 0 ? 0.5f : 0);
  gains->bonus[RACE_DEVELOP] = gains->bonus[RACE_SETTLE] = mind->outlook.card;
}

static void
weigh (const RaceMind *mind, int seat, Gains *gains)
{
  memset (gains, 0, sizeof *gains);
  weigh_goods (mind, seat, gains);
  weigh_explore (mind, seat, gains);
  if (seat == mind->seat)
    weigh_own_hand (mind, gains);
  else
    guess_hand (mind, seat, gains);
}

/* How likely a seat is to call each phase. */
static void
predict (const RaceMind *mind, const Gains *gains, float calls[N_PHASES])
{
  const int actions = (mind->s->options & RACE_TWO_ACTIONS) != 0 ? 2 : 1;
  float weight[RACE_N_ACTIONS];
  float sum = 0;

  memset (calls, 0, N_PHASES * sizeof *calls);
  for (unsigned a = 0; a < RACE_N_ACTIONS; a++)
    {
      weight[a] = expf (1.3f * (gains->phase[phase_of[a]] + gains->bonus[a]));
      sum += weight[a];
    }
  for (unsigned a = 0; a < RACE_N_ACTIONS; a++)
    calls[phase_of[a]] += weight[a] / sum;
  for (unsigned i = 0; i < N_PHASES; i++)
    calls[i] = actions == 2 ? 1 - (1 - calls[i]) * (1 - calls[i]) : calls[i];
}

/* The value of choosing each action. */
static void
weigh_actions (const RaceMind *mind, const Gains *own, float values[RACE_N_ACTIONS])
{
  const RaceState *s = mind->s;
  float theirs[N_PHASES] = { 0 };  /* what the others gain from a phase */
  float without[N_PHASES];         /* how likely it is that nobody else calls it */

  for (unsigned i = 0; i < N_PHASES; i++)
    without[i] = 1;
  for (int seat = 0; mind->style->reads_others && seat < s->n_seats; seat++)
    if (seat != mind->seat)
      {
        Gains gains;
        float calls[N_PHASES];

        weigh (mind, seat, &gains);
        predict (mind, &gains, calls);
        for (unsigned i = 0; i < N_PHASES; i++)
          {
            theirs[i] += gains.phase[i] / (float) (s->n_seats - 1);
            without[i] *= 1 - calls[i];
          }
      }
  for (unsigned a = 0; a < RACE_N_ACTIONS; a++)
    {
      const unsigned phase = phase_of[a];

      values[a] = own->bonus[a] + without[phase] * (own->phase[phase] - 0.7f * theirs[phase]) + race_blur (mind);
    }
}

GameAnswer
race_choose_action (const RaceMind *mind, const GameAnswer *legal, size_t n)
{
  Gains own;
  float values[RACE_N_ACTIONS];
  GameAnswer best = legal[0];
  float most = -1000;

  weigh (mind, mind->seat, &own);
  weigh_actions (mind, &own, values);
  for (size_t i = 0; i < n; i++)
    {
      const unsigned first = GAME_ANSWER_A (legal[i]);
      const unsigned second = GAME_ANSWER_B (legal[i]);
      float value = values[first];

      if (second == first + 1)
        value += own.again[first == RACE_SETTLE];
      else if (second != 0)
        value += phase_of[second - 1] == phase_of[first] ? own.bonus[second - 1] : values[second - 1];
      if (value > most)
        {
          most = value;
          best = legal[i];
        }
    }
  return best;
}
