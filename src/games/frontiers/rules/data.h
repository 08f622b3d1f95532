/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The numbers of New Frontiers: the contents of the box, the setup, and the scores of goals.
 *
 * The tables behind this header are generated at build time from data/frontiers/. The tiles themselves are
 * not included: the owner of a copy enters them, and they become part of a state. */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#define FR_BIT(n) (1u << (n))

/* Kinds of goods, cheapest first. */
typedef enum { FR_NOVELTY, FR_RARE, FR_GENES, FR_ALIEN, FR_N_KINDS } FrKind;

/* The action tiles. Retreat and Chart are two faces of one. */
typedef enum
{
  FR_RETREAT,
  FR_CHART,
  FR_DEVELOP,
  FR_EXPLORE,
  FR_SETTLE,
  FR_PRODUCE,
  FR_TRADE,
  FR_ENVOYS,
  FR_N_ACTIONS
} FrAction;

typedef enum
{
  FR_CITIZEN_SERVICES,
  FR_FACTION_TOLERANCE,
  FR_SKILLED_WORKFORCE,
  FR_DIVERSIFICATION,
  FR_STOCKPILE_RESOURCES,
  FR_EXPLORATION,
  FR_TAX_ON_TRADE,
  FR_CONSCRIPTION,
  FR_N_GOALS
} FrGoal;

enum
{
  FR_MAX_SEATS = 5,
  FR_N_WORLDS = 60,
  FR_N_FACES = 40, /* names of developments */
  FR_N_MATS = 8,
  FR_N_HOMES = 16,
  FR_N_SMALL = 16,
  FR_N_LARGE = 8,
  FR_N_STACKS = FR_N_SMALL + FR_N_LARGE,
  FR_N_STEPS = 3,  /* of a goal, at most */
  FR_N_TYPES = 2,  /* of worlds: military, non-military */
  FR_N_NUMBERS = 10
};

typedef struct
{
  const char *id;
  const char *name;
  uint8_t credits;
  uint8_t vp;
  uint8_t colonists;
  uint8_t worlds;
  uint8_t discount;
} FrActionData;

typedef struct
{
  uint8_t copies; /* of each small development */
  uint8_t pool;
  uint8_t colonists;
  uint8_t disks; /* selections per round */
  uint8_t credits[FR_MAX_SEATS];
} FrSetupData;

typedef struct
{
  const char *id;
  const char *name;
  uint8_t n_steps;
  uint8_t at_least[FR_N_STEPS]; /* 0: printed on the tile, but unknown to us */
  uint8_t vp[FR_N_STEPS];
} FrGoalData;

/* A row of the rulebook's table of worlds. */
typedef struct
{
  uint8_t count;
  uint8_t numbers[FR_N_NUMBERS]; /* by defense or cost */
  uint8_t colonists[3];          /* by colonists needed */
  uint8_t gray, production, windfall;
  uint8_t kinds[FR_N_KINDS];
  uint8_t any;
  uint8_t imperium, rebel, uplift;
  uint8_t first, last; /* minimum and maximum number */
  uint8_t most_vp;
} FrWorldsData;

extern const FrActionData fr_actions[FR_N_ACTIONS];
extern const FrSetupData fr_setups[FR_MAX_SEATS + 1]; /* by number of seats */
extern const FrGoalData fr_goals[FR_N_GOALS];
extern const FrWorldsData fr_worlds[FR_N_TYPES]; /* military first */
extern const uint8_t fr_prices[FR_N_KINDS];
extern const uint8_t fr_goods[FR_N_KINDS]; /* in the box */

/* Limits: more than `spaces` covered spaces or `colonies` colonies, or fewer than `colonists` in the
 * supply, end the game. */
typedef struct
{
  uint8_t spaces, colonies, colonists;
  uint8_t worlds;   /* explored worlds and colonies together */
  uint8_t laid_out; /* worlds in Explore */
  uint8_t goods, stockpiled_worlds;
  uint8_t box_colonists;
} FrLimits;

extern const FrLimits fr_limits;

/* Known facts about tiles: nothing is certain until the owner of a copy has checked it. */
typedef enum { FR_KNOWN_SMALL, FR_KNOWN_LARGE, FR_KNOWN_COLONY } FrKnownSort;

enum { FR_NOT_KNOWN = 0xff, FR_NOT_A_NUMBER = 0xfe /* "?" */ };

typedef struct
{
  const char *id;
  const char *name;
  char power[4]; /* the code of its first power; empty: unknown */
  uint8_t sort;  /* FrKnownSort */
  uint8_t cost;
  uint8_t vp;
  uint8_t kind;  /* FrKind; FR_N_KINDS: not known */
  uint8_t certainty; /* of the name; 0 is the highest of three */
  const char *facts; /* everything, as in data/frontiers/tiles.json */
} FrKnownTile;

extern const FrKnownTile fr_known_tiles[]; /* developments, then colonies */
extern const unsigned fr_n_known_developments, fr_n_known_tiles;
