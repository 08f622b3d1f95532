/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/orrery-tableau.h"

struct _OrreryTableau { GtkWidget parent_instance; };
static void part_init (OrreryTablePartInterface *iface) { (void) iface; }
G_DEFINE_FINAL_TYPE_WITH_CODE (OrreryTableau, orrery_tableau, GTK_TYPE_WIDGET, G_IMPLEMENT_INTERFACE (ORRERY_TYPE_TABLE_PART, part_init))
static void orrery_tableau_class_init (OrreryTableauClass *c) { (void) c; }
static void orrery_tableau_init (OrreryTableau *s) { (void) s; }
GtkWidget * orrery_tableau_new (void) { return g_object_new (ORRERY_TYPE_TABLEAU, NULL); }
void orrery_tableau_set_compact (OrreryTableau *self, gboolean compact) { }
void orrery_tableau_set_cause (OrreryTableau *self, guint8 face) { }
void orrery_tableau_set_refusal (OrreryTableau *self, guint8 face, const char *reason) { }
guint orrery_tableau_get_n_tiles (OrreryTableau *self) { return 0; }
void orrery_tableau_get_drawn (OrreryTableau *self, guint i, guint8 *face, guint8 *goods) { }
GtkWidget * orrery_tableau_get_tile (OrreryTableau *self, guint8 face) { return 0; }
