/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A position of Race for the Galaxy as JSON that people can write by hand; docs/record.md has the format.
 * Missing members have sensible defaults; an impossible position is rejected with a message that names the
 * seat and the card. */
#pragma once

#include "games/race/rules/race.h"

#include <json-glib/json-glib.h>

/* Reads a position into a playable state. */
gboolean orrery_race_position_read (JsonNode *node, void *state, GError **error);

/* Writes a state; `seat` is the viewer (the state is reduced to that seat's view first), or -1 for
 * everything. Includes all members that orrery_race_position_read uses, also unfinished work, and a few
 * informative ones. */
JsonNode *orrery_race_position_write (const void *state, int seat) G_GNUC_WARN_UNUSED_RESULT;

/* Keeps only the members that orrery_race_position_read uses. */
JsonNode *orrery_race_position_strip (JsonNode *node) G_GNUC_WARN_UNUSED_RESULT;

/* The same without unfinished work. */
JsonNode *orrery_race_position_strip_to_table (JsonNode *node) G_GNUC_WARN_UNUSED_RESULT;

/* The problem with a state, in words that name the seat and the card. */
char *orrery_race_problem_text (const GameProblem *problem) G_GNUC_WARN_UNUSED_RESULT;

/* The design of that name or id; -1: none. */
int orrery_race_design_by_name (const char *name);
