/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hidden information (rules 6): what a seat may see, and a guess at the rest.
 *
 * A view is itself a playable state. Secret choices of others are not masked but undone: to the viewer, they
 * might as well come later. */
#include "games/race/rules/internal.h"

/* The cards may be anywhere now; returns their number. */
static uint8_t
forget (RaceState *s, RaceCards *cards)
{
  const int n = race_cards_size (cards);

  race_cards_add_all (&s->deck, cards);
  race_cards_clear (cards);
  return (uint8_t) n;
}

/* Nobody knows which card a good is, not even its owner. */
static void
hide_goods (RaceState *s, RaceSeat *p)
{
  for (unsigned i = 0; i < p->n_tableau; i++)
    if (p->good[i] != 0 && p->good[i] != RACE_UNKNOWN)
      {
        race_cards_add (&s->deck, p->good[i] - 1u);
        p->good[i] = RACE_UNKNOWN;
      }
}

/* Setup: start worlds that others choose from are dealt to them again, later. */
static void
hide_offer (RaceState *s, RaceSeat *p)
{
  for (unsigned i = 0; i < 2; i++)
    if (p->offer[i] != 0 && p->offer[i] != RACE_UNKNOWN)
      {
        race_cards_add (&s->deck, p->offer[i] - 1u);
        p->offer[i] = RACE_UNKNOWN;
        s->now.to_draw = 0;
      }
}

static bool
is_choosing (const RaceState *s)
{
  switch (s->step)
    {
    case RACE_STEP_SETUP:
      return s->now.stage == RACE_SETUP_CHOOSE;
    case RACE_STEP_ACTION:
      return true;
    case RACE_STEP_PHASES:
      if (s->phase == RACE_PHASE_EXPLORE)
        return s->now.stage == RACE_EXPLORE_KEEP;
      return s->phase >= RACE_PHASE_DEVELOP && s->phase <= RACE_PHASE_SETTLE_AGAIN
             && s->now.stage == RACE_PLACE_CHOOSE;
    default:
      return false;
    }
}

static void
undo_choice (RaceState *s, int seat)
{
  RaceSeat *p = &s->seats[seat];

  race_cards_clear (&p->chosen);
  p->n_chosen = p->n_chosen_unknown = 0;
  if (!is_choosing (s))
    return;
  p->placing = 0;
  if (s->step == RACE_STEP_ACTION)
    p->actions[0] = p->actions[1] = 0;
  s->now.done = (uint8_t) (s->now.done & ~RACE_BIT (seat));
  if (s->now.chooser == seat + 1)
    s->now.chooser = 0;
}

void
race_view (RaceState *s, int seat)
{
  for (int i = 0; i < s->n_seats; i++)
    {
      RaceSeat *p = &s->seats[i];

      hide_goods (s, p);
      if (i == seat)
        continue;
      undo_choice (s, i);
      p->n_unknown = (uint8_t) (p->n_unknown + forget (s, &p->hand));
      p->n_drawn_unknown = (uint8_t) (p->n_drawn_unknown + forget (s, &p->drawn));
      hide_offer (s, p);
    }
  for (int i = 0; i < RACE_N_DISCARDS; i++)
    if (i != seat && i != RACE_KNOWN_TO_ALL)
      s->n_discard_unknown = (uint8_t) (s->n_discard_unknown + forget (s, &s->discard[i]));
  race_advance (s, NULL);
}

/* A guess */

typedef struct
{
  uint8_t cards[RACE_N_CARDS];
  unsigned n;
} Pile;

static void
fill_pile (Pile *pile, const RaceCards *cards)
{
  pile->n = 0;
  for (unsigned d = race_cards_next (cards, 0); d < RACE_N_DESIGNS; d = race_cards_next (cards, d + 1))
    for (int i = 0; i < race_cards_count (cards, d); i++)
      pile->cards[pile->n++] = (uint8_t) d;
}

static uint8_t
guess_card (RaceState *s, Pile *pile, GameRng *rng)
{
  const uint32_t i = game_rng_below (rng, pile->n);
  const uint8_t design = pile->cards[i];

  pile->cards[i] = pile->cards[--pile->n];
  race_cards_remove (&s->deck, design);
  return design;
}

/* Start worlds to choose from, as long as some are certainly left. */
static void
guess_offers (RaceState *s, GameRng *rng)
{
  for (int i = 0; i < s->n_seats; i++)
    for (unsigned k = 0; k < 2; k++)
      if (s->seats[i].offer[k] == RACE_UNKNOWN)
        {
          uint8_t left[RACE_N_STARTS];
          uint32_t n = 0;

          for (unsigned w = 0; w < RACE_N_STARTS; w++)
            if (race_design (s, race_starts[w])->is_red == (k == 0) && race_cards_have (&s->deck, race_starts[w]))
              left[n++] = race_starts[w];
          left[0] = left[game_rng_below (rng, n)];
          race_cards_remove (&s->deck, left[0]);
          s->seats[i].offer[k] = (uint8_t) (left[0] + 1);
        }
}

static void
guess_seat (RaceState *s, RaceSeat *p, Pile *pile, GameRng *rng)
{
  if (p->n_unknown > 0 || p->n_drawn_unknown > 0)
    {
      /* A choice among cards that now get a name is made again: they would be out of order. */
      race_cards_clear (&p->chosen);
      p->n_chosen = p->n_chosen_unknown = 0;
    }
  for (; p->n_unknown > 0; p->n_unknown--)
    race_cards_add (&p->hand, guess_card (s, pile, rng));
  for (; p->n_drawn_unknown > 0; p->n_drawn_unknown--)
    race_cards_add (&p->drawn, guess_card (s, pile, rng));
  for (unsigned i = 0; i < p->n_tableau; i++)
    if (p->good[i] == RACE_UNKNOWN)
      p->good[i] = (uint8_t) (guess_card (s, pile, rng) + 1);
}

void
race_fill (RaceState *s, GameRng *rng)
{
  Pile pile;

  guess_offers (s, rng);
  fill_pile (&pile, &s->deck);
  for (int i = 0; i < s->n_seats; i++)
    guess_seat (s, &s->seats[i], &pile, rng);
  for (; s->n_discard_unknown > 0; s->n_discard_unknown--)
    race_cards_add (&s->discard[RACE_KNOWN_TO_NOBODY], guess_card (s, &pile, rng));
  /* In a guess everything has a name. */
  s->options = (uint8_t) (s->options & ~RACE_MIRROR);
  race_advance (s, NULL);
}

void
race_determinise (RaceState *s, int seat, GameRng *rng)
{
  race_view (s, seat);
  race_fill (s, rng);
}
