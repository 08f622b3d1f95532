/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Race's catalog: every card exists with its texts and facets, and every link leads somewhere. */
#include "catalog/orrery-filter.h"
#include "catalog/orrery-links.h"
#include "catalog/orrery-markup.h"
#include "catalog/orrery-search.h"
#include "games/orrery-catalogs.h"
#include "games/race/catalog/orrery-race-entry.h"
#include "games/race/catalog/orrery-race-texts.h"

#include <string.h>

static OrreryCatalog *catalog;

static OrreryEntry *
get (const char *id)
{
  OrreryEntry *entry = orrery_catalog_lookup (catalog, id);

  g_assert_nonnull (entry);
  return entry;
}

static guint
count (guint facet, guint value)
{
  guint n = 0;

  for (guint i = 0; i < RACE_N_DESIGNS; i++)
    n += (orrery_entry_get_facet (orrery_catalog_get_entry (catalog, i), facet) >> value) & 1;
  return n;
}

static void
test_cards (void)
{
  for (guint i = 0; i < RACE_N_DESIGNS; i++)
    {
      const RaceDesign *card = &race_designs[0][i];
      OrreryEntry *entry = orrery_catalog_get_entry (catalog, i);

      g_assert_cmpstr (orrery_entry_get_id (entry), ==, card->id);
      g_assert_true (orrery_entry_get_race_design (entry) == card);
      g_assert_cmpuint (orrery_entry_get_cost (entry), ==, card->cost);
      for (guint p = 0; p < RACE_MAX_POWERS; p++)
        g_assert_cmpint (orrery_entry_get_part (entry, p) != NULL, ==, p < card->n_powers);
      g_assert_cmpint (orrery_entry_get_part (entry, ORRERY_CARD_PART_GOODS) != NULL, ==, card->kind == RACE_WORLD);
      g_assert_cmpint (orrery_entry_get_part (entry, ORRERY_CARD_PART_BONUS) != NULL, ==, card->n_lines > 0);
      g_assert_cmpstr (orrery_entry_get_plain (entry), !=, "");
    }
}

/* As the rulebook counts them. */
static void
test_facets (void)
{
  g_assert_cmpuint (count (RACE_FACET_TYPE, ORRERY_CARD_PRODUCTION), ==, 21);
  g_assert_cmpuint (count (RACE_FACET_TYPE, ORRERY_CARD_START), ==, 5);
  g_assert_cmpuint (count (RACE_FACET_TYPE, ORRERY_CARD_BONUS), ==, 12);
  g_assert_cmpuint (count (RACE_FACET_KEYWORD, ORRERY_KEYWORD_REBEL), ==, 7);
  g_assert_cmpuint (count (RACE_FACET_KEYWORD, ORRERY_KEYWORD_UPLIFT), ==, 4);
  g_assert_cmpuint (count (RACE_FACET_KEYWORD, ORRERY_KEYWORD_IMPERIUM), ==, 2);
  g_assert_cmpuint (count (RACE_FACET_PHASE, RACE_IN_EXPLORE), ==, 6);
  g_assert_cmpuint (count (RACE_FACET_PHASE, RACE_IN_TRADE), ==, 13);
  g_assert_cmpuint (count (RACE_FACET_PHASE, RACE_IN_CONSUME), ==, 30);
  g_assert_cmpuint (count (RACE_FACET_COST, 7), ==, 1);
}

/* Two powers that differ are worded differently. */
static void
test_texts (void)
{
  g_autoptr (GHashTable) texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < RACE_N_DESIGNS; i++)
    for (guint p = 0; p < race_designs[0][i].n_powers; p++)
      {
        const RacePower *power = &race_designs[0][i].powers[p];
        char *text = orrery_race_tell_power (power);
        const RacePower *same = g_hash_table_lookup (texts, text);

        g_assert_true (g_str_has_suffix (text, "."));
        g_assert_true (same == NULL || memcmp (same, power, sizeof *power) == 0);
        g_hash_table_insert (texts, text, (gpointer) power);
      }
  g_assert_cmpstr (orrery_entry_get_part (get ("contact-specialist"), 0), ==, "Military −1.");
  g_assert_cmpstr (orrery_entry_get_part (get ("tourist-world"), 0), ==, "Consume 2 goods at once for 3 VP.");
  g_assert_cmpstr (orrery_entry_get_part (get ("galactic-imperium"), ORRERY_CARD_PART_BONUS), ==,
                   "2 VP for each Rebel military world\n1 VP for each other military world");
  g_assert_cmpstr (orrery_entry_get_part (get ("galactic-federation"), ORRERY_CARD_PART_BONUS), ==,
                   "2 VP for each development that costs 6, including this one\n1 VP for each other development");
  g_assert_cmpstr (orrery_entry_get_part (get ("merchant-guild"), ORRERY_CARD_PART_EDITION), ==,
                   "In the second edition: 1 VP for each good on your worlds.");
  g_assert_null (orrery_entry_get_part (get ("gem-world"), ORRERY_CARD_PART_EDITION));
}

