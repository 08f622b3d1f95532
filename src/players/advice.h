/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Advice with its reasons, and the analysis of a played game. Whole decisions of a seat are played out many
 * times; a game provides an Adviser for that.
 *
 * Advice uses only what the seat may see; the rest is guessed anew each time. The longer it runs, the more
 * certain it is. An analysis judges a decision by what its seat could see, and luck and chances by the true
 * state. The same state, seed and number of nodes give the same numbers; a node is one playout. Nothing is
 * allocated. */
#pragma once

#include "engine/game.h"

#include <stdatomic.h>

enum
{
  ADVICE_MAX_STEPS = 64,
  ADVICE_MAX_PLANS = 24,
  ADVICE_MAX_REASONS = 3,
  ADVICE_BEST = 3, /* the number that is shown */
  ADVICE_MAX_PIECES = 160,
  ADVICE_MAX_PHASES = 8,
  ADVICE_MAX_AMOUNTS = 6,
  ADVICE_NO_PHASE = 0xff,
  ANALYSIS_NODES = 240,
  ANALYSIS_LEAST_NODES = 30
};

/* A reason for a decision, worded by the game. */
typedef enum
{
  ADVICE_NOTHING,      /* hardly differs from the others */
  ADVICE_WINS,         /* percent: the game ends, won */
  ADVICE_ENDS,         /* percent: the game ends */
  ADVICE_BUILDS,       /* piece; number: points; percent */
  ADVICE_WAITS,        /* piece: will have to wait to be built */
  ADVICE_OTHERS_CALL,  /* piece: phase; number of seats that are likely to call it anyway */
  ADVICE_NOBODY_CALLS, /* piece: phase; percent that it happens without our call */
  ADVICE_AMOUNTS       /* from here on: the amounts of the game's Adviser, in tenths */
} AdviceReasonKind;

typedef struct
{
  uint8_t kind;  /* AdviceReasonKind */
  uint8_t piece; /* tile, card, phase …, depending on the kind */
  uint8_t percent;
  int16_t number;
  int16_t other; /* the same for the other decisions */
} AdviceReason;

/* A possible whole decision. */
typedef struct
{
  uint8_t n_steps;
  uint8_t n_reasons;
  GameAnswer steps[ADVICE_MAX_STEPS];
  AdviceReason reasons[ADVICE_MAX_REASONS]; /* the most important first */
  double share; /* expected, of the win */
  double error; /* its margin of error, with 95 % certainty */
} AdviceOption;

typedef enum
{
  ANALYSIS_DECISION,
  ANALYSIS_ROLL, /* the dice of one cup */
  ANALYSIS_DRAW, /* tiles or cards */
  ANALYSIS_LOT,  /* pieces dealt at the start, and other single lots */
  ANALYSIS_N_KINDS
} AnalysisKind;

typedef enum
{
  ANALYSIS_FINE,
  ANALYSIS_DOUBTFUL, /* from 2 % of the game */
  ANALYSIS_MISTAKE,  /* from 5 % */
  ANALYSIS_BLUNDER,  /* from 10 % */
  ANALYSIS_N_BANDS
} AnalysisBand;

/* A decision, or an event of luck. */
typedef struct
{
  uint32_t point; /* answers before it */
  uint32_t upto;  /* and including it */
  uint16_t round;
  uint8_t kind;   /* AnalysisKind */
  uint8_t about;  /* GameQuestion.about */
  int8_t seat;    /* GAME_NOBODY if it concerns everybody */
  bool is_judged; /* false if the record says too little */
  float before[GAME_MAX_SEATS]; /* chances to win */
  float after[GAME_MAX_SEATS];
  float before_error[GAME_MAX_SEATS]; /* their margins of error */
  float after_error[GAME_MAX_SEATS];
  /* For a decision that is judged: */
  uint8_t band; /* AnalysisBand */
  float loss;   /* of the chance to win, against the best */
  float error;  /* its margin of error */
  uint8_t n_better; /* the best decision, if it is a different one */
  uint8_t n_reasons;
  GameAnswer better[ADVICE_MAX_STEPS];
  AdviceReason reasons[ADVICE_MAX_REASONS]; /* why it is better than the actual one */
} AnalysisMoment;

typedef struct
{
  uint32_t nodes; /* for one decision; ANALYSIS_NODES if 0 */
  const atomic_bool *cancel; /* or NULL */
} AnalysisLimits;

/* Reports one moment, which is only valid during the call; false ends the analysis. */
typedef bool (*AnalysisReport) (const AnalysisMoment *moment, void *data);

/* The later situation of the seat, added up over all playouts. */
typedef struct
{
  uint16_t built[ADVICE_MAX_PIECES];
  uint16_t waits[ADVICE_MAX_PIECES];
  float points_of[ADVICE_MAX_PIECES]; /* the value of those built */
  uint32_t calls[GAME_MAX_SEATS][ADVICE_MAX_PHASES];
  uint32_t happens_anyway[ADVICE_MAX_PHASES]; /* whether or not we call it */
  uint32_t over;
  double won;
  double amounts[ADVICE_MAX_AMOUNTS];
} AdviceTally;

