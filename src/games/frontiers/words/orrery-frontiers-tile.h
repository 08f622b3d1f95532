/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A tile as JSON (docs/frontiers.md), into the few bytes of a state and back. Its name is a number there; the
 * names themselves are stored here while the program runs. */
#pragma once

#include "games/frontiers/rules/frontiers.h"
#include "record/orrery-position.h"

#include <json-glib/json-glib.h>

/* 0 if there is no room for more names. */
guint16 orrery_frontiers_name_add (const char *name);
const char *orrery_frontiers_name_get (guint16 name); /* NULL: none */

/* The tile of that name, among worlds and homes or among developments; -1: none. */
int orrery_frontiers_tile_find (const FrState *state, const char *name, gboolean is_development);

/* TRUE if it is an entry of My Tiles, and not only described at the table. */
gboolean orrery_frontiers_tile_is_owners (const FrState *state, guint tile);

/* Its name, or a description. */
char *orrery_frontiers_tile_dup_name (const FrState *state, guint tile) G_GNUC_WARN_UNUSED_RESULT;

/* Reads the members of a tile into the state; which ones are expected depends on whether `tile` is a world, a
 * face or a home colony. Unknown members are skipped. `with` names must be among the faces read before. */
gboolean orrery_frontiers_tile_read (FrState *state, guint tile, JsonObject *object, GError **error);
/* Only reads its name, so that others can refer to it. */
gboolean orrery_frontiers_tile_read_name (FrState *state, guint tile, JsonObject *object, GError **error);
/* Tiles that are not used yet can be referred to while tiles are read, and not afterward. */
void orrery_frontiers_tiles_set_aside (FrState *state);
JsonObject *orrery_frontiers_tile_write (const FrState *state, guint tile) G_GNUC_WARN_UNUSED_RESULT;

extern const char *const orrery_frontiers_code_words[FR_N_CODES];
