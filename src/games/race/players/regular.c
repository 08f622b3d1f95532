/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/race/players/regular.h"

#include <string.h>

/* Approximately a normal distribution, scaled by the haziness. */
float
race_blur (const RaceMind *mind)
{
  float sum = -6;

  if (mind->style->haziness == 0)
    return 0;
  for (unsigned i = 0; i < 12; i++)
    sum += (float) game_rng_below (mind->rng, 1024) / 1024;
  return sum * mind->style->haziness;
}

static float
worth_of (const RaceMind *mind, unsigned design)
{
  const RaceDesign *card = race_design (mind->s, design);

  if (mind->style->plans)
    return race_worth (mind->s, mind->seat, design, &mind->outlook);
  return (float) card->vp + (card->n_lines > 0 ? 3 : 0) + 0.4f * card->n_powers
         + (card->source != RACE_NO_GOODS ? 0.8f : 0);
}

/* --- Placing --- */

float
race_gain_by_placing (const RaceMind *mind, unsigned design, int less)
{
  const RaceState *s = mind->s;
  const RaceSeat *p = &s->seats[mind->seat];
  const RaceDesign *card = race_design (s, design);
  int cost;

  if (card->kind == RACE_DEVELOPMENT)
    {
      for (unsigned i = 0; i < p->n_tableau; i++)
        if (p->tableau[i] == design)
          return -100;
      cost = race_develop_cost (s, mind->seat, (uint8_t) design) - less;
    }
  else
    {
      cost = race_settle_cost (s, mind->seat, (uint8_t) design);
      if (card->military && race_strength (s, mind->seat, (uint8_t) design) >= card->cost)
        cost = 0;
      if (cost < 0)
        return -100;
    }
  cost = cost < 0 ? 0 : cost;
  if (cost > p->n_hand - 1)
    return -100;
  return worth_of (mind, design) - (float) (cost + 1) * mind->outlook.card;
}

/* The gain of placing must beat keeping everything in hand. */
static GameAnswer
choose_placing (const RaceMind *mind, const GameAnswer *legal, size_t n)
{
  GameAnswer best = legal[n - 1];
  float most = -50;

  for (size_t i = 0; i < n; i++)
    {
      const bool places = GAME_ANSWER_KIND (legal[i]) != RACE_DO_PLACE_NOTHING;
      const float gain
        = (places ? race_gain_by_placing (mind, GAME_ANSWER_A (legal[i]), 0) : 0) + race_blur (mind);

      if (gain > most)
        {
          most = gain;
          best = legal[i];
        }
    }
  return best;
}

/* --- Cards in hand --- */

/* The promise of a card in hand: the gain from placing it, if there is a chance to. */
static float
promise (const RaceMind *mind, unsigned design)
{
  const RaceState *s = mind->s;
  const RaceDesign *card = race_design (s, design);
  const RaceSeat *p = &s->seats[mind->seat];
  const float worth = worth_of (mind, design);
  int cost = card->kind == RACE_DEVELOPMENT ? race_develop_cost (s, mind->seat, (uint8_t) design)
                                            : race_settle_cost (s, mind->seat, (uint8_t) design);
  float hope = 1;

  for (unsigned i = 0; card->kind == RACE_DEVELOPMENT && i < p->n_tableau; i++)
    if (p->tableau[i] == design)
      return 0;
  if (card->military)
    {
      const int gap = card->cost - race_strength (s, mind->seat, (uint8_t) design);

      if (gap <= 0)
        cost = 0;
      else if (cost < 0)
        {
          cost = 0;
          hope = gap > 3 ? 0.05f : 0.5f / (float) gap;
        }
    }
  if (mind->outlook.rounds < 2)
    hope *= cost > p->n_hand ? 0.3f : 1;
  return hope * (worth - (float) cost * mind->outlook.card * 0.8f) + 0.01f * worth;
}

typedef struct
{
  uint8_t design;
  float promise;
} Card;

/* Cards of a set that may still be named: from the last named one on. */
static unsigned
list_cards (const RaceMind *mind, bool is_from_drawn, Card cards[RACE_N_CARDS])
{
  const RaceSeat *p = &mind->s->seats[mind->seat];
  unsigned n = 0;
  int last = -1;

  for (unsigned d = race_cards_next (&p->chosen, 0); d < RACE_N_DESIGNS; d = race_cards_next (&p->chosen, d + 1))
    last = (int) d;
  for (unsigned d = last < 0 ? 0 : (unsigned) last; d < RACE_N_DESIGNS; d++)
    {
      const int count = (is_from_drawn ? race_cards_count (&p->drawn, d)
                                       : race_cards_count (&p->hand, d) + race_cards_count (&p->shown, d))
                        - race_cards_count (&p->chosen, d);
      const float hope = count > 0 ? promise (mind, d) + race_blur (mind) : 0;

      for (int i = 0; i < count; i++)
        cards[n++] = (Card){ (uint8_t) d, i == 0 ? hope : hope * 0.3f };
    }
  return n;
}

