/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The print on the dice and tiles of Roll for the Galaxy.
 *
 * The tables behind this header are generated at build time from data/roll/dice.json and
 * data/roll/tiles.json. Facts about dice and tiles are nowhere else, and no rule looks for a tile by name:
 * rules look for powers, by kind. */
#pragma once

#include <stdbool.h>
#include <stdint.h>

/* Kinds of dice by color: Home, Military, Consumption, Novelty, Rare Elements, Genes, Alien
 * Technology. Worlds have a color too, where gray stands for "holds no goods". */
typedef enum
{
  ROLL_WHITE,
  ROLL_RED,
  ROLL_PURPLE,
  ROLL_CYAN,
  ROLL_BROWN,
  ROLL_GREEN,
  ROLL_YELLOW,
  ROLL_N_COLOURS,
  ROLL_GRAY = ROLL_N_COLOURS,
  ROLL_NO_COLOUR = 0xff
} RollColour;

/* The five phases, I to V; as the face of a die there is a sixth, wild. */
typedef enum
{
  ROLL_EXPLORE,
  ROLL_DEVELOP,
  ROLL_SETTLE,
  ROLL_PRODUCE,
  ROLL_SHIP,
  ROLL_N_PHASES,
  ROLL_WILD = ROLL_N_PHASES,
  ROLL_N_SIDES,
  ROLL_NO_PHASE = 0xff
} RollPhase;

/* A set of colors or phases is a mask of these bits. */
#define ROLL_BIT(n) (1u << (n))
#define ROLL_ANY_COLOUR 0xffu
#define ROLL_ANY_PHASE 0x1fu

enum
{
  ROLL_N_TILES = 55,                            /* two-sided game tiles */
  ROLL_N_FACTIONS = 9,                          /* two tile squares each */
  ROLL_N_HOMES = 9,
  ROLL_FIRST_FACTION_FACE = 2 * ROLL_N_TILES,   /* 110: left and right half of faction 1, … */
  ROLL_FIRST_HOME_FACE = ROLL_FIRST_FACTION_FACE + 2 * ROLL_N_FACTIONS,
  ROLL_N_FACES = ROLL_FIRST_HOME_FACE + ROLL_N_HOMES, /* 137 */
  ROLL_N_DICE = 111,
  ROLL_MAX_POWERS = 2,
  ROLL_MAX_GAINS = 2
};

/* Game tile t (0 to 54) has the development face 2t and the world face 2t + 1. */
#define ROLL_DEVELOPMENT_OF(tile) ((uint8_t) (2 * (tile)))
#define ROLL_WORLD_OF(tile) ((uint8_t) (2 * (tile) + 1))
#define ROLL_TILE_OF(face) ((uint8_t) ((face) >> 1))
#define ROLL_REVERSE_OF(face) ((uint8_t) ((face) ^ 1))

typedef enum { ROLL_SET_GAME, ROLL_SET_FACTION, ROLL_SET_HOME } RollSet;
typedef enum { ROLL_DEVELOPMENT, ROLL_WORLD } RollKind;

typedef enum
{
  ROLL_POWER_REASSIGN,       /* move `least` to `amount` workers of `colours` `from` → `to` */
  ROLL_POWER_DICTATE_AGAIN,  /* Dictate as often as you like */
  ROLL_POWER_DICTATE_MORE,   /* each Dictate moves up to `amount` workers */
  ROLL_POWER_EXTRA_WORKERS,  /* one virtual worker of each of `colours` in `phases` */
  ROLL_POWER_REARRANGE,      /* both stacks, in Explore */
  ROLL_POWER_PLACE_ON_TOP,   /* tiles of a Scout may go on top */
  ROLL_POWER_STOCK,          /* Stock with an explorer of `colours` gains `amount` */
  ROLL_POWER_DRAW,           /* `amount` more tiles at the end of Explore */
  ROLL_POWER_CREDITS,        /* at the end of `phases`: `amount` per `each` of `per`, if `condition` */
  ROLL_POWER_CHIPS,          /* at the end of `phases`: `amount` VP chips */
  ROLL_POWER_COMPLETE_CREDITS, /* `amount` for completing a tile of `kinds` and `colours` after this */
  ROLL_POWER_TRADE_CREDITS,    /* `amount` more for trading from a world of `colours` */
  ROLL_POWER_TRADE_BUY,        /* after a trade: may pay $`amount` for 1 chip */
  ROLL_POWER_CONSUME_CREDITS,  /* `amount` for consuming from a world of `colours` */
  ROLL_POWER_CONSUME_CHIPS,    /* the same in VP chips */
  ROLL_POWER_DISCOUNT,       /* tiles of `kinds` and `colours` cost `amount` less, at least `least` */
  ROLL_POWER_KEEP_WORKERS,   /* `least` to `amount` of those that complete a tile of `kinds` → cup */
  ROLL_POWER_KEEP_COLOUR,    /* all of `colours` that complete a tile of `kinds` → cup */
  ROLL_POWER_CAPACITY,       /* `amount` goods per non-gray world */
  ROLL_N_POWER_KINDS
} RollPowerKind;