/* A whole decision: one answer, or several that belong together. */
typedef struct
{
  GameAnswer steps[ADVICE_MAX_STEPS];
  uint8_t n_steps;
  bool fails;  /* it cannot be judged: it names a piece that must be guessed */
  float prior; /* its value by rules of thumb */
  uint32_t n;  /* how often it was played out */
  double sum;  /* of the seat's own chances to win */
  double squares;
  AdviceTally tally;
} AdvicePlan;

typedef struct Adviser Adviser;

typedef struct
{
  const Adviser *adviser;
  GameState view; /* what the seat could see when asked */
  int seat;
  uint64_t seed;
  unsigned turn; /* of playouts: fewer plans take part in later ones */
  uint64_t n_nodes;
  unsigned n_plans;
  AdvicePlan plans[ADVICE_MAX_PLANS]; /* the best first */
} Advice;

/* A game's knowledge for judging it. */
struct Adviser
{
  const Game *rules;

  /* TRUE if too little is known to judge the question of `view`: unnamed cards in hand. */
  bool (*is_vague) (const void *view, int seat);
  /* The decisions that are worth trying, with their priors, in a fully known state. */
  size_t (*list) (const void *sample, AdvicePlan plans[ADVICE_MAX_PLANS]);
  /* Plays on from `state`, which is fully known, until the chances of all seats are clear. `round` is the one
   * in which the question was asked. Unless `tally` is NULL, adds up the result of `seat`, which began from
   * `view`. */
  void (*play_out) (const void *view,
                    int seat,
                    void *state,
                    unsigned round,
                    GameRng *rng,
                    AdviceTally *tally,
                    double chances[GAME_MAX_SEATS]);
  /* Fills in unnamed pieces at random. */
  void (*fill) (void *state, GameRng *rng);

  /* The material of reasons. */
  unsigned n_pieces;
  unsigned n_phases;
  unsigned n_amounts;
  const double *amounts; /* the value of one of each, in points */
  double (*waiting_worth) (unsigned piece); /* NULL: nothing waits */
  unsigned (*get_calls) (const AdvicePlan *plan); /* mask of the phases that it calls; 0: it is not about phases */
  bool (*profits) (const Advice *advice, const AdvicePlan *plan, unsigned phase); /* in a phase that others call */

  /* The settings of an analysis. */
  AnalysisKind (*get_kind) (GameQuestion question);
  bool (*is_correction) (GameAnswer answer);
  bool (*is_said) (GameAnswer answer);      /* not "unknown" */
  bool (*rests_on_roll) (const void *state); /* the current decision; NULL: none */
  bool (*is_same_luck) (const void *before, const void *after); /* one roll, or one draw, of several pieces */

  /* The knowledge that is used (a network): with a different one, an analysis would differ. */
  const void *knowledge;
  size_t knowledge_size;
};

/* Lists the options for the current question. False if it is not a seat's question, or if too little is known. */
bool advice_start (Advice *advice, const Adviser *adviser, const void *state, uint64_t seed);

/* Adds `nodes` more playouts, unless somebody sets `cancel` (which may be NULL). */
void advice_run (Advice *advice, uint32_t nodes, const atomic_bool *cancel);

/* The best so far; how many there are. */
unsigned advice_list (const Advice *advice, AdviceOption options[ADVICE_BEST]);

/* The plan with the same result, or -1. advice_add adds a plan, if necessary in place of the worst; false if
 * it cannot be judged. */
int advice_find (const Advice *advice, const GameAnswer *steps, unsigned n);
bool advice_add (Advice *advice, const GameAnswer *steps, unsigned n);

/* How much better one plan is than another, by `n` new guesses that both share. */
double advice_compare (Advice *advice, unsigned plan, unsigned other, uint32_t n,
                       const atomic_bool *cancel, double *error);

/* The reasons for a plan, against another or (-1) the best of the others; the most important first.
 * At least one. */
unsigned advice_reasons (const Advice *advice, unsigned plan, int other,
                         AdviceReason reasons[ADVICE_MAX_REASONS]);

/* Chances of all seats and their margins of error, from the true state; `round` as for play_out. */
void advice_value (const Adviser *adviser, const void *state, unsigned round, uint64_t seed,
                   uint32_t n, const atomic_bool *cancel, float chances[GAME_MAX_SEATS],
                   float errors[GAME_MAX_SEATS]);

/* Follows `n` answers from `start`, in order. Forced answers are skipped. False if it was cancelled, or if an
 * answer is not legal. */
bool analysis_walk (const Adviser *adviser, const void *start, const GameAnswer *answers,
                    uint32_t n, const AnalysisLimits *limits, AnalysisReport report, void *data);
static inline bool
advice_is_cancelled (const atomic_bool *cancel)
{
  return cancel != NULL && atomic_load_explicit (cancel, memory_order_relaxed);
}
