/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Events, scores and states, for programs and for a terminal; see OrreryGame. */
#pragma once

#include "games/frontiers/rules/frontiers.h"

#include <json-glib/json-glib.h>

JsonNode *frontiers_describe_event (const GameEvent *event) G_GNUC_WARN_UNUSED_RESULT;
JsonNode *frontiers_describe_score (const void *state, const char *const *names) G_GNUC_WARN_UNUSED_RESULT;
char *frontiers_tell_state (const void *state, const char *const *names) G_GNUC_WARN_UNUSED_RESULT;
char *frontiers_tell_score (const void *state, const char *const *names) G_GNUC_WARN_UNUSED_RESULT;
char *frontiers_tell_winner (const void *state, const char *const *names) G_GNUC_WARN_UNUSED_RESULT;
/* Explains the score of a tile's "?": "2 × 3 (colony rebel)"; NULL if it has none. */
char *frontiers_tell_bonus (const FrState *state, guint seat, guint place) G_GNUC_WARN_UNUSED_RESULT;
