/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A played game, looked at again: what each decision gave away, what each roll and draw was worth,
 * and how the chances of all seats went.
 *
 * A decision is judged by what its seat could see. Luck and chances are judged by the true state.
 * The same game and number of nodes give the same numbers. */
#pragma once

#include "games/roll/players/advice/advice.h"

typedef enum
{
  ANALYSIS_DECISION,
  ANALYSIS_ROLL, /* the dice of one cup */
  ANALYSIS_DRAW, /* tiles out of the bag */
  ANALYSIS_LOT,  /* faction, home world, two-player die, a tile turned up */
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
  uint8_t about;  /* RollQuestion */
  int8_t seat;    /* GAME_NOBODY where it concerns all */
  bool is_judged; /* false where the record says too little */
  float before[ROLL_MAX_SEATS]; /* chances to win */
  float after[ROLL_MAX_SEATS];
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

enum { ANALYSIS_NODES = 240, ANALYSIS_LEAST_NODES = 30 };

/* Hands over one moment, which is gone after the call; false ends the analysis. */
typedef bool (*AnalysisReport) (const AnalysisMoment *moment, void *data);

/* Follows `n` answers from `start`, in their order. What is forced is passed over. False if it was
 * cancelled, or an answer is not legal. */
bool analysis_walk (const RollState *start,
                    const GameAnswer *answers,
                    uint32_t n,
                    const AnalysisLimits *limits,
                    AnalysisReport report,
                    void *data);

AnalysisBand analysis_band (double loss, double error);
