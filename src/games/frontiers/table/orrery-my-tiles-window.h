/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryMyTilesWindow: the owner’s own tiles: a list with their problems, an editor, import, export and
 * merging. Tiles on the table that have not been entered come first.
 *
 * Signal: record (OrreryRecord *): the table continues with this one, which includes the new entries */
#pragma once

#include <adwaita.h>

#include "games/frontiers/tiles/orrery-collection.h"
#include "record/orrery-record.h"

#define ORRERY_TYPE_MY_TILES_WINDOW (orrery_my_tiles_window_get_type ())
G_DECLARE_FINAL_TYPE (OrreryMyTilesWindow, orrery_my_tiles_window, ORRERY, MY_TILES_WINDOW, AdwWindow)

/* The table and its players, or NULL. */
GtkWidget        *orrery_my_tiles_window_new     (OrreryRecord *record, const char *const *names);

/* Imports a whole file: a collection, or a table with a header row. FALSE: it cannot be read, and `error`
 * says why. For tests. */
gboolean          orrery_my_tiles_window_import  (OrreryMyTilesWindow *self, GFile *file, GError **error);
