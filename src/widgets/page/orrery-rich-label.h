/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A label for the texts of the catalog: bold words, links to other entries, and pictures of the
 * symbols between the words. */
#pragma once

#include <gtk/gtk.h>

#include "catalog/orrery-catalog.h"

/* `markup` is described in orrery-markup.h. A link activates "entry.open" with the id of its target. */
GtkWidget *orrery_rich_label_new (OrreryCatalog *catalog, const char *markup);
