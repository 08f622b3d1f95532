/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The few strokes of cairo that all pieces share. */
#pragma once

#include <gtk/gtk.h>

#include "widgets/style/orrery-palette.h"

void             orrery_set_source     (cairo_t *cr, const GdkRGBA *colour, double alpha);
void             orrery_add_stop       (cairo_pattern_t *pattern, double offset,
                                        const GdkRGBA *colour, double alpha);
/* Sets a pattern as the source and drops its reference. */
void             orrery_take_source    (cairo_t *cr, cairo_pattern_t *pattern);
void             orrery_set_vertical   (cairo_t *cr, double y0, double y1, const GdkRGBA *top,
                                        const GdkRGBA *bottom);

void             orrery_circle         (cairo_t *cr, double x, double y, double radius);
void             orrery_rounded_rect   (cairo_t *cr, double x, double y, double width,
                                        double height, double radius);
/* Only the upper corners are round. */
void             orrery_rounded_top    (cairo_t *cr, double x, double y, double width,
                                        double height, double radius);
/* An outline that stays inside the rectangle; dashed when `dash` is not 0. */
void             orrery_outline        (cairo_t *cr, double x, double y, double width,
                                        double height, double radius, double line, double dash);
void             orrery_soft_shadow    (cairo_t *cr, double x, double y, double width,
                                        double height, double radius, double alpha, int steps,
                                        double drop, double spread);
/* A smooth closed curve through the points (x, y, x, y, …). */
void             orrery_smooth_loop    (cairo_t *cr, const double *points, int n);
