/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/orrery-phase-strip.h"

struct _OrreryPhaseStrip { GtkWidget parent_instance; };
static void part_init (OrreryTablePartInterface *iface) { (void) iface; }
G_DEFINE_FINAL_TYPE_WITH_CODE (OrreryPhaseStrip, orrery_phase_strip, GTK_TYPE_WIDGET, G_IMPLEMENT_INTERFACE (ORRERY_TYPE_TABLE_PART, part_init))
static void orrery_phase_strip_class_init (OrreryPhaseStripClass *c) { (void) c; }
static void orrery_phase_strip_init (OrreryPhaseStrip *s) { (void) s; }
GtkWidget * orrery_phase_strip_new (void) { return g_object_new (ORRERY_TYPE_PHASE_STRIP, NULL); }
void orrery_phase_strip_set_moves (OrreryPhaseStrip *self, const OrreryDieMove *moves, gsize n) { }
void orrery_phase_strip_set_take_back (OrreryPhaseStrip *self, guint places) { }
void orrery_phase_strip_set_note (OrreryPhaseStrip *self, RollPhase column, const char *note) { }
void orrery_phase_strip_set_refusal (OrreryPhaseStrip *self, guint place, const char *reason) { }
gboolean orrery_phase_strip_choose (OrreryPhaseStrip *self, RollColour colour, guint place) { return 0; }
gboolean orrery_phase_strip_handle_key (OrreryPhaseStrip *self, guint keyval, GdkModifierType modifiers) { return 0; }
void orrery_phase_strip_tumble (OrreryPhaseStrip *self) { }
const OrreryDiceModel * orrery_phase_strip_get_dice (OrreryPhaseStrip *self) { return 0; }
GtkWidget * orrery_phase_strip_get_die (OrreryPhaseStrip *self, guint id) { return 0; }
guint orrery_phase_strip_get_targets (OrreryPhaseStrip *self) { return 0; }
