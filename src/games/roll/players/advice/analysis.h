/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A played game, looked at again: what each decision gave away, what each roll and draw was worth,
 * and how the chances of all seats went.
 *
 * A decision is judged by what its seat could see. Luck and chances are judged by the true state.
 * The same game and number of nodes give the same numbers. */
#pragma once

#include "games/roll/players/advice/advice.h"

/* Follows `n` answers from `start`, in their order. What is forced is passed over. False if it was
 * cancelled, or an answer is not legal. */
bool analysis_walk (const RollState *start,
                    const GameAnswer *answers,
                    uint32_t n,
                    const AnalysisLimits *limits,
                    AnalysisReport report,
                    void *data);

AnalysisBand analysis_band (double loss, double error);
