/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Race for the Galaxy: its state, its questions, its answers. The rules themselves are in the files next to
 * this one, one per step of the rulebook; game.h describes the interface. */
#pragma once

#include "engine/game.h"
#include "games/race/rules/data.h"

enum
{
  RACE_MAX_SEATS = 4,
  RACE_MAX_TABLEAU = 16, /* 15 in a two-action game */
  RACE_END_CARDS = 12,
  RACE_POOL_A_SEAT = 12,
  RACE_HAND_LIMIT = 10,
  RACE_DEALT = 6,
  RACE_START_DISCARDS = 2,
  RACE_UNKNOWN = 0xff /* a card that nobody has named */
};

/* Options of a setup. */
enum
{
  RACE_FIRST_GAME = GAME_FIRST_GAME, /* start worlds and hands by the printed numbers */
  RACE_MIRROR = GAME_MIRROR, /* follows a real table: cards may be unknown */
  RACE_TWO_ACTIONS = 4,    /* two players, two action cards each */
  RACE_CHOOSE_START = 8,   /* two players, one of two start worlds each */
  RACE_SECOND_EDITION = 16 /* the cards as the second edition has them */
};

/* The action cards. */
typedef enum
{
  RACE_EXPLORE_5,
  RACE_EXPLORE_1_1,
  RACE_DEVELOP,
  RACE_SETTLE,
  RACE_TRADE,
  RACE_DOUBLE,
  RACE_PRODUCE,
  RACE_N_ACTIONS
} RaceAction;

/* The phases of a round. With two actions Develop and Settle can come twice. */
typedef enum
{
  RACE_PHASE_EXPLORE,
  RACE_PHASE_DEVELOP,
  RACE_PHASE_DEVELOP_AGAIN,
  RACE_PHASE_SETTLE,
  RACE_PHASE_SETTLE_AGAIN,
  RACE_PHASE_CONSUME,
  RACE_PHASE_PRODUCE,
  RACE_N_PHASES
} RacePhase;

/* Why a card is drawn, if it is not for the power of a design. */
typedef enum
{
  RACE_WHY_DEALT = 0xf0,
  RACE_WHY_EXPLORE,
  RACE_WHY_SALE,
  RACE_WHY_SETTLE_BONUS
} RaceWhy;

/* The discard, by who knows that a card is there. */
enum
{
  RACE_KNOWN_TO_ALL = RACE_MAX_SEATS, /* before it, each seat alone */
  RACE_KNOWN_TO_NOBODY,
  RACE_N_DISCARDS
};

typedef struct
{
  RaceCards hand;   /* known to its owner alone */
  RaceCards shown;  /* in the hand too, and known to all */
  RaceCards drawn;  /* dealt or drawn, not decided yet */
  RaceCards chosen; /* unfinished choice, from the hand or the drawn cards */
  uint32_t has;     /* mask of the RacePowerKinds in the tableau */
  int16_t chips;    /* VP */
  uint16_t produced; /* in this phase: mask of places in the tableau */
  uint8_t n_hand;    /* all of it, unknown cards too */
  uint8_t n_unknown; /* of the hand */
  uint8_t n_drawn;
  uint8_t n_drawn_unknown;
  uint8_t n_chosen;
  uint8_t n_chosen_unknown;
  uint8_t start;     /* number of the original start world; RACE_NO_START before it is known */
  uint8_t offer[2];  /* start worlds to choose from, red and blue: design + 1; 0 while not dealt */
  uint8_t actions[2]; /* action + 1; 0 while none */
  uint8_t placing;   /* chosen in Develop or Settle, or start world chosen: design + 1 */
  int8_t military;   /* sum over the tableau */
  uint8_t temporary; /* Military until the end of this Settle */
  uint8_t n_tableau;
  uint8_t tableau[RACE_MAX_TABLEAU]; /* designs, in order of placing */
  uint8_t good[RACE_MAX_TABLEAU];    /* the card on it: design + 1, RACE_UNKNOWN; 0 for none */
} RaceSeat;

typedef enum
{
  RACE_STEP_SETUP,
  RACE_STEP_ACTION, /* all seats in secret */
  RACE_STEP_PHASES, /* `phase` says which */
  RACE_STEP_END,    /* of the round: hand limit */
  RACE_STEP_OVER,
  RACE_N_STEPS
} RaceStep;

