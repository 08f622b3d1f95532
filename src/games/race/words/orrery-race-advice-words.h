/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Advice and its reasons in words; OrreryGame describes each. */
#pragma once

#include "games/race/players/players.h"
#include "games/race/rules/race.h"

#include <glib.h>

char *orrery_race_advice_plan (const void *state, const GameAnswer *steps, gsize n) G_GNUC_WARN_UNUSED_RESULT;
char *orrery_race_advice_reason (const AdviceReason *reason) G_GNUC_WARN_UNUSED_RESULT;
extern const char *const orrery_race_advice_reason_words[];
