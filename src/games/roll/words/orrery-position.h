/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A position of Roll for the Galaxy as JSON that people can write by hand; docs/record.md has the format.
 * Missing members have sensible defaults; an impossible position is rejected with a message that names the
 * seat and the piece. */
#pragma once

#include "games/roll/rules/roll.h"

#include <json-glib/json-glib.h>

/* Reads a position into a playable state. */
gboolean orrery_position_read (JsonNode *node, void *state, GError **error);
/* The same with messages that use the seats' names. */
gboolean orrery_position_read_named (JsonNode *node, const char *const *names, RollState *state,
                                     GError **error);

/* Writes a state; `seat` is the viewer (the state is reduced to that seat's view first), or -1 for
 * everything. Includes all members that orrery_position_read uses, so that reading it gives the same state,
 * and for people and programs also the question. */
JsonNode *orrery_position_write (const void *state, int seat) G_GNUC_WARN_UNUSED_RESULT;

/* Only the members that orrery_position_read uses, without informative ones. */
JsonNode *orrery_position_strip (JsonNode *node) G_GNUC_WARN_UNUSED_RESULT;
/* The same without unfinished work and the last round: what a finished game needs. */
JsonNode *orrery_position_strip_to_table (JsonNode *node) G_GNUC_WARN_UNUSED_RESULT;

/* The face with that name or id, ignoring case; -1 if there is none. */
int orrery_face_by_name (const char *name);

/* The problem with a state, in words that name the seat and the piece. Without `names` (NULL) seats
 * are numbered. */
char *orrery_problem_text (const GameProblem *problem,
                           const char *const *names) G_GNUC_WARN_UNUSED_RESULT;

/* "seat 2", or its name. */
char *orrery_seat_text (int seat, const char *const *names) G_GNUC_WARN_UNUSED_RESULT;
