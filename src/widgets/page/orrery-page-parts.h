/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Building blocks for the pages of the Reference. */
#pragma once

#include <gtk/gtk.h>

#include "catalog/orrery-catalog.h"
#include "widgets/art/orrery-symbols.h"

G_BEGIN_DECLS

GtkWidget *orrery_part_column   (int             spacing);
GtkWidget *orrery_part_label    (const char     *text,
                                 const char     *css_class);
/* A heading that a screen reader can jump to. */
GtkWidget *orrery_part_heading  (const char     *text,
                                 guint           level);

/* A heading above a widget, as one section. */
GtkWidget *orrery_part_section  (const char     *heading,
                                 GtkWidget      *child);

GtkWidget *orrery_part_card     (void);
/* Rows of a card have a line between them. */
void       orrery_part_card_add (GtkWidget      *card,
                                 GtkWidget      *row);

/* A symbol in a well, beside words over words. */
GtkWidget *orrery_part_row      (OrrerySymbolId  symbol,
                                 const char     *caption,
                                 GtkWidget      *text);

GtkWidget *orrery_part_chip     (const char     *text,
                                 int             symbol); /* OrrerySymbolId, or -1 */

/* These activate "entry.open" with the id of the entry. */
GtkWidget *orrery_part_link     (OrreryEntry    *entry);
GtkWidget *orrery_part_entry_row (OrreryEntry   *entry);

GtkWidget *orrery_part_tiles    (GPtrArray      *entries,
                                 guint           most);
GtkWidget *orrery_part_entry_rows (GPtrArray    *entries);

/* A page of text, to be scrolled, as wide as can be read. */
GtkWidget *orrery_part_scrolled (GtkWidget      *page);

/* Parts of several kinds of pages, added to the box if the entry has them. */
void       orrery_part_add_rulings (GtkWidget     *box,
                                    OrreryCatalog *catalog,
                                    OrreryEntry   *entry);
void       orrery_part_add_links   (GtkWidget     *box,
                                    GPtrArray     *links);

G_END_DECLS
