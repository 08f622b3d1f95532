/* SPDX-License-Identifier: GPL-3.0-or-later */
/* New Frontiers: an assistant for a real table, as a Game of questions and answers.
 *
 * A table is followed at one of three levels, which can be changed at any time: Clock tracks the order, the
 * tiles and the ends of the game; Counters also the numbers of every seat; Mirror also where every tile is.
 * Tiles are the owner's own entries. They are part of the state, so that a record can be replayed anywhere;
 * unknown facts are asked for, or left to the people at the table. */
#pragma once

#include "engine/game.h"
#include "games/frontiers/rules/data.h"

/* Options of a setup. */
enum
{
  FR_FIRST_GAME = GAME_FIRST_GAME, /* white squares everywhere, no goals */
  FR_MIRROR = GAME_MIRROR,         /* always set; at the start it asks for the level Mirror */
  FR_GOALS = 4,
  FR_COUNTERS = 8,       /* level */
  FR_TILES = 16,         /* level Mirror */
  FR_STOCKPILE_ANY = 32, /* house rule: any explored world may be stockpiled */
  FR_DECLINE = 64,       /* house rule: a pick in Explore may be declined */
  FR_ALL_OPTIONS = 127
};

typedef enum { FR_LEVEL_CLOCK, FR_LEVEL_COUNTERS, FR_LEVEL_MIRROR, FR_N_LEVELS } FrLevel;

/* Tiles. A tile is named by a byte: worlds, then faces of developments, then home colonies. */
enum
{
  FR_FIRST_FACE = FR_N_WORLDS,
  FR_FIRST_HOME = FR_N_WORLDS + FR_N_FACES, /* by mat, white side first */
  FR_N_TILES = FR_FIRST_HOME + FR_N_HOMES,
  FR_NOTHING = 0xfd,   /* a declined pick */
  FR_SOME_HOME = 0xfe, /* an unnamed home colony */
  FR_UNNAMED = 0xff    /* an unnamed world, or an unnamed face of a stack */
};

enum
{
  FR_MAX_COLONIES = 9,
  FR_MAX_EXPLORED = 14,
  FR_MAX_DEVELOPMENTS = 12,
  FR_MAX_POWERS = 125, /* different ones, of all tiles together; a box may have up to 100 */
  FR_MAX_LINES = 55, /* 16 large developments have about three each */
  FR_MAX_TILE_POWERS = 6,
  FR_MAX_TILE_LINES = 6,
  FR_MAX_DISKS = 5,
  FR_MAX_LAID_OUT = 7,
  FR_MAX_STOCKPILED = 4 /* worlds */
};

/* How a world gets goods. */
typedef enum { FR_GOODS_UNKNOWN, FR_GRAY, FR_PRODUCTION, FR_WINDFALL } FrGoods;

/* A world's product, besides the kinds. */
enum { FR_NO_KIND = FR_N_KINDS, FR_ANY_KIND };

typedef enum
{
  FR_KEYWORD_ALIEN,
  FR_KEYWORD_IMPERIUM,
  FR_KEYWORD_REBEL,
  FR_KEYWORD_TERRAFORMING,
  FR_KEYWORD_UPLIFT,
  FR_N_KEYWORDS
} FrKeyword;

/* Values that are not numbers. */
enum
{
  FR_NUMBER_UNKNOWN = 15,
  FR_VP_UNKNOWN = 30,
  FR_VP_BONUS = 31 /* "?" */
};

/* A known tile. */
enum
{
  FR_IS_THERE = 1,
  FR_MILITARY_TILE = 2, /* of a world */
  FR_LARGE_TILE = 4,    /* of a development */
  FR_POWERS_KNOWN = 8,
  FR_KEYWORDS_KNOWN = 16,
  FR_LINES_KNOWN = 32,
  FR_TYPE_KNOWN = 64,
  FR_ASIDE = 128 /* entered during the game, and not used before FR_DO_FIX_LEARN; then FR_IS_THERE is not set */
};

/* Packed, as a state holds 116 of them; tiles.c reads and writes the fields. */
typedef struct
{
  uint16_t name;    /* a number that the user interface has assigned to its name; 0: none */
  uint8_t flags;
  uint8_t number;   /* 4 bits; 2 bits colonists needed (0: unknown); 2 bits of the number of powers */
  uint8_t worth;    /* 5 bits VP; 2 bits FrGoods; 1 bit of the number of lines */
  uint8_t kind;     /* 3 bits kind; 5 bits keywords */
  uint8_t power;    /* 7 bits first power in the pool; 1 bit of their number */
  uint8_t line;     /* 6 bits first line in the pool; 2 bits of their number */
} FrTile;

