/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryMyTilesWindow: the owner’s own tiles: a list of them with what is wrong, an editor, import, export and merging. */
#pragma once

#include <adwaita.h>

#include "games/frontiers/tiles/orrery-collection.h"

G_BEGIN_DECLS

#define ORRERY_TYPE_MY_TILES_WINDOW (orrery_my_tiles_window_get_type ())
G_DECLARE_FINAL_TYPE (OrreryMyTilesWindow, orrery_my_tiles_window, ORRERY, MY_TILES_WINDOW, AdwWindow)

GtkWidget        *orrery_my_tiles_window_new     (void);

/* Takes everything of a file: a collection, or a table with a header row. FALSE: it cannot be read, and `error` says why. For tests. */
gboolean          orrery_my_tiles_window_import  (OrreryMyTilesWindow *self, GFile *file, GError **error);
/* For tests. */
gboolean          orrery_my_tiles_window_export  (OrreryMyTilesWindow *self, GFile *file, GError **error);

G_END_DECLS
