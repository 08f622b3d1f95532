/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How phase tiles and cost badges are drawn. */
#pragma once

#include "games/roll/rules/data.h"
#include "widgets/style/orrery-palette.h"

G_BEGIN_DECLS

/* The body of a phase tile, with its symbol in the middle when there is no room for the name.
 * Returns through `ink` the colour to write on it. */
void orrery_draw_phase_tile (cairo_t           *cr,
                             double             x,
                             double             y,
                             double             width,
                             double             height,
                             gboolean           on,
                             const OrreryStyle *style,
                             GdkRGBA           *ink);

/* The printed cost, centred at x, y: a circle in the colour of the world, or, for
 * ROLL_NO_COLOUR, the diamond of a development. */
void orrery_draw_cost       (cairo_t           *cr,
                             PangoContext      *context,
                             double             x,
                             double             y,
                             double             size,
                             const char        *text,
                             RollColour         colour,
                             const OrreryStyle *style);

G_END_DECLS