/* Unfinished work inside a step; all zero otherwise. */
typedef struct
{
  uint64_t used;   /* Consume: powers used, mask of place × RACE_MAX_POWERS + power */
  uint16_t goods;  /* chosen worlds: mask of places */
  uint8_t stage;   /* where inside the step; its own numbering */
  uint8_t at;      /* progress through the tableau; its own numbering */
  uint8_t chooser; /* seat + 1 that is choosing in secret */
  uint8_t done;    /* mask of seats that have chosen */
  uint8_t drawer;  /* who draws `to_draw` more cards, and why */
  uint8_t to_draw;
  uint8_t why;
  bool to_drawn;   /* drawn cards are decided on later */
  uint8_t good;    /* place + 1 in `drawer`'s tableau that gets a good */
  uint8_t how;     /* RaceHow of the world to be placed */
  uint8_t power;   /* current Consume power, as in `used`, plus one */
  uint8_t takes;   /* goods that it takes */
  uint8_t named;   /* number named for a gamble */
} RaceNow;

/* Ways to place a world. */
typedef enum
{
  RACE_CONQUER = 1,
  RACE_PAY = 2,
  RACE_FOR_ZERO = 4 /* by a card that is discarded for it */
} RaceHow;

typedef struct
{
  RaceCards deck; /* in the deck, or somewhere unknown */
  RaceCards discard[RACE_N_DISCARDS];
  RaceNow now;
  int16_t pool;   /* VP left; may fall below zero */
  int16_t vp;     /* in the pool and in chips together */
  uint16_t round;
  uint8_t n_seats;
  uint8_t options;
  uint8_t n_deck;
  uint8_t n_discard;         /* all of it, unknown cards too */
  uint8_t n_discard_unknown;
  uint8_t step;   /* RaceStep */
  uint8_t phase;  /* RacePhase, during RACE_STEP_PHASES */
  uint8_t phases; /* mask of those that happen this round */
  uint8_t ask;    /* RaceQuestion */
  uint8_t actor;  /* seat that the question concerns */
  uint8_t piece;  /* detail of the question */
  uint8_t first;  /* seat that begins */
  uint8_t turn;   /* how many seats have had their turn in this phase or step */
  RaceSeat seats[RACE_MAX_SEATS];
} RaceState;

_Static_assert (sizeof (RaceState) <= 2048, "a state is at most 2 KiB");

typedef enum
{
  RACE_ASK_NOTHING,
  RACE_ASK_START_WORLD,   /* chance: which start world does the seat get? */
  RACE_ASK_DRAW,          /* chance: which card does the seat draw? `piece` is why */
  RACE_ASK_GOOD,          /* chance: which card becomes the good of world `piece`? */
  RACE_ASK_TURN_UP,       /* chance: which card is turned up? */
  RACE_ASK_CHOOSE_START,  /* which of two start worlds? */
  RACE_ASK_START_DISCARD, /* which dealt card goes? */
  RACE_ASK_ACTION,        /* which action card, or which two? */
  RACE_ASK_KEEP,          /* which drawn card is kept? */
  RACE_ASK_DEVELOP,       /* which development, or none? */
  RACE_ASK_SETTLE,        /* which world, or none? */
  RACE_ASK_TACTICS,       /* discard `piece` for Military, or keep it? */
  RACE_ASK_HOW,           /* how is world `piece` placed? */
  RACE_ASK_PAY,           /* which card pays for `piece`? */
  RACE_ASK_SELL,          /* the good of which world? */
  RACE_ASK_CONSUME,       /* which Consume power next? */
  RACE_ASK_GOOD_FOR,      /* which good does the power of `piece` take? */
  RACE_ASK_NAME,          /* which number? */
  RACE_ASK_SPEND,         /* which hand card for a VP, or done? */
  RACE_ASK_WINDFALL,      /* which windfall world gets a good, or done? */
  RACE_ASK_LIMIT,         /* which hand card is over the limit? */
  RACE_ASK_OVER,
  RACE_N_QUESTIONS
} RaceQuestion;

