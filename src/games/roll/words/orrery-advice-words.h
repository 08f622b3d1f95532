/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Advice and its reasons in words. */
#pragma once

#include "games/roll/players/advice/advice.h"

#include <glib.h>

/* A whole decision as one sentence without a full stop: "Place a Home die in Ship, select Settle with a Home
 * die". `state` is the one that asks for it. */
char *orrery_advice_plan (const void *state, const GameAnswer *steps,
                          gsize n) G_GNUC_WARN_UNUSED_RESULT;

/* A reason for it: "completes Mining League: +8 VP". */
char *orrery_advice_reason (const AdviceReason *reason) G_GNUC_WARN_UNUSED_RESULT;

/* Words for the kinds of reasons, in files. */
extern const char *const orrery_advice_reason_words[];