/* A power (rules 5). */
typedef uint32_t FrPower;

/* A power or a line in a state, without the bits that it has no use for; tiles.c reads and writes them. */
typedef struct
{
  uint8_t bytes[3];
} FrPacked;

typedef enum
{
  FR_E1, FR_E2, FR_D1, FR_D2, FR_S1, FR_S2, FR_S3, FR_S4, FR_S5, FR_S6, FR_S7, FR_S8, FR_S9, FR_S10,
  FR_T1, FR_C1, FR_C2, FR_C3, FR_P2, FR_P3, FR_P4, FR_P5, FR_P6, FR_X1, FR_X9,
  FR_N_CODES
} FrCode;

/* A filter: tiles, goods or worlds that a power or a line applies to. Bits of one group are alternatives, and
 * all groups must match. Empty: everything matches. */
enum
{
  FR_OF_KINDS = 0xf,       /* bit of FrKind */
  FR_OF_KEYWORDS = 0x1f0,  /* bit of FrKeyword, shifted by 4 */
  FR_OF_MILITARY = 0x200,
  FR_OF_NON_MILITARY = 0x400,
  FR_OF_THIS = 0x800       /* only the tile with the power */
};

/* Fields: code 5 bits, may 1, filter 12, amount 6 (signed, see below), gain 8. */
#define FR_POWER(code, may, filter, amount, gain)                                                  \
  ((FrPower) ((uint32_t) (code) | (uint32_t) (may) << 5 | (uint32_t) (filter) << 6                 \
              | ((uint32_t) (amount) & 63u) << 18 | (uint32_t) (gain) << 24))
#define FR_GAIN(credits, vp, colonists) ((uint32_t) (credits) | (uint32_t) (vp) << 3 | (uint32_t) (colonists) << 6)
/* C1: goods per use (1 to 3), uses (1 to 7), and whether all must be of different kinds. */
#define FR_TAKES(per_use, max_uses, different) ((uint32_t) (per_use) | (uint32_t) (max_uses) << 2 | (uint32_t) (different) << 5)
/* C3: VP per good, and extra VP with a development, whose face is the gain. */
#define FR_PER_GOOD(amount, plus) ((uint32_t) (amount) | (uint32_t) (plus) << 3)

/* A line of a "?" (rules 5): fields vp 4 bits, each 4, filter 12, self 1, per 4. */
typedef uint32_t FrLine;

typedef enum
{
  FR_EACH_TILE, FR_EACH_DEVELOPMENT, FR_EACH_COLONY, FR_EACH_NAMED, FR_EACH_CHIPS, FR_EACH_MILITARY,
  FR_EACH_GOODS, FR_EACH_CREDITS, FR_EACH_COLONISTS,
  FR_N_EACHES
} FrEach;

#define FR_LINE(vp, each, filter, self, per)                                                       \
  ((FrLine) ((uint32_t) (vp) | (uint32_t) (each) << 4 | (uint32_t) (filter) << 8 | (uint32_t) (self) << 20 \
             | (uint32_t) (per) << 21))

/* A stack of developments: 16 small ones, of which the last 8 are turnable, then 8 large tiles. */
typedef struct
{
  uint8_t face[2]; /* face of a development, 0 to 39, white square first; FR_UNNAMED */
  uint8_t left;    /* copies; the upper half says which face is up */
} FrStack;

enum
{
  FR_TURNED = 0x10, /* of `left` */
  FR_SOME_SMALL = FR_N_STACKS, /* an unnamed stack */
  FR_SOME_LARGE,
  FR_NO_STACK = 0xff
};

/* The pieces on a colony. */
enum
{
  FR_MARK_GOOD = 7,       /* kind + 1; 0: none */
  FR_MARK_COLONISTS = 0x18, /* shifted by 3 */
  FR_MARK_NEW = 0x20,     /* placed in this action: its powers are not active yet */
  FR_MARK_PRODUCED = 0x40 /* its good was produced in this action */
};

/* Parts of a score that people enter. */
typedef enum { FR_PAD_DEVELOPMENTS, FR_PAD_COLONIES, FR_PAD_BONUSES, FR_PAD_TIE, FR_N_PADS } FrPad;

