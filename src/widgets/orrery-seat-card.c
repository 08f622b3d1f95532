/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/orrery-seat-card.h"

struct _OrrerySeatCard { GtkWidget parent_instance; };
static void part_init (OrreryTablePartInterface *iface) { (void) iface; }
G_DEFINE_FINAL_TYPE_WITH_CODE (OrrerySeatCard, orrery_seat_card, GTK_TYPE_WIDGET, G_IMPLEMENT_INTERFACE (ORRERY_TYPE_TABLE_PART, part_init))
static void orrery_seat_card_class_init (OrrerySeatCardClass *c) { (void) c; }
static void orrery_seat_card_init (OrrerySeatCard *s) { (void) s; }
GtkWidget * orrery_seat_card_new (void) { return g_object_new (ORRERY_TYPE_SEAT_CARD, NULL); }
void orrery_seat_card_set_compact (OrrerySeatCard *self, gboolean compact) { }
gboolean orrery_seat_card_get_compact (OrrerySeatCard *self) { return 0; }
void orrery_seat_card_set_status (OrrerySeatCard *self, OrrerySeatStatus status) { }
void orrery_seat_card_set_computer (OrrerySeatCard *self, gboolean computer) { }
int orrery_seat_card_get_seat (OrrerySeatCard *self) { return 0; }
char * orrery_seat_card_dup_summary (OrrerySeatCard *self) { return 0; }
