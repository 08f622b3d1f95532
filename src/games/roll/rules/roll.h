/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Roll for the Galaxy: its state, its questions, its answers. The rules themselves are in the files next to
 * this one, one per step of the rulebook; game.h describes the interface. */
#pragma once

#include "engine/game.h"
#include "games/roll/rules/data.h"

enum
{
  ROLL_MAX_SEATS = 5,
  ROLL_MAX_TABLEAU = ROLL_N_TILES + 3, /* home world and two faction squares come first */
  ROLL_MAX_CREDITS = 10,
  ROLL_END_SQUARES = 12,
  ROLL_POOL_A_SEAT = 12,
  ROLL_UNKNOWN = 0xff, /* an unnamed tile */
  ROLL_NONE = 0xfe
};

#define ROLL_ASKED_ALL 0x80u /* in RollNow.given: there is nobody left to ask for a tile */

/* Options of a setup. */
enum
{
  ROLL_FIRST_GAME = GAME_FIRST_GAME, /* start tiles have their lowest costs up */
  ROLL_MIRROR = GAME_MIRROR          /* tiles and faces may be "not said" */
};

/* Where a die of a seat can be, unless it is a good. */
typedef enum
{
  ROLL_CUP,
  ROLL_CITIZENRY,
  ROLL_COLUMN, /* + phase: below the phase strip */
  ROLL_ZONE = ROLL_COLUMN + ROLL_N_PHASES, /* + RollKind: on the top tile under construction */
  ROLL_DICTATED = ROLL_ZONE + 2,
  ROLL_WILDS, /* rolled wild (or face not said), not placed yet */
  ROLL_N_PLACES
} RollPlace;

/* The dice at one place, by color. Eight bytes, the last of which is zero, so that a place can be added and
 * moved as one word. */
typedef uint8_t RollDice[8];

typedef struct
{
  uint64_t pile;     /* abandoned by this seat in this phase: mask of tiles */
  uint64_t used;     /* Reassign powers used this round: mask of places in the tableau */
  uint32_t has;      /* mask of the RollPowerKinds in the tableau */
  int16_t chips;     /* VP */
  uint8_t credits;
  uint8_t faction;   /* 1 to 9; 0 before it is known */
  uint8_t home;      /* face; ROLL_NONE before it is known */
  uint8_t pile_unknown; /* abandoned, not named */
  uint8_t dictates;  /* used this round */
  uint8_t scouted;   /* mask of explorer colors that Scouted in this phase */
  uint8_t selector;  /* color; ROLL_NO_COLOUR while none. From Reveal on it is in its column */
  uint8_t selected;  /* phase; ROLL_NO_PHASE while none */
  uint8_t n_tableau;
  uint8_t n_stack[2]; /* by RollKind */
  RollDice dice[ROLL_N_PLACES];
  uint8_t rolled[ROLL_N_COLOURS][ROLL_N_SIDES]; /* this round's roll, as far as it is known */
  uint8_t tableau[ROLL_MAX_TABLEAU];            /* faces, in order of building */
  uint8_t goods[ROLL_MAX_TABLEAU];              /* on that face: two nibbles of color + 1 */
  uint8_t tiles[ROLL_N_TILES];                  /* under construction: see roll_stack_at */
} RollSeat;

typedef enum
{
  ROLL_STEP_SETUP,  /* factions, home worlds, start tiles */
  ROLL_STEP_ASSIGN, /* roll and assign, all seats in secret */
  ROLL_STEP_REVEAL,
  ROLL_STEP_PHASES, /* `phase` says which */
  ROLL_STEP_MANAGE,
  ROLL_STEP_OVER,
  ROLL_N_STEPS
} RollStep;