/* Kinds of answers, with their operands a, b, c. */
typedef enum
{
  RACE_DO_NOTHING,
  RACE_DO_START_WORLD, /* design */
  RACE_DO_CARD,        /* design or RACE_UNKNOWN: drawn, or becoming a good */
  RACE_DO_TURN_UP,     /* design */
  RACE_DO_DISCARD,     /* design or RACE_UNKNOWN */
  RACE_DO_ACTION,      /* action, second action + 1 or 0 */
  RACE_DO_KEEP,        /* design or RACE_UNKNOWN */
  RACE_DO_DEVELOP,     /* design */
  RACE_DO_SETTLE,      /* design */
  RACE_DO_PLACE_NOTHING,
  RACE_DO_CONQUER,
  RACE_DO_PAY,
  RACE_DO_USE,         /* design: its Consume power, or the card that places a world for zero */
  RACE_DO_GAMBLE,
  RACE_DO_SELL,        /* design of the world */
  RACE_DO_GOOD_OF,     /* design of the world */
  RACE_DO_NAME,        /* number */
  RACE_DO_PRODUCE_ON,  /* design of the world */
  RACE_DO_DONE,
  /* Corrections by hand, at any time between two steps of a larger choice. Added cards come from the deck,
   * and removed ones go there. */
  RACE_DO_FIX_CHIPS,        /* seat, VP (b × 256 + c) */
  RACE_DO_FIX_POOL,         /* VP (signed, b × 256 + c) */
  RACE_DO_FIX_PLACE,        /* seat, design: into the tableau, with no effect */
  RACE_DO_FIX_UNPLACE,      /* seat, design: from the tableau */
  RACE_DO_FIX_ADD_GOOD,     /* seat, design of the world */
  RACE_DO_FIX_TAKE_GOOD,    /* seat, design of the world */
  RACE_DO_FIX_ADD_CARD,     /* seat, design or RACE_UNKNOWN: into the hand */
  RACE_DO_FIX_TAKE_CARD,    /* seat, design or RACE_UNKNOWN: from the hand */
  RACE_DO_FIX_ADD_DISCARD,  /* design or RACE_UNKNOWN */
  RACE_DO_FIX_TAKE_DISCARD, /* design or RACE_UNKNOWN */
  RACE_N_ANSWERS
} RaceAnswer;

/* Why an answer is rejected. */
typedef enum
{
  RACE_OK = GAME_OK,
  RACE_NO_SUCH_ANSWER = GAME_NO_SUCH_ANSWER, /* malformed */
  RACE_OTHER_QUESTION,  /* answers something that was not asked */
  RACE_IS_OVER,
  RACE_NOT_LEFT,        /* that card is not among the remaining ones */
  RACE_NOT_IN_HAND,     /* no such card to choose */
  RACE_OUT_OF_ORDER,    /* name a set of cards or worlds in order */
  RACE_NOT_OFFERED,     /* that start world was not dealt to the seat */
  RACE_ONE_ACTION,      /* one action card each in this game */
  RACE_TWO_ACTION_CARDS, /* two action cards each in this game */
  RACE_ONLY_ONCE,       /* there is one such action card */
  RACE_NO_DEVELOPMENT,  /* that card is not a development */
  RACE_NO_WORLD,        /* that card is not a world */
  RACE_IN_TABLEAU,      /* a copy is in the tableau already */
  RACE_TOO_DEAR,        /* the hand is too small to pay for it */
  RACE_TOO_STRONG,      /* not enough Military for it, and it cannot be paid for */
  RACE_NEEDED,          /* nothing else places the world */
  RACE_NOT_THIS_WAY,    /* the world cannot be placed like that */
  RACE_NOT_OWNED,       /* not in the tableau */
  RACE_NO_SUCH_GOOD,    /* no good is on it, or none that fits */
  RACE_NO_SUCH_POWER,   /* that card has no such power */
  RACE_USED_UP,         /* once per phase */
  RACE_TOO_FEW_GOODS,   /* the power takes more goods than there are */
  RACE_SAME_KIND,       /* the goods must be of different kinds */
  RACE_NO_SUCH_NUMBER,
  RACE_NOT_WINDFALL,
  RACE_WORLD_FULL,
  RACE_NO_POWER_LEFT,   /* no power or bonus is left for that world */
  RACE_MUST_USE,        /* compulsory */
  RACE_IN_THE_MIDDLE,   /* finish the current choice before correcting this */
  RACE_BREAKS_TABLE,    /* the correction would make an impossible table */
  RACE_BAD_SETUP,
  RACE_N_STATUSES
} RaceStatus;

