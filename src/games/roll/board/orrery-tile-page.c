/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A tile's page: the tile, its other side, its powers, and related entries. */
#define G_LOG_DOMAIN "orrery-tile-page"

#include "games/roll/board/orrery-roll-pages.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "games/roll/board/orrery-roll-pieces.h"
#include "games/roll/board/orrery-bonus-calculator.h"
#include "widgets/layout/orrery-pair.h"
#include "widgets/page/orrery-page-parts.h"
#include "catalog/orrery-links.h"
#include "games/roll/catalog/orrery-roll-entry.h"
#include "games/roll/rules/roll.h"
#include "widgets/layout/orrery-announce.h"
#include "games/roll/board/orrery-tile.h"
#include "games/roll/words/orrery-words.h"
#include "widgets/layout/orrery-wrap.h"

enum
{
  MOST_SIMILAR = 6,
  MOST_COMBINED = 9
};

static GtkWidget *
new_other_side (OrreryEntry *entry, OrreryEntry *reverse)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = orrery_part_column (6);
  GtkWidget *tile = orrery_tile_new (orrery_entry_get_face (reverse), ORRERY_TILE_SMALL);
  gboolean is_game = orrery_entry_get_roll_face (entry)->set == ROLL_SET_GAME;
  GtkWidget *button = gtk_button_new_with_mnemonic (is_game ? C_ ("turn a tile over", "_Turn") : _("_Show"));

  orrery_set_spoken (button, orrery_entry_get_name (reverse));
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "orrery-turn");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "entry.turn");

  gtk_box_append (GTK_BOX (words),
                  orrery_part_label (is_game ? _("Other side") : _("Other half"), "dim-label"));
  gtk_box_append (GTK_BOX (words), orrery_part_label (orrery_entry_get_name (reverse), "heading"));
  gtk_box_append (GTK_BOX (words), button);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (row), tile);
  gtk_box_append (GTK_BOX (row), words);
  return row;
}

static GtkWidget *
new_rest (OrreryEntry *entry)
{
  GtkWidget *rest = orrery_part_column (24);
  OrreryEntry *reverse = orrery_entry_get_reverse (entry);
  g_autoptr (GPtrArray) similar = orrery_entry_list_similar (entry);
  g_autoptr (GPtrArray) combines = orrery_entry_list_combines (entry);

  if (reverse != NULL)
    gtk_box_append (GTK_BOX (rest), new_other_side (entry, reverse));
  orrery_part_add_tiles (rest, _("Similar tiles"), similar, MOST_SIMILAR);
  orrery_part_add_tiles (rest, _("Goes well with"), combines, MOST_COMBINED);
  return rest;
}

/* Which tile to look for in the box. */
static char *
tell_tile (OrreryEntry *entry)
{
  const RollFace *face = orrery_entry_get_roll_face (entry);
  OrreryEntry *reverse = orrery_entry_get_reverse (entry);

  if (face->set == ROLL_SET_HOME)
    return g_strdup (_("Home world tile"));
  /* Translators: %s is what is printed on the other side, or on the other half. */
  return g_strdup_printf (face->set == ROLL_SET_GAME ? _("Game tile, on the back of %s")
                                                     : _("Faction tile, together with %s"),
                          orrery_entry_get_name (reverse));
}

static GtkWidget *
new_chips (OrreryEntry *entry)
{
  const RollFace *face = orrery_entry_get_roll_face (entry);
  GtkWidget *chips = orrery_wrap_new (8);

  orrery_part_add_chip (chips, orrery_face_kind (face),
                        face->kind == ROLL_DEVELOPMENT ? ORRERY_SYMBOL_DEVELOP : orrery_symbol_of_colour (face->colour));
  orrery_part_add_chip (chips,
                        face->cost > 0 ? g_strdup_printf (_("Cost %u, worth %u VP"), face->cost, face->cost)
                                       : g_strdup (_("Cost 0, worth nothing")),
                        -1);
  orrery_part_add_chip (chips, tell_tile (entry), -1);
  return chips;
}

static gboolean
is_at_end (const RollPower *power)
{
  return power->kind == ROLL_POWER_CREDITS || power->kind == ROLL_POWER_CHIPS
         || power->kind == ROLL_POWER_DRAW;
}

