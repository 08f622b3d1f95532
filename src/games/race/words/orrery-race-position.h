/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A position of Race for the Galaxy as JSON that people can write by hand; docs/record.md has the
 * format. What is left out has a sensible default; what is impossible is refused with a message that
 * names the seat and the card. */
#pragma once

#include "games/race/rules/race.h"

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* Reads a position into a state that can be played on. */
gboolean orrery_race_position_read (JsonNode *node, void *state, GError **error);

/* Writes a state; `seat` is who looks (the state is viewed as that seat first), or -1 for all. Has
 * all that orrery_race_position_read takes, what is half done too, and besides a few things to look at. */
JsonNode *orrery_race_position_write (const void *state, int seat) G_GNUC_WARN_UNUSED_RESULT;

/* Leaves only what orrery_race_position_read takes. */
JsonNode *orrery_race_position_strip (JsonNode *node) G_GNUC_WARN_UNUSED_RESULT;

/* The same without what is half done. */
JsonNode *orrery_race_position_strip_to_table (JsonNode *node) G_GNUC_WARN_UNUSED_RESULT;

/* The problem with a state, in words that name the seat and the card. */
char *orrery_race_problem_text (const GameProblem *problem) G_GNUC_WARN_UNUSED_RESULT;

/* The design of that name or id; -1: none. */
int orrery_race_design_by_name (const char *name);

G_END_DECLS