/* Unfinished work inside a step; all zero otherwise. */
typedef struct
{
  uint64_t marked[2]; /* Scout: to be abandoned, by RollKind */
  uint8_t stage;      /* where inside the step; its own numbering */
  uint8_t last;       /* the last of a canonical series, plus one */
  uint8_t power;      /* current Reassign: place in tableau plus one; ROLL_UNKNOWN for Dictate */
  uint8_t moves;
  uint8_t moved[3][2]; /* color and column of workers that the current use has moved */
  RollDice extra;     /* virtual workers not used yet */
  RollDice picked;    /* dice that complete a tile */
  RollDice kept;      /* of those, the ones going to the cup */
  uint8_t good;       /* Ship: face of the world plus one, and the good's color */
  uint8_t good_colour;
  uint8_t to_draw;
  uint8_t given;      /* tile shortage: mask of seats that have given one, or ROLL_ASKED_ALL */
  uint8_t n_drawn;
  uint8_t drawn[ROLL_N_TILES + 1]; /* tiles in hand: tile numbers from 0, or ROLL_UNKNOWN */
} RollNow;

typedef struct
{
  uint64_t bag;      /* mask of tiles that are in the bag, or somewhere unknown */
  RollNow now;
  int16_t pool;      /* VP left; may fall below zero */
  uint16_t round;
  uint8_t n_seats;
  uint8_t options;
  uint8_t bag_count;
  uint8_t n_unknown; /* unknown tiles outside the bag */
  uint8_t step;      /* RollStep */
  uint8_t ask;       /* RollQuestion */
  uint8_t actor;     /* seat that the question concerns */
  uint8_t piece;     /* detail of the question */
  uint8_t phase;     /* during ROLL_STEP_PHASES */
  uint8_t first;     /* seat that begins each phase */
  uint8_t turn;      /* how many seats have had their turn in this phase or step */
  uint8_t phases;    /* mask of those that happen this round */
  uint8_t spare;     /* what the two-player die showed; ROLL_NO_PHASE while not */
  uint8_t to_roll;   /* masks of seats */
  uint8_t to_assign;
  uint8_t start[ROLL_MAX_SEATS][2]; /* setup: start tiles; development first once chosen */
  uint8_t chosen;                   /* setup: mask of seats that have chosen */
  RollSeat seats[ROLL_MAX_SEATS];
} RollState;

_Static_assert (sizeof (RollState) <= GAME_MAX_STATE, "a state fits");

typedef enum
{
  ROLL_ASK_NOTHING,
  ROLL_ASK_FACTION,   /* chance: which faction does the seat get? */
  ROLL_ASK_HOME,      /* chance: which home world? */
  ROLL_ASK_DRAW,      /* chance: which tile does the seat draw? */
  ROLL_ASK_IDENTIFY,  /* chance: which tile is now on top of stack `piece`? */
  ROLL_ASK_SIDE,      /* chance: what does a die of color `piece` show? */
  ROLL_ASK_SPARE,     /* chance: what does the two-player die show? */
  ROLL_ASK_START,     /* which start tile is the development, which the world? */
  ROLL_ASK_PLACE,     /* to which column does the wild die of color `piece` go? */
  ROLL_ASK_SELECT,    /* which worker selects which phase? */
  ROLL_ASK_REASSIGN,  /* use a Reassign power, Dictate, or be done? */
  ROLL_ASK_MOVE,      /* which worker does the power in use move, and where? */
  ROLL_ASK_EXPLORE,   /* which explorer, Scout or Stock? */
  ROLL_ASK_ABANDON,   /* Scout: abandon which tile, or draw? */
  ROLL_ASK_PUT,       /* a drawn tile: which, which side, where? */
  ROLL_ASK_REARRANGE, /* rearrange both stacks, or leave them? */
  ROLL_ASK_ORDER,     /* rearranging: which tile is next in stack `piece`? */
  ROLL_ASK_GIVE,      /* tile shortage: which tile goes back to the bag? */
  ROLL_ASK_WORKER,    /* Develop, Settle: which worker next? */
  ROLL_ASK_COUNT,     /* more dice than needed: which of them complete the tile? */
  ROLL_ASK_KEEP,      /* which of those go to the cup? */
  ROLL_ASK_REMOVE,    /* which die is removed? */
  ROLL_ASK_PRODUCE,   /* which producer becomes a good on which world? */
  ROLL_ASK_SHIP,      /* which good? */
  ROLL_ASK_DELIVER,   /* Trade or Consume, with which shipper? */
  ROLL_ASK_BUY,       /* spend credits for a VP chip? */
  ROLL_ASK_RECRUIT,   /* which die next? */
  ROLL_ASK_RECALL,    /* which die, or done? */
  ROLL_ASK_OVER,
  ROLL_N_QUESTIONS
} RollQuestion;

