/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of an entry, as a widget to be scrolled. Every link on it activates "entry.open". */
#pragma once

#include <gtk/gtk.h>

#include "catalog/orrery-catalog.h"

GtkWidget *orrery_page_new (OrreryCatalog *catalog, OrreryEntry *entry);