/* The things that ROLL_POWER_CREDITS counts. */
typedef enum
{
  ROLL_PER_PHASE,       /* once */
  ROLL_PER_WORLD_GOOD,  /* goods on own worlds of `colours` */
  ROLL_PER_DIE_GOOD,    /* own goods that are dice of `colours` */
  ROLL_PER_CITIZEN      /* dice of `colours` in the own Citizenry; per started `each` */
} RollPer;

/* When ROLL_POWER_CREDITS applies at all. */
typedef enum
{
  ROLL_IF_ALWAYS,
  ROLL_IF_MOST_DEVELOPMENTS, /* strictly more than any other seat */
  ROLL_IF_SCOUTED,           /* Scouted with an explorer of `colours` this phase */
  ROLL_IF_HIGHEST_WORLD      /* owns every world of the highest printed cost on the table */
} RollCondition;

/* Where ROLL_POWER_REASSIGN takes workers from, besides a phase's column. */
enum { ROLL_FROM_ANY = 0xff, ROLL_FROM_SAME = 0xfe };

typedef struct
{
  uint8_t kind;      /* RollPowerKind */
  bool may;          /* optional */
  uint8_t phases;    /* mask of phases; 0 for Assign */
  uint8_t amount;
  uint8_t least;     /* smallest number of workers, or floor of a discount */
  uint8_t colours;   /* mask of colors of dice or worlds */
  uint8_t kinds;     /* mask of RollKind */
  uint8_t from;      /* phase, ROLL_FROM_ANY or ROLL_FROM_SAME */
  uint8_t to;        /* mask of phases; 0 means the phase you selected */
  uint8_t per;       /* RollPer */
  uint8_t each;
  uint8_t condition; /* RollCondition */
  bool reassign_only; /* discount: only developments with a Reassign power */
  uint8_t majority;  /* reassign: `amount` only with the most worlds of this color, 1 when tied
                      * for most, otherwise none; ROLL_NO_COLOUR where it does not matter */
} RollPower;

typedef struct
{
  uint8_t colour;
  uint8_t count;
  uint8_t to;        /* RollGainTo */
} RollGain;

typedef enum { ROLL_GAIN_CUP, ROLL_GAIN_CITIZENRY, ROLL_GAIN_GOOD } RollGainTo;

/* The tile's effect once when it is completed; for factions and home worlds, at setup. */
typedef struct
{
  bool remove_die;
  uint8_t credits;
  uint8_t start_credits; /* instead of the usual $1; 0: not */
  uint8_t n_gains;
  RollGain gains[ROLL_MAX_GAINS];
} RollPlacing;

typedef enum
{
  ROLL_BONUS_NONE,
  ROLL_BONUS_DEVELOPMENT_COSTS,     /* printed costs of developments ÷ divide, up */
  ROLL_BONUS_REASSIGN_COSTS,        /* those with a Reassign power ÷ divide, up */
  ROLL_BONUS_WORLD_COSTS,           /* worlds of `colours` ÷ divide, up */
  ROLL_BONUS_DICE_SETS,             /* `points` per started set of `divide` dice of `colours` */
  ROLL_BONUS_DICE_COLOURS,          /* different colors among own dice */
  ROLL_BONUS_WORLDS,                /* `points` per world of `colours` */
  ROLL_BONUS_CHIP_STEPS,            /* largest k with k(k+1)/2 ≤ VP in chips */
  ROLL_BONUS_NO_REASSIGN,           /* developments without a Reassign power */
  ROLL_BONUS_DEVELOPMENTS,
  ROLL_BONUS_GOODS
} RollBonusKind;

typedef struct
{
  uint8_t kind; /* RollBonusKind */
  uint8_t colours;
  uint8_t divide;
  uint8_t points;
} RollBonus;

typedef struct
{
  const char *id;   /* "free-trade-zone" */
  const char *name; /* as printed */
  uint8_t set;      /* RollSet */
  uint8_t kind;     /* RollKind */
  uint8_t number;   /* of the physical tile, faction or home world, from 1 */
  uint8_t cost;     /* printed; also its VP */
  uint8_t colour;   /* of a world; ROLL_NO_COLOUR for a development */
  bool reassign;    /* has a Reassign power */
  uint8_t n_powers;
  uint32_t has;     /* mask of the RollPowerKinds among them */
  RollPower powers[ROLL_MAX_POWERS];
  RollPlacing placing;
  RollBonus bonus;
} RollFace;

typedef struct
{
  const char *id;     /* "military" */
  const char *name;   /* "Military" */
  const char *colour; /* "red" */
  uint8_t count;      /* in the box */
  uint8_t sides[6];   /* RollPhase, ascending */
  uint8_t weight[ROLL_N_SIDES]; /* how many of the six sides show it */
} RollDie;

extern const RollFace roll_faces[ROLL_N_FACES];
extern const RollDie roll_dice[ROLL_N_COLOURS];
extern const char *const roll_colour_names[ROLL_N_COLOURS + 2]; /* "white" … "yellow", "gray", NULL */
extern const char *const roll_phase_names[ROLL_N_SIDES + 1];    /* "explore" … "ship", "wild", "not said" */
extern const char *const roll_kind_names[ROLL_WORLD + 1];       /* "development", "world" */