typedef struct
{
  int16_t credits;
  int16_t chips; /* VP */
  uint8_t pad[FR_N_PADS];
  uint16_t pad_known;    /* mask of FrPad, then of FrGoal from FR_N_PADS on */
  uint8_t goal_pad[FR_N_GOALS];
  uint8_t colonists;     /* free ones */
  int8_t military;       /* kept by hand */
  uint8_t n_colonies;
  uint8_t colony[FR_MAX_COLONIES]; /* tiles, in order; FR_UNNAMED, FR_SOME_HOME */
  uint8_t mark[FR_MAX_COLONIES];
  uint8_t n_explored;
  uint8_t explored[FR_MAX_EXPLORED];
  uint8_t n_developments;
  uint8_t development[FR_MAX_DEVELOPMENTS]; /* stacks; FR_SOME_SMALL, FR_SOME_LARGE */
  uint8_t stock[FR_N_KINDS]; /* stockpiled goods */
  uint8_t stock_credits;
  uint8_t n_stock_worlds;
  uint8_t stock_world[FR_MAX_STOCKPILED];
  uint8_t mat;  /* 1 to 8; 0: not said */
  uint8_t side; /* 0: white */
} FrSeat;

typedef enum
{
  FR_STEP_SETUP,
  FR_STEP_SELECT, /* a disk selects a tile */
  FR_STEP_ACTION, /* `action` says which */
  FR_STEP_SCORE,  /* facts that the app does not know are entered */
  FR_STEP_OVER,
  FR_N_STEPS_OF_GAME
} FrStep;

/* Unfinished work inside a step; all zero otherwise. */
typedef struct
{
  uint32_t used;      /* used powers: mask of their numbers in the order of the seat's tiles */
  uint8_t acting[FR_MAX_SEATS]; /* who acts, in order */
  uint8_t n_acting;
  uint8_t turn;       /* how many have acted */
  uint8_t stage;      /* its own numbering in every step */
  uint8_t at;         /* progress through a list */
  uint8_t fact;       /* FrFact asked next, plus one */
  uint8_t about;      /* tile whose facts are asked */
  uint8_t world;      /* explored world being settled, plus one */
  uint8_t settled;    /* worlds settled in this turn */
  uint8_t to_settle;  /* worlds still to settle, as announced */
  uint8_t replaced;   /* 1: S8 was used in this turn, 2: nothing more is replaced */
  uint8_t stack;      /* being bought, plus one */
  uint8_t temporary;  /* Military from S3 */
  uint8_t power;      /* number of the power in use, plus one */
  uint8_t need;       /* goods that it still takes */
  uint8_t uses;       /* how often its gain is paid */
  uint8_t kinds;      /* mask of kinds that it has taken */
  uint8_t last;       /* colony + 1 named last in a series */
  uint8_t eaten;      /* goods consumed by the seat in this action */
  uint8_t sale;       /* credits from the seat's sale */
  uint8_t draws;      /* worlds still to be drawn by a power */
  uint8_t any_kind;   /* kind + 1 of the any-kind world in this action */
  uint8_t stocked;    /* mask of seats that have stockpiled a world in this action */
  bool facted;        /* the world being settled was described in this turn */
  uint8_t n_laid;
  uint8_t laid[FR_MAX_LAID_OUT];
  bool skipped;       /* the worlds laid out are not named */
} FrNow;

enum { FR_FACE_DOWN = 0x80, FR_SECRET_GOAL = FR_N_GOALS };

