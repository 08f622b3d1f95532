/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryKnownTile: a tile with a known name, on screen. */
#pragma once

#include "games/frontiers/board/orrery-known-art.h"
#include "widgets/art/orrery-piece.h"

#define ORRERY_TYPE_KNOWN_TILE (orrery_known_tile_get_type ())
G_DECLARE_FINAL_TYPE (OrreryKnownTile, orrery_known_tile, ORRERY, KNOWN_TILE, OrreryPiece)

GtkWidget *orrery_known_tile_new (guint tile, OrreryKnownSize size);
void       orrery_known_tile_set (OrreryKnownTile *self, guint tile);
