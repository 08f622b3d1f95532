/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/orrery-seat-line.h"

struct _OrrerySeatLine { GtkWidget parent_instance; };
static void part_init (OrreryTablePartInterface *iface) { (void) iface; }
G_DEFINE_FINAL_TYPE_WITH_CODE (OrrerySeatLine, orrery_seat_line, GTK_TYPE_WIDGET, G_IMPLEMENT_INTERFACE (ORRERY_TYPE_TABLE_PART, part_init))
static void orrery_seat_line_class_init (OrrerySeatLineClass *c) { (void) c; }
static void orrery_seat_line_init (OrrerySeatLine *s) { (void) s; }
GtkWidget * orrery_seat_line_new (void) { return g_object_new (ORRERY_TYPE_SEAT_LINE, NULL); }
void orrery_seat_line_set_compact (OrrerySeatLine *self, gboolean compact) { }
void orrery_seat_line_get_drawn (OrrerySeatLine *self, OrreryDrawnLine *drawn) { }
