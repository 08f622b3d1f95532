/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pages of tiles and dice in the Reference, and the pictures of the help. */
#pragma once

#include <gtk/gtk.h>

#include "catalog/orrery-catalog.h"
#include "games/roll/rules/data.h"
#include "widgets/art/orrery-symbols.h"

GtkWidget     *orrery_tile_page_new    (OrreryCatalog *catalog, OrreryEntry *entry);
GtkWidget     *orrery_die_page_new     (OrreryCatalog *catalog, OrreryEntry *entry);
/* See OrreryGameUi. */
GtkWidget     *orrery_tableau_page_new (OrreryCatalog   *catalog);
GtkWidget     *orrery_help_picture_new (const char      *id);

/* When a power works. */
OrrerySymbolId orrery_symbol_of_power  (const RollPower *power);