/* The first of the `want` cards with the most or least promise. */
static GameAnswer
choose_cards (const RaceMind *mind, bool is_from_drawn, int want, bool most, const GameAnswer *legal, size_t n_legal)
{
  const float sign = most ? -1 : 1;
  Card cards[RACE_N_CARDS];
  const unsigned n = list_cards (mind, is_from_drawn, cards);
  unsigned first = RACE_N_DESIGNS;

  for (unsigned i = 0; i < n; i++)
    {
      int before = 0;

      for (unsigned k = 0; k < n; k++)
        before += sign * cards[k].promise < sign * cards[i].promise || (cards[k].promise == cards[i].promise && k < i);
      if (before < want && cards[i].design < first)
        first = cards[i].design;
    }
  for (size_t i = 0; i < n_legal; i++)
    if (GAME_ANSWER_A (legal[i]) == first)
      return legal[i];
  return legal[0];
}

/* How many of them are still to be named. */
static int
count_wanted (const RaceMind *mind)
{
  const RaceState *s = mind->s;
  const RaceSeat *p = &s->seats[mind->seat];

  switch (s->ask)
    {
    case RACE_ASK_KEEP:
      return race_explore_keeps (s, mind->seat) - p->n_chosen;
    case RACE_ASK_START_DISCARD:
      return RACE_START_DISCARDS - p->n_chosen;
    case RACE_ASK_LIMIT:
      return p->n_hand - RACE_HAND_LIMIT - p->n_chosen;
    default:
      return s->now.takes - p->n_chosen;
    }
}

/* Cards to discard for VP: those worth less than a point. */
static GameAnswer
choose_spend (const RaceMind *mind, const GameAnswer *legal, size_t n)
{
  const float limit = 1 - 0.1f * mind->outlook.rounds;

  for (size_t i = 0; i < n; i++)
    if (GAME_ANSWER_KIND (legal[i]) == RACE_DO_DISCARD
        && (GAME_ANSWER_A (legal[i]) == RACE_UNKNOWN
            || promise (mind, GAME_ANSWER_A (legal[i])) + 0.6f * mind->outlook.card < limit))
      return legal[i];
  return legal[n - 1];
}

/* --- Settling --- */

static GameAnswer
find_kind (const GameAnswer *legal, size_t n, unsigned kind)
{
  for (size_t i = 0; i < n; i++)
    if (GAME_ANSWER_KIND (legal[i]) == kind)
      return legal[i];
  return legal[0];
}

/* For free if possible; a ship only for something expensive. */
static GameAnswer
choose_how (const RaceMind *mind, const GameAnswer *legal, size_t n)
{
  const GameAnswer conquer = find_kind (legal, n, RACE_DO_CONQUER);
  const GameAnswer pay = find_kind (legal, n, RACE_DO_PAY);

  if (GAME_ANSWER_KIND (conquer) == RACE_DO_CONQUER)
    return conquer;
  if (GAME_ANSWER_KIND (pay) == RACE_DO_PAY && race_settle_cost (mind->s, mind->seat, mind->s->piece) < 3)
    return pay;
  return find_kind (legal, n, RACE_DO_USE);
}

static GameAnswer
choose_start (const RaceMind *mind, const GameAnswer *legal, size_t n)
{
  GameAnswer best = legal[0];
  float most = -50;

  for (size_t i = 0; i < n; i++)
    {
      const float worth = worth_of (mind, GAME_ANSWER_A (legal[i])) + race_blur (mind);

      if (worth > most)
        {
          most = worth;
          best = legal[i];
        }
    }
  return best;
}

GameAnswer
race_regular_choose (const RaceState *view, const GameAnswer *legal, size_t n, const RaceStyle *style, GameRng *rng)
{
  RaceMind mind = { .s = view, .seat = view->actor, .style = style, .rng = rng };

  race_look_ahead (view, &mind.outlook);
  switch (view->ask)
    {
    case RACE_ASK_CHOOSE_START:
      return choose_start (&mind, legal, n);
    case RACE_ASK_ACTION:
      return race_choose_action (&mind, legal, n);
    case RACE_ASK_START_DISCARD:
      return choose_cards (&mind, true, count_wanted (&mind), false, legal, n);
    case RACE_ASK_KEEP:
      return choose_cards (&mind, true, count_wanted (&mind), true, legal, n);
    case RACE_ASK_PAY:
    case RACE_ASK_LIMIT:
      return choose_cards (&mind, false, count_wanted (&mind), false, legal, n);
    case RACE_ASK_SPEND:
      return choose_spend (&mind, legal, n);
    case RACE_ASK_DEVELOP:
    case RACE_ASK_SETTLE:
      return choose_placing (&mind, legal, n);
    case RACE_ASK_TACTICS:
      return find_kind (legal, n, RACE_DO_KEEP);
    case RACE_ASK_HOW:
      return choose_how (&mind, legal, n);
    default:
      return race_choose_goods (&mind, legal, n);
    }
}
