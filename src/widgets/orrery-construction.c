/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/orrery-construction.h"

struct _OrreryConstruction { GtkWidget parent_instance; };
static void part_init (OrreryTablePartInterface *iface) { (void) iface; }
G_DEFINE_FINAL_TYPE_WITH_CODE (OrreryConstruction, orrery_construction, GTK_TYPE_WIDGET, G_IMPLEMENT_INTERFACE (ORRERY_TYPE_TABLE_PART, part_init))
static void orrery_construction_class_init (OrreryConstructionClass *c) { (void) c; }
static void orrery_construction_init (OrreryConstruction *s) { (void) s; }
GtkWidget * orrery_construction_new (void) { return g_object_new (ORRERY_TYPE_CONSTRUCTION, NULL); }
void orrery_construction_set_compact (OrreryConstruction *self, gboolean compact) { }
void orrery_construction_set_unfolded (OrreryConstruction *self, RollKind kind, gboolean unfolded) { }
void orrery_construction_set_ticking (OrreryConstruction *self, gboolean ticking) { }
void orrery_construction_set_ticked (OrreryConstruction *self, RollKind kind, guint64 positions) { }
void orrery_construction_set_hint (OrreryConstruction *self, RollKind kind, const char *hint) { }
void orrery_construction_get_drawn (OrreryConstruction *self, RollKind kind, OrreryDrawnStack *drawn) { }