typedef struct
{
  FrTile tiles[FR_N_TILES];
  FrPacked powers[FR_MAX_POWERS];
  FrPacked lines[FR_MAX_LINES];
  uint8_t n_powers, n_lines;
  uint8_t tax[FR_N_STEPS]; /* quantities of Tax on Trade; 0: unknown */
  FrStack stacks[FR_N_STACKS];
  FrNow now;
  int16_t pool;
  int16_t vp;       /* in the pool and in chips together */
  uint16_t round;
  uint8_t n_seats;
  uint8_t options;
  uint8_t step;     /* FrStep */
  uint8_t action;   /* FrAction, during FR_STEP_ACTION */
  uint8_t ask;      /* FrQuestion */
  uint8_t actor;    /* seat that the question concerns */
  uint8_t piece;    /* detail of the question */
  uint8_t supply;   /* colonists */
  uint8_t n_colonists; /* in the game */
  uint8_t order[FR_MAX_DISKS];
  uint8_t n_disks;
  uint8_t k;        /* disks that have selected */
  uint8_t taken;    /* mask of the tiles selected in this round */
  uint8_t n_taken;  /* the same in their order: */
  uint8_t tile[FR_MAX_DISKS];     /* FrAction */
  uint8_t selector[FR_MAX_DISKS]; /* seat */
  uint8_t last;     /* FrAction + 1 that ended the round before, until the next is selected; 0: none */
  uint8_t on_produce; /* credits */
  uint8_t ends;     /* mask of FrEnd */
  uint8_t n_goals;  /* in play */
  uint8_t goal[FR_N_GOALS]; /* FrGoal or FR_SECRET_GOAL; with FR_FACE_DOWN */
  uint8_t holder[FR_N_GOALS];
  FrSeat seats[FR_MAX_SEATS];
} FrState;

_Static_assert (sizeof (FrState) <= GAME_MAX_STATE, "a state is at most 2 KiB");

/* The ends of the game. */
typedef enum { FR_END_SPACES = 1, FR_END_COLONIES = 2, FR_END_COLONISTS = 4, FR_END_POOL = 8 } FrEnd;

/* The words for them are those of rules 10.2. */
typedef enum
{
  FR_ASK_NOTHING,
  FR_ASK_SIDES,    /* chance: is stack `piece` turned over? */
  FR_ASK_ORDER,    /* chance */
  FR_ASK_MAT,      /* chance */
  FR_ASK_LAY_OUT,  /* chance: a world laid out in Explore */
  FR_ASK_DRAW,     /* chance: a world drawn by a power */
  FR_ASK_HOME,     /* which side of the mat? */
  FR_ASK_FACTS,    /* what is printed on a tile? `piece`: FrFact */
  FR_ASK_SELECT,
  FR_ASK_GOAL,
  FR_ASK_GOAL_UP,
  FR_ASK_PICK,
  FR_ASK_RETURN,   /* above nine */
  FR_ASK_BUY,
  FR_ASK_PRICE,    /* `piece`: the expected price; FR_UNNAMED if unknown */
  FR_ASK_MILITARY,
  FR_ASK_SETTLE,
  FR_ASK_HOW,      /* `piece`: the explored world */
  FR_ASK_REPLACE,
  FR_ASK_PRODUCE,  /* which colony, where goods are short */
  FR_ASK_WINDFALL,
  FR_ASK_KIND,     /* of the any-kind world */
  FR_ASK_STOCKPILE, /* `piece`: FrGoal */
  FR_ASK_SELL,
  FR_ASK_CONSUME,  /* `piece`: 0 which power, 1 which good for it, 2 goods given back, 3 credits */
  FR_ASK_CHIPS,
  FR_ASK_SCORE,    /* `piece`: FrPad, or FR_N_PADS + FrGoal */
  FR_ASK_OVER,
  FR_N_QUESTIONS
} FrQuestion;

/* The questions about a tile, one after the other. */
typedef enum { FR_FACT_NUMBER, FR_FACT_COLONISTS, FR_FACT_GOODS, FR_FACT_VP, FR_N_FACTS } FrFact;

