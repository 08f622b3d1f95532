/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small popover that explains a number. */
#pragma once

#include <gtk/gtk.h>

#include "games/roll/words/orrery-trace.h"

#define ORRERY_TYPE_WHY_BUTTON (orrery_why_button_get_type ())
G_DECLARE_FINAL_TYPE (OrreryWhyButton, orrery_why_button, ORRERY, WHY_BUTTON, GtkButton)

/* A number as a flat button that answers "why?". */
GtkWidget   *orrery_why_button_new       (void);
/* Next to a button with the number: an icon that looks like a button. */
GtkWidget   *orrery_why_button_new_icon  (void);
void         orrery_why_button_set_label (OrreryWhyButton *self, const char *label);
void         orrery_why_button_set_markup (OrreryWhyButton *self, const char *markup);
void         orrery_why_button_set_what  (OrreryWhyButton *self, const RollState *state, int seat,
                                          RollWhy what, guint8 face, guint detail);
