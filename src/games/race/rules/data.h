/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The print on the cards of Race for the Galaxy.
 *
 * The tables behind this header are generated at build time from data/race/cards.json. Facts about cards are
 * nowhere else, and no rule looks for a card by name: rules look for powers, by kind. */
#pragma once

#include <stdbool.h>
#include <stdint.h>

/* Kinds of goods, cheapest first. A world that holds none is gray. */
typedef enum
{
  RACE_NOVELTY,
  RACE_RARE,
  RACE_GENES,
  RACE_ALIEN,
  RACE_N_GOODS,
  RACE_GRAY = RACE_N_GOODS
} RaceGood;

/* A set of goods, keywords or phases is a mask of these bits. */
#define RACE_BIT(n) (1u << (n))
#define RACE_ANY_GOOD 0x1fu /* and gray */

typedef enum { RACE_DEVELOPMENT, RACE_WORLD } RaceKind;

/* How a world gets goods, also as a mask of bits. */
typedef enum { RACE_NO_GOODS, RACE_WINDFALL, RACE_PRODUCTION } RaceGoods;

/* The keywords that matter for the rules; others are for people only. */
typedef enum
{
  RACE_KEYWORD_REBEL = 1,
  RACE_KEYWORD_ALIEN = 2
} RaceKeyword;

/* When a power works. Trade is a part of Consume, with powers of its own. */
typedef enum
{
  RACE_IN_EXPLORE,
  RACE_IN_DEVELOP,
  RACE_IN_SETTLE,
  RACE_IN_TRADE,
  RACE_IN_CONSUME,
  RACE_IN_PRODUCE
} RaceWhen;

enum
{
  RACE_N_DESIGNS = 95, /* 0 to 94, in the order of cards.json */
  RACE_N_CARDS = 114,
  RACE_N_STARTS = 5,
  RACE_MAX_POWERS = 3,
  RACE_MAX_LINES = 4,
  RACE_N_EDITIONS = 2, /* the first of them is used unless an option says otherwise */
  RACE_NO_START = 0xff
};

/* The codes are those of rules 5. */
typedef enum
{
  RACE_POWER_EXPLORE_DRAW,           /* I1: draw `amount` more */
  RACE_POWER_EXPLORE_KEEP,           /* I2: keep `amount` more */
  RACE_POWER_DRAW_AT_PHASE_START,    /* II1: of Develop */
  RACE_POWER_REDUCE_DEVELOPMENT_COST, /* II2: by `amount` */
  RACE_POWER_DRAW_AFTER_PLACING_DEVELOPMENT, /* II3 */
  RACE_POWER_REDUCE_WORLD_COST,      /* III1: of `goods` by `amount` */
  RACE_POWER_MILITARY,               /* III2: `amount`, also negative */
  RACE_POWER_SPECIALIZED_MILITARY,   /* III3: against worlds of `goods` or `keywords` */
  RACE_POWER_TEMPORARY_MILITARY,     /* III4: may discard this card for it, until the phase ends */
  RACE_POWER_PLACE_WORLD_FOR_ZERO,   /* III5: may discard this card and pay nothing; of `goods` */
  RACE_POWER_PAY_FOR_MILITARY_WORLD, /* III6: may, of `goods`, for `amount` less than its defense */
  RACE_POWER_DRAW_AFTER_PLACING_WORLD, /* III7 */
  RACE_POWER_TRADE_BONUS,            /* T1: `amount` more cards for `goods`, or only `this_world` */
  RACE_POWER_CONSUME,                /* IV1: `takes` of `goods`, up to `uses` times, for `vp`, `cards` */
  RACE_POWER_CONSUME_GOOD_AT_TRADE_PRICE, /* IV2: with trade bonuses, if `trade_powers` */
  RACE_POWER_CONSUME_ALL_GOODS,      /* IV3: for as many VP, less one */
  RACE_POWER_CONSUME_DRAW,           /* IV4 */
  RACE_POWER_DRAW_IF_LUCKY,          /* IV5: name `least` to `most` */
  RACE_POWER_DISCARD_HAND_CARDS,     /* IV6: up to `amount`, for `vp` each, never doubled */
  RACE_POWER_PRODUCE_ON_THIS_WORLD,  /* V1 */
  RACE_POWER_DRAW_IF_PRODUCED_ON_THIS_WORLD, /* V2 */
  RACE_POWER_PRODUCE_ON_WINDFALL,    /* V3: on one of `goods` */
  RACE_POWER_PRODUCE_DRAW,           /* V4 */
  RACE_POWER_DRAW_PER_GOOD_PRODUCED, /* V5: of `goods` */
  RACE_POWER_DRAW_PER_KIND_PRODUCED, /* V6 */
  RACE_POWER_DRAW_PER_WORLD_IN_TABLEAU, /* V7: of `goods` */
  RACE_POWER_DRAW_IF_STRICTLY_MOST_PRODUCED, /* V8: of `goods` */
  RACE_N_POWER_KINDS
} RacePowerKind;

