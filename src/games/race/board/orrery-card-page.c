/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card's page: the card, what it does, and what belongs to it. */
#include "config.h"

#include "games/race/board/orrery-race-pages.h"

#include <glib/gi18n-lib.h>

#include "catalog/orrery-links.h"
#include "games/race/board/orrery-race-card.h"
#include "games/race/board/orrery-race-pieces.h"
#include "games/race/catalog/orrery-race-entry.h"
#include "games/race/catalog/orrery-race-names.h"
#include "widgets/layout/orrery-pair.h"
#include "widgets/layout/orrery-wrap.h"
#include "widgets/page/orrery-page-parts.h"
#include "widgets/page/orrery-rich-label.h"

enum
{
  MOST_SIMILAR = 6,
  MOST_COMBINED = 9
};

static GtkWidget *
new_rest (OrreryEntry *entry)
{
  GtkWidget *rest = orrery_part_column (24);
  g_autoptr (GPtrArray) similar = orrery_entry_list_similar (entry);
  g_autoptr (GPtrArray) combines = orrery_entry_list_combines (entry);

  if (similar->len > 0)
    gtk_box_append (GTK_BOX (rest), orrery_part_section (_("Similar cards"),
                                                         orrery_part_tiles (similar, MOST_SIMILAR)));
  if (combines->len > 0)
    gtk_box_append (GTK_BOX (rest), orrery_part_section (_("Goes well with"),
                                                         orrery_part_tiles (combines, MOST_COMBINED)));
  return rest;
}

static void
add_chip (GtkWidget *chips, char *text, int symbol)
{
  orrery_wrap_append (ORRERY_WRAP (chips), orrery_part_chip (text, symbol));
  g_free (text);
}

static GtkWidget *
new_chips (OrreryEntry *entry)
{
  const RaceDesign *card = orrery_entry_get_race_design (entry);
  const guint keywords = orrery_entry_get_facet (entry, RACE_FACET_KEYWORD);
  GtkWidget *chips = orrery_wrap_new (8);

  add_chip (chips, orrery_race_dup_sort (card), card->kind == RACE_DEVELOPMENT ? (int) ORRERY_SYMBOL_DEVELOP
                                                : card->military               ? (int) ORRERY_SYMBOL_SHIELD
                                                                               : (int) ORRERY_SYMBOL_SETTLE);
  add_chip (chips, g_strdup_printf (card->military ? _("Defense %u") : _("Cost %u"), card->cost), -1);
  add_chip (chips, card->n_lines > 0 ? g_strdup (_("VP: its bonus")) : g_strdup_printf (_("%d VP"), card->vp), -1);
  for (guint i = 0; i < ORRERY_N_KEYWORDS; i++)
    if (keywords & (1u << i))
      add_chip (chips, g_strdup (orrery_race_keyword_name (i)), -1);
  if (card->start != RACE_NO_START)
    add_chip (chips, g_strdup_printf (_("Start world %u"), card->start), -1);
  else if (card->copies > 1)
    add_chip (chips, g_strdup_printf (_("%u copies"), card->copies), -1);
  return chips;
}

static void
add_part (GtkWidget *box, OrreryCatalog *catalog, OrreryEntry *entry, guint part, OrrerySymbolId symbol,
          const char *caption)
{
  const char *text = orrery_entry_get_part (entry, part);

  if (text != NULL)
    orrery_part_card_add (box, orrery_part_row (symbol, caption, orrery_rich_label_new (catalog, text)));
}

static GtkWidget *
new_powers (OrreryCatalog *catalog, OrreryEntry *entry)
{
  const RaceDesign *card = orrery_entry_get_race_design (entry);
  GtkWidget *box = orrery_part_card ();

  for (guint i = 0; i < card->n_powers; i++)
    add_part (box, catalog, entry, i, orrery_race_when_symbol (card->powers[i].when),
              orrery_race_when_name (card->powers[i].when));
  add_part (box, catalog, entry, ORRERY_CARD_PART_GOODS, ORRERY_SYMBOL_GOOD, _("Goods"));
  add_part (box, catalog, entry, ORRERY_CARD_PART_BONUS, ORRERY_SYMBOL_BONUS, _("End of the game"));
  add_part (box, catalog, entry, ORRERY_CARD_PART_EDITION, ORRERY_SYMBOL_FLIP, _("Second edition"));
  return box;
}

static GPtrArray *
list_see_also (OrreryEntry *entry)
{
  GPtrArray *links = orrery_entry_list_phases (entry);
  g_autoptr (GPtrArray) rules = orrery_entry_list_rules (entry);

  for (guint i = 0; i < rules->len; i++)
    if (!g_ptr_array_find (links, g_ptr_array_index (rules, i), NULL))
      g_ptr_array_add (links, g_ptr_array_index (rules, i));
  return links;
}

static GtkWidget *
new_middle (OrreryCatalog *catalog, OrreryEntry *entry)
{
  GtkWidget *middle = orrery_part_column (24);
  GtkWidget *head = orrery_part_column (12);
  g_autoptr (GPtrArray) links = list_see_also (entry);

  gtk_box_append (GTK_BOX (head), orrery_part_heading (orrery_entry_get_name (entry), 1));
  gtk_box_append (GTK_BOX (head), new_chips (entry));
  gtk_box_append (GTK_BOX (middle), head);
  gtk_box_append (GTK_BOX (middle), new_powers (catalog, entry));
  if (orrery_entry_get_race_design (entry)->n_lines > 0)
    gtk_box_append (GTK_BOX (middle),
                    orrery_part_section (_("What is its bonus worth?"),
                                         orrery_card_bonus_new ((guint) orrery_entry_get_piece (entry))));
  orrery_part_add_rulings (middle, catalog, entry);
  orrery_part_add_links (middle, links);
  return middle;
}

GtkWidget *
orrery_card_page_new (OrreryCatalog *catalog, OrreryEntry *entry)
{
  return orrery_pair_new_page (orrery_race_card_new ((guint) orrery_entry_get_piece (entry), ORRERY_CARD_PAGE),
                               new_middle (catalog, entry), new_rest (entry));
}
