/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pages of Race's cards in the Reference. */
#pragma once

#include <gtk/gtk.h>

#include "catalog/orrery-catalog.h"

G_BEGIN_DECLS

GtkWidget *orrery_card_page_new  (OrreryCatalog *catalog,
                                  OrreryEntry   *entry);
/* What a 6-cost development is worth with the cards that are ticked. */
GtkWidget *orrery_card_bonus_new (guint          design);

G_END_DECLS
