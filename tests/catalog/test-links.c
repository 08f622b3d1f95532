/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Links from one entry to another. */
#include "catalog/orrery-links.h"
#include "catalog/orrery-markup.h"
#include "games/orrery-catalogs.h"

static OrreryCatalog *catalog;

static OrreryEntry *
get (const char *id)
{
  OrreryEntry *entry = orrery_catalog_lookup (catalog, id);

  g_assert_nonnull (entry);
  return entry;
}

static gboolean
has (GPtrArray *list, const char *id)
{
  return g_ptr_array_find (list, get (id), NULL);
}

static void
assert_links_exist (const char *id, const char *markup)
{
  g_autoptr (GPtrArray) spans = NULL;

  if (markup == NULL)
    return;

  spans = orrery_markup_parse (markup);
  for (guint i = 0; i < spans->len; i++)
    {
      const OrrerySpan *span = g_ptr_array_index (spans, i);

      g_test_message ("%s → %s", id, span->target);
      if (span->kind == ORRERY_SPAN_LINK)
        g_assert_nonnull (orrery_catalog_lookup (catalog, span->target));
    }
}

static void
test_none_dangling (void)
{
  for (guint i = 0; i < orrery_catalog_get_n_entries (catalog); i++)
    {
      OrreryEntry *entry = orrery_catalog_get_entry (catalog, i);

      assert_links_exist (orrery_entry_get_id (entry), orrery_entry_get_text (entry));
      assert_links_exist (orrery_entry_get_id (entry), orrery_entry_get_why (entry));
      assert_links_exist (orrery_entry_get_id (entry), orrery_entry_get_example (entry));
    }
}

/* The window draws symbols; an unknown name would be a gap. */
static void
test_symbols (void)
{
  static const char *const known[] = {
    "explore", "develop", "settle", "produce", "ship", "wild", "credit", "vp", "cup", "citizenry",
    "reassign", "dictate", "good", "die:white", "die:red", "die:purple", "die:cyan", "die:brown",
    "die:green", "die:yellow", "world:cyan", "world:brown", "world:green", "world:yellow",
    "world:gray", NULL,
  };

  for (guint i = 0; i < orrery_catalog_get_n_entries (catalog); i++)
    {
      OrreryEntry *entry = orrery_catalog_get_entry (catalog, i);
      g_autoptr (GPtrArray) spans = orrery_markup_parse (orrery_entry_get_text (entry));

      for (guint k = 0; k < spans->len; k++)
        {
          const OrrerySpan *span = g_ptr_array_index (spans, k);

          g_test_message ("%s: %s", orrery_entry_get_id (entry), span->target);
          if (span->kind == ORRERY_SPAN_SYMBOL)
            g_assert_true (g_strv_contains (known, span->target));
        }
    }
}

/* Following links leads everywhere and back. */
static void
test_no_dead_ends (void)
{
  for (guint i = 0; i < orrery_catalog_get_n_entries (catalog); i++)
    {
      OrreryEntry *entry = orrery_catalog_get_entry (catalog, i);
      g_autoptr (GPtrArray) links = orrery_entry_list_links (entry);
      g_autoptr (GPtrArray) similar = orrery_entry_list_similar (entry);
      g_autoptr (GPtrArray) combines = orrery_entry_list_combines (entry);
      g_autoptr (GPtrArray) bent = orrery_entry_list_rules (entry);

      g_test_message ("%s", orrery_entry_get_id (entry));
      g_assert_cmpuint (links->len + similar->len + combines->len + bent->len, >, 0);
    }
}

static void
test_reverse (void)
{
  OrreryEntry *zone = get ("free-trade-zone");
  OrreryEntry *resort = get ("galactic-resort");

  g_assert_true (orrery_entry_get_reverse (zone) == resort);
  g_assert_true (orrery_entry_get_reverse (resort) == zone);
  g_assert_true (orrery_entry_get_reverse (get ("space-piracy"))
                 == get ("hidden-fortress"));
  g_assert_null (orrery_entry_get_reverse (get ("old-earth")));
  g_assert_null (orrery_entry_get_reverse (get ("explore")));
}

static void
test_phases (void)
{
  g_autoptr (GPtrArray) unions = orrery_entry_list_phases (get ("technology-unions"));
  g_autoptr (GPtrArray) influence = orrery_entry_list_phases (get ("galactic-influence"));

  g_assert_cmpuint (unions->len, ==, 2);
  g_assert_true (has (unions, "explore") && has (unions, "produce"));
  g_assert_cmpuint (influence->len, ==, 1);
  g_assert_true (has (influence, "assign"));
}

static void
test_bent_rules (void)
{
  g_autoptr (GPtrArray) cost = orrery_entry_list_tiles (get ("cost"));
  g_autoptr (GPtrArray) trade = orrery_entry_list_tiles (get ("trade"));
  g_autoptr (GPtrArray) remove_die = orrery_entry_list_tiles (get ("remove-die"));
  g_autoptr (GPtrArray) reassign = orrery_entry_list_tiles (get ("reassign"));
  g_autoptr (GPtrArray) develop = orrery_entry_list_tiles (get ("develop"));
  g_autoptr (GPtrArray) robots = orrery_entry_list_rules (get ("replicant-robots"));

  g_assert_cmpuint (cost->len, ==, 5);
  g_assert_cmpuint (trade->len, ==, 4);
  g_assert_true (has (trade, "galactic-bankers") && has (trade, "jumpdrive-research"));
  g_assert_cmpuint (remove_die->len, ==, 6);
  g_assert_cmpuint (reassign->len, ==, 18);
  g_assert_true (has (develop, "galactic-federation") && !has (develop, "galactic-exchange"));
  g_assert_true (has (robots, "cost") && !has (robots, "trade"));
}

