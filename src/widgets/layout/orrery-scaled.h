/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryScaled: a page that is laid out for one size and scaled to the available space, centered. */
#pragma once

#include <gtk/gtk.h>

#define ORRERY_TYPE_SCALED (orrery_scaled_get_type ())
G_DECLARE_FINAL_TYPE (OrreryScaled, orrery_scaled, ORRERY, SCALED, GtkWidget)

GtkWidget *orrery_scaled_new       (int width, int height);
/* Replaces the current one. */
void       orrery_scaled_set_child (OrreryScaled *self, GtkWidget *child);
