/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/orrery-chart.h"

struct _OrreryChart { GtkWidget parent_instance; };
G_DEFINE_FINAL_TYPE (OrreryChart, orrery_chart, GTK_TYPE_WIDGET)
static void orrery_chart_class_init (OrreryChartClass *c) { (void) c; }
static void orrery_chart_init (OrreryChart *s) { (void) s; }
GtkWidget * orrery_chart_new (void) { return g_object_new (ORRERY_TYPE_CHART, NULL); }
void orrery_chart_set_lines (OrreryChart *self, guint n_seats, const char *const *names, guint n_points, const int *values) { }
void orrery_chart_set_axis (OrreryChart *self, const char *label) { }
char * orrery_chart_dup_summary (OrreryChart *self) { return 0; }
void orrery_chart_draw (OrreryChart *self, cairo_t *cr, double width, double height) { }
int orrery_chart_step (int most, int n) { return 0; }
