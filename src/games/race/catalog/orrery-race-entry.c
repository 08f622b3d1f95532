/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An entry's facts from the engine's tables. */
#include "games/race/catalog/orrery-race-entry-private.h"

/* Masks of OrreryCardPower. */
#define GIVES(what) (1u << ORRERY_GIVES_##what)

static const guint8 groups[RACE_N_POWER_KINDS] = {
  [RACE_POWER_EXPLORE_DRAW] = GIVES (CARDS),
  [RACE_POWER_EXPLORE_KEEP] = GIVES (CARDS),
  [RACE_POWER_DRAW_AT_PHASE_START] = GIVES (CARDS),
  [RACE_POWER_REDUCE_DEVELOPMENT_COST] = GIVES (DISCOUNT),
  [RACE_POWER_DRAW_AFTER_PLACING_DEVELOPMENT] = GIVES (CARDS),
  [RACE_POWER_REDUCE_WORLD_COST] = GIVES (DISCOUNT),
  [RACE_POWER_MILITARY] = GIVES (MILITARY),
  [RACE_POWER_SPECIALIZED_MILITARY] = GIVES (MILITARY),
  [RACE_POWER_TEMPORARY_MILITARY] = GIVES (MILITARY) | GIVES (DISCARD),
  [RACE_POWER_PLACE_WORLD_FOR_ZERO] = GIVES (DISCOUNT) | GIVES (DISCARD),
  [RACE_POWER_PAY_FOR_MILITARY_WORLD] = GIVES (DISCOUNT),
  [RACE_POWER_DRAW_AFTER_PLACING_WORLD] = GIVES (CARDS),
  [RACE_POWER_TRADE_BONUS] = GIVES (CARDS) | GIVES (TRADE),
  [RACE_POWER_CONSUME_GOOD_AT_TRADE_PRICE] = GIVES (CARDS),
  [RACE_POWER_CONSUME_ALL_GOODS] = GIVES (VP),
  [RACE_POWER_CONSUME_DRAW] = GIVES (CARDS),
  [RACE_POWER_DRAW_IF_LUCKY] = GIVES (CARDS),
  [RACE_POWER_DISCARD_HAND_CARDS] = GIVES (VP) | GIVES (DISCARD),
  [RACE_POWER_DRAW_IF_PRODUCED_ON_THIS_WORLD] = GIVES (CARDS),
  [RACE_POWER_PRODUCE_ON_WINDFALL] = GIVES (WINDFALL),
  [RACE_POWER_PRODUCE_DRAW] = GIVES (CARDS),
  [RACE_POWER_DRAW_PER_GOOD_PRODUCED] = GIVES (CARDS),
  [RACE_POWER_DRAW_PER_KIND_PRODUCED] = GIVES (CARDS),
  [RACE_POWER_DRAW_PER_WORLD_IN_TABLEAU] = GIVES (CARDS),
  [RACE_POWER_DRAW_IF_STRICTLY_MOST_PRODUCED] = GIVES (CARDS),
};

/* All kinds but one count as any. */
static guint
named (guint goods)
{
  const guint kinds = goods & ((1u << RACE_N_GOODS) - 1);

  return __builtin_popcount (kinds) == 1 ? kinds : 0;
}

guint
orrery_power_colours (const RacePower *power)
{
  return named (power->goods);
}

guint
orrery_line_colours (const RaceLine *line)
{
  return line->per == RACE_PER_CARD && line->design == 0 ? named (line->goods) : 0;
}

static guint
list_types (const RaceDesign *card)
{
  guint types = 0;

  if (card->kind == RACE_WORLD)
    types |= 1u << (card->source == RACE_PRODUCTION ? ORRERY_CARD_PRODUCTION
                    : card->source == RACE_WINDFALL ? ORRERY_CARD_WINDFALL
                                                    : ORRERY_CARD_GRAY);
  if (card->military)
    types |= 1u << ORRERY_CARD_MILITARY;
  if (card->start != RACE_NO_START)
    types |= 1u << ORRERY_CARD_START;
  if (card->n_lines > 0)
    types |= 1u << ORRERY_CARD_BONUS;

  return types;
}

static guint
list_gains (const RaceDesign *card)
{
  guint gains = 0;

  for (guint i = 0; i < card->n_powers; i++)
    {
      const RacePower *power = &card->powers[i];

      gains |= groups[power->kind];
      if (power->kind == RACE_POWER_CONSUME)
        gains |= (power->vp > 0 ? GIVES (VP) : 0) | (power->cards > 0 ? GIVES (CARDS) : 0);
    }

  return gains;
}

static guint
list_colours (const RaceDesign *card)
{
  guint colours = 0;

  if (card->kind == RACE_WORLD)
    return RACE_BIT (card->good);
  for (guint i = 0; i < card->n_powers; i++)
    colours |= orrery_power_colours (&card->powers[i]);
  for (guint i = 0; i < card->n_lines; i++)
    colours |= orrery_line_colours (&card->lines[i]);

  return colours;
}

void
orrery_entry_set_design (OrreryEntry *self, guint design, guint keywords)
{
  const RaceDesign *card = &race_designs[0][design];
  guint *facets = self->facets;

  self->piece = (int) design;
  self->kind = card->kind == RACE_WORLD ? ORRERY_KIND_WORLD : ORRERY_KIND_DEVELOPMENT;
  self->cost = card->cost;
  facets[ORRERY_FACET_KIND] = 1u << self->kind;
  facets[RACE_FACET_TYPE] = list_types (card);
  facets[RACE_FACET_PHASE] = card->when;
  facets[RACE_FACET_COST] = 1u << card->cost;
  facets[RACE_FACET_COLOUR] = list_colours (card);
  facets[RACE_FACET_KEYWORD] = keywords;
  facets[RACE_FACET_POWER] = list_gains (card);
  self->facts = orrery_race_list_facts (design, keywords);
}

const RaceDesign *
orrery_entry_get_race_design (OrreryEntry *self)
{
  const int design = orrery_entry_get_piece (self);

  return design >= 0 ? &race_designs[0][design] : NULL;
}
