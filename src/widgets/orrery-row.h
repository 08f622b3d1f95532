/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryRow: widgets beside each other, each as wide as it likes where there is room. Unlike a
 * GtkBox it never asks how wide one is at some height, for which a text that wraps is set over and
 * over. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ORRERY_TYPE_ROW (orrery_row_get_type ())
G_DECLARE_FINAL_TYPE (OrreryRow, orrery_row, ORRERY, ROW, GtkWidget)

GtkWidget *orrery_row_new      (int        spacing);

void       orrery_row_append   (OrreryRow *self,
                                GtkWidget *child);
void       orrery_row_clear    (OrreryRow *self);

/* All of the same width, together as wide as the row, on as many lines as it takes. */
void       orrery_row_set_even (OrreryRow *self,
                                gboolean   even);

G_END_DECLS
