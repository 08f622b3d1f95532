/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/frontiers/board/orrery-known-page.h"

#include <glib/gi18n-lib.h>

#include "catalog/orrery-links.h"
#include "games/frontiers/board/orrery-known-tile.h"
#include "games/frontiers/board/orrery-frontiers-pieces.h"
#include "games/frontiers/catalog/orrery-frontiers-catalog.h"
#include "games/frontiers/tiles/orrery-my-tiles.h"
#include "widgets/layout/orrery-pair.h"
#include "widgets/layout/orrery-wrap.h"
#include "widgets/page/orrery-page-parts.h"
#include "widgets/page/orrery-rich-label.h"

enum { MOST_SIMILAR = 6 };

static void
add_chip (GtkWidget *chips, char *text, int symbol)
{
  orrery_wrap_append (ORRERY_WRAP (chips), orrery_part_chip (text, symbol));
  g_free (text);
}

static GtkWidget *
new_chips (OrreryEntry *entry)
{
  static const char *const certainties[] = { N_("Name: certain"), N_("Name: likely"), N_("Name: a guess") };
  const FrKnownTile *tile = &fr_known_tiles[orrery_entry_get_piece (entry)];
  GtkWidget *chips = orrery_wrap_new (8);

  add_chip (chips, g_strdup (orrery_known_sort_name (tile->sort)),
            tile->sort == FR_KNOWN_COLONY ? (int) ORRERY_SYMBOL_SETTLE : (int) ORRERY_SYMBOL_DEVELOP);
  add_chip (chips, tile->cost == FR_NOT_KNOWN ? g_strdup (_("Cost not known")) : g_strdup_printf (_("Cost %u"), tile->cost), -1);
  add_chip (chips,
            tile->vp == FR_NOT_KNOWN      ? g_strdup (_("VP not known"))
            : tile->vp == FR_NOT_A_NUMBER ? g_strdup (_("VP: its bonus"))
                                          : g_strdup_printf (_("%d VP"), tile->vp),
            -1);
  add_chip (chips, g_strdup (_(certainties[tile->certainty])), -1);
  return chips;
}

/* What people type is no markup. */
static GtkWidget *
new_own (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  return label;
}

static GtkWidget *
new_powers (OrreryCatalog *catalog, OrreryEntry *entry)
{
  GtkWidget *card = orrery_part_card ();
  g_autofree char *own = orrery_my_tiles_tell_own (orrery_entry_get_name (entry));

  for (guint i = 0; i < FRONTIERS_PART_BONUS; i++)
    if (orrery_entry_get_part (entry, i) != NULL)
      orrery_part_card_add (card, orrery_part_row (orrery_frontiers_part_symbol (entry, i), _("Power"),
                                                   orrery_rich_label_new (catalog, orrery_entry_get_part (entry, i))));
  if (orrery_entry_get_part (entry, FRONTIERS_PART_BONUS) != NULL)
    orrery_part_card_add (card, orrery_part_row (ORRERY_SYMBOL_BONUS, _("End of the game"),
                                                 orrery_rich_label_new (catalog, orrery_entry_get_part (entry, FRONTIERS_PART_BONUS))));
  if (own != NULL)
    orrery_part_card_add (card, orrery_part_row (ORRERY_SYMBOL_PERSON, _("My Tiles"), new_own (own)));
  orrery_part_card_add (card, orrery_part_row (ORRERY_SYMBOL_WARNING, _("Not known"),
                                               orrery_rich_label_new (catalog, orrery_entry_get_part (entry, FRONTIERS_PART_UNKNOWN))));
  return card;
}

static GtkWidget *
new_middle (OrreryCatalog *catalog, OrreryEntry *entry)
{
  GtkWidget *middle = orrery_part_column (24);
  GtkWidget *head = orrery_part_column (12);
  g_autoptr (GPtrArray) links = orrery_entry_list_links (entry);

  gtk_box_append (GTK_BOX (head), orrery_part_heading (orrery_entry_get_name (entry), 1));
  gtk_box_append (GTK_BOX (head), new_chips (entry));
  gtk_box_append (GTK_BOX (middle), head);
  gtk_box_append (GTK_BOX (middle), new_powers (catalog, entry));
  orrery_part_add_rulings (middle, catalog, entry);
  orrery_part_add_links (middle, links);
  return middle;
}

static GtkWidget *
new_rest (OrreryEntry *entry)
{
  GtkWidget *rest = orrery_part_column (24);
  g_autoptr (GPtrArray) similar = orrery_entry_list_similar (entry);

  if (similar->len > 0)
    gtk_box_append (GTK_BOX (rest), orrery_part_section (_("Similar tiles"), orrery_part_tiles (similar, MOST_SIMILAR)));
  return rest;
}

GtkWidget *
orrery_known_page_new (OrreryCatalog *catalog, OrreryEntry *entry)
{
  return orrery_pair_new_page (orrery_known_tile_new ((guint) orrery_entry_get_piece (entry), ORRERY_KNOWN_PAGE),
                               new_middle (catalog, entry), new_rest (entry));
}
