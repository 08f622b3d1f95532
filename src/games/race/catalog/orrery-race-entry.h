/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Data that only entries of Race for the Galaxy have: a card, and its facets. */
#pragma once

#include "catalog/orrery-catalog.h"
#include "games/race/rules/data.h"

/* In addition to ORRERY_FACET_KIND. */
enum
{
  RACE_FACET_TYPE = 1, /* OrreryCardType */
  RACE_FACET_PHASE,    /* RaceWhen */
  RACE_FACET_COST,     /* or defense */
  RACE_FACET_COLOUR,   /* RaceGood, including gray */
  RACE_FACET_KEYWORD,  /* OrreryCardKeyword */
  RACE_FACET_POWER,    /* OrreryCardPower */
  RACE_N_FACETS
};

typedef enum
{
  ORRERY_CARD_PRODUCTION,
  ORRERY_CARD_WINDFALL,
  ORRERY_CARD_GRAY,
  ORRERY_CARD_MILITARY,
  ORRERY_CARD_START,
  ORRERY_CARD_BONUS /* a development of cost 6 */
} OrreryCardType;

typedef enum
{
  ORRERY_KEYWORD_REBEL,
  ORRERY_KEYWORD_ALIEN,
  ORRERY_KEYWORD_IMPERIUM,
  ORRERY_KEYWORD_UPLIFT,
  ORRERY_KEYWORD_TERRAFORMING,
  ORRERY_KEYWORD_CHROMOSOME,
  ORRERY_N_KEYWORDS
} OrreryCardKeyword;

/* Sorts of powers. */
typedef enum
{
  ORRERY_GIVES_CARDS,
  ORRERY_GIVES_VP,
  ORRERY_GIVES_MILITARY,
  ORRERY_GIVES_DISCOUNT,
  ORRERY_GIVES_TRADE,    /* more for a good that is sold */
  ORRERY_GIVES_WINDFALL, /* a good on a windfall world */
  ORRERY_GIVES_DISCARD   /* something for discarding a card */
} OrreryCardPower;

/* The parts of a card's text, after one for each power. */
enum
{
  ORRERY_CARD_PART_GOODS = RACE_MAX_POWERS,
  ORRERY_CARD_PART_BONUS,
  ORRERY_CARD_PART_EDITION
};

/* NULL: not a card. */
const RaceDesign *orrery_entry_get_race_design (OrreryEntry *self);
