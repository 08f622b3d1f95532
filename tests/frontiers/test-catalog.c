/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The reference of New Frontiers: every part that people look for exists, every link leads somewhere, and
 * every fact about a tile says how certain it is. */
#include "folder.h"

#include "catalog/orrery-search.h"
#include "games/frontiers/catalog/orrery-frontiers-catalog.h"
#include "games/frontiers/tiles/orrery-my-tiles.h"
#include "games/frontiers/words/orrery-frontiers-power.h"
#include "games/orrery-catalogs.h"

#include <string.h>

static OrreryCatalog *catalog;

static OrreryEntry *
get (const char *id)
{
  OrreryEntry *entry = orrery_catalog_lookup (catalog, id);

  if (entry == NULL)
    g_error ("%s is not there", id);
  return entry;
}

static void
test_complete (void)
{
  static const char *const ids[] = { "setup", "setup-numbers", "setup-2", "setup-3", "setup-4", "setup-5", "track", "two-players",
                                     "end-of-game", "scoring", "stockpiles", "world-table", "worlds", "powers", "limit-of-nine",
                                     "known-tiles", "term-mat", "term-good", "term-colonist", "term-development", "term-small",
                                     "term-large", "term-world", "term-action-tile", "term-chip", "term-credit", "term-disk",
                                     "term-goal", "term-stockpile", "term-keyword", "term-kind", "note-nine" };

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    get (ids[i]);
  for (guint i = 0; i < FR_N_CODES; i++)
    {
      g_autofree char *code = g_ascii_strdown (orrery_frontiers_code_words[i], -1);
      g_autofree char *id = g_strconcat ("power-", code, NULL);

      g_assert_true (g_str_has_prefix (orrery_entry_get_name (get (id)), orrery_frontiers_code_words[i]));
    }
  for (guint i = 0; i < FR_N_ACTIONS; i++)
    get (fr_actions[i].id);
  for (guint i = 0; i < FR_N_GOALS; i++)
    {
      g_autofree char *id = g_strconcat ("goal-", fr_goals[i].id, NULL);

      g_assert_cmpstr (orrery_entry_get_name (get (id)), ==, fr_goals[i].name);
    }
}

/* The numbers in the setup texts match the data. */
static void
test_setups (void)
{
  for (guint n = 2; n <= FR_MAX_SEATS; n++)
    {
      const FrSetupData *data = &fr_setups[n];
      g_autofree char *id = g_strdup_printf ("setup-%u", n);
      g_autofree char *numbers = g_strdup_printf ("%u VP in the pool", data->pool);
      g_autofree char *colonists = g_strdup_printf ("%u colonists, %u after", data->colonists, data->colonists - n);
      g_autofree char *copies = g_strdup_printf ("%u cop", data->copies);
      const char *text = orrery_entry_get_plain (get (id));

      g_assert_nonnull (strstr (text, numbers));
      g_assert_nonnull (strstr (text, colonists));
      g_assert_nonnull (strstr (text, copies));
    }
}

/* The steps in a goal's entry match the data. */
static void
test_goals (void)
{
  for (guint i = 0; i < FR_N_GOALS; i++)
    {
      g_autofree char *id = g_strconcat ("goal-", fr_goals[i].id, NULL);
      const char *text = orrery_entry_get_plain (get (id));

      for (guint k = 0; k < fr_goals[i].n_steps; k++)
        {
          g_autofree char *at_least = g_strdup_printf ("%u", fr_goals[i].at_least[k]);
          g_autofree char *vp = g_strdup_printf ("%u", fr_goals[i].vp[k]);

          g_assert_true (fr_goals[i].at_least[k] == 0 || strstr (text, at_least) != NULL);
          g_assert_nonnull (strstr (text, vp));
        }
    }
}

