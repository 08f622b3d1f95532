/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pages of Race's cards in the Reference. */
#pragma once

#include <gtk/gtk.h>

#include "catalog/orrery-catalog.h"

GtkWidget *orrery_card_page_new  (OrreryCatalog *catalog, OrreryEntry *entry);
/* The value of a 6-cost development with the ticked cards. */
GtkWidget *orrery_card_bonus_new (guint          design);
