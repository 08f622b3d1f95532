/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A position of Roll for the Galaxy as JSON that people can write by hand; docs/record.md has the
 * format. What is left out has a sensible default; what is impossible is refused with a message
 * that names the seat and the piece. */
#pragma once

#include "games/roll/rules/roll.h"

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* Reads a position into a state that can be played on. */
gboolean orrery_position_read (JsonNode *node, void *state, GError **error);
/* The same with messages that call the seats by their names. */
gboolean orrery_position_read_named (JsonNode *node, const char *const *names, RollState *state,
                                     GError **error);

/* Writes a state; `seat` is who looks (the state is viewed as that seat first), or -1 for all. Has
 * all that orrery_position_read takes, so that reading it gives the same state, and besides, for people
 * and programs, what is asked. */
JsonNode *orrery_position_write (const void *state, int seat) G_GNUC_WARN_UNUSED_RESULT;

/* Only what orrery_position_read takes, without what is there to be looked at. */
JsonNode *orrery_position_strip (JsonNode *node) G_GNUC_WARN_UNUSED_RESULT;
/* And without what is half done, or was done in the last round: what a game that is over needs. */
JsonNode *orrery_position_strip_to_table (JsonNode *node) G_GNUC_WARN_UNUSED_RESULT;

/* The face of that name or id, in capitals or not; -1 if there is none. */
int orrery_face_by_name (const char *name);

/* The problem with a state, in words that name the seat and the piece. Without `names` (NULL) seats
 * are numbered. */
char *orrery_problem_text (const GameProblem *problem,
                           const char *const *names) G_GNUC_WARN_UNUSED_RESULT;

/* "seat 2", or its name. */
char *orrery_seat_text (int seat, const char *const *names) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
