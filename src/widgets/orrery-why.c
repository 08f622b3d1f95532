/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/orrery-why.h"

struct _OrreryWhyButton { GtkWidget parent_instance; };
G_DEFINE_FINAL_TYPE (OrreryWhyButton, orrery_why_button, GTK_TYPE_WIDGET)
static void orrery_why_button_class_init (OrreryWhyButtonClass *c) { (void) c; }
static void orrery_why_button_init (OrreryWhyButton *s) { (void) s; }
OrreryTrace * orrery_trace_new (const RollState *state, int seat, OrreryWhat what, guint8 face, guint detail) { return 0; }
void orrery_trace_free (OrreryTrace *trace) { }
char * orrery_trace_dup_brief (const OrreryTrace *trace) { return 0; }
GtkWidget * orrery_why_popup (GtkWidget *at, const RollState *state, int seat, OrreryWhat what, guint8 face, guint detail) { return 0; }
GtkWidget * orrery_why_button_new (void) { return g_object_new (ORRERY_TYPE_WHY_BUTTON, NULL); }
void orrery_why_button_set_label (OrreryWhyButton *self, const char *label) { }
void orrery_why_button_set_markup (OrreryWhyButton *self, const char *markup) { }
void orrery_why_button_set_what (OrreryWhyButton *self, const RollState *state, int seat, OrreryWhat what, guint8 face, guint detail) { }
