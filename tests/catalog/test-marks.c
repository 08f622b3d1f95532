/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Marks in the texts of results. */
#include "catalog/orrery-match.h"
#include "catalog/orrery-search.h"
#include "games/orrery-catalogs.h"

#include <string.h>

static OrreryCatalog *catalog;

/* In marked, the expected marks are in angle brackets. */
static const struct
{
  const char *query;
  const char *text;
  const char *marked;
} marks[] = {
  { "free trade", "Free Trade Zone", "<Free> <Trade> Zone" },
  { "trade free", "Free Trade Zone", "<Free> <Trade> Zone" },
  { "fr tra", "Free Trade Zone", "<Fr>ee <Tra>de Zone" },
  { "free trd", "Free Trade Zone", "<Free> <Trade> Zone" },
  { "galatic", "The Galactic Exchange", "The <Galactic> Exchange" },
  { "white", "1 Home worker, white", "1 <Home> worker, <white>" },
  { "grey", "Gray worlds", "<Gray> worlds" },
  { "selects", "the selecting die selects", "the <selecting> die <selects>" },
  { "how do I recruit", "Do I recruit?", "Do I <recruit>?" },
  { "exchange", "Éxchange, exchänge", "<Éxchange>, <exchänge>" },
  { "gal", "Gálactic", "<Gálactic>" },
  { "earths", "Earth's Lost Colony", "<Earth's> Lost Colony" },
  { "$", "gain $2", "gain <$>2" },
  { "cost 4", "It costs 4.", "It <costs> <4>." },
  { "12", "12 or 120", "<12> or 120" },
};

static char *
mark (const OrreryResults *results, const char *text)
{
  g_autoptr (GArray) ranges = orrery_results_mark (results, text);
  GString *marked = g_string_new (NULL);
  guint at = 0;

  for (guint i = 0; i < ranges->len; i++)
    {
      OrreryRange range = g_array_index (ranges, OrreryRange, i);

      g_string_append_len (marked, text + at, range.start - at);
      g_string_append_printf (marked, "<%.*s>", (int) (range.end - range.start),
                              text + range.start);
      at = range.end;
    }
  g_string_append (marked, text + at);

  return g_string_free (marked, FALSE);
}

static void
test_table (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    {
      g_autoptr (OrreryResults) results = orrery_search (catalog, marks[i].query, NULL, 0);
      g_autofree char *marked = mark (results, marks[i].text);

      g_assert_cmpstr (marked, ==, marks[i].marked);
    }
}

/* Ranges go forward, are not empty, and begin and end at whole characters. */
static void
test_ranges (void)
{
  static const char *const queries[] = {
    "a", "trade", "é", "galatic exchnge", "reassign white", "½",
  };

  for (guint q = 0; q < G_N_ELEMENTS (queries); q++)
    {
      g_autoptr (OrreryResults) results = orrery_search (catalog, queries[q], NULL, 0);

      for (guint i = 0; i < orrery_catalog_get_n_entries (catalog); i++)
        {
          const char *text = orrery_entry_get_plain (orrery_catalog_get_entry (catalog, i));
          g_autoptr (GArray) ranges = orrery_results_mark (results, text);
          guint at = 0;

          for (guint k = 0; k < ranges->len; k++)
            {
              OrreryRange range = g_array_index (ranges, OrreryRange, k);

              g_assert_cmpuint (range.start, >=, at);
              g_assert_cmpuint (range.end, >, range.start);
              g_assert_cmpuint (range.end, <=, strlen (text));
              g_assert_true (g_utf8_validate (text + range.start, range.end - range.start, NULL));
              at = range.end;
            }
        }
    }
}

/* Every result has something marked in its name or text, unless a filter found it. */
static void
test_something_marked (void)
{
  g_autoptr (OrreryResults) results = orrery_search (catalog, "tableau", NULL, 0);
  guint n_terms = 0;

  g_assert_cmpuint (results->n_hits, >, 10);
  for (guint i = 0; i < results->n_hits; i++)
    {
      OrreryEntry *entry = results->hits[i].entry;
      OrreryKind kind = orrery_entry_get_kind (entry);
      g_autoptr (GArray) name = orrery_results_mark (results, orrery_entry_get_name (entry));
      g_autoptr (GArray) text = orrery_results_mark (results, orrery_entry_get_plain (entry));

      g_test_message ("%s", orrery_entry_get_name (entry));
      /* Others may have it as a keyword or in a question that is not shown. */
      if (kind == ORRERY_KIND_TERM)
        {
          g_assert_cmpuint (name->len + text->len, >, 0);
          n_terms++;
        }
    }
  g_assert_cmpuint (n_terms, >, 2);
}

static void
test_invalid_text (void)
{
  g_autoptr (OrreryResults) results = orrery_search (catalog, "trade", NULL, 0);
  g_autoptr (GArray) ranges = orrery_results_mark (results, "trade \xff");

  g_assert_cmpuint (ranges->len, ==, 0);
}

static void
test_distance (void)
{
  static const struct
  {
    const char *typed;
    const char *word;
    guint       errors;
  } pairs[] = {
    { "trade", "trade", 0 }, { "trad", "trade", 0 }, { "trd", "trade", 1 }, { "traed", "trade", 1 },
    { "tradee", "trade", 1 }, { "tarde", "trade", 1 }, { "exchnge", "exchange", 1 },
    { "galatic", "galactic", 1 }, { "xrade", "trade", 1 }, { "trxxe", "trade", 2 },
    { "zzzzz", "trade", 3 }, { "", "trade", 0 }, { "trade", "", 3 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      g_test_message ("%s, %s", pairs[i].typed, pairs[i].word);
      g_assert_cmpuint (orrery_match_distance (pairs[i].typed, (guint) strlen (pairs[i].typed),
                                               pairs[i].word, (guint) strlen (pairs[i].word), 2),
                        ==, pairs[i].errors);
    }
}

int
main (int argc, char *argv[])
{
  GError *error = NULL;

  g_test_init (&argc, &argv, NULL);
  catalog = orrery_catalog_get_default (&error);
  g_assert_no_error (error);

  g_test_add_func ("/catalog/marks/table", test_table);
  g_test_add_func ("/catalog/marks/ranges", test_ranges);
  g_test_add_func ("/catalog/marks/something", test_something_marked);
  g_test_add_func ("/catalog/marks/invalid-text", test_invalid_text);
  g_test_add_func ("/catalog/marks/distance", test_distance);

  return g_test_run ();
}
