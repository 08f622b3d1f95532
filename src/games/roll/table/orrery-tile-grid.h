/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryTileGrid: a grid of all remaining tiles with their names, which can be filtered by color and cost.
 *
 * Signal: picked (guint face) */
#pragma once

#include <adwaita.h>

#include "games/roll/assist/lines/orrery-tile-names.h"

#define ORRERY_TYPE_TILE_GRID (orrery_tile_grid_get_type ())
G_DECLARE_FINAL_TYPE (OrreryTileGrid, orrery_tile_grid, ORRERY, TILE_GRID, AdwBin)

/* NULL: all of them. */
GtkWidget *orrery_tile_grid_new (OrreryFaceFilter filter, gpointer data);
