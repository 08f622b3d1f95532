/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Filters: as toggles, as words, and both together. */
#include "catalog/orrery-search.h"
#include "games/orrery-catalogs.h"
#include "games/roll/catalog/orrery-roll-entry.h"

#include <string.h>

static OrreryCatalog *catalog;

#define KIND(k) (1u << ORRERY_KIND_##k)

/* The filters let through exactly the entries that have the value. */
static void
assert_only (const OrreryFilter *filter, guint expected)
{
  g_autoptr (OrreryResults) results = orrery_search (catalog, "", filter, 0);
  guint n = 0;

  for (guint i = 0; i < orrery_catalog_get_n_entries (catalog); i++)
    n += orrery_filter_matches (filter, orrery_catalog_get_entry (catalog, i));
  g_assert_cmpuint (results->n_found, ==, n);
  g_assert_cmpuint (results->n_hits, ==, n);
  g_assert_cmpuint (n, ==, expected);
  for (guint i = 0; i < n; i++)
    g_assert_true (orrery_filter_matches (filter, results->hits[i].entry));
}

static void
test_toggles (void)
{
  assert_only (&(OrreryFilter) { .masks[ORRERY_FACET_KIND] = KIND (DEVELOPMENT) }, 63);
  assert_only (&(OrreryFilter) { .masks[ORRERY_FACET_KIND] = KIND (WORLD) | KIND (DIE) }, 74 + 7);
  assert_only (&(OrreryFilter) { .masks[ROLL_FACET_SET] = 1u << ROLL_SET_FACTION }, 18);
  assert_only (&(OrreryFilter) { .masks[ROLL_FACET_SET] = 1u << ROLL_SET_HOME }, 9);
  assert_only (&(OrreryFilter) { .masks[ROLL_FACET_REASSIGN] = 1 }, 18);
  assert_only (&(OrreryFilter) { .masks[ROLL_FACET_BONUS] = 1 }, 10);
  assert_only (&(OrreryFilter) { .masks[ROLL_FACET_COST] = 1u << 6 }, 14);
  assert_only (&(OrreryFilter) { .masks[ROLL_FACET_IMMEDIATE] = 1, .masks[ORRERY_FACET_KIND] = KIND (DEVELOPMENT) }, 3);
  assert_only (&(OrreryFilter) { .masks[ROLL_FACET_POWER] = ORRERY_POWER_WORKERS }, 4);
  assert_only (&(OrreryFilter) { .masks[ROLL_FACET_POWER] = ORRERY_POWER_TRADE }, 4);
  assert_only (&(OrreryFilter) { .masks[ROLL_FACET_POWER] = ORRERY_POWER_DISCOUNT }, 5);
  assert_only (&(OrreryFilter) { .masks[ROLL_FACET_POWER] = ORRERY_POWER_KEEP }, 3);
  assert_only (&(OrreryFilter) { .masks[ROLL_FACET_POWER] = ORRERY_POWER_GOODS }, 1);
  assert_only (&(OrreryFilter) { .masks[ROLL_FACET_POWER] = ORRERY_POWER_WORKERS,
                                 .masks[ROLL_FACET_PHASE] = ROLL_BIT (ROLL_SHIP) }, 2);
}

/* Words that only other entries have find nothing, and not whatever looks similar. */
static void
test_excluded (void)
{
  OrreryFilter filter = { .masks[ORRERY_FACET_KIND] = KIND (WORLD), .masks[ROLL_FACET_COLOUR] = ROLL_BIT (ROLL_BROWN) };
  g_autoptr (OrreryResults) results = orrery_search (catalog, "citizenry dictate", &filter, 0);
  g_autoptr (OrreryResults) letters = orrery_search (catalog, "ztechnologyz zunionsz", &filter, 0);

  for (guint i = 0; i < results->n_hits; i++)
    g_assert_true (orrery_filter_matches (&filter, results->hits[i].entry));
  g_assert_cmpuint (letters->n_hits, ==, 0);
}

