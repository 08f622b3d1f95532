/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Events, scores and states, for programs and for a terminal; see OrreryGame. */
#pragma once

#include "games/roll/rules/roll.h"

#include <json-glib/json-glib.h>

JsonNode *roll_describe_event (const GameEvent *event) G_GNUC_WARN_UNUSED_RESULT;
JsonNode *roll_describe_score (const void *state, const char *const *names)
    G_GNUC_WARN_UNUSED_RESULT;
char *roll_tell_state (const void *state, const char *const *names) G_GNUC_WARN_UNUSED_RESULT;
char *roll_tell_score (const void *state, const char *const *names) G_GNUC_WARN_UNUSED_RESULT;
