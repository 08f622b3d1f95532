/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What to do, and why, in words. */
#pragma once

#include "games/roll/players/advice/analysis.h"

#include <glib.h>

G_BEGIN_DECLS

/* A whole decision as one sentence without a full stop: "Place a Home die in Ship, select Settle
 * with a Home die". `state` is where it is asked. */
char *orrery_advice_plan (const RollState *state, const GameAnswer *steps,
                          gsize n) G_GNUC_WARN_UNUSED_RESULT;

/* What speaks for it: "completes Mining League: +8 VP". */
char *orrery_advice_reason (const AdviceReason *reason) G_GNUC_WARN_UNUSED_RESULT;

/* A share of the win and what it may be off by: "62 % ± 3". */
char *orrery_advice_share (double share, double error) G_GNUC_WARN_UNUSED_RESULT;

/* "Mistake", and the word for programs, "mistake". */
const char *orrery_advice_band (AnalysisBand band);
const char *orrery_advice_band_word (AnalysisBand band);

G_END_DECLS