static void
test_tiles (void)
{
  g_assert_cmpuint (fr_n_known_developments, >=, 37);
  for (guint i = 0; i < fr_n_known_tiles; i++)
    g_assert_cmpstr (orrery_entry_get_name (get (fr_known_tiles[i].id)), ==, fr_known_tiles[i].name);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (catalog)); i++)
    {
      g_autoptr (OrreryEntry) entry = g_list_model_get_item (G_LIST_MODEL (catalog), i);

      if (orrery_entry_get_kind (entry) == ORRERY_KIND_DEVELOPMENT || orrery_entry_get_kind (entry) == ORRERY_KIND_WORLD)
        {
          g_assert_nonnull (strstr (orrery_entry_get_plain (entry), "certainty"));
          g_assert_cmpuint (orrery_entry_get_facet (entry, FRONTIERS_FACET_CERTAINTY), !=, 0);
        }
    }
  g_assert_nonnull (strstr (orrery_entry_get_plain (get ("space-marines")), "Cost 2"));
  g_assert_null (strstr (orrery_entry_get_plain (get ("mining-robots")), "Cost"));
}

/* The best entry for some words; NULL: none. */
static const char *
find_first (OrreryCatalog *in, const char *words)
{
  g_autoptr (OrreryResults) found = orrery_search (in, words, NULL, 1);

  return found->n_hits > 0 ? orrery_entry_get_id (found->hits[0].entry) : NULL;
}

/* A tile that only its owner knows is found as soon as it is saved, and is not drawn as a known one. */
static void
test_own (void)
{
  static const char text[] = "{\"format\": \"orrery-frontiers/1\", \"worlds\": [{\"name\": \"Zebulon's [[Rest]]\", \"type\": \"military\","
                             " \"number\": 4, \"goods\": \"windfall\", \"kind\": \"genes\", \"powers\": [{\"code\": \"S1\", \"amount\": 2}]},"
                             " {\"name\": \"\"}, {\"number\": 3}, {\"name\": \"spice world\"}]}";
  g_autoptr (OrreryCollection) tiles = orrery_collection_new_from_text (text, -1, NULL);
  g_autoptr (GError) error = NULL;
  OrreryCatalog *before = orrery_catalog_get_for_game ("frontiers", &error), *after;
  OrreryEntry *entry;

  g_assert_no_error (error);
  g_assert_true (orrery_catalog_get_for_game ("frontiers", NULL) == before);
  g_assert_true (orrery_my_tiles_save (tiles, &error));
  g_assert_no_error (error);
  after = orrery_catalog_get_for_game ("frontiers", &error);
  g_assert_true (after != before);
  g_assert_cmpuint (orrery_catalog_get_n_entries (after), ==, orrery_catalog_get_n_entries (before) + 1);
  g_assert_cmpstr (find_first (after, "zebulon"), ==, "own-zebulons-rest");
  entry = orrery_catalog_lookup (after, "own-zebulons-rest");
  g_assert_nonnull (strstr (orrery_entry_get_plain (entry), "A world: military, defense 4, windfall, Genes. Military: +2."));
  g_assert_nonnull (strstr (orrery_entry_get_plain (entry), "your own entry in My Tiles"));
  g_assert_false (orrery_entry_is_tile (entry));
  g_assert_cmpuint (orrery_entry_get_facet (entry, FRONTIERS_FACET_PHASE), !=, 0);
}

int
main (int argc, char *argv[])
{
  g_autoptr (GError) error = NULL;
  char *folder = new_data_home ();
  int status;

  g_test_init (&argc, &argv, NULL);
  catalog = orrery_catalog_new_for_game (&orrery_frontiers_catalog, &error);
  g_assert_no_error (error);
  g_test_add_func ("/frontiers-catalog/complete", test_complete);
  g_test_add_func ("/frontiers-catalog/setups", test_setups);
  g_test_add_func ("/frontiers-catalog/goals", test_goals);
  g_test_add_func ("/frontiers-catalog/tiles", test_tiles);
  g_test_add_func ("/frontiers-catalog/own", test_own);
  status = g_test_run ();
  g_object_unref (catalog);
  remove_folder (folder);
  return status;
}