typedef enum
{
  RACE_EVENT_NONE,
  RACE_EVENT_START_WORLD, /* a: design */
  RACE_EVENT_OFFERED,     /* secret; a: design of a start world to choose from */
  RACE_EVENT_SETUP_DONE,
  RACE_EVENT_ROUND,       /* n */
  RACE_EVENT_READY,       /* has chosen in secret */
  RACE_EVENT_ACTIONS,     /* at Reveal; a: action, b: second action + 1, or 0 */
  RACE_EVENT_PHASE,       /* a: RacePhase begins */
  RACE_EVENT_DREW,        /* n cards were drawn; b: RaceWhy or design */
  RACE_EVENT_DREW_CARD,   /* secret; a: design or RACE_UNKNOWN, b: RaceWhy or design */
  RACE_EVENT_RESHUFFLED,  /* n: cards in the new deck */
  RACE_EVENT_KEPT,        /* n cards were kept */
  RACE_EVENT_KEPT_CARD,   /* secret; a: design or RACE_UNKNOWN */
  RACE_EVENT_DISCARDED,   /* n cards, unseen */
  RACE_EVENT_DISCARDED_CARD, /* secret; a: design or RACE_UNKNOWN */
  RACE_EVENT_REVEALED,    /* a: design that will be placed */
  RACE_EVENT_NOTHING,     /* nothing is placed */
  RACE_EVENT_SACRIFICED,  /* a: design discarded from the tableau; n: Military gained */
  RACE_EVENT_PLACED,      /* a: design, b: RaceHow, or 0 for a development; c: strength of a conquest; n: cards paid */
  RACE_EVENT_GOOD,        /* a: design of the world that gets a good; b: it was produced */
  RACE_EVENT_SOLD,        /* a: design of the world; n: price */
  RACE_EVENT_CONSUMED,    /* a: design of the world, b: design whose power took it */
  RACE_EVENT_CHIPS,       /* n gained; a: design why */
  RACE_EVENT_NAMED,       /* n: the number */
  RACE_EVENT_TURNED_UP,   /* a: design, b: it was won */
  RACE_EVENT_CORRECTED,   /* a, b, c: of the answer; n: its kind */
  RACE_EVENT_END,         /* a: 1 pool empty, 2 twelve cards, 3 both */
  RACE_N_EVENTS
} RaceEvent;

/* Kinds of GameScorePart. */
typedef enum
{
  RACE_PART_CHIPS,
  RACE_PART_CARDS, /* printed VP of the whole tableau */
  RACE_PART_BONUS, /* piece: design */
  RACE_N_PARTS
} RacePart;

/* What race_explain explains. */
typedef enum
{
  RACE_WHY_DEVELOP_COST,
  RACE_WHY_SETTLE_COST,
  RACE_WHY_STRENGTH,  /* against that world */
  RACE_WHY_SALE_PRICE /* of its good */
} RaceWhat;

/* Kinds of GameCause. */
typedef enum
{
  RACE_CAUSE_PRINTED,   /* on the card itself */
  RACE_CAUSE_CARD,      /* piece: design whose power it is */
  RACE_CAUSE_BONUS,     /* of the action that was chosen */
  RACE_CAUSE_MILITARY,
  RACE_CAUSE_TEMPORARY, /* Military until the end of this Settle */
  RACE_CAUSE_GOOD       /* piece: its kind */
} RaceCauseKind;

/* Problems that race_game.verify finds. */
typedef enum
{
  RACE_WHOLE = GAME_OK,
  RACE_BAD_SEATS,
  RACE_BAD_CHIPS,    /* chips and pool do not add up */
  RACE_BAD_START,    /* start world unknown, or twice */
  RACE_BAD_TABLEAU,  /* a card that cannot be there; piece: design */
  RACE_CARD_TWICE,   /* more copies than there are; piece: design */
  RACE_CARDS_LOST,   /* n: found */
  RACE_BAD_HAND,     /* n: cards counted */
  RACE_BAD_GOODS,    /* a good where none can be; piece: design */
  RACE_BAD_POWERS,   /* sums over the tableau are wrong */
  RACE_BAD_CHOICE,   /* an impossible half-made choice */
  RACE_BAD_ACTIONS,  /* action cards that nobody can have chosen */
  RACE_BAD_QUESTION, /* nothing can be answered */
  RACE_N_PROBLEMS
} RaceProblem;

