/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of an entry, as a widget to be scrolled. Every link on it activates "entry.open". */
#pragma once

#include <gtk/gtk.h>

#include "catalog/orrery-catalog.h"

G_BEGIN_DECLS

GtkWidget *orrery_page_new      (OrreryCatalog *catalog,
                                 OrreryEntry   *entry);

/* For the kinds. */
GtkWidget *orrery_tile_page_new (OrreryCatalog *catalog,
                                 OrreryEntry   *entry);
GtkWidget *orrery_die_page_new  (OrreryCatalog *catalog,
                                 OrreryEntry   *entry);
GtkWidget *orrery_text_page_new (OrreryCatalog *catalog,
                                 OrreryEntry   *entry);

/* What several kinds of pages have; the box gets what there is. */
void       orrery_page_add_rulings (GtkWidget     *box,
                                    OrreryCatalog *catalog,
                                    OrreryEntry   *entry);
void       orrery_page_add_links   (GtkWidget     *box,
                                    GPtrArray     *links);

G_END_DECLS