/* Kinds of answers, with their operands a, b, c. */
typedef enum
{
  ROLL_DO_NOTHING,
  ROLL_DO_DONE,
  ROLL_DO_FACTION,     /* number */
  ROLL_DO_HOME,        /* face */
  ROLL_DO_TILE,        /* tile or ROLL_UNKNOWN: drawn, or turned up */
  ROLL_DO_START,       /* development face, world face */
  ROLL_DO_SHOW,        /* color, side (ROLL_N_SIDES: not said) */
  ROLL_DO_SPARE,       /* phase */
  ROLL_DO_PLACE,       /* color, column */
  ROLL_DO_SELECT,      /* color, column, phase */
  ROLL_DO_USE,         /* face of the development */
  ROLL_DO_DICTATE,     /* color, column */
  ROLL_DO_MOVE,        /* color, column, column */
  ROLL_DO_STOCK,       /* color, virtual */
  ROLL_DO_SCOUT,       /* color, virtual */
  ROLL_DO_ABANDON,     /* kind, position from 1 */
  ROLL_DO_PUT,         /* face or ROLL_UNKNOWN, kind, on top */
  ROLL_DO_REARRANGE,
  ROLL_DO_GIVE,        /* kind, position from 1 */
  ROLL_DO_WORKER,      /* color */
  ROLL_DO_COUNT,       /* color */
  ROLL_DO_KEEP,        /* color */
  ROLL_DO_REMOVE,      /* place, color */
  ROLL_DO_REMOVE_GOOD, /* face, color */
  ROLL_DO_PRODUCE,     /* color, face */
  ROLL_DO_SHIP,        /* face, color of the good */
  ROLL_DO_TRADE,       /* color, virtual */
  ROLL_DO_CONSUME,     /* color, virtual */
  ROLL_DO_BUY,
  ROLL_DO_RECRUIT,     /* color */
  ROLL_DO_RECALL,      /* kind of the zone, color */
  ROLL_DO_RECALL_GOOD, /* face, color */
  /* Corrections by hand, at any time between two steps of a larger choice. */
  ROLL_DO_FIX_CREDITS, /* seat, credits */
  ROLL_DO_FIX_CHIPS,   /* seat, VP (b × 256 + c) */
  ROLL_DO_FIX_POOL,    /* VP (signed, b × 256 + c) */
  ROLL_DO_FIX_DICE,    /* seat × 16 + place, color, number */
  ROLL_DO_FIX_GOODS,   /* seat, face, both goods as in RollSeat.goods */
  ROLL_DO_FIX_BUILD,   /* seat, face: into the tableau, with no effect */
  ROLL_DO_FIX_UNBUILD, /* seat, face: from the tableau into the bag */
  ROLL_DO_FIX_INSERT,  /* seat × 16 + kind, position from 1, face or ROLL_UNKNOWN: from the bag */
  ROLL_DO_FIX_DISCARD, /* seat × 16 + kind, position from 1: into the bag */
  ROLL_DO_FIX_FACTION, /* seat, number */
  ROLL_DO_FIX_HOME,    /* seat, face */
  ROLL_N_ANSWERS
} RollAnswer;

