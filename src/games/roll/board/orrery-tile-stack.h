/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryTileStack: a tile with others under it, whose edges show how many. */
#pragma once

#include "games/roll/board/orrery-tile.h"

#define ORRERY_TYPE_TILE_STACK (orrery_tile_stack_get_type ())
G_DECLARE_FINAL_TYPE (OrreryTileStack, orrery_tile_stack, ORRERY, TILE_STACK, GtkWidget)

/* Signal: clicked. */
GtkWidget *orrery_tile_stack_new      (void);

/* `face` may be ROLL_NONE (empty) or ROLL_UNKNOWN (its back). */
void       orrery_tile_stack_set      (OrreryTileStack *self, guint8 face, guint n,
                                       OrreryTileSize size, int width);
/* The tile to mark, or its placeholder; NULL if there is none. */
GtkWidget *orrery_tile_stack_get_tile (OrreryTileStack *self);

/* A button that shows the back of a tile. */
GtkWidget *orrery_tile_back_new       (int width, int height);
