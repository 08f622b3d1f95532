/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moves cards, goods and chips, and updates the totals. */
#include "games/race/rules/internal.h"

/* Rules 3.4: everybody gets everything they earned, even if the pool falls below zero. */
void
race_gain_chips (RaceState *s, int seat, int n, unsigned why, GameEvents *ev)
{
  if (n == 0)
    return;
  s->seats[seat].chips = (int16_t) (s->seats[seat].chips + n);
  s->pool = (int16_t) (s->pool - n);
  game_emit (ev, RACE_EVENT (RACE_EVENT_CHIPS, (int8_t) seat, false, (uint8_t) why, 0, 0, (int16_t) n));
}

void
race_tableau_add (RaceState *s, int seat, uint8_t design)
{
  RaceSeat *p = &s->seats[seat];

  p->tableau[p->n_tableau++] = design;
  p->has |= race_design (s, design)->has;
  p->military = (int8_t) (p->military + race_design (s, design)->strength);
}

/* Removes one place from masks by place. */
static uint16_t
without_place (unsigned places, unsigned place)
{
  const unsigned before = (1u << place) - 1;

  return (uint16_t) ((places & before) | (places >> 1 & ~before));
}

/* The good on it, if any, must be handled first. */
void
race_tableau_remove (RaceState *s, int seat, unsigned place)
{
  RaceSeat *p = &s->seats[seat];

  p->produced = without_place (p->produced, place);
  p->n_tableau--;
  for (unsigned i = place; i < p->n_tableau; i++)
    {
      p->tableau[i] = p->tableau[i + 1];
      p->good[i] = p->good[i + 1];
    }
  p->tableau[p->n_tableau] = p->good[p->n_tableau] = 0;
  race_recount (s, seat);
}

/* Rules 3.3: a card discarded from the tableau is face down, but everybody has seen it. */
void
race_sacrifice (RaceState *s, int seat, unsigned place, int military, GameEvents *ev)
{
  const uint8_t design = s->seats[seat].tableau[place];

  race_tableau_remove (s, seat, place);
  race_discard (s, RACE_KNOWN_TO_ALL, design);
  game_emit (ev, RACE_EVENT (RACE_EVENT_SACRIFICED, (int8_t) seat, false, design, 0, 0, (int16_t) military));
}

int
race_tableau_find (const RaceSeat *p, unsigned design)
{
  for (unsigned i = 0; i < p->n_tableau; i++)
    if (p->tableau[i] == design)
      return (int) i;
  return -1;
}

void
race_recount (RaceState *s, int seat)
{
  RaceSeat *p = &s->seats[seat];

  p->has = 0;
  p->military = 0;
  for (unsigned i = 0; i < p->n_tableau; i++)
    {
      p->has |= race_design (s, p->tableau[i])->has;
      p->military = (int8_t) (p->military + race_design (s, p->tableau[i])->strength);
    }
}

/* Rules 7: the seat whose original start world has the lowest number begins. */
void
race_find_first (RaceState *s)
{
  s->first = 0;
  for (uint8_t i = 1; i < s->n_seats; i++)
    if (s->seats[i].start < s->seats[s->first].start)
      s->first = i;
}

void
race_discard (RaceState *s, unsigned who_knows, uint8_t design)
{
  s->n_discard++;
  if (design == RACE_UNKNOWN)
    s->n_discard_unknown++;
  else
    race_cards_add (&s->discard[who_knows], design);
}

/* Rules 0.2: a good goes to the discard face down, and nobody looks. */
void
race_good_remove (RaceState *s, int seat, unsigned place)
{
  uint8_t *good = &s->seats[seat].good[place];

  race_discard (s, RACE_KNOWN_TO_NOBODY, *good == RACE_UNKNOWN ? RACE_UNKNOWN : (uint8_t) (*good - 1));
  *good = 0;
}

int
race_count_goods (const RaceSeat *p)
{
  int n = 0;

  for (unsigned i = 0; i < p->n_tableau; i++)
    n += p->good[i] != 0;
  return n;
}

unsigned
race_goods_of (const RaceState *s, const RaceSeat *p, unsigned goods)
{
  static const uint8_t none[RACE_MAX_TABLEAU];
  unsigned places = 0;

  if (memcmp (p->good, none, sizeof none) == 0)
    return 0;
  for (unsigned i = 0; i < p->n_tableau; i++)
    if (p->good[i] != 0 && (goods & RACE_BIT (race_design (s, p->tableau[i])->good)) != 0)
      places |= RACE_BIT (i);
  return places;
}

/* Worlds at those places as answers, ascending. */
size_t
race_list_worlds (const RaceSeat *p, unsigned places, unsigned kind, GameAnswer *out)
{
  size_t n = 0;

  for (; places != 0; places &= places - 1)
    {
      const GameAnswer answer = GAME_ANSWER (kind, p->tableau[__builtin_ctz (places)], 0, 0);
      size_t at = n++;

      for (; at > 0 && out[at - 1] > answer; at--)
        out[at] = out[at - 1];
      out[at] = answer;
    }
  return n;
}
