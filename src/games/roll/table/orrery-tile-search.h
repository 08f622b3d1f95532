/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryTileSearch: a field for a few letters of a name, and below it what they may mean. Enter
 * takes the marked one, Up and Down mark another.
 *
 * Signals:
 *   picked (guint face): a face was chosen; the field is empty again
 *   unsaid (): the choice "not said" was taken, where it is offered */
#pragma once

#include <gtk/gtk.h>

#include "games/roll/assist/orrery-tile-names.h"

G_BEGIN_DECLS

#define ORRERY_TYPE_TILE_SEARCH (orrery_tile_search_get_type ())
G_DECLARE_FINAL_TYPE (OrreryTileSearch, orrery_tile_search, ORRERY, TILE_SEARCH, GtkWidget)

GtkWidget *orrery_tile_search_new (const char *placeholder);

/* Which faces are offered; asked anew at every letter. */
void orrery_tile_search_set_filter (OrreryTileSearch *self, OrreryFaceFilter filter, gpointer data);
/* With a label: an own choice that no tile is named, by Enter in the empty field. */
void orrery_tile_search_set_unsaid (OrreryTileSearch *self, const char *label);

G_END_DECLS
