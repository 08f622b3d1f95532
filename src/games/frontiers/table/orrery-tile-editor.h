/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryTileEditor: one entry of My Tiles, with one row per member. Empty fields are unknown.
 *
 * Signals:
 *   done (gboolean is_changed): the editor was closed
 *   remove (): delete the entry */
#pragma once

#include <adwaita.h>

#include "games/frontiers/tiles/orrery-collection.h"

#define ORRERY_TYPE_TILE_EDITOR (orrery_tile_editor_get_type ())
G_DECLARE_FINAL_TYPE (OrreryTileEditor, orrery_tile_editor, ORRERY, TILE_EDITOR, GtkWidget)

GtkWidget  *orrery_tile_editor_new        (void);
void        orrery_tile_editor_set_entry  (OrreryTileEditor *self, OrreryCollectionList list, JsonObject *entry);
/* The tile as entered; members without a row are unchanged. */
JsonObject *orrery_tile_editor_dup_entry  (OrreryTileEditor *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean    orrery_tile_editor_is_changed (OrreryTileEditor *self);
