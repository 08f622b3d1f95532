/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What to print, in which order, how large, and whether on paper or into a file. */
#pragma once

#include <gtk/gtk.h>

#include "catalog/orrery-catalog.h"

typedef void (*OrrerySaved) (const char *path,
                             gpointer    data);

/* `shown` (may be NULL) is the entry on the screen, `found` are the search results. `saved` is called when a
 * file has been written. */
void orrery_print_dialog_present (GtkWidget *from, OrreryCatalog *catalog, OrreryEntry *shown,
                                  GPtrArray *found, OrrerySaved saved, gpointer data);