static void
test_links (void)
{
  for (guint i = 0; i < orrery_catalog_get_n_entries (catalog); i++)
    {
      OrreryEntry *entry = orrery_catalog_get_entry (catalog, i);
      g_autoptr (GPtrArray) spans = orrery_markup_parse (orrery_entry_get_text (entry));

      for (guint s = 0; s < spans->len; s++)
        {
          const OrrerySpan *span = g_ptr_array_index (spans, s);

          if (span->kind == ORRERY_SPAN_LINK)
            get (span->target);
        }
    }
}

static gboolean
leads_to (GPtrArray *list, const char *id)
{
  gboolean found = g_ptr_array_find (list, get (id), NULL);

  g_ptr_array_unref (list);
  return found;
}

static void
test_related (void)
{
  g_assert_true (leads_to (orrery_entry_list_similar (get ("investment-credits")), "galactic-federation"));
  g_assert_true (leads_to (orrery_entry_list_similar (get ("deficit-spending")), "merchant-world"));
  g_assert_true (leads_to (orrery_entry_list_combines (get ("galactic-imperium")), "rebel-base"));
  g_assert_true (leads_to (orrery_entry_list_combines (get ("mining-league")), "mining-robots"));
  g_assert_false (leads_to (orrery_entry_list_combines (get ("mining-league")), "gem-world"));
  g_assert_true (leads_to (orrery_entry_list_rulings (get ("colony-ship")), "ask-colony-ship-free"));
  g_assert_true (leads_to (orrery_entry_list_tiles (get ("tactics")), "new-military-tactics"));
  g_assert_true (leads_to (orrery_entry_list_rules (get ("gambling-world")), "gamble"));
  g_assert_true (leads_to (orrery_entry_list_phases (get ("gem-world")), "produce"));
}

/* All 35 rulings and more, each with an answer and a source. */
static void
test_rulings (void)
{
  guint n = 0;

  for (guint i = 0; i < orrery_catalog_get_n_entries (catalog); i++)
    {
      OrreryEntry *entry = orrery_catalog_get_entry (catalog, i);

      if (orrery_entry_get_kind (entry) != ORRERY_KIND_RULING)
        continue;
      n++;
      g_assert_true (g_str_has_suffix (orrery_entry_get_name (entry), "?"));
      g_assert_cmpint (orrery_entry_get_source (entry), !=, ORRERY_SOURCE_NONE);
    }
  g_assert_cmpuint (n, >=, 35);
}

static void
test_search (void)
{
  static const struct { const char *query; const char *best; } queries[] = {
    { "gem wrld", "gem-world" },
    { "hand limit", "hand-limit" },
    { "military against rebels", "galactic-imperium" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (queries); i++)
    {
      g_autoptr (OrreryResults) results = orrery_search (catalog, queries[i].query, NULL, 3);
      gboolean found = FALSE;

      for (guint h = 0; h < results->n_hits; h++)
        found |= g_str_equal (orrery_entry_get_id (results->hits[h].entry), queries[i].best);
      g_assert_true (found);
    }
}

/* Help about another game is not included. */
static void
test_help (void)
{
  get ("help-score");
  get ("help-play");
  g_assert_null (orrery_catalog_lookup (catalog, "help-assign"));
  g_assert_nonnull (orrery_catalog_lookup (orrery_catalog_get_default (NULL), "help-assign"));
}

int
main (int argc, char *argv[])
{
  GError *error = NULL;

  g_test_init (&argc, &argv, NULL);
  catalog = orrery_catalog_get_for_game ("race", &error);
  g_assert_no_error (error);

  g_test_add_func ("/race/catalog/cards", test_cards);
  g_test_add_func ("/race/catalog/facets", test_facets);
  g_test_add_func ("/race/catalog/texts", test_texts);
  g_test_add_func ("/race/catalog/links", test_links);
  g_test_add_func ("/race/catalog/related", test_related);
  g_test_add_func ("/race/catalog/rulings", test_rulings);
  g_test_add_func ("/race/catalog/search", test_search);
  g_test_add_func ("/race/catalog/help", test_help);

  return g_test_run ();
}
