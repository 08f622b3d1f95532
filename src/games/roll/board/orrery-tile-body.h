/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lower part of a tile: its name and its powers. */
#pragma once

#include "games/roll/board/orrery-tile-art.h"

typedef struct _OrreryTileBody OrreryTileBody;

OrreryTileBody *orrery_tile_body_new    (guint face, OrreryTileSize size, double width,
                                         PangoContext *context);
void            orrery_tile_body_free   (OrreryTileBody    *body);

double          orrery_tile_body_height (OrreryTileBody    *body);
/* TRUE if some text had to be shortened, or a word of the name broken; for tests. */
gboolean        orrery_tile_body_is_cut (OrreryTileBody    *body);

void            orrery_tile_body_draw   (OrreryTileBody *body, cairo_t *cr, double x, double y,
                                         double height, const OrreryStyle *style);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OrreryTileBody, orrery_tile_body_free)