/* "Develop and Settle"; "Ship, at its end". */
static char *
when_of (const RollPower *power)
{
  g_autoptr (GString) names = g_string_new (NULL);

  if (power->phases == 0)
    return g_strdup (orrery_phase_name (ROLL_N_SIDES));
  for (guint i = 0; i < ROLL_N_PHASES; i++)
    {
      if ((power->phases & ROLL_BIT (i)) == 0)
        continue;
      if (names->len > 0)
        g_string_append (names, (power->phases >> i) > 1 ? C_ ("list", ", ") : _(" and "));
      g_string_append (names, orrery_phase_name (i));
    }
  /* Translators: when a power works: "Ship, at its end". */
  return is_at_end (power) ? g_strdup_printf (_("%s, at its end"), names->str)
                           : g_strdup (names->str);
}

OrrerySymbolId
orrery_symbol_of_power (const RollPower *power)
{
  if (power->kind == ROLL_POWER_DICTATE_AGAIN || power->kind == ROLL_POWER_DICTATE_MORE)
    return ORRERY_SYMBOL_DICTATE;
  for (guint i = 0; i < ROLL_N_PHASES; i++)
    if (power->phases & ROLL_BIT (i))
      return orrery_symbol_of_phase (i);
  return ORRERY_SYMBOL_REASSIGN;
}

/* The gain from a good on the world, computed by the engine for an empire of this one world. */
static char *
goods_text (const RollFace *face, guint index)
{
  RollState state = { .n_seats = 1 };

  state.seats[0].tableau[state.seats[0].n_tableau++] = (uint8_t) index;
  if (roll_capacity (&state, 0, (uint8_t) index) == 0)
    return g_strdup (_("A gray world: it never holds goods."));
  return g_strdup_printf (_("Holds one good. Trading it earns **$%d**."),
                          roll_trade_value (&state, 0, (uint8_t) index));
}

static GtkWidget *
new_powers (OrreryCatalog *catalog, OrreryEntry *entry)
{
  const RollFace *face = orrery_entry_get_roll_face (entry);
  GtkWidget *card = orrery_part_card ();

  for (guint i = 0; i < face->n_powers; i++)
    {
      g_autofree char *when = when_of (&face->powers[i]);

      orrery_part_card_add_text (card, orrery_symbol_of_power (&face->powers[i]), when, catalog,
                                 orrery_entry_get_power_text (entry, i));
    }
  orrery_part_card_add_text (card, ORRERY_SYMBOL_TILE,
                             face->set == ROLL_SET_GAME ? _("When placed") : _("At the start"), catalog,
                             orrery_entry_get_placing_text (entry));
  if (face->kind == ROLL_WORLD)
    {
      g_autofree char *goods = goods_text (face, orrery_entry_get_face (entry));

      orrery_part_card_add_text (card, ORRERY_SYMBOL_GOOD, _("Goods"), catalog, goods);
    }
  orrery_part_card_add_text (card, ORRERY_SYMBOL_BONUS, _("End of the game"), catalog, orrery_entry_get_bonus_text (entry));
  return card;
}

static GPtrArray *
list_see_also (OrreryEntry *entry)
{
  GPtrArray *links = orrery_entry_list_phases (entry);
  g_autoptr (GPtrArray) rules = orrery_entry_list_rules (entry);
  g_autoptr (GPtrArray) others = orrery_entry_list_links (entry);
  GPtrArray *more[] = { rules, others };

  for (guint i = 0; i < G_N_ELEMENTS (more); i++)
    for (guint j = 0; j < more[i]->len; j++)
      if (!g_ptr_array_find (links, g_ptr_array_index (more[i], j), NULL))
        g_ptr_array_add (links, g_ptr_array_index (more[i], j));
  return links;
}

GtkWidget *
orrery_tile_page_new (OrreryCatalog *catalog, OrreryEntry *entry)
{
  GtkWidget *bonus = orrery_entry_has_bonus (entry)
                       ? orrery_bonus_calculator_new (catalog, entry, orrery_empire_get_default ()) : NULL;
  g_autoptr (GPtrArray) links = list_see_also (entry);

  return orrery_pair_new_page (orrery_tile_new (orrery_entry_get_face (entry), ORRERY_TILE_LARGE),
                               orrery_part_piece (catalog, entry, new_chips (entry), new_powers (catalog, entry), bonus,
                                                  links),
                               new_rest (entry));
}
