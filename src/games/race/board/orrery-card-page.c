/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card's page: the card, its powers, and related entries. */
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

  orrery_part_add_tiles (rest, _("Similar cards"), similar, MOST_SIMILAR);
  orrery_part_add_tiles (rest, _("Goes well with"), combines, MOST_COMBINED);
  return rest;
}

static GtkWidget *
new_chips (OrreryEntry *entry)
{
  const RaceDesign *card = orrery_entry_get_race_design (entry);
  const guint keywords = orrery_entry_get_facet (entry, RACE_FACET_KEYWORD);
  GtkWidget *chips = orrery_wrap_new (8);

  orrery_part_add_chip (chips, orrery_race_dup_sort (card),
                        card->kind == RACE_DEVELOPMENT ? (int) ORRERY_SYMBOL_DEVELOP
                        : card->military               ? (int) ORRERY_SYMBOL_SHIELD
                                                       : (int) ORRERY_SYMBOL_SETTLE);
  orrery_part_add_chip (chips, g_strdup_printf (card->military ? _("Defense %u") : _("Cost %u"), card->cost), -1);
  orrery_part_add_chip (chips,
                        card->n_lines > 0 ? g_strdup (_("VP: its bonus")) : g_strdup_printf (_("%d VP"), card->vp), -1);
  for (guint i = 0; i < ORRERY_N_KEYWORDS; i++)
    if (keywords & (1u << i))
      orrery_part_add_chip (chips, g_strdup (orrery_race_keyword_name (i)), -1);
  if (card->start != RACE_NO_START)
    orrery_part_add_chip (chips, g_strdup_printf (_("Start world %u"), card->start), -1);
  else if (card->copies > 1)
    orrery_part_add_chip (chips, g_strdup_printf (_("%u copies"), card->copies), -1);
  return chips;
}

static GtkWidget *
new_powers (OrreryCatalog *catalog, OrreryEntry *entry)
{
  const RaceDesign *card = orrery_entry_get_race_design (entry);
  GtkWidget *box = orrery_part_card ();

  for (guint i = 0; i < card->n_powers; i++)
    orrery_part_card_add_text (box, orrery_race_when_symbol (card->powers[i].when),
                               orrery_race_when_name (card->powers[i].when), catalog, orrery_entry_get_part (entry, i));
  orrery_part_card_add_text (box, ORRERY_SYMBOL_GOOD, _("Goods"), catalog,
                             orrery_entry_get_part (entry, ORRERY_CARD_PART_GOODS));
  orrery_part_card_add_text (box, ORRERY_SYMBOL_BONUS, _("End of the game"), catalog,
                             orrery_entry_get_part (entry, ORRERY_CARD_PART_BONUS));
  orrery_part_card_add_text (box, ORRERY_SYMBOL_FLIP, _("Second edition"), catalog,
                             orrery_entry_get_part (entry, ORRERY_CARD_PART_EDITION));
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

GtkWidget *
orrery_card_page_new (OrreryCatalog *catalog, OrreryEntry *entry)
{
  const guint design = (guint) orrery_entry_get_piece (entry);
  GtkWidget *bonus = orrery_entry_get_race_design (entry)->n_lines > 0 ? orrery_card_bonus_new (design) : NULL;
  g_autoptr (GPtrArray) links = list_see_also (entry);

  return orrery_pair_new_page (orrery_race_card_new (design, ORRERY_CARD_PAGE),
                               orrery_part_piece (catalog, entry, new_chips (entry), new_powers (catalog, entry), bonus,
                                                  links),
                               new_rest (entry));
}
