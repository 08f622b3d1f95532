/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How credits and VP chips are drawn. */
#pragma once

#include "widgets/style/orrery-palette.h"

/* Centered at x, y. `text` is a number, perhaps with a sign; NULL draws $ or a star. A coin is round, a chip
 * scalloped, so they differ without color. */
void orrery_draw_coin       (cairo_t *cr, PangoContext *context, double x, double y, double size,
                             const char *text, const OrreryStyle *style);
void orrery_draw_chip       (cairo_t *cr, PangoContext *context, double x, double y, double size,
                             const char *text, const OrreryStyle *style);
