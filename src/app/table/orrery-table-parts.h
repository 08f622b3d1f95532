/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the pages of the Table room share. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A file of the user's data for tables; its folder is made if it can be. */
char      *orrery_table_dup_path     (const char *name) G_GNUC_WARN_UNUSED_RESULT;

/* A card with a heading (or NULL) around a widget. */
GtkWidget *orrery_table_card_new     (const char *heading,
                                      GtkWidget  *child);
/* Loads ui/orrery-table.css for the display, once. */
void       orrery_table_css_ensure   (void);

G_END_DECLS
