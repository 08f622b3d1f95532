/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/orrery-log-view.h"

struct _OrreryLogView { GtkWidget parent_instance; };
G_DEFINE_FINAL_TYPE (OrreryLogView, orrery_log_view, GTK_TYPE_WIDGET)
static void orrery_log_view_class_init (OrreryLogViewClass *c) { (void) c; }
static void orrery_log_view_init (OrreryLogView *s) { (void) s; }
GtkWidget * orrery_log_view_new (void) { return g_object_new (ORRERY_TYPE_LOG_VIEW, NULL); }
void orrery_log_view_add_round (OrreryLogView *self, guint round, guint point) { }
void orrery_log_view_add (OrreryLogView *self, guint point, int seat, const char *symbol, const char *text, const char *const *bold) { }
void orrery_log_view_set_names (OrreryLogView *self, const char *const *names) { }
void orrery_log_view_cut (OrreryLogView *self, guint point) { }
void orrery_log_view_clear (OrreryLogView *self) { }
void orrery_log_view_set_point (OrreryLogView *self, guint point) { }
guint orrery_log_view_get_n_lines (OrreryLogView *self) { return 0; }
const char * orrery_log_view_get_text (OrreryLogView *self, guint i) { return 0; }