/* Why an answer is rejected. */
typedef enum
{
  ROLL_OK = GAME_OK,
  ROLL_NO_SUCH_ANSWER = GAME_NO_SUCH_ANSWER,
  ROLL_OTHER_QUESTION,     /* answers something that was not asked */
  ROLL_IS_OVER,
  ROLL_NOT_LEFT,           /* that tile, faction or home world is not among the remaining ones */
  ROLL_NO_SUCH_DIE,        /* no die of that color is there */
  ROLL_NO_SUCH_SIDE,       /* that die has no such side */
  ROLL_NO_SUCH_TILE,       /* no tile of yours is there */
  ROLL_NO_SUCH_GOOD,
  ROLL_NOT_OWNED,          /* that development is not in the tableau */
  ROLL_NOT_REASSIGN,       /* that tile has no Reassign power */
  ROLL_USED_UP,            /* once per round */
  ROLL_SELECT_FIRST,
  ROLL_TOO_FEW_WORKERS,    /* Dictate: one to set aside and another to move */
  ROLL_NOT_MAJORITY,       /* others have more such worlds */
  ROLL_WRONG_WORKER,       /* the power does not move such workers */
  ROLL_WRONG_COLUMN,       /* the power does not take workers from there */
  ROLL_WRONG_TARGET,       /* the power does not move workers there */
  ROLL_SAME_COLUMN,        /* it is already there */
  ROLL_MUST_MOVE,          /* the power must move (more) workers */
  ROLL_OUT_OF_ORDER,       /* name equal choices in order */
  ROLL_BOTTOM_ONLY,        /* new tiles go to the bottom */
  ROLL_NO_CHOICE_OF_PLACE, /* the stack is empty: top and bottom are the same */
  ROLL_MUST_PLACE,         /* every tile must be placed */
  ROLL_MUST_USE,           /* compulsory */
  ROLL_GRAY_WORLD,         /* holds no goods */
  ROLL_WORLD_FULL,
  ROLL_CUP_EMPTY,          /* recall at least one die */
  ROLL_FIRST_GAME_TILES,   /* first game: lowest costs up */
  ROLL_IN_THE_MIDDLE,      /* finish the current choice before correcting this */
  ROLL_BREAKS_TABLE,       /* the correction would make an impossible table */
  ROLL_BAD_SETUP,
  ROLL_N_STATUSES
} RollStatus;

