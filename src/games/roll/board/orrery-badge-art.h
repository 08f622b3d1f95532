/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws phase tiles. */
#pragma once

#include "widgets/style/orrery-palette.h"

G_BEGIN_DECLS

/* The body of a phase tile, with its symbol in the middle if there is no room for the name. Returns in `ink`
 * the color to write on it. */
void orrery_draw_phase_tile (cairo_t           *cr,
                             double             x,
                             double             y,
                             double             width,
                             double             height,
                             gboolean           on,
                             const OrreryStyle *style,
                             GdkRGBA           *ink);

G_END_DECLS
