/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared code for charts: short texts at a point, and lines for values. */
#pragma once

#include <gtk/gtk.h>

#include "widgets/style/orrery-palette.h"

enum { ORRERY_AXIS_LABEL = 12 }; /* px of its texts */

/* The field of a chart in pixels, and the values from 0 to `most` in steps. */
typedef struct
{
  cairo_t *cr;
  PangoContext *context;
  const OrreryStyle *style;
  double left, top, width, height;
  int step, most;
} OrreryAxis;

double orrery_axis_y      (const OrreryAxis *self, double value);
/* `align`: -1 starts at x, 0 is centered on it, 1 ends at it; y is the middle. */
void   orrery_axis_write  (const OrreryAxis *self, const char *text, double x, double y, int align,
                           PangoWeight weight, const GdkRGBA *colour);
/* A line and a number for each step. */
void   orrery_axis_draw   (const OrreryAxis *self);
