/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What to do, and why: whole decisions of a seat, each played to the end of the round many times
 * over, as the Expert does it (search.h).
 *
 * Only what the seat may see is used: the rest is guessed anew each time. The longer it goes on,
 * the surer it is; the same view, seed and number of nodes give the same numbers. A node is one
 * round played out. Nothing is allocated. */
#pragma once

#include "games/roll/players/expert/net.h"
#include "players/advice.h"
#include "players/player.h"

enum
{
  ADVICE_MAX_PLANS = 24
};

/* How the seat stood when the round was over, added up over all times it was played out. */
typedef struct
{
  uint16_t built[ROLL_N_FACES];
  uint16_t waits[ROLL_N_FACES]; /* under construction */
  float points_of[ROLL_N_FACES]; /* what those were worth then */
  uint32_t calls[ROLL_MAX_SEATS][ROLL_N_PHASES];
  uint32_t happens_anyway[ROLL_N_PHASES]; /* whether or not we call it */
  uint32_t over;
  double won;
  double chips;
  double credits;
  double goods;
  double dice; /* to roll in the next round */
  double tiles; /* under construction */
} AdviceTally;

/* A whole decision: one answer, or several that belong together. */
typedef struct
{
  GameAnswer steps[ADVICE_MAX_STEPS];
  uint8_t n_steps;
  bool fails;  /* it cannot be judged: it names a tile that has to be guessed */
  float prior; /* what Regular thinks of it */
  uint32_t n;  /* how often it was played out */
  double sum;  /* of the own chances to win */
  double squares;
  AdviceTally tally;
} AdvicePlan;

typedef struct
{
  RollState view;
  int seat;
  uint64_t seed;
  const Net *net;
  unsigned turn; /* of playing out: fewer plans take part in later ones */
  uint64_t n_nodes;
  unsigned n_plans;
  AdvicePlan plans[ADVICE_MAX_PLANS]; /* the best first */
} Advice;

typedef enum
{
  ADVICE_NOTHING,     /* hardly differs from the others */
  ADVICE_WINS,        /* percent: the game ends, won */
  ADVICE_ENDS,        /* percent: the game ends */
  ADVICE_BUILDS,      /* face; points; percent */
  ADVICE_CHIPS,       /* VP in chips: number and what others bring, in tenths */
  ADVICE_CREDITS,     /* the same of credits left … */
  ADVICE_GOODS,       /* … goods on worlds … */
  ADVICE_DICE,        /* … dice in the cup … */
  ADVICE_TILES,       /* … tiles under construction */
  ADVICE_WAITS,       /* face: will be under construction */
  ADVICE_OTHERS_CALL, /* phase; number of seats that are likely to call it anyway */
  ADVICE_NOBODY_CALLS, /* phase; percent that it happens without our call */
  ADVICE_N_REASONS
} AdviceReasonKind; /* their numbers are tenths, but for ADVICE_OTHERS_CALL and the points of ADVICE_BUILDS */

/* Lists what could be done about the current question. False where it is none of a seat, or where
 * too little is known: tiles in hand that nobody has named. */
bool advice_start (Advice *advice, const RollState *state, uint64_t seed);

/* Plays out until `nodes` more are done, or somebody sets `cancel` (which may be NULL). */
void advice_run (Advice *advice, uint32_t nodes, const atomic_bool *cancel);

/* The plan that does the same, or -1. advice_add takes it in, in place of the worst if it must;
 * false where it cannot be judged. */
int advice_find (const Advice *advice, const GameAnswer *steps, unsigned n);
bool advice_add (Advice *advice, const GameAnswer *steps, unsigned n);

/* The expected share of the win, and what it may be off by, with 95 % certainty. */
double advice_share (const AdvicePlan *plan);
double advice_error (const AdvicePlan *plan);

/* By how much one plan is better than another, from `n` fresh guesses that both are given. */
double advice_compare (Advice *advice,
                       unsigned plan,
                       unsigned other,
                       uint32_t n,
                       const atomic_bool *cancel,
                       double *error);

/* What speaks for a plan, against another or (-1) the best of the others; the weightiest first.
 * At least one. */
unsigned advice_reasons (const Advice *advice,
                         unsigned plan,
                         int other,
                         AdviceReason reasons[ADVICE_MAX_REASONS]);

/* Chances of all seats when round `round` is over, from the true state. */
void advice_value (const RollState *state,
                   unsigned round,
                   uint64_t seed,
                   uint32_t n,
                   const atomic_bool *cancel,
                   double chances[ROLL_MAX_SEATS]);

/* For the files of this folder. */
size_t advice_list (const RollState *sample, AdvicePlan plans[ADVICE_MAX_PLANS]);
void advice_play_round (RollState *s, unsigned round, GameRng *rng, uint8_t *others);

/* For those who do not know which game it is. */
extern const Adviser roll_adviser;
