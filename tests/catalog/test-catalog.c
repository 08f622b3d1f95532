/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The catalog has all entries, and none is empty. */
#include "catalog/orrery-catalog.h"
#include "catalog/orrery-links.h"
#include "games/orrery-catalogs.h"
#include "games/roll/catalog/orrery-roll-catalog.h"
#include "games/roll/catalog/orrery-roll-entry.h"

#include <string.h>

static OrreryCatalog *catalog;

static guint
count_kind (OrreryKind kind)
{
  guint n = 0;

  for (guint i = 0; i < orrery_catalog_get_n_entries (catalog); i++)
    n += orrery_entry_get_kind (orrery_catalog_get_entry (catalog, i)) == kind;

  return n;
}

static void
test_counts (void)
{
  /* 55 game tiles; eight factions with a development and one without; nine home worlds. */
  g_assert_cmpuint (count_kind (ORRERY_KIND_DEVELOPMENT), ==, 55 + 8);
  g_assert_cmpuint (count_kind (ORRERY_KIND_WORLD), ==, 55 + 10 + 9);
  g_assert_cmpuint (count_kind (ORRERY_KIND_DIE), ==, 7);
  g_assert_cmpuint (count_kind (ORRERY_KIND_RULE), >=, 50);
  g_assert_cmpuint (count_kind (ORRERY_KIND_RULING), >=, 100);
  g_assert_cmpuint (count_kind (ORRERY_KIND_TERM), >=, 35);
  g_assert_cmpuint (count_kind (ORRERY_KIND_REMINDER), >=, 9);
  g_assert_cmpuint (count_kind (ORRERY_KIND_HELP), >=, 12);
}

static void
test_texts (void)
{
  for (guint i = 0; i < orrery_catalog_get_n_entries (catalog); i++)
    {
      OrreryEntry *entry = orrery_catalog_get_entry (catalog, i);
      const char *plain = orrery_entry_get_plain (entry);

      g_test_message ("%s", orrery_entry_get_id (entry));
      g_assert_cmpuint (orrery_entry_get_index (entry), ==, i);
      g_assert_true (orrery_catalog_lookup (catalog, orrery_entry_get_id (entry)) == entry);
      g_assert_cmpuint (strlen (orrery_entry_get_name (entry)), >, 1);
      g_assert_cmpuint (strlen (plain), >, 8);
      g_assert_cmpuint (strlen (orrery_entry_get_summary (entry)), >, 8);
      g_assert_null (strchr (orrery_entry_get_summary (entry), '\n'));
      g_assert_true (g_utf8_validate (plain, -1, NULL));
      /* No markup may be left over, which also means that all of it was complete. One star is a star. */
      g_assert_null (strpbrk (plain, "[]{}"));
      g_assert_null (strstr (plain, "**"));
      g_assert_null (strstr (plain, "  "));
    }
}

static void
test_tiles (void)
{
  for (int face = 0; face < ROLL_N_FACES; face++)
    {
      const RollFace *roll = &roll_faces[face];
      OrreryEntry *entry = orrery_catalog_lookup_face (catalog, face);

      g_assert_cmpint (orrery_entry_get_face (entry), ==, face);
      g_assert_true (orrery_entry_get_roll_face (entry) == roll);
      g_assert_cmpstr (orrery_entry_get_id (entry), ==, roll->id);
      g_assert_cmpstr (orrery_entry_get_name (entry), ==, roll->name);
      g_assert_cmpuint (orrery_entry_get_cost (entry), ==, roll->cost);
      for (guint i = 0; i < roll->n_powers; i++)
        g_assert_nonnull (strstr (orrery_entry_get_text (entry),
                                  orrery_entry_get_power_text (entry, i)));
      g_assert_null (orrery_entry_get_power_text (entry, roll->n_powers));
      g_assert_cmpint (orrery_entry_get_bonus_text (entry) != NULL, ==,
                       orrery_entry_has_bonus (entry));
      if (roll->placing.n_gains > 0 || roll->placing.start_credits > 0)
        g_assert_nonnull (orrery_entry_get_placing_text (entry));
    }
  g_assert_null (orrery_catalog_lookup_face (catalog, -1));
  g_assert_null (orrery_catalog_lookup_face (catalog, ROLL_N_FACES));
}

static void
test_dice (void)
{
  for (int colour = 0; colour < ROLL_N_COLOURS; colour++)
    {
      OrreryEntry *entry = orrery_catalog_get_entry (catalog, (guint) (ROLL_N_FACES + colour));
      g_autofree char *count = g_strdup_printf (" %u in the box", roll_dice[colour].count);

      g_assert_cmpint (orrery_entry_get_die (entry), ==, colour);
      g_assert_nonnull (strstr (orrery_entry_get_plain (entry), count));
    }
  g_assert_nonnull (strstr (orrery_entry_get_plain (orrery_catalog_lookup (catalog, "die-alien")),
                            "Wild: 3 in 6"));
}

