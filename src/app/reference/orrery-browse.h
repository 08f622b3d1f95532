/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryBrowse: tiles as a grid, in the sort orders that the game offers. */
#pragma once

#include <gtk/gtk.h>

#include "catalog/orrery-catalog.h"

#define ORRERY_TYPE_BROWSE (orrery_browse_get_type ())
G_DECLARE_FINAL_TYPE (OrreryBrowse, orrery_browse, ORRERY, BROWSE, GtkWidget)

/* A tile activates "entry.open". */
GtkWidget *orrery_browse_new         (OrreryCatalog     *catalog);

/* (element-type OrreryEntry): entries that are not tiles are left out. `all` says that nothing was filtered out. */
void       orrery_browse_set_entries (OrreryBrowse *self, GPtrArray *entries, gboolean all);

/* One group of an order: (element-type OrreryEntry) those of `tiles` in it. The title is NULL after the last group. */
char      *orrery_browse_group       (OrreryCatalog *catalog, guint order, guint group,
                                      GPtrArray *tiles, GPtrArray **members);