/* Kinds of answers, with their operands a, b, c. */
typedef enum
{
  FR_DO_NOTHING,
  FR_DO_LEAVE,     /* stack */
  FR_DO_TURN,      /* stack */
  FR_DO_ORDER,     /* seats, packed in a and b */
  FR_DO_MAT,       /* 1 to 8; 0: not said */
  FR_DO_SIDE,      /* 0 white, 1 other */
  FR_DO_NUMBER,    /* military, number */
  FR_DO_NEEDS,     /* colonists */
  FR_DO_GOODS,     /* FrGoods, kind */
  FR_DO_WORTH,     /* VP, FR_VP_UNKNOWN, FR_VP_BONUS */
  FR_DO_SELECT,    /* action */
  FR_DO_GOAL,      /* goal, or FR_SECRET_GOAL */
  FR_DO_KEEP_DOWN,
  FR_DO_LAY_OUT,   /* world or FR_UNNAMED */
  FR_DO_SKIP,
  FR_DO_PICK,      /* world, FR_UNNAMED, FR_NOTHING */
  FR_DO_DRAW,      /* world or FR_UNNAMED */
  FR_DO_RETURN,    /* explored world */
  FR_DO_RETURN_COLONY, /* colony: always refused */
  FR_DO_STOCKPILE_WORLD, /* explored world */
  FR_DO_BUY,       /* stack, FR_SOME_SMALL, FR_SOME_LARGE, FR_NO_STACK */
  FR_DO_PRICE,     /* credits */
  FR_DO_MILITARY,  /* b × 256 + c */
  FR_DO_TAKE,      /* 2 colonists */
  FR_DO_WORLDS,    /* how many worlds are settled */
  FR_DO_SETTLE,    /* explored world */
  FR_DO_CONQUER,
  FR_DO_PAY,
  FR_DO_GIVE,      /* good of colony: for S3, or given back */
  FR_DO_REPLACE,   /* colony, explored world */
  FR_DO_PRODUCE,   /* colony */
  FR_DO_KIND,      /* kind */
  FR_DO_STOCKPILE_GOOD, /* colony */
  FR_DO_STOCKPILE_CREDITS, /* how many */
  FR_DO_SELL,      /* good of colony */
  FR_DO_SELL_NOTHING,
  FR_DO_USE,       /* place of a tile, number of its Consume power */
  FR_DO_GOOD,      /* of colony: for a Consume power */
  FR_DO_GAIN_VP,   /* how many */
  FR_DO_GAIN_CREDITS,
  FR_DO_SCORE,     /* part as in FR_ASK_SCORE, number (b × 256 + c) */
  FR_DO_DONE,
  /* At any time. */
  FR_DO_TURN_UP,   /* goal */
  FR_DO_EXTRA,     /* seat, FrExtra, how many: gained by a power that the app does not know */
  /* Corrections by hand. */
  FR_DO_FIX_CREDITS,   /* seat, number */
  FR_DO_FIX_CHIPS,     /* seat, number */
  FR_DO_FIX_POOL,      /* number */
  FR_DO_FIX_COLONISTS, /* seat, number: free ones */
  FR_DO_FIX_SUPPLY,    /* number */
  FR_DO_FIX_PRODUCE,   /* number */
  FR_DO_FIX_MILITARY,  /* seat, number */
  FR_DO_FIX_LEVEL,     /* FrLevel */
  FR_DO_FIX_ORDER,     /* disks, packed in a and b */
  FR_DO_FIX_EXPLORED,  /* seat, number of unnamed ones */
  FR_DO_FIX_ADD_WORLD, /* seat, world: explored */
  FR_DO_FIX_TAKE_WORLD, /* seat, explored world */
  FR_DO_FIX_ADD_COLONY, /* seat, world or FR_UNNAMED */
  FR_DO_FIX_TAKE_COLONY, /* seat, colony */
  FR_DO_FIX_GOOD,      /* seat, colony, kind + 1 or 0 */
  FR_DO_FIX_SETTLERS,  /* seat, colony, colonists on it */
  FR_DO_FIX_ADD_DEVELOPMENT, /* seat, stack */
  FR_DO_FIX_TAKE_DEVELOPMENT, /* seat, which */
  FR_DO_FIX_STACK,     /* stack, face */
  FR_DO_FIX_STOCK,     /* seat, kind, number */
  FR_DO_FIX_STOCK_CREDITS, /* seat, number */
  FR_DO_FIX_STOCK_WORLDS, /* seat, number */
  FR_DO_FIX_LEARN,     /* seat, place, tile set aside: the tile there is known from now on */
  FR_N_ANSWERS
} FrAnswer;

enum { FR_FIRST_ANY_TIME = FR_DO_TURN_UP, FR_FIRST_FIX = FR_DO_FIX_CREDITS };

typedef enum { FR_EXTRA_COLONISTS, FR_EXTRA_VP, FR_EXTRA_WORLDS, FR_EXTRA_CREDITS, FR_N_EXTRAS } FrExtra;

/* A tile of a seat by its place: colonies from 0 on, developments from FR_PLACE_DEVELOPMENT on. */
enum { FR_PLACE_DEVELOPMENT = 16 };

