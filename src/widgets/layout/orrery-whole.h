/* SPDX-License-Identifier: GPL-3.0-or-later */
/* GTK compares what is painted with the frame before, piece by piece, and repaints the whole window once more than
 * thirty rectangles differ. A part of the board in which much changes at once differs as one rectangle instead. */
#pragma once

#include <gtk/gtk.h>

/* Before the children are drawn; gtk_snapshot_pop() ends it. The whole widget is repainted each time `odd`
 * changes. */
void orrery_whole_push (GtkWidget *widget, GtkSnapshot *snapshot, gboolean odd);