/* Bytes only, so that equal powers are equal byte for byte. */
typedef struct
{
  uint8_t kind;      /* RacePowerKind */
  uint8_t when;      /* RaceWhen */
  bool may;          /* optional */
  int8_t amount;
  uint8_t goods;     /* mask of kinds of worlds or goods; worlds may include gray */
  uint8_t keywords;  /* mask */
  bool this_world;   /* a good on this very world only */
  uint8_t takes;     /* goods per use */
  uint8_t uses;      /* maximum number of uses */
  bool different;    /* no two goods of one kind */
  uint8_t vp;        /* for each use */
  uint8_t cards;
  bool trade_powers; /* trade bonuses are added to the price */
  uint8_t least, most; /* numbers to be named */
} RacePower;

/* The cards that a line of a 6-cost development counts. */
typedef enum
{
  RACE_PER_CARD,     /* each card of the tableau that meets all conditions of the line */
  RACE_PER_CHIPS,    /* every `each` VP in chips */
  RACE_PER_MILITARY, /* every point of Military, also below zero */
  RACE_PER_GOOD      /* every good on own worlds */
} RacePer;

/* A card scores once, by the first matching line of a development. */
typedef struct
{
  uint8_t points;
  uint8_t per;      /* RacePer */
  uint8_t each;
  uint8_t kinds;    /* mask of RaceKind */
  bool military;    /* military worlds only */
  uint8_t sources;  /* mask of RaceGoods */
  uint8_t goods;    /* mask of kinds of goods; developments count as gray */
  uint8_t keywords; /* mask, at least one of which it has; 0 for any card */
  uint8_t cost;     /* 0 for any */
  uint8_t when;     /* mask of RaceWhen, with a power in at least one of them; 0 for any card */
  uint8_t design;   /* that very card, plus one; 0 for any */
} RaceLine;

typedef struct
{
  const char *id;   /* "gem-world" */
  const char *name; /* as printed */
  uint8_t kind;     /* RaceKind */
  uint8_t copies;
  uint8_t start;    /* number of the start world; RACE_NO_START for all others */
  bool is_red;      /* the box of a start world */
  uint8_t first_game; /* the start world in whose first hand a copy of it is; 0 for none */
  bool military;
  uint8_t cost;     /* or defense, of a military world */
  uint8_t vp;       /* printed; 0 for a 6-cost development */
  uint8_t source;   /* RaceGoods */
  uint8_t good;     /* RaceGood */
  uint8_t keywords; /* mask */
  uint8_t when;     /* mask of RaceWhen of its powers */
  uint8_t n_powers;
  uint8_t n_lines;
  uint32_t has;     /* mask of RacePowerKind */
  int8_t strength;  /* sum of its Military */
  RacePower powers[RACE_MAX_POWERS];
  RaceLine lines[RACE_MAX_LINES];
} RaceDesign;

/* A set of cards, by design. Copies of a design are interchangeable, so a set stores for each design whether
 * it has one, and whether it has two. */
typedef struct
{
  uint64_t one[2];
  uint64_t two[2];
} RaceCards;

extern const RaceDesign race_designs[RACE_N_EDITIONS][RACE_N_DESIGNS];
extern const uint8_t race_starts[RACE_N_STARTS]; /* designs of the start worlds, by number */
extern const RaceCards race_all_cards;
extern const uint8_t race_prices[RACE_N_GOODS];
extern const char *const race_good_names[RACE_N_GOODS + 2]; /* "novelty" … "alien", "gray", NULL */
