/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How good a decision is, in words; what it is, its game words (OrreryGame.tell_plan). */
#pragma once

#include "record/orrery-game.h"

G_BEGIN_DECLS

/* A share of the win and what it may be off by: "62 % ± 3". */
char *orrery_advice_share (double share, double error) G_GNUC_WARN_UNUSED_RESULT;

/* A decision and what speaks for it most, in one sentence. */
char       *orrery_advice_sentence (const OrreryGame   *game,
                                    const void         *view,
                                    const AdviceOption *option) G_GNUC_WARN_UNUSED_RESULT;
/* Explains its share of the win. `next` is the share of the next best decision; below 0 if there is none. */
char       *orrery_advice_chance   (double share,
                                    double next) G_GNUC_WARN_UNUSED_RESULT;

/* "Mistake", and the word for programs, "mistake". */
const char *orrery_advice_band (AnalysisBand band);
const char *orrery_advice_band_word (AnalysisBand band);

/* Reasons that every game has: who else calls a phase, how the game ends, or that nothing speaks for it. */
char *orrery_advice_tell_call (const AdviceReason *reason, const char *phase) G_GNUC_WARN_UNUSED_RESULT;
char *orrery_advice_tell_end (const AdviceReason *reason) G_GNUC_WARN_UNUSED_RESULT;
/* Tenths, without one that is zero: "3", "2.5". */
char *orrery_advice_tenths (int tenths) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