typedef enum
{
  ROLL_EVENT_NONE,
  ROLL_EVENT_FACTION,    /* a: number */
  ROLL_EVENT_HOME,       /* a: face */
  ROLL_EVENT_SETUP_DONE,
  ROLL_EVENT_START_TILES, /* a: development, b: world; when all have chosen */
  ROLL_EVENT_ROUND,      /* n */
  ROLL_EVENT_SHOWED,     /* secret; a: color, b: side */
  ROLL_EVENT_PLACED,     /* secret; a: color, b: column */
  ROLL_EVENT_SELECTED,   /* at Reveal; a: color, b: phase */
  ROLL_EVENT_REASSIGNED, /* secret; a: color, b: from, c: to; n: face, or -1 for Dictate */
  ROLL_EVENT_DICTATED,   /* secret; a: color, b: column */
  ROLL_EVENT_READY,      /* assigned */
  ROLL_EVENT_SPARE,      /* a: phase */
  ROLL_EVENT_PHASES,     /* a: mask */
  ROLL_EVENT_PHASE,      /* a: phase begins */
  ROLL_EVENT_TO_CUP,     /* a: color, b: from which place, n: how many */
  ROLL_EVENT_STOCKED,    /* a: color, b: virtual */
  ROLL_EVENT_SCOUTED,    /* a: color, b: virtual */
  ROLL_EVENT_ABANDONED,  /* n: total number; the faces are secret: see ABANDONED_TILE */
  ROLL_EVENT_ABANDONED_TILE, /* secret; a: face or ROLL_UNKNOWN, b: kind */
  ROLL_EVENT_DREW,       /* secret; a: tile or ROLL_UNKNOWN */
  ROLL_EVENT_PUT,        /* b: kind, c: on top; a: face where it is public, otherwise ROLL_UNKNOWN */
  ROLL_EVENT_PUT_SECRET, /* secret; a: face, b: kind, c: on top */
  ROLL_EVENT_TOP,        /* a: face that is now on top, b: kind */
  ROLL_EVENT_REARRANGED,
  ROLL_EVENT_SHORTAGE,   /* the bag is too small; every seat with three tiles gives one */
  ROLL_EVENT_GAVE,       /* b: kind */
  ROLL_EVENT_PILE,       /* n: abandoned tiles go back into the bag */
  ROLL_EVENT_WORKER,     /* a: color, b: kind of the zone */
  ROLL_EVENT_COMPLETED,  /* a: face, n: dice it took */
  ROLL_EVENT_KEPT,       /* a: color, n: how many of the used ones go to the cup; b: face why */
  ROLL_EVENT_CREDITS,    /* n gained; a: face why, or ROLL_NONE; b: 1 if it was capped at $10 */
  ROLL_EVENT_CHIPS,      /* n gained; a: face why, or ROLL_NONE */
  ROLL_EVENT_GAINED,     /* a: color, b: RollGainTo, c: face, n: how many */
  ROLL_EVENT_REMOVED,    /* a: color, b: place, or ROLL_N_PLACES for a good on face c */
  ROLL_EVENT_PRODUCED,   /* a: color, b: face */
  ROLL_EVENT_TRADED,     /* a: shipper, b: face, c: good */
  ROLL_EVENT_CONSUMED,   /* a: shipper, b: face, c: good */
  ROLL_EVENT_BOUGHT,     /* a: face why, n: price */
  ROLL_EVENT_RECRUITED,  /* a: color, n: how many */
  ROLL_EVENT_BROKE,      /* from $0 to $1 */
  ROLL_EVENT_RECALLED,   /* a: color, b: kind of the zone, or 2 for a good on face c */
  ROLL_EVENT_CORRECTED,  /* a, b, c: of the answer; n: its kind */
  ROLL_EVENT_END,        /* a: 1 pool empty, 2 twelve squares, 3 both */
  ROLL_N_EVENTS
} RollEvent;

/* Kinds of GameScorePart. */
typedef enum
{
  ROLL_PART_CHIPS,
  ROLL_PART_TILES, /* printed costs of the whole tableau */
  ROLL_PART_BONUS, /* piece: face */
  ROLL_N_PARTS
} RollPart;

/* Problems that roll_game.verify finds. */
typedef enum
{
  ROLL_WHOLE = GAME_OK,
  ROLL_BAD_SEATS,
  ROLL_BAD_CREDITS,
  ROLL_BAD_CHIPS,
  ROLL_BAD_FACTION,      /* unknown, or twice */
  ROLL_BAD_HOME,
  ROLL_BAD_TABLEAU,      /* a face that cannot be there */
  ROLL_TILE_TWICE,       /* piece: tile */
  ROLL_BAD_STACK,        /* a face on the wrong stack */
  ROLL_TILES_LOST,       /* n: found of 55 */
  ROLL_TOO_MANY_DICE,    /* piece: color; n: total */
  ROLL_NO_DICE,          /* a seat without any */
  ROLL_BAD_GOODS,        /* on a gray world or development, or too many */
  ROLL_BAD_SELECTOR,
  ROLL_BAD_POWERS,       /* the mask of powers does not match the tableau */
  ROLL_BAD_POOL,
  ROLL_BAD_QUESTION,     /* nothing can be answered */
  ROLL_DICE_ASTRAY,      /* dice where the step cannot have any */
  ROLL_BAD_START,        /* a seat's cup is empty at Roll */
  ROLL_BAD_NOW,          /* piece: the RollNowPart that does not match the step and its stage */
  ROLL_N_PROBLEMS
} RollProblem;

