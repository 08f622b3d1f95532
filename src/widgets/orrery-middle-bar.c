/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/orrery-middle-bar.h"

struct _OrreryMiddleBar { GtkWidget parent_instance; };
static void part_init (OrreryTablePartInterface *iface) { (void) iface; }
G_DEFINE_FINAL_TYPE_WITH_CODE (OrreryMiddleBar, orrery_middle_bar, GTK_TYPE_WIDGET, G_IMPLEMENT_INTERFACE (ORRERY_TYPE_TABLE_PART, part_init))
static void orrery_middle_bar_class_init (OrreryMiddleBarClass *c) { (void) c; }
static void orrery_middle_bar_init (OrreryMiddleBar *s) { (void) s; }
GtkWidget * orrery_middle_bar_new (void) { return g_object_new (ORRERY_TYPE_MIDDLE_BAR, NULL); }
void orrery_middle_bar_set_compact (OrreryMiddleBar *self, gboolean compact) { }
void orrery_end_watch (const RollState *state, OrreryEndWatch *watch) { }
guint orrery_phase_callers (const RollState *state, RollPhase phase) { return 0; }
guint orrery_middle_bar_get_called (OrreryMiddleBar *self) { return 0; }