/* Why an answer is rejected. */
typedef enum
{
  FR_OK = GAME_OK,
  FR_NO_SUCH_ANSWER = GAME_NO_SUCH_ANSWER,
  FR_OTHER_QUESTION,
  FR_IS_OVER,
  FR_TAKEN,          /* that tile was selected in this round, that mat is another's */
  FR_NOT_IN_GAME,    /* that tile, side or goal is not in this game */
  FR_MUST_SELECT,    /* every disk selects */
  FR_NOT_LEFT,       /* no copy or piece is left */
  FR_OWNED,          /* the seat has that development */
  FR_TOO_DEAR,       /* not enough credits */
  FR_TOO_STRONG,     /* not enough Military, and it cannot be paid for */
  FR_TOO_FEW_COLONISTS,
  FR_NO_ROOM,        /* no space on the mat */
  FR_NO_SUCH_TILE,   /* no such colony, explored world or development */
  FR_NO_SUCH_GOOD,
  FR_NO_SUCH_POWER,
  FR_NOT_THIS_WAY,   /* neither conquered nor paid for like that */
  FR_OTHER_KIND,     /* not of the same kind, or not of a kind that fits */
  FR_WRONG_COST,     /* a replacement costs 0 to 3 more */
  FR_JUST_SETTLED,   /* a colony of this very action */
  FR_NOT_WINDFALL,
  FR_FULL,           /* a good is there already */
  FR_ONLY_EXPLORED,  /* a colony is never returned */
  FR_NOT_FOR_SALE,   /* the any-kind world's good */
  FR_MUST_USE,       /* compulsory */
  FR_LIMIT,          /* above the highest step, or a limit of the game */
  FR_OUT_OF_ORDER,
  FR_OTHER_LEVEL,    /* not asked at this level */
  FR_NOT_A_STOCKPILE, /* only a stockpile goal may be turned up by choice */
  FR_TOO_LATE,       /* somebody has acted */
  FR_IN_THE_MIDDLE,
  FR_BREAKS_TABLE,
  FR_BAD_SETUP,
  FR_N_STATUSES
} FrStatus;

/* Of an event: not what the known powers add up to. */
enum { FR_UNEXPECTED = 0x80 };

typedef enum
{
  FR_EVENT_NONE,
  FR_EVENT_SIDE,      /* a: stack, b: turned over */
  FR_EVENT_ORDER,     /* a, b: as in the answer */
  FR_EVENT_HOME,      /* a: mat, b: side */
  FR_EVENT_SETUP_DONE,
  FR_EVENT_ROUND,     /* n */
  FR_EVENT_SELECTED,  /* a: action */
  FR_EVENT_CREDITS,   /* n gained or paid */
  FR_EVENT_CHIPS,     /* n VP gained */
  FR_EVENT_COLONISTS, /* n gained; b: fewer than due */
  FR_EVENT_MOVED,     /* a: disk's new place in the order, b: old */
  FR_EVENT_GOAL,      /* took one; */
  FR_EVENT_GOAL_NAME, /* secret; a: goal */
  FR_EVENT_GOAL_UP,   /* a: goal */
  FR_EVENT_LAID_OUT,  /* a: world; n: FrTile.name */
  FR_EVENT_EXPLORED,  /* a: world or FR_UNNAMED; n: name */
  FR_EVENT_RETURNED,  /* a: world; n: name */
  FR_EVENT_STOCKPILED, /* a: FrGoal; b: kind of goods, world; n: how many */
  FR_EVENT_BOUGHT,    /* a: stack; b: FR_UNEXPECTED; c: price + 1, 0 unknown; n: name */
  FR_EVENT_PASSED,    /* bought or sold nothing; a: action */
  FR_EVENT_SETTLED,   /* a: tile, b: 0 unknown, 1 conquered, 2 paid, FR_UNEXPECTED; c: price + 1; n: name */
  FR_EVENT_REPLACED,  /* a: old tile, b: new tile; n: its name */
  FR_EVENT_GOOD,      /* a: colony, b: kind, c: it was produced */
  FR_EVENT_SOLD,      /* a: colony, b: kind; n: price */
  FR_EVENT_CONSUMED,  /* a: colony, b: kind */
  FR_EVENT_TEMPORARY, /* a: colony whose good went; n: Military */
  FR_EVENT_FACTS,     /* a: tile */
  FR_EVENT_MILITARY,  /* n */
  FR_EVENT_KIND,      /* a: kind */
  FR_EVENT_ON_PRODUCE, /* n: credits on it now */
  FR_EVENT_SHORT,     /* goods are short; a: kind */
  FR_EVENT_END,       /* a: FrEnd; the seat, if it concerns one */
  FR_EVENT_SCORING,
  FR_EVENT_SCORED,    /* a: part; n */
  FR_EVENT_CORRECTED, /* a, b, c: of the answer; n: its kind */
  FR_EVENT_LEARNED,   /* a: place; n: name */
  FR_EVENT_OVER,
  FR_N_EVENTS
} FrEvent;

