/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of a tile in the Reference: the known facts, how certain they are, and what is unknown. */
#pragma once

#include <gtk/gtk.h>

#include "catalog/orrery-catalog.h"

GtkWidget *orrery_known_page_new (OrreryCatalog *catalog, OrreryEntry *entry);