static void
test_rulings (void)
{
  g_autoptr (GPtrArray) tourism = orrery_entry_list_rulings (get ("space-tourism"));
  g_autoptr (GPtrArray) dictate = orrery_entry_list_rulings (get ("dictate"));

  g_assert_true (has (tourism, "ask-tourism-tie") && has (tourism, "ask-tourism-printed"));
  g_assert_true (has (dictate, "ask-dictate-park"));
}

static void
test_similar (void)
{
  g_autoptr (GPtrArray) docks = orrery_entry_list_similar (get ("space-docks"));
  g_autoptr (GPtrArray) spice = orrery_entry_list_similar (get ("spice-world"));
  g_autoptr (GPtrArray) rule = orrery_entry_list_similar (get ("explore"));

  g_assert_cmpstr (orrery_entry_get_id (g_ptr_array_index (docks, 0)), ==, "organic-shipyards");
  g_assert_true (has (docks, "major-research-labs") && !has (docks, "space-docks"));
  g_assert_true (has (spice, "gem-world") && !has (spice, "ore-rich-world"));
  g_assert_cmpuint (rule->len, ==, 0);
}

static void
test_combines (void)
{
  g_autoptr (GPtrArray) league = orrery_entry_list_combines (get ("mining-league"));
  g_autoptr (GPtrArray) mines = orrery_entry_list_combines (get ("ore-rich-world"));
  g_autoptr (GPtrArray) adaptation = orrery_entry_list_combines (get ("biological-adaptation"));

  g_assert_true (has (league, "ore-rich-world") && has (league, "jumpdrive-research"));
  g_assert_false (has (league, "jungle-world"));
  g_assert_true (has (mines, "mining-league") && has (mines, "terraforming-robots"));
  g_assert_true (has (adaptation, "nanotechnology") && !has (adaptation, "public-works"));
}

static void
test_tree (void)
{
  OrreryEntry *scout = get ("scout");
  OrreryEntry *explore = get ("explore");
  g_autoptr (GPtrArray) children = orrery_entry_list_children (explore);
  guint seen = 0;

  g_assert_null (orrery_entry_get_parent (get ("round")));
  g_assert_true (orrery_entry_get_parent (scout) == explore);
  g_assert_true (has (children, "scout") && has (children, "stock"));
  g_assert_cmpuint (orrery_entry_get_depth (scout), ==, 3);

  /* Parents come before their children, so that the catalog is in reading order. */
  for (guint i = 0; i < orrery_catalog_get_n_entries (catalog); i++)
    {
      OrreryEntry *entry = orrery_catalog_get_entry (catalog, i);
      OrreryEntry *parent = orrery_entry_get_parent (entry);

      if (parent == NULL)
        continue;
      seen++;
      g_assert_cmpuint (orrery_entry_get_index (parent), <, i);
      g_assert_cmpuint (orrery_entry_get_depth (entry), ==, orrery_entry_get_depth (parent) + 1);
    }
  g_assert_cmpuint (seen, >, 30);
}

/* Rulings about this very tile come before those about discounts. */
static void
test_rulings_order (void)
{
  OrreryEntry *tile = orrery_catalog_lookup (catalog, "free-trade-zone");
  g_autoptr (GPtrArray) rulings = orrery_entry_list_rulings (tile);

  g_assert_cmpuint (rulings->len, ==, 3);
  g_assert_cmpstr (orrery_entry_get_id (g_ptr_array_index (rulings, 0)), ==,
                   "ask-free-trade-zone-cost");
  g_assert_cmpstr (orrery_entry_get_id (g_ptr_array_index (rulings, 2)), ==, "ask-discount-must");
}

int
main (int argc, char *argv[])
{
  GError *error = NULL;

  g_test_init (&argc, &argv, NULL);
  catalog = orrery_catalog_get_default (&error);
  g_assert_no_error (error);

  g_test_add_func ("/catalog/links/none-dangling", test_none_dangling);
  g_test_add_func ("/catalog/links/symbols", test_symbols);
  g_test_add_func ("/catalog/links/no-dead-ends", test_no_dead_ends);
  g_test_add_func ("/catalog/links/reverse", test_reverse);
  g_test_add_func ("/catalog/links/phases", test_phases);
  g_test_add_func ("/catalog/links/bent-rules", test_bent_rules);
  g_test_add_func ("/catalog/links/rulings", test_rulings);
  g_test_add_func ("/catalog/links/similar", test_similar);
  g_test_add_func ("/catalog/links/combines", test_combines);
  g_test_add_func ("/catalog/links/tree", test_tree);

  g_test_add_func ("/catalog/links/rulings-order", test_rulings_order);

  return g_test_run ();
}
