/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryTileSearch: picks a face by a few letters of its name, or by tapping a tile in the grid.
 *
 * Signal: unsaid (): "not said" was chosen, if it is offered */
#pragma once

#include "games/roll/assist/lines/orrery-tile-names.h"
#include "widgets/game/orrery-name-search.h"

#define ORRERY_TYPE_TILE_SEARCH (orrery_tile_search_get_type ())
G_DECLARE_FINAL_TYPE (OrreryTileSearch, orrery_tile_search, ORRERY, TILE_SEARCH, OrreryNameSearch)

GtkWidget *orrery_tile_search_new (const char *placeholder);

/* The faces to offer; called again for every letter. */
void orrery_tile_search_set_filter (OrreryTileSearch *self, OrreryFaceFilter filter, gpointer data);
/* With a label: also offers to name no tile, by Enter in the empty field. */
void orrery_tile_search_set_unsaid (OrreryTileSearch *self, const char *label);
