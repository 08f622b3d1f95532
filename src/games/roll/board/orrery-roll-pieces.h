/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pieces of Roll as they look: colours, symbols, pictures. */
#pragma once

#include "games/roll/board/orrery-tile-art.h"
#include "games/roll/rules/data.h"
#include "widgets/art/orrery-picture.h"

G_BEGIN_DECLS

/* A kind of die or world. The rim outlines a piece on dark cards, the edge on light ones. */
typedef struct
{
  GdkRGBA body;
  GdkRGBA ink;
  GdkRGBA edge;
  GdkRGBA rim;
} OrreryKindColours;

/* For the seven colours of dice and for gray. */
const OrreryKindColours *orrery_kind_colours     (RollColour colour);

OrrerySymbolId           orrery_symbol_of_phase  (RollPhase  phase);
OrrerySymbolId           orrery_symbol_of_colour (RollColour colour);

extern const OrreryPictureKind orrery_picture_die;       /* which: colour, detail: side */
extern const OrreryPictureKind orrery_picture_good;      /* which: colour */
extern const OrreryPictureKind orrery_picture_die_place;
extern const OrreryPictureKind orrery_picture_tile;      /* which: face, detail: OrreryTileSize */
extern const OrreryPictureKind orrery_picture_phase;     /* which: phase, detail: whether it is on */

GdkPaintable *orrery_die_paintable_new  (RollColour     colour,
                                         RollPhase      side,
                                         int            size);
GdkPaintable *orrery_tile_paintable_new (guint          face,
                                         OrreryTileSize size);

G_END_DECLS