/* Kinds of GameScorePart. */
typedef enum { FR_PART_CHIPS, FR_PART_DEVELOPMENTS, FR_PART_COLONIES, FR_PART_BONUSES, FR_PART_GOAL, FR_N_PARTS } FrPart;

/* Numbers that fr_explain explains. */
typedef enum
{
  FR_WHY_DEVELOP,  /* piece: stack; the price */
  FR_WHY_SETTLE,   /* piece: tile; the price, -1 if it cannot be paid for */
  FR_WHY_STRENGTH, /* piece: tile */
  FR_WHY_MILITARY,
  FR_WHY_SALE,     /* piece: colony */
  FR_WHY_PRODUCE,  /* goods that the seat produces now */
  FR_WHY_BONUS,    /* piece: place; VP of a "?" */
  FR_WHY_SCORE,
  FR_N_WHYS
} FrWhy;

/* The sources of a number: kinds of GameCause. */
typedef enum
{
  FR_CAUSE_PRINTED,  /* on the tile itself */
  FR_CAUSE_SELECTOR, /* the bonus of the action */
  FR_CAUSE_TILE,     /* piece: place */
  FR_CAUSE_BY_HAND,  /* Military that people track */
  FR_CAUSE_GOODS,    /* given for Military in this action */
  FR_CAUSE_KIND,     /* piece: kind; the price of its goods */
  FR_CAUSE_LIMIT,    /* a price does not fall below 0 */
  FR_CAUSE_LINE,     /* piece: number of the line of a "?" */
  FR_CAUSE_PART,     /* piece: FrPart */
  FR_N_CAUSES
} FrCause;

/* Problems that fr_game.verify finds. */
typedef enum
{
  FR_WHOLE = GAME_OK,
  FR_BAD_SEATS,
  FR_BAD_CHIPS,      /* pool and chips do not add up */
  FR_BAD_COLONISTS,  /* supply, mats and colonies do not add up */
  FR_BAD_GOODS,      /* a good where none can be, or more than the box has; piece: kind */
  FR_BAD_WORLDS,     /* more than the box has, or one in two places; piece: world */
  FR_BAD_STACKS,     /* piece: stack */
  FR_BAD_DEVELOPMENTS, /* piece: stack */
  FR_BAD_TILE,       /* an impossible description; piece: tile */
  FR_BAD_ORDER,
  FR_BAD_GOALS,
  FR_BAD_STOCKPILE,
  FR_BAD_NUMBER,
  FR_BAD_MAT,
  FR_BAD_CHOICE,     /* the unfinished action is impossible */
  FR_BAD_QUESTION,
  FR_N_PROBLEMS
} FrProblem;

extern const char *const fr_kind_names[FR_ANY_KIND + 1]; /* of goods: "novelty", … "alien", "", "any" */
extern const Game fr_game;

/* For callers that know the game: the same without the casts. */
GameStatus fr_start (FrState *s, const GameSetup *setup);
GameQuestion fr_question (const FrState *s);
size_t fr_legal (const FrState *s, GameAnswer out[GAME_MAX_ANSWERS]);
/* Public for tests. */
GameStatus fr_check (const FrState *s, GameAnswer answer);
/* Public for tests. */
GameStatus fr_apply (FrState *s, GameAnswer answer, GameEvents *ev);
void fr_view (FrState *s, int seat);
void fr_determinise (FrState *s, int seat, GameRng *rng);
void fr_score (const FrState *s, GameScore *score);
GameSecrecy fr_secrecy (const FrState *s);
bool fr_continues (const FrState *before, const FrState *after);
GameProblem fr_verify (const FrState *s);
size_t fr_format (GameAnswer answer, char text[GAME_MAX_TEXT]);
bool fr_parse (const char *text, GameAnswer *answer);
FrLevel fr_level (const FrState *s);
int fr_explain (const FrState *s, int seat, FrWhy what, uint8_t piece, GameCauses *causes);

/* Makes a playable state of a position: everything is there except the question. If there is a problem, do not use
 * `s`. */