/* Parts of the unfinished work: RollNow, and whose turn it is. */
typedef enum
{
  ROLL_NOW_WHOLE,
  ROLL_NOW_STAGE,
  ROLL_NOW_TURN,       /* and `first` */
  ROLL_NOW_TO_ROLL,    /* and `to_assign` */
  ROLL_NOW_ABANDONING, /* marked */
  ROLL_NOW_LAST,
  ROLL_NOW_POWER,
  ROLL_NOW_MOVED,
  ROLL_NOW_EXTRA,
  ROLL_NOW_PICKED,
  ROLL_NOW_KEPT,
  ROLL_NOW_GOOD,
  ROLL_NOW_TO_DRAW,
  ROLL_NOW_DRAWN,
  ROLL_NOW_GIVEN,
  ROLL_NOW_TO_RECRUIT, /* moves, in Manage */
  ROLL_N_NOW_PARTS
} RollNowPart;

/* Numbers that roll_explain explains. */
typedef enum
{
  ROLL_WHY_COST,     /* dice that a tile takes; piece: its face */
  ROLL_WHY_STOCK,    /* credits of an explorer that stocks; detail: its color */
  ROLL_WHY_TRADE,    /* credits for a good traded; piece: the face of its world */
  ROLL_WHY_CONSUME,  /* chips for a good consumed; piece the same, detail: good × 16 + shipper */
  ROLL_WHY_CAPACITY, /* goods that a world can hold; piece: its face */
  ROLL_WHY_SCORE,    /* as it stands */
  ROLL_WHY_CHIPS,
  ROLL_WHY_DEVELOPMENTS, /* printed costs */
  ROLL_WHY_WORLDS,
  ROLL_WHY_BONUS,    /* of a 6-cost development; piece: its face */
  ROLL_WHY_TIE_BREAK,
  ROLL_WHY_POOL,     /* VP left */
  ROLL_WHY_SQUARES,  /* tiles towards the twelfth */
  ROLL_N_WHYS
} RollWhy;

/* The sources of these numbers. */
typedef enum
{
  ROLL_CAUSE_BASE,         /* a printed cost or price, or what every explorer, good or world has */
  ROLL_CAUSE_TILE,         /* piece: its face */
  ROLL_CAUSE_GOOD,         /* whose color matches the world, or not */
  ROLL_CAUSE_SHIPPER,      /* the same */
  ROLL_CAUSE_CHIPS,
  ROLL_CAUSE_DEVELOPMENTS,
  ROLL_CAUSE_WORLDS,
  ROLL_CAUSE_DICE,         /* piece: their color */
  ROLL_CAUSE_CUP,
  ROLL_CAUSE_CREDITS,
  ROLL_CAUSE_PAID,         /* out of the pool */
  ROLL_CAUSE_BUILT,        /* since the start */
  ROLL_N_CAUSES
} RollCause;

extern const char *const roll_place_names[ROLL_N_PLACES]; /* "cup", … "wilds" */
extern const Game roll_game;

/* For callers that know the game: the same without the casts. */
GameStatus roll_start (RollState *s, const GameSetup *setup);
GameQuestion roll_question (const RollState *s);
size_t roll_legal (const RollState *s, GameAnswer out[GAME_MAX_ANSWERS]);
GameStatus roll_check (const RollState *s, GameAnswer answer);
GameStatus roll_apply (RollState *s, GameAnswer answer, GameEvents *events);
void roll_play (RollState *s, GameAnswer answer);
void roll_view (RollState *s, int seat);
void roll_determinise (RollState *s, int seat, GameRng *rng);
void roll_fill (RollState *s, GameRng *rng); /* only names the unnamed tiles */
void roll_score (const RollState *s, GameScore *score);
GameProblem roll_verify (const RollState *s);
GameSecrecy roll_secrecy (const RollState *s);
bool roll_continues (const RollState *before, const RollState *after);
void roll_set (const RollState *s, GameSet *set);
size_t roll_format (GameAnswer answer, char text[GAME_MAX_TEXT]);
bool roll_parse (const char *text, GameAnswer *answer);

