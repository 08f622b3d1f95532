/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/orrery-seat-mark.h"

struct _OrrerySeatMark { GtkWidget parent_instance; };
G_DEFINE_FINAL_TYPE (OrrerySeatMark, orrery_seat_mark, GTK_TYPE_WIDGET)
static void orrery_seat_mark_class_init (OrrerySeatMarkClass *c) { (void) c; }
static void orrery_seat_mark_init (OrrerySeatMark *s) { (void) s; }
GtkWidget * orrery_seat_mark_new (int size) { return g_object_new (ORRERY_TYPE_SEAT_MARK, NULL); }
void orrery_seat_mark_set (OrrerySeatMark *self, int seat, const char *name) { }
GdkPaintable * orrery_seat_mark_paintable (int seat, const char *name, int size) { return 0; }
void orrery_seat_mark_snapshot (GtkSnapshot *snapshot, PangoContext *context, int seat, const char *name, double size) { }
