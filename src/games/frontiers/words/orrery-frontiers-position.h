/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A position of New Frontiers as JSON that people can write by hand; docs/frontiers.md has the format.
 * Missing members have sensible defaults; an impossible position is rejected with a message that names the
 * seat and the piece. */
#pragma once

#include "games/frontiers/words/orrery-frontiers-tile.h"

/* Reads a position into a playable state. */
gboolean orrery_frontiers_position_read (JsonNode *node, void *state, GError **error);

/* Writes a state; `seat` is the viewer, or GAME_NOBODY for everything. Reading it gives the same state. */
JsonNode *orrery_frontiers_position_write (const void *state, int seat) G_GNUC_WARN_UNUSED_RESULT;

/* Keeps only the members that orrery_frontiers_position_read uses. */
JsonNode *orrery_frontiers_position_strip (JsonNode *node) G_GNUC_WARN_UNUSED_RESULT;

/* The problem with a state, in words that name the seat and the piece. */
char *orrery_frontiers_problem_text (const FrState *state, const GameProblem *problem) G_GNUC_WARN_UNUSED_RESULT;

/* Reads a collection of tiles (rules 11) into a state: worlds, developments, stacks, homes, and the
 * quantities of Tax on Trade. */
gboolean orrery_frontiers_read_tiles (FrState *state, JsonObject *object, GError **error);