/* The rulebook counts the game tiles' worlds by color and cost. */
static void
test_distribution (void)
{
  static const struct
  {
    guint colour;
    guint counts[7];
  } worlds[] = {
    { ROLL_CYAN, { 0, 5, 6, 4 } },
    { ROLL_BROWN, { 0, 0, 5, 6, 2 } },
    { ROLL_GREEN, { 0, 0, 0, 3, 4, 2 } },
    { ROLL_YELLOW, { 0, 0, 0, 0, 2, 2, 3 } },
    { ROLL_GRAY, { 0, 2, 3, 2, 2, 1, 1 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (worlds); i++)
    for (guint cost = 0; cost <= 6; cost++)
      assert_only (&(OrreryFilter) {
                     .masks[ORRERY_FACET_KIND] = KIND (WORLD),
                     .masks[ROLL_FACET_SET] = 1u << ROLL_SET_GAME,
                     .masks[ROLL_FACET_COST] = 1u << cost,
                     .masks[ROLL_FACET_COLOUR] = ROLL_BIT (worlds[i].colour),
                   },
                   worlds[i].counts[cost]);
}

/* Words that mean a filter find what the filter lets through, and all of it comes first if several words say so. */
static const struct
{
  const char  *query;
  OrreryFilter filter;
  guint        n;
} queries[] = {
  { "genes world cost 4",
    { .masks[ORRERY_FACET_KIND] = KIND (WORLD), .masks[ROLL_FACET_COLOUR] = ROLL_BIT (ROLL_GREEN), .masks[ROLL_FACET_COST] = 1u << 4 }, 4 },
  { "cost 4 green worlds",
    { .masks[ORRERY_FACET_KIND] = KIND (WORLD), .masks[ROLL_FACET_COLOUR] = ROLL_BIT (ROLL_GREEN), .masks[ROLL_FACET_COST] = 1u << 4 }, 4 },
  { "green world 4",
    { .masks[ORRERY_FACET_KIND] = KIND (WORLD), .masks[ROLL_FACET_COLOUR] = ROLL_BIT (ROLL_GREEN), .masks[ROLL_FACET_COST] = 1u << 4 }, 4 },
  { "reassign white", { .masks[ROLL_FACET_REASSIGN] = 1, .masks[ROLL_FACET_COLOUR] = ROLL_BIT (ROLL_WHITE) }, 3 },
  { "reassign home", { .masks[ROLL_FACET_REASSIGN] = 1, .masks[ROLL_FACET_COLOUR] = ROLL_BIT (ROLL_WHITE) }, 3 },
  { "reassign brown", { .masks[ROLL_FACET_REASSIGN] = 1, .masks[ROLL_FACET_COLOUR] = ROLL_BIT (ROLL_BROWN) }, 2 },
  { "brown 2", { .masks[ROLL_FACET_COLOUR] = ROLL_BIT (ROLL_BROWN), .masks[ROLL_FACET_COST] = 1u << 2 }, 6 },
  { "6-cost", { .masks[ROLL_FACET_COST] = 1u << 6 }, 14 },
  { "cost 6 dev", { .masks[ORRERY_FACET_KIND] = KIND (DEVELOPMENT), .masks[ROLL_FACET_COST] = 1u << 6 }, 10 },
  { "6+ reassign", { .masks[ROLL_FACET_BONUS] = 1, .masks[ROLL_FACET_REASSIGN] = 1 }, 1 },
  { "alien world 6-cost",
    { .masks[ORRERY_FACET_KIND] = KIND (WORLD), .masks[ROLL_FACET_COLOUR] = ROLL_BIT (ROLL_YELLOW), .masks[ROLL_FACET_COST] = 1u << 6 }, 3 },
  { "grey world cost 1",
    { .masks[ORRERY_FACET_KIND] = KIND (WORLD), .masks[ROLL_FACET_COLOUR] = ROLL_BIT (ROLL_GRAY), .masks[ROLL_FACET_COST] = 1u << 1 }, 3 },
  { "blue planet cost 1",
    { .masks[ORRERY_FACET_KIND] = KIND (WORLD), .masks[ROLL_FACET_COLOUR] = ROLL_BIT (ROLL_CYAN), .masks[ROLL_FACET_COST] = 1u << 1 }, 5 },
  { "rare elements world cost 4",
    { .masks[ORRERY_FACET_KIND] = KIND (WORLD), .masks[ROLL_FACET_COLOUR] = ROLL_BIT (ROLL_BROWN), .masks[ROLL_FACET_COST] = 1u << 4 }, 2 },
  { "faction cost 3", { .masks[ROLL_FACET_SET] = 1u << ROLL_SET_FACTION, .masks[ROLL_FACET_COST] = 1u << 3 }, 4 },
  { "home world cyan", { .masks[ROLL_FACET_SET] = 1u << ROLL_SET_HOME, .masks[ROLL_FACET_COLOUR] = ROLL_BIT (ROLL_CYAN) }, 1 },
  { "produce $", { .masks[ROLL_FACET_PHASE] = ROLL_BIT (ROLL_PRODUCE), .masks[ROLL_FACET_POWER] = ORRERY_POWER_CREDITS }, 5 },
  { "phase 5 chips", { .masks[ROLL_FACET_PHASE] = ROLL_BIT (ROLL_SHIP), .masks[ROLL_FACET_POWER] = ORRERY_POWER_CHIPS }, 5 },
};

static void
test_words (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (queries); i++)
    {
      g_autoptr (OrreryResults) results = orrery_search (catalog, queries[i].query, NULL, 0);
      guint n = 0;

      g_test_message ("%s: %u", queries[i].query, results->n_found);
      g_assert_false (results->nearest);
      g_assert_cmpuint (results->n_found, >=, queries[i].n);
      assert_only (&queries[i].filter, queries[i].n);
      for (guint k = 0; k < results->n_hits; k++)
        n += orrery_filter_matches (&queries[i].filter, results->hits[k].entry);
      g_assert_cmpuint (n, ==, queries[i].n);
      for (guint k = 0; strchr (queries[i].query, ' ') != NULL && k < queries[i].n; k++)
        {
          g_assert_true (orrery_filter_matches (&queries[i].filter, results->hits[k].entry));
          g_assert_cmpuint (k, <, results->n_exact);
        }
      /* The words are returned, so that they can be shown as filters. */
      g_assert_cmpuint (results->understood.masks[ORRERY_FACET_KIND], ==, queries[i].filter.masks[ORRERY_FACET_KIND]);
      g_assert_cmpuint (results->understood.masks[ROLL_FACET_COST], ==, queries[i].filter.masks[ROLL_FACET_COST]);
      g_assert_cmpuint (results->understood.masks[ROLL_FACET_COLOUR], ==, queries[i].filter.masks[ROLL_FACET_COLOUR]);
    }
}

static void
test_both (void)
{
  const OrreryFilter worlds = { .masks[ORRERY_FACET_KIND] = KIND (WORLD) };
  const OrreryFilter cheap = { .masks[ORRERY_FACET_KIND] = KIND (DEVELOPMENT), .masks[ROLL_FACET_COST] = 1u << 1 };
  g_autoptr (OrreryResults) robots = orrery_search (catalog, "robot", &worlds, 0);
  g_autoptr (OrreryResults) first = orrery_search (catalog, "space", &cheap, 0);

  g_assert_cmpuint (robots->n_found, ==, 3);
  for (guint i = 0; i < robots->n_hits; i++)
    g_assert_cmpint (orrery_entry_get_kind (robots->hits[i].entry), ==, ORRERY_KIND_WORLD);
  g_assert_cmpuint (first->n_found, ==, 1);
  g_assert_cmpstr (orrery_entry_get_id (first->hits[0].entry), ==, "space-mercenaries");
}

static void
test_empty (void)
{
  const OrreryFilter none = { 0 };
  g_autoptr (OrreryResults) results = orrery_search (catalog, "  ", &none, 0);

  g_assert_true (orrery_filter_is_empty (&none));
  g_assert_true (orrery_filter_is_empty (NULL));
  g_assert_cmpuint (results->n_hits, ==, 0);
  g_assert_false (results->nearest);
}

int
main (int argc, char *argv[])
{
  GError *error = NULL;

  g_test_init (&argc, &argv, NULL);
  catalog = orrery_catalog_get_default (&error);
  g_assert_no_error (error);

  g_test_add_func ("/catalog/filter/toggles", test_toggles);
  g_test_add_func ("/catalog/filter/excluded", test_excluded);
  g_test_add_func ("/catalog/filter/distribution", test_distribution);
  g_test_add_func ("/catalog/filter/words", test_words);
  g_test_add_func ("/catalog/filter/both", test_both);
  g_test_add_func ("/catalog/filter/empty", test_empty);

  return g_test_run ();
}