/* Questions of one assignment: wild dice, the call and all moves. */
static inline bool
roll_is_assigning (unsigned ask)
{
  return ask == ROLL_ASK_PLACE || ask == ROLL_ASK_SELECT || ask == ROLL_ASK_REASSIGN
         || ask == ROLL_ASK_MOVE;
}

/* Makes a playable state of a position: `s` has its seats' things, round, pool, options and step
 * (ROLL_STEP_ASSIGN for the start of a round; ROLL_STEP_PHASES with `phases`, `phase` and the workers in
 * their columns; ROLL_STEP_MANAGE; ROLL_STEP_OVER). Everything else is computed here, and the result is
 * verified. If there is a problem, do not use `s`. */
GameProblem roll_resume (RollState *s);

/* The same in the middle of any step: `s` also has `now`, `turn`, `first`, `spare`, the masks of seats and
 * the unfinished work of seats. During setup and Assign, `actor` is the asked seat, or ROLL_NONE for the
 * first that can be asked. */
GameProblem roll_resume_now (RollState *s);

/* Tiles that are not named anywhere: the bag, if none is unknown. */
uint64_t roll_tiles_left (const RollState *s);

/* The stages of the current step, as words for programs, from 0; NULL after the last. */
const char *roll_stage_word (const RollState *s, unsigned stage);

/* Answers to "how much?", for the user interface. */
int roll_cost (const RollState *s, int seat, uint8_t face); /* in dice, with all discounts */
int roll_stock_credits (const RollState *s, int seat, RollColour explorer);
int roll_trade_value (const RollState *s, int seat, uint8_t world);
int roll_consume_chips (const RollState *s, int seat, uint8_t world, RollColour good, RollColour shipper);
int roll_consume_credits (const RollState *s, int seat, uint8_t world);
int roll_capacity (const RollState *s, int seat, uint8_t face); /* goods it can hold */
int roll_bonus (const RollState *s, int seat, uint8_t face);
int roll_squares (const RollState *s, int seat);
int roll_dice_owned (const RollState *s, int seat, RollColour colour);
void roll_all_dice (const RollState *s, int seat, RollDice dice); /* the same for every color */
/* Any of them, with its parts. */
int roll_explain (const RollState *s, int seat, RollWhy what, uint8_t piece, uint8_t detail, GameCauses *causes);

/* The possible moves of one use of a Reassign power, or one Dictate, once a phase is selected. */
typedef struct
{
  uint8_t least, most; /* workers; `most` is 0 for a face that moves none */
  uint8_t colours;     /* mask */
  uint8_t from;        /* column, ROLL_FROM_ANY or ROLL_FROM_SAME */
  uint8_t to;          /* mask of columns */
} RollUse;

RollUse roll_reassign_use (const RollState *s, int seat, uint8_t face);
RollUse roll_dictate_use (const RollState *s, int seat);

/* The face at position i (0 is the top) of a seat's development or world stack, or ROLL_UNKNOWN. Both stacks
 * share one array, from its two ends, because no seat can have more than all tiles. */
static inline uint8_t
roll_stack_at (const RollSeat *seat, unsigned kind, unsigned i)
{
  return seat->tiles[kind == ROLL_DEVELOPMENT ? i : ROLL_N_TILES - 1 - i];
}

static inline int
roll_count_dice (const uint8_t dice[ROLL_N_COLOURS])
{
  int n = 0;

  for (unsigned colour = 0; colour < ROLL_N_COLOURS; colour++)
    n += dice[colour];
  return n;
}

/* Goods on one world, in the format of RollSeat.goods. */
static inline int
roll_goods_count (uint8_t goods)
{
  return (goods & 15) == 0 ? 0 : (goods >> 4) == 0 ? 1 : 2;
}
static inline bool
roll_goods_have (uint8_t goods, unsigned colour)
{
  return (goods & 15) == colour + 1 || (goods >> 4) == (int) colour + 1;
}
