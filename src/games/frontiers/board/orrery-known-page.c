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

enum { MOST_SIMILAR = 6 };

static GtkWidget *
new_chips (OrreryEntry *entry)
{
  static const char *const certainties[] = { N_("Name: certain"), N_("Name: likely"), N_("Name: a guess") };
  const FrKnownTile *tile = &fr_known_tiles[orrery_entry_get_piece (entry)];
  GtkWidget *chips = orrery_wrap_new (8);

  orrery_part_add_chip (chips, g_strdup (orrery_known_sort_name (tile->sort)),
                        tile->sort == FR_KNOWN_COLONY ? (int) ORRERY_SYMBOL_SETTLE : (int) ORRERY_SYMBOL_DEVELOP);
  orrery_part_add_chip (chips, orrery_known_dup_cost (entry), -1);
  orrery_part_add_chip (chips,
                        tile->vp == FR_NOT_KNOWN      ? g_strdup (_("VP not known"))
                        : tile->vp == FR_NOT_A_NUMBER ? g_strdup (_("VP: its bonus"))
                                                      : g_strdup_printf (_("%d VP"), tile->vp),
                        -1);
  orrery_part_add_chip (chips, g_strdup (_(certainties[tile->certainty])), -1);
  return chips;
}

/* Text that people type is not markup. */
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
    orrery_part_card_add_text (card, orrery_frontiers_part_symbol (entry, i), _("Power"), catalog,
                               orrery_entry_get_part (entry, i));
  orrery_part_card_add_text (card, ORRERY_SYMBOL_BONUS, _("End of the game"), catalog,
                             orrery_entry_get_part (entry, FRONTIERS_PART_BONUS));
  if (own != NULL)
    orrery_part_card_add (card, orrery_part_row (ORRERY_SYMBOL_PERSON, _("My Tiles"), new_own (own)));
  orrery_part_card_add_text (card, ORRERY_SYMBOL_WARNING, _("Not known"), catalog,
                             orrery_entry_get_part (entry, FRONTIERS_PART_UNKNOWN));
  return card;
}

GtkWidget *
orrery_known_page_new (OrreryCatalog *catalog, OrreryEntry *entry)
{
  GtkWidget *rest = orrery_part_column (24);
  g_autoptr (GPtrArray) similar = orrery_entry_list_similar (entry);
  g_autoptr (GPtrArray) links = orrery_entry_list_links (entry);

  orrery_part_add_tiles (rest, _("Similar tiles"), similar, MOST_SIMILAR);
  return orrery_pair_new_page (orrery_known_tile_new ((guint) orrery_entry_get_piece (entry), ORRERY_KNOWN_PAGE),
                               orrery_part_piece (catalog, entry, new_chips (entry), new_powers (catalog, entry), NULL,
                                                  links),
                               rest);
}
