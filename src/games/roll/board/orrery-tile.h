/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryTile: a tile on screen, one side up. */
#pragma once

#include "games/roll/board/orrery-roll-pieces.h"
#include "widgets/art/orrery-piece.h"

#define ORRERY_TYPE_TILE (orrery_tile_get_type ())
G_DECLARE_FINAL_TYPE (OrreryTile, orrery_tile, ORRERY, TILE, OrreryPiece)

enum { ORRERY_TILE_MAX_GOODS = 2 };

/* Properties: face (index into roll_faces), tile-size (OrreryTileSize), width in px (0: depends on the size
 * and the font). */
GtkWidget      *orrery_tile_new           (guint face, OrreryTileSize size);

guint           orrery_tile_get_face      (OrreryTile       *self);
void            orrery_tile_set_face      (OrreryTile *self, guint face);
void            orrery_tile_set_width     (OrreryTile *self, int width);

/* The dice on the world, as goods. */
void            orrery_tile_set_goods     (OrreryTile *self, const RollColour *goods, guint n);
/* The number of goods; fills in at most ORRERY_TILE_MAX_GOODS. */
guint           orrery_tile_get_goods     (OrreryTile *self, RollColour *goods);