/* Every step of the rulebook has a rule of its own. */
static void
test_rules (void)
{
  static const char *const ids[] = {
    "setup", "setup-2", "setup-3", "setup-4", "setup-5", "setup-chips", "setup-empire",
    "setup-tiles", "setup-dice", "round", "roll", "assign", "assign-place", "select",
    "reassign", "dictate", "reveal", "two-player-die", "phases", "powers", "credits", "explore",
    "scout", "stock", "abandon", "bag-empty", "develop", "settle", "completing", "cost",
    "immediate-effects", "remove-die", "produce", "ship", "trade", "consume", "pool-empty",
    "manage", "recruit", "recall", "end-of-game", "tile-squares", "scoring", "scoring-chips",
    "scoring-tiles", "scoring-bonus", "rounding", "tie", "player-order", "hidden-information",
  };

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      OrreryEntry *entry = orrery_catalog_lookup (catalog, ids[i]);

      g_test_message ("%s", ids[i]);
      g_assert_nonnull (entry);
      g_assert_cmpint (orrery_entry_get_kind (entry), ==, ORRERY_KIND_RULE);
    }
}

static void
test_terms (void)
{
  static const char *const names[] = {
    "Worker", "Explorer", "Developer", "Settler", "Producer", "Shipper", "Citizenry", "Cup",
    "Dictate", "Selector", "Good", "Tile square", "Tableau", "Construction zone", "Stack",
    "Reassign", "Wild", "VP chip", "Credit", "Faction", "Home world", "Virtual worker", "Scout",
    "Stock", "Abandon", "Trade", "Consume", "Recruit", "Recall",
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_test_message ("%s", names[i]);
      g_assert_nonnull (orrery_catalog_lookup_name (catalog, names[i]));
    }
}

/* The tiles that the rulebook explains are explained here too. */
static void
test_rulings_of_tiles (void)
{
  static const char *const ids[] = {
    "advanced-logistics", "alien-archaeology", "alien-research-ship", "alien-research-team",
    "biological-adaptation", "conscription", "executive-power", "former-penal-colony",
    "free-trade-zone", "galactic-mandate", "galactic-reserves", "genetics-lab",
    "information-tech", "isolation-policy", "mad-scientists", "nanotechnology",
    "organic-shipyards", "rebel-miners", "rebel-warrior-race", "space-marines", "space-tourism",
    "doomed-world", "destroyed-colony", "galactic-bankers", "galactic-federation",
    "galactic-exchange", "new-galactic-order", "improved-reconnaissance", "technology-unions",
    "backup-planning",
  };

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      OrreryEntry *entry = orrery_catalog_lookup (catalog, ids[i]);
      g_autoptr (GPtrArray) rulings = NULL;

      g_test_message ("%s", ids[i]);
      g_assert_nonnull (entry);
      rulings = orrery_entry_list_rulings (entry);
      g_assert_cmpuint (rulings->len, >, 0);
    }
}

static void
test_rulings (void)
{
  for (guint i = 0; i < orrery_catalog_get_n_entries (catalog); i++)
    {
      OrreryEntry *entry = orrery_catalog_get_entry (catalog, i);

      if (orrery_entry_get_kind (entry) != ORRERY_KIND_RULING)
        continue;
      g_test_message ("%s", orrery_entry_get_id (entry));
      g_assert_cmpint (orrery_entry_get_source (entry), !=, ORRERY_SOURCE_NONE);
      g_assert_true (g_str_has_suffix (orrery_entry_get_name (entry), "?"));
    }
}

static void
test_model (void)
{
  GListModel *model = G_LIST_MODEL (catalog);
  g_autoptr (OrreryEntry) first = g_list_model_get_item (model, 0);

  g_assert_true (g_list_model_get_item_type (model) == ORRERY_TYPE_ENTRY);
  g_assert_cmpuint (g_list_model_get_n_items (model), ==, orrery_catalog_get_n_entries (catalog));
  g_assert_null (g_list_model_get_item (model, g_list_model_get_n_items (model)));
  g_assert_true (first == orrery_catalog_get_entry (catalog, 0));
}

/* An entry may be kept longer than its catalog. */
static void
test_outlives_catalog (void)
{
  OrreryCatalog *other = orrery_catalog_new_for_game (&orrery_roll_catalog, NULL);
  g_autoptr (OrreryEntry) entry = g_object_ref (orrery_catalog_lookup (other, "scoring"));
  g_autoptr (GPtrArray) links = NULL;

  g_assert_finalize_object (other);
  links = orrery_entry_list_links (entry);
  g_assert_cmpuint (links->len, ==, 0);
  g_assert_nonnull (orrery_entry_get_plain (entry));
}

int
main (int argc, char *argv[])
{
  GError *error = NULL;

  g_test_init (&argc, &argv, NULL);
  catalog = orrery_catalog_get_default (&error);
  g_assert_no_error (error);

  g_test_add_func ("/catalog/counts", test_counts);
  g_test_add_func ("/catalog/texts", test_texts);
  g_test_add_func ("/catalog/tiles", test_tiles);
  g_test_add_func ("/catalog/dice", test_dice);
  g_test_add_func ("/catalog/rules", test_rules);
  g_test_add_func ("/catalog/terms", test_terms);
  g_test_add_func ("/catalog/rulings", test_rulings);
  g_test_add_func ("/catalog/rulings-of-tiles", test_rulings_of_tiles);
  g_test_add_func ("/catalog/model", test_model);
  g_test_add_func ("/catalog/outlives", test_outlives_catalog);

  return g_test_run ();
}
