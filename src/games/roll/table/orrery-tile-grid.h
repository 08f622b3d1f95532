/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryTileGrid: all tiles that are left, with their names, to be tapped; fewer of them by color and by cost.
 *
 * Signal: picked (guint face) */
#pragma once

#include <gtk/gtk.h>

#include "games/roll/assist/orrery-tile-names.h"

G_BEGIN_DECLS

#define ORRERY_TYPE_TILE_GRID (orrery_tile_grid_get_type ())
G_DECLARE_FINAL_TYPE (OrreryTileGrid, orrery_tile_grid, ORRERY, TILE_GRID, GtkWidget)

/* NULL: all of them. */
GtkWidget *orrery_tile_grid_new (OrreryFaceFilter filter,
                                 gpointer         data);

G_END_DECLS