GameProblem fr_resume (FrState *s);

/* Facts about a tile. NULL if nothing is known. */
const FrTile *fr_tile (const FrState *s, unsigned tile);
const FrTile *fr_stack_tile (const FrState *s, unsigned stack); /* the face that is up */
unsigned fr_tile_number (const FrTile *tile);    /* FR_NUMBER_UNKNOWN */
unsigned fr_tile_colonists (const FrTile *tile); /* 0: unknown */
unsigned fr_tile_vp (const FrTile *tile);
FrGoods fr_tile_goods (const FrTile *tile);
unsigned fr_tile_kind (const FrTile *tile);
unsigned fr_tile_keywords (const FrTile *tile);
unsigned fr_tile_n_powers (const FrTile *tile);
unsigned fr_tile_n_lines (const FrTile *tile);
void fr_tile_set (FrTile *tile, unsigned number, unsigned colonists, unsigned vp, FrGoods goods, unsigned kind, unsigned keywords);
/* Adds powers or lines to the pools; false if there is no room. */
bool fr_tile_set_powers (FrState *s, FrTile *tile, const FrPower *powers, unsigned n);
bool fr_tile_set_lines (FrState *s, FrTile *tile, const FrLine *lines, unsigned n);
/* Sorts powers and lines in the order of the tiles, so that equal tables are equal states. */
void fr_sort_pools (FrState *s);
FrPower fr_tile_power (const FrState *s, const FrTile *tile, unsigned i);
FrLine fr_tile_line (const FrState *s, const FrTile *tile, unsigned i);

static inline FrCode fr_power_code (FrPower p) { return (FrCode) (p & 31); }
static inline bool fr_power_may (FrPower p) { return (p >> 5 & 1) != 0; }
static inline unsigned fr_power_filter (FrPower p) { return p >> 6 & 0xfff; }
static inline unsigned fr_power_bits (FrPower p) { return p >> 18 & 63; }
static inline int fr_power_amount (FrPower p) { return (int) (fr_power_bits (p) ^ 32) - 32; }
static inline unsigned fr_power_gain (FrPower p) { return p >> 24; }

/* Answers to "how much?", for the user interface. */
bool fr_is_known (const FrState *s, int seat);           /* everything about the seat's tiles is known */
int fr_covered (const FrState *s, int seat);             /* mat spaces */
int fr_total (const FrState *s, int seat);               /* explored worlds and colonies */
int fr_bag (const FrState *s);                           /* worlds in the bag */
bool fr_is_in_bag (const FrState *s, unsigned world);    /* a known one */
int fr_develop_price (const FrState *s, int seat, unsigned stack); /* -1: not known */
/* Could the seat do it if it were its turn in Develop or Settle? */
GameStatus fr_may_buy (const FrState *s, int seat, unsigned stack);
GameStatus fr_may_settle (const FrState *s, int seat, unsigned explored);
int fr_settle_price (const FrState *s, int seat, unsigned tile);   /* -1: cannot be paid for, or not known */
int fr_military (const FrState *s, int seat);
int fr_strength (const FrState *s, int seat, unsigned tile);       /* against that world */
int fr_sale (const FrState *s, int seat, unsigned colony);         /* credits for its good */
int fr_goods_left (const FrState *s, unsigned kind);
int fr_goods_of (const FrState *s, int seat);
int fr_bonus (const FrState *s, int seat, unsigned place);         /* of a "?" */
int fr_bonus_of_line (const FrState *s, int seat, unsigned place, unsigned line, int *count);
int fr_goal_count (const FrState *s, int seat, unsigned goal);
/* The highest entry of the score pad, FR_PAD_... or FR_N_PADS and a goal. */
int fr_most_scored (const FrState *s, unsigned part);
/* FALSE: the quantities of Tax on Trade are only on the tile, so its VP are entered instead. */
bool fr_is_counted (const FrState *s, unsigned goal);
/* Public for tests. */
int fr_goal_vp (const FrState *s, unsigned goal, int count);
int fr_until_end (const FrState *s, FrEnd end, int *seat);           /* how many more; the seat that is nearest */
unsigned fr_acting (const FrState *s, uint8_t seats[FR_MAX_SEATS]); /* order if the next disk selects now */
unsigned fr_place_tile (const FrState *s, int seat, unsigned place); /* tile, or FR_UNNAMED */
