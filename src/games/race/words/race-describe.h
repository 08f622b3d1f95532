/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Events, scores and states, for programs and for a terminal; see OrreryGame. */
#pragma once

#include "games/race/rules/race.h"

#include <json-glib/json-glib.h>

JsonNode *race_describe_event (const GameEvent *event) G_GNUC_WARN_UNUSED_RESULT;
JsonNode *race_describe_score (const void *state, const char *const *names) G_GNUC_WARN_UNUSED_RESULT;
char *race_tell_state (const void *state, const char *const *names) G_GNUC_WARN_UNUSED_RESULT;
char *race_tell_score (const void *state, const char *const *names) G_GNUC_WARN_UNUSED_RESULT;
