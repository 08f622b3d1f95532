/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryGlance: a seat's tableau, Citizenry and stacks, as small as is readable. */
#pragma once

#include <gtk/gtk.h>

#include "games/roll/rules/roll.h"

#define ORRERY_TYPE_GLANCE (orrery_glance_get_type ())
G_DECLARE_FINAL_TYPE (OrreryGlance, orrery_glance, ORRERY, GLANCE, GtkWidget)

GtkWidget *orrery_glance_new       (void);
void       orrery_glance_set_state (OrreryGlance *self, const RollState *state, int seat);
void       orrery_glance_set_zoom  (OrreryGlance *self, double zoom);
/* Brief: only the dice on the phase strip, while there is one. */
void       orrery_glance_set_brief (OrreryGlance *self, gboolean brief);
