/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Building blocks for the pages of the Reference. */
#pragma once

#include <gtk/gtk.h>

#include "catalog/orrery-catalog.h"
#include "widgets/art/orrery-symbols.h"

GtkWidget *orrery_part_column   (int             spacing);
GtkWidget *orrery_part_label    (const char *text, const char *css_class);
/* A heading that a screen reader can jump to. */
GtkWidget *orrery_part_heading  (const char *text, guint level);

/* A heading above a widget, as one section. */
GtkWidget *orrery_part_section  (const char *heading, GtkWidget *child);

GtkWidget *orrery_part_card     (void);
/* Rows of a card have a line between them. */
void       orrery_part_card_add (GtkWidget *card, GtkWidget *row);

/* A symbol in a well, next to two lines of text. */
GtkWidget *orrery_part_row      (OrrerySymbolId symbol, const char *caption, GtkWidget *text);
/* One with a text of the catalog; nothing if there is no text. */
void       orrery_part_card_add_text (GtkWidget *card, OrrerySymbolId symbol, const char *caption,
                                      OrreryCatalog *catalog, const char *text);

GtkWidget *orrery_part_chip     (const char *text, int symbol); /* OrrerySymbolId, or -1 */
/* Adds one to an OrreryWrap. Takes the text. */
void       orrery_part_add_chip (GtkWidget *chips, char *text, int symbol);

/* These activate "entry.open" with the id of the entry. */
GtkWidget *orrery_part_link     (OrreryEntry    *entry);
GtkWidget *orrery_part_entry_row (OrreryEntry   *entry);

GtkWidget *orrery_part_entry_rows (GPtrArray    *entries);

/* A page of text that scrolls, no wider than is readable. */
GtkWidget *orrery_part_scrolled (GtkWidget      *page);

/* Parts of several kinds of pages, added to the box if the entry has them. */
void       orrery_part_add_rulings (GtkWidget *box, OrreryCatalog *catalog, OrreryEntry *entry);
void       orrery_part_add_links   (GtkWidget *box, GPtrArray *links);
void       orrery_part_add_tiles   (GtkWidget *box, const char *heading, GPtrArray *entries,
                                    guint most);

/* The text about a piece: its name, chips, powers, perhaps a calculator for its bonus, rulings and links. */
GtkWidget *orrery_part_piece       (OrreryCatalog *catalog, OrreryEntry *entry, GtkWidget *chips,
                                    GtkWidget *powers, GtkWidget *bonus, GPtrArray *links);
