/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words for how good a decision is; each game words the decision itself (OrreryGame.tell_plan). */
#pragma once

#include "record/orrery-game.h"

/* A share of the win with its margin of error: "62 % ± 3". */
char *orrery_advice_share (double share, double error) G_GNUC_WARN_UNUSED_RESULT;

/* A decision and its main reason, in one sentence. */
char       *orrery_advice_sentence (const OrreryGame *game, const void *view,
                                    const AdviceOption *option) G_GNUC_WARN_UNUSED_RESULT;
/* Explains its share of the win. `next` is the share of the next best decision; below 0 if there is none. */
char       *orrery_advice_chance   (double share, double next) G_GNUC_WARN_UNUSED_RESULT;

/* "Mistake", and the word for programs, "mistake". */
const char *orrery_advice_band (AnalysisBand band);
const char *orrery_advice_band_word (AnalysisBand band);

/* Reasons that every game has: who else calls a phase, how the game ends, or that there is no reason. */
char *orrery_advice_tell_call (const AdviceReason *reason, const char *phase) G_GNUC_WARN_UNUSED_RESULT;
char *orrery_advice_tell_end (const AdviceReason *reason) G_GNUC_WARN_UNUSED_RESULT;
/* Tenths, without a trailing zero: "3", "2.5". */
char *orrery_advice_tenths (int tenths) G_GNUC_WARN_UNUSED_RESULT;
