/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What to do, and why; and a played game, looked at again: what an adviser of any game offers.
 *
 * Advice uses only what a seat may see. An analysis judges a decision by what its seat could see, and
 * luck and chances by the true state. The same state, seed and number of nodes give the same numbers.
 * Nothing is allocated. */
#pragma once

#include "engine/game.h"

#include <stdatomic.h>

enum
{
  ADVICE_MAX_STEPS = 64,
  ADVICE_MAX_REASONS = 3,
  ADVICE_BEST = 3, /* as many are shown */
  ANALYSIS_NODES = 240,
  ANALYSIS_LEAST_NODES = 30
};

/* What speaks for a decision, worded by the game. */
typedef struct
{
  uint8_t kind;  /* in the game's own numbering */
  uint8_t piece; /* tile, card, phase … by kind */
  uint8_t percent;
  int16_t number;
  int16_t other; /* the same with the other decisions */
} AdviceReason;

/* A whole decision that could be made. */
typedef struct
{
  uint8_t n_steps;
  uint8_t n_reasons;
  GameAnswer steps[ADVICE_MAX_STEPS];
  AdviceReason reasons[ADVICE_MAX_REASONS]; /* the weightiest first */
  double share; /* expected, of the win */
  double error; /* what that may be off by, with 95 % certainty */
} AdviceOption;

typedef enum
{
  ANALYSIS_DECISION,
  ANALYSIS_ROLL, /* the dice of one cup */
  ANALYSIS_DRAW, /* tiles or cards */
  ANALYSIS_LOT,  /* what is dealt at the start, and other single lots */
  ANALYSIS_N_KINDS
} AnalysisKind;

typedef enum
{
  ANALYSIS_FINE,
  ANALYSIS_DOUBTFUL, /* from 2 % of the game on */
  ANALYSIS_MISTAKE,  /* from 5 % on */
  ANALYSIS_BLUNDER,  /* from 10 % on */
  ANALYSIS_N_BANDS
} AnalysisBand;

/* A decision, or a stroke of luck. */
typedef struct
{
  uint32_t point; /* answers given before it */
  uint32_t upto;  /* and with it */
  uint16_t round;
  uint8_t kind;   /* AnalysisKind */
  uint8_t about;  /* GameQuestion.about */
  int8_t seat;    /* GAME_NOBODY where it concerns all */
  bool is_judged; /* false where the record says too little */
  float before[GAME_MAX_SEATS]; /* chances to win */
  float after[GAME_MAX_SEATS];
  /* Of a decision that is judged: */
  uint8_t band; /* AnalysisBand */
  float loss;   /* of the chance to win, against the best */
  float error;  /* what that may be off by */
  uint8_t n_better; /* the best, where it is something else */
  uint8_t n_reasons;
  GameAnswer better[ADVICE_MAX_STEPS];
  AdviceReason reasons[ADVICE_MAX_REASONS]; /* why it is better than what was done */
} AnalysisMoment;

typedef struct
{
  uint32_t nodes; /* for one decision; ANALYSIS_NODES if 0 */
  const atomic_bool *cancel; /* or NULL */
} AnalysisLimits;

/* Hands over one moment, which is gone after the call; false ends the analysis. */
typedef bool (*AnalysisReport) (const AnalysisMoment *moment, void *data);

/* Somebody who knows what to do in one game. */
typedef struct
{
  size_t size; /* of the memory that one piece of advice takes */

  /* Lists what could be done about the current question. False where it is none of a seat, or where
   * too little is known. */
  bool (*start) (void *advice, const void *state, uint64_t seed);
  /* Thinks until `nodes` more are done, or somebody sets `cancel` (which may be NULL). */
  void (*run) (void *advice, uint32_t nodes, const atomic_bool *cancel);
  uint64_t (*count_nodes) (const void *advice);
  /* What the seat could see when it was asked. */
  const void *(*get_view) (const void *advice);
  /* The best so far; how many there are. */
  unsigned (*list) (const void *advice, AdviceOption options[ADVICE_BEST]);

  /* Follows `n` answers from `start`, in their order. What is forced is passed over. False if it was
   * cancelled, or an answer is not legal. */
  bool (*analyse) (const void *start,
                   const GameAnswer *answers,
                   uint32_t n,
                   const AnalysisLimits *limits,
                   AnalysisReport report,
                   void *data);

  /* What it knows (a network): with anything else, an analysis would come out differently. */
  const void *knowledge;
  size_t knowledge_size;
} Adviser;

static inline bool
advice_is_cancelled (const atomic_bool *cancel)
{
  return cancel != NULL && atomic_load_explicit (cancel, memory_order_relaxed);
}
