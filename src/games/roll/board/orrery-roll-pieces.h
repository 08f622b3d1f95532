/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The appearance of Roll's pieces: colors, symbols, pictures. */
#pragma once

#include "games/roll/board/orrery-tile-art.h"
#include "games/roll/rules/data.h"
#include "widgets/art/orrery-hue.h"
#include "widgets/art/orrery-picture.h"

OrrerySymbolId orrery_symbol_of_phase  (RollPhase  phase);
OrrerySymbolId orrery_symbol_of_colour (RollColour colour);
/* The symbol of a development: a phase, Reassign, or the star if it works once, when placed. */
OrrerySymbolId orrery_plan_symbol      (guint      face);

extern const OrreryPictureKind orrery_picture_die;       /* which: color, detail: side */
extern const OrreryPictureKind orrery_picture_good;      /* which: color */
extern const OrreryPictureKind orrery_picture_die_place;
extern const OrreryPictureKind orrery_picture_tile;      /* which: face, detail: OrreryTileSize */
extern const OrreryPictureKind orrery_picture_phase;     /* which: phase, detail: whether it happens */

GdkPaintable *orrery_die_paintable_new  (RollColour colour, RollPhase side, int size);
GdkPaintable *orrery_tile_paintable_new (guint face, OrreryTileSize size);
