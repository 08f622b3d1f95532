/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The picture of a world: a dark window into space, drawn from the tile's id alone. */
#pragma once

#include "games/roll/rules/data.h"
#include "widgets/style/orrery-palette.h"

G_BEGIN_DECLS

/* `face` is an index into roll_faces and must be a world. Small pictures get fewer parts. The
 * caller clips round corners. */
void orrery_draw_world (cairo_t           *cr,
                        double             x,
                        double             y,
                        double             width,
                        double             height,
                        guint              face,
                        const OrreryStyle *style);

G_END_DECLS