extern const Game race_game;

/* For callers that know the game: the same without the casts. */
GameStatus race_start (RaceState *s, const GameSetup *setup);
GameQuestion race_question (const RaceState *s);
GameSecrecy race_secrecy (const RaceState *s);
bool race_continues (const RaceState *before, const RaceState *after);
void race_set (const RaceState *s, GameSet *set);
bool race_is_public (const RaceState *s);
size_t race_legal (const RaceState *s, GameAnswer out[GAME_MAX_ANSWERS]);
/* Public for tests. */
GameStatus race_check (const RaceState *s, GameAnswer answer);
GameStatus race_apply (RaceState *s, GameAnswer answer, GameEvents *events);
void race_play (RaceState *s, GameAnswer answer);
void race_view (RaceState *s, int seat);
void race_determinise (RaceState *s, int seat, GameRng *rng);
void race_fill (RaceState *s, GameRng *rng); /* only names the unnamed cards */
void race_score (const RaceState *s, GameScore *score);
GameProblem race_verify (const RaceState *s);
size_t race_format (GameAnswer answer, char text[GAME_MAX_TEXT]);
bool race_parse (const char *text, GameAnswer *answer);
int race_explain (const void *s, int seat, uint8_t what, uint8_t design, uint8_t detail, GameCauses *causes);

/* Makes a playable state of a position: `s` has its seats' tableaus, goods, hands, chips, start numbers and
 * actions, the discard, pool, round, options and step (RACE_STEP_ACTION for the start of a round;
 * RACE_STEP_PHASES with `phase`; RACE_STEP_END; RACE_STEP_OVER). Everything else is computed here, and the
 * result is verified. If there is a problem, do not use `s`. */
GameProblem race_resume (RaceState *s);

/* The same for a position in the middle of a choice: `s` also has the unfinished work and the current
 * question. Only what follows from the table is computed. */
GameProblem race_restore (RaceState *s);

/* Answers to "how much?", for the user interface. */
int race_develop_cost (const RaceState *s, int seat, uint8_t design);
int race_settle_cost (const RaceState *s, int seat, uint8_t design); /* -1: cannot be paid for */
int race_strength (const RaceState *s, int seat, uint8_t design);    /* against that world */
int race_price (const RaceState *s, int seat, uint8_t world);        /* cards for its good in a sale */
/* The card of the actor whose Consume power is listed instead of the equal one of `design`; `design` itself
 * if its own is listed, or has none. */
uint8_t race_equal_power (const RaceState *s, uint8_t design);
int race_explore_draws (const RaceState *s, int seat);
int race_explore_keeps (const RaceState *s, int seat);
int race_bonus (const RaceState *s, int seat, uint8_t design);
/* The line of a 6-cost development that a card scores by, which is the first matching one; -1: none. */
int race_scoring_line (const RaceState *s, uint8_t development, uint8_t design);
int race_count_goods (const RaceSeat *p);

/* How many copies of a design a set has, and how many cards in total. */
static inline int
race_cards_count (const RaceCards *cards, unsigned design)
{
  const unsigned word = design / 64;
  const unsigned bit = design % 64;

  return (int) (cards->one[word] >> bit & 1) + (int) (cards->two[word] >> bit & 1);
}
static inline int
race_cards_size (const RaceCards *cards)
{
  return __builtin_popcountll (cards->one[0]) + __builtin_popcountll (cards->one[1])
         + __builtin_popcountll (cards->two[0]) + __builtin_popcountll (cards->two[1]);
}

static inline bool
race_cards_have (const RaceCards *cards, unsigned design)
{
  return (cards->one[design / 64] >> design % 64 & 1) != 0;
}

/* The first design at or after `from`, or RACE_N_DESIGNS and more. */
static inline unsigned
race_cards_next (const RaceCards *cards, unsigned from)
{
  for (unsigned word = from / 64; word < 2; word++)
    {
      const uint64_t left = cards->one[word] & (word == from / 64 ? ~UINT64_C (0) << from % 64 : ~UINT64_C (0));

      if (left != 0)
        return word * 64 + (unsigned) __builtin_ctzll (left);
    }
  return 128;
}

static inline const RaceDesign *
race_design (const RaceState *s, unsigned design)
{
  return &race_designs[(s->options & RACE_SECOND_EDITION) != 0][design];
}
