/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryColumns: a page in two columns where there is room for them, else in one. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ORRERY_TYPE_COLUMNS (orrery_columns_get_type ())
G_DECLARE_FINAL_TYPE (OrreryColumns, orrery_columns, ORRERY, COLUMNS, GtkWidget)

/* Side by side, the side is as wide as it wants to be, with the rest of the page below it, and the
 * middle takes what is left. In one column: side, middle, rest. */
GtkWidget *orrery_columns_new (GtkWidget *side,
                               GtkWidget *middle,
                               GtkWidget *rest);

G_END_DECLS
