/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryChart: one line per seat over the rounds, distinguished by color, mark and dashes. */
#pragma once

#include <gtk/gtk.h>

#define ORRERY_TYPE_CHART (orrery_chart_get_type ())
G_DECLARE_FINAL_TYPE (OrreryChart, orrery_chart, ORRERY, CHART, GtkWidget)

GtkWidget *orrery_chart_new       (void);

/* `values` has n_points values for each seat, seat by seat; first the start, then one per round. Names and
 * values are copied. */
void       orrery_chart_set_lines (OrreryChart *self, guint n_seats, const char *const *names,
                                   guint n_points, const int *values);

/* Draws it anywhere, for example to share or print it. For tests. */
void       orrery_chart_draw      (OrreryChart *self, cairo_t *cr, double width, double height);

/* Even steps of 1, 2 or 5 times a power of ten that cover `most` in at most `n` steps; a pure function. */
int        orrery_chart_step      (int most, int n);
