/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Queries, and the entries that must come first. */
#include "catalog/orrery-name-rank.h"
#include "catalog/orrery-search.h"
#include "games/orrery-catalogs.h"
#include "games/roll/catalog/orrery-roll-catalog.h"
#include "games/roll/catalog/orrery-roll-entry.h"

#include <string.h>

static OrreryCatalog *catalog;

typedef struct
{
  const char *query;
  const char *first; /* id */
} Query;

static const Query names[] = {
  { "Galactic Exchange", "galactic-exchange" },
  { "galactic exchange", "galactic-exchange" },
  { "GALACTIC EXCHANGE", "galactic-exchange" },
  { "exchange galactic", "galactic-exchange" },
  { "gal exch", "galactic-exchange" },
  { "exch", "galactic-exchange" },
  { "advanced logistics", "advanced-logistics" },
  { "advanced l", "advanced-logistics" },
  { "logistics", "advanced-logistics" },
  { "mad", "mad-scientists" },
  { "gem world", "gem-world" },
  { "gem", "gem-world" },
  { "world gem", "gem-world" },
  { "trading world", "trading-world" },
  { "mining world", "mining-world" },
  { "mining league", "mining-league" },
  { "free trade zone", "free-trade-zone" },
  { "free trade a", "free-trade-association" },
  { "zone free", "free-trade-zone" },
  { "designer", "designer-species-ultd" },
  { "earths lost", "earths-lost-colony" },
  { "Earth's Lost", "earths-lost-colony" },
  { "last of the gnarssh", "the-last-of-the-gnarssh" },
  { "the last", "the-last-of-the-gnarssh" },
  { "old earth", "old-earth" },
  { "space mall", "space-mall" },
  { "ftz", "free-trade-zone" },
  { "ngo", "new-galactic-order" },
  { "jump drive research", "jumpdrive-research" },
  { "freetradezone", "free-trade-zone" },
  { "doomed", "doomed-world" },
  { "high gravity", "high-gravity-world" },
  { "nanotech", "nanotechnology" },
  { "new e", "new-economy" },
};

static const Query typing_errors[] = {
  { "free trd zone", "free-trade-zone" },
  { "galatic exchnge", "galactic-exchange" },
  { "glactic exchange", "galactic-exchange" },
  { "mad sceintists", "mad-scientists" },
  { "terraforming robts", "terraforming-robots" },
  { "organc shipyards", "organic-shipyards" },
  { "isolaton polcy", "isolation-policy" },
  { "nanotehcnology", "nanotechnology" },
  { "conscripton", "conscription" },
  { "replicnat", "replicant-robots" },
  { "hydropnics guild", "hydroponics-guild" },
  { "dcitate", "dictate" },
  { "alien reserch team", "alien-research-team" },
  { "gálactic éxchange", "galactic-exchange" },
  { "ＧＡＬＡＣＴＩＣ exchange", "galactic-exchange" },
};

static const Query meanings[] = {
  { "white", "die-home" },
  { "red", "die-military" },
  { "purple", "die-consumption" },
  { "cyan", "die-novelty" },
  { "blue die", "die-novelty" },
  { "brown", "die-rare" },
  { "green", "die-genes" },
  { "yellow die", "die-alien" },
  { "military die", "die-military" },
  { "grey world", "term-gray-world" },
  { "$", "credits" },
  { "money", "credits" },
  { "vp", "term-vp" },
  { "brown trade", "jumpdrive-research" },
  { "ship trade brown", "jumpdrive-research" },
  { "trade cyan dev", "galactic-demand" },
  { "consume brown $", "mining-industry" },
  { "reassign ship", "shipping-affinity" },
  { "reassign develop", "technology-affinity" },
  { "reasign settle", "colonial-affinity" },
  { "discount gray", "free-trade-zone" },
  { "extra shipper", "virtual-workers" },
  { "phase 3", "settle" },
  { "phase iii", "settle" },
  { "phase 1", "explore" },
  { "phase v", "ship" },
  { "phase produce", "produce" },
  { "faction 7", "biological-adaptation" },
  { "military dice", "die-military" },
  { "consume vp brown", "space-refineries" },
  { "brown world worth two, lose a die", "rebel-miners" },
  { "brown world worth 2, lose a die", "rebel-miners" },
  { "lets me shift a worker over to develop", "technology-affinity" },
  { "gives me a chip at the end of shipping", "galactic-salon" },
};

static const Query rules[] = {
  { "explore", "explore" },
  { "scout", "scout" },
  { "trade", "trade" },
  { "recruit", "recruit" },
  { "dictate", "dictate" },
  { "tie", "tie" },
  { "setup", "setup" },
  { "set-up", "setup" },
  { "setup 4 players", "setup-4" },
  { "3 players", "setup-3" },
  { "how many dice do I recruit", "recruit" },
  { "what if the bag is empty", "bag-empty" },
  { "can I reassign the die that selects", "ask-move-selector" },
  { "what does galactic exchange do again?", "galactic-exchange" },
  { "how do I win", "scoring" },
  { "who goes first", "player-order" },
  { "who wins a tie", "tie" },
  { "when does the game end", "end-of-game" },
  { "what happens to unused workers", "note-unused-to-cup" },
  { "may I look below the top tile", "ask-see-stack" },
  { "can gray worlds hold goods", "ask-produce-gray" },
  { "does a wild match when consuming", "ask-wild-consume" },
  { "how much is a yellow good", "trade" },
  { "maximum credits", "credits" },
  { "what is the citizenry", "term-citizenry" },
  { "selector", "term-selector" },
  { "lose a die", "remove-die" },
  { "round up", "rounding" },
  { "what is secret", "hidden-information" },
  { "what if my cup is empty", "ask-empty-cup" },
  { "must i use discounts", "ask-discount-must" },
  { "can I dictate without moving a die", "ask-dictate-park" },
  { "vp chips run out", "pool-empty" },
  { "two player die", "two-player-die" },
  { "who starts", "player-order" },
  { "how is the game scored", "scoring" },
  { "end of game bonus", "scoring-bonus" },
  { "can I trade and consume in the same phase", "ask-trade-and-consume" },
  { "can I move wild dice", "ask-wild-reassign" },
  { "reminder for two players spare die", "two-player-die" },
  { "does technology unions pay on ties", "ask-technology-unions-tie" },
  { "can two reassign powers be used on one worker", "ask-move-twice" },
  { "does public works count itself", "ask-public-works-count" },
  { "can I produce on a world that still has a good", "produce" },
  { "do I lose the worker that picks", "note-selector-works" },
  { "is forty points good", "ask-good-score" },
};

static void
test_queries (const Query *queries, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (OrreryResults) results = orrery_search (catalog, queries[i].query, NULL, 5);

      g_test_message ("%s", queries[i].query);
      g_assert_false (results->nearest);
      g_assert_cmpuint (results->n_hits, >, 0);
      g_assert_cmpstr (orrery_entry_get_id (results->hits[0].entry), ==, queries[i].first);
    }
}

static void
test_names (void)
{
  test_queries (names, G_N_ELEMENTS (names));
}

static void
test_typing_errors (void)
{
  test_queries (typing_errors, G_N_ELEMENTS (typing_errors));
}

static void
test_meanings (void)
{
  test_queries (meanings, G_N_ELEMENTS (meanings));
}

static void
test_rules (void)
{
  g_assert_cmpuint (G_N_ELEMENTS (names) + G_N_ELEMENTS (typing_errors) + G_N_ELEMENTS (meanings)
                    + G_N_ELEMENTS (rules), >=, 80);
  test_queries (rules, G_N_ELEMENTS (rules));
}

/* Every entry is found by its own name, and first unless another has the very same name. */
static void
test_every_name (void)
{
  for (guint i = 0; i < orrery_catalog_get_n_entries (catalog); i++)
    {
      OrreryEntry *entry = orrery_catalog_get_entry (catalog, i);
      const char *name = orrery_entry_get_name (entry);
      g_autoptr (OrreryResults) results = orrery_search (catalog, name, NULL, 1);

      g_test_message ("%s", name);
      g_assert_cmpstr (orrery_entry_get_name (results->hits[0].entry), ==, name);
    }
}

/* A tile is among the first five results for the first four letters of each word, in any order. */
static void
test_every_beginning (void)
{
  for (int face = 0; face < ROLL_N_FACES; face++)
    {
      g_auto (GStrv) words = g_strsplit (roll_faces[face].name, " ", -1);
      g_autoptr (GString) typed = g_string_new (NULL);
      g_autoptr (OrreryResults) results = NULL;
      gboolean found = FALSE;

      for (guint i = g_strv_length (words); i > 0; i--)
        g_string_append_printf (typed, "%.4s ", words[i - 1]);
      results = orrery_search (catalog, typed->str, NULL, 5);
      for (guint i = 0; i < results->n_hits; i++)
        found |= orrery_entry_get_face (results->hits[i].entry) == face;
      g_test_message ("%s", typed->str);
      g_assert_true (found);
    }
}

static void
test_order (void)
{
  g_autoptr (OrreryResults) all = orrery_search (catalog, "trade", NULL, 0);
  g_autoptr (OrreryResults) few = orrery_search (catalog, "trade", NULL, 3);

  g_assert_cmpuint (all->n_hits, ==, all->n_found);
  g_assert_cmpuint (few->n_hits, ==, 3);
  g_assert_cmpuint (few->n_found, ==, all->n_found);
  for (guint i = 1; i < all->n_hits; i++)
    g_assert_cmpuint (all->hits[i - 1].score, >=, all->hits[i].score);
  for (guint i = 0; i < few->n_hits; i++)
    g_assert_true (few->hits[i].entry == all->hits[i].entry);
}

static void
test_nearest (void)
{
  static const Query far[] = {
    { "xgalacticx bnkersx", "galactic-bankers" },
    { "ztechnologyz zunionsz", "technology-unions" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (far); i++)
    {
      g_autoptr (OrreryResults) results = orrery_search (catalog, far[i].query, NULL, 0);

      g_assert_cmpuint (results->n_exact, ==, 0);
      g_assert_cmpuint (results->n_hits, >, 0);
      g_assert_cmpstr (orrery_entry_get_id (results->hits[0].entry), ==, far[i].first);
    }
}

/* An unknown word no longer empties the list: entries with all other words are the closest. */
static void
test_closest (void)
{
  g_autoptr (OrreryResults) results = orrery_search (catalog, "discount gray worlds flibbert", NULL, 0);
  g_autoptr (OrreryResults) letters = orrery_search (catalog, "ztechnologyz zunionsz", NULL, 0);

  g_assert_cmpuint (results->n_exact, ==, 0);
  g_assert_false (results->nearest);
  g_assert_cmpstr (orrery_entry_get_id (results->hits[0].entry), ==, "free-trade-zone");
  g_assert_true (letters->nearest);
  g_assert_cmpuint (letters->n_found, ==, 0);
  g_assert_cmpuint (letters->n_hits, <=, 5);
}

static void
assert_meant (const char *name, const char *id)
{
  g_assert_cmpstr (orrery_entry_get_id (orrery_search_name (catalog, name)), ==, id);
}

static void
test_show (void)
{
  assert_meant ("free-trade-zone", "free-trade-zone");
  assert_meant ("FREE trade zone", "free-trade-zone");
  assert_meant ("galatic exchnge", "galactic-exchange");
  assert_meant ("jump drive research", "jumpdrive-research");
  g_assert_null (orrery_search_name (catalog, "galactic"));
  g_assert_null (orrery_search_name (catalog, "xyzzy"));
  g_assert_null (orrery_search_name (catalog, "nothing like this"));
}

/* The desktop sends every query to every program: only names are found. */
static void
test_list_names (void)
{
  static const char *const strange[] = {
    "music", "steam", "mail", "chess", "settings", "firefox", "terminal", "calc", "ga", "a", "", "of",
    "weather", "photos", "how many dice",
  };
  const guint kinds = (1u << ORRERY_KIND_DEVELOPMENT) | (1u << ORRERY_KIND_WORLD)
                      | (1u << ORRERY_KIND_TERM);
  g_autoptr (GPtrArray) exact = orrery_search_list_names (catalog, "galactic ex", kinds);
  g_autoptr (GPtrArray) several = orrery_search_list_names (catalog, "Galac", kinds);
  g_autoptr (GPtrArray) little = orrery_search_list_names (catalog, "last of the gna", kinds);

  for (guint i = 0; i < G_N_ELEMENTS (strange); i++)
    {
      g_autoptr (GPtrArray) found = orrery_search_list_names (catalog, strange[i], kinds);

      g_test_message ("%s", strange[i]);
      g_assert_cmpuint (found->len, ==, 0);
    }
  g_assert_cmpuint (exact->len, ==, 1);
  g_assert_cmpstr (orrery_entry_get_id (g_ptr_array_index (exact, 0)), ==, "galactic-exchange");
  g_assert_cmpuint (several->len, >, 10);
  g_assert_cmpuint (little->len, ==, 1);
}

static const char *const hostile[] = {
  "\xff\xfe\xfd", "\xc3", "galactic \x80 exchange", "\x01\x02\x1b[31m", "\t\n\r", "%s%n%x",
  "\"'`$(id)",
  "{{[[**", "$$$$$$", "++++", "6+6+6+", "'''''", "a'", "’", "\xe2\x80\x8b", "\xf0\x9f\x9a\x80",
  "cost", "cost cost cost", "phase", "phase 9", "cost 99999999999999999999", "6+ cost 6+ phase 6",
  "a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a",
};

static void
test_hostile (void)
{
  g_autofree char *long_word = g_strnfill (100000, 'g');
  g_autofree char *long_words = g_strnfill (100000, 'g');
  g_autoptr (GString) accents = g_string_new (NULL);
  g_autoptr (OrreryResults) one = NULL;
  g_autoptr (OrreryResults) many = NULL;
  g_autoptr (OrreryResults) marks = NULL;

  for (gsize i = 1; i < 100000; i += 2)
    long_words[i] = ' ';
  for (guint i = 0; i < 5000; i++)
    g_string_append (accents, "e\xcc\x81");
  one = orrery_search (catalog, long_word, NULL, 0);
  many = orrery_search (catalog, long_words, NULL, 0);
  marks = orrery_search (catalog, accents->str, NULL, 0);
  g_assert_nonnull (one);
  g_assert_nonnull (many);
  g_assert_nonnull (marks);

  for (guint i = 0; i < G_N_ELEMENTS (hostile); i++)
    {
      g_autoptr (OrreryResults) results = orrery_search (catalog, hostile[i], NULL, 0);

      for (guint k = 0; k < results->n_hits; k++)
        g_assert_true (ORRERY_IS_ENTRY (results->hits[k].entry));
    }
}

static void
test_random_bytes (void)
{
  for (guint i = 0; i < 3000; i++)
    {
      char bytes[64];
      guint n = (guint) g_test_rand_int_range (0, sizeof bytes);
      g_autoptr (OrreryResults) results = NULL;

      for (guint k = 0; k < n; k++)
        bytes[k] = (char) g_test_rand_int_range (1, 256);
      bytes[n] = '\0';
      results = orrery_search (catalog, bytes, NULL, 0);
      g_assert_nonnull (results);
    }
}

/* Of two names with the same words, the one that starts with them comes first. */
static void
test_rank (void)
{
  g_assert_cmpint (orrery_name_rank ("min w", "Mining World"), <, orrery_name_rank ("min w", "Bio-Hazard Mining World"));
  g_assert_cmpint (orrery_name_rank ("bio w", "Bio-Hazard Mining World"), ==, ORRERY_NAME_FROM_FIRST);
  g_assert_cmpint (orrery_name_rank ("w min", "Mining World"), ==, ORRERY_NAME_ANY_ORDER);
}

/* The index is made in parts before the first key, or as a whole when a key comes earlier. */
static void
test_prepare (void)
{
  const guint parts[] = { 0, 1, 5, G_MAXUINT };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_autoptr (OrreryCatalog) fresh = orrery_catalog_new_for_game (&orrery_roll_catalog, NULL);
      g_autoptr (OrreryResults) expected = orrery_search (catalog, "brown trade", NULL, 0);
      g_autoptr (OrreryResults) results = NULL;
      guint n = 0;

      while (n < parts[i] && orrery_search_prepare (fresh))
        n++;
      results = orrery_search (fresh, "brown trade", NULL, 0);
      g_assert_false (orrery_search_prepare (fresh));
      g_assert_cmpuint (n, >=, MIN (parts[i], 6));
      g_assert_cmpuint (results->n_hits, ==, expected->n_hits);
      for (guint k = 0; k < results->n_hits; k++)
        {
          g_assert_cmpstr (orrery_entry_get_id (results->hits[k].entry), ==, orrery_entry_get_id (expected->hits[k].entry));
          g_assert_cmpuint (results->hits[k].score, ==, expected->hits[k].score);
        }
    }
}

int
main (int argc, char *argv[])
{
  GError *error = NULL;

  g_test_init (&argc, &argv, NULL);
  catalog = orrery_catalog_get_default (&error);
  g_assert_no_error (error);

  g_test_add_func ("/search/rank", test_rank);
  g_test_add_func ("/catalog/search/names", test_names);
  g_test_add_func ("/catalog/search/typing-errors", test_typing_errors);
  g_test_add_func ("/catalog/search/meanings", test_meanings);
  g_test_add_func ("/catalog/search/rules", test_rules);
  g_test_add_func ("/catalog/search/every-name", test_every_name);
  g_test_add_func ("/catalog/search/every-beginning", test_every_beginning);
  g_test_add_func ("/catalog/search/order", test_order);
  g_test_add_func ("/catalog/search/nearest", test_nearest);
  g_test_add_func ("/catalog/search/show", test_show);
  g_test_add_func ("/catalog/search/closest", test_closest);
  g_test_add_func ("/catalog/search/list-names", test_list_names);
  g_test_add_func ("/catalog/search/prepare", test_prepare);
  g_test_add_func ("/catalog/search/hostile", test_hostile);
  g_test_add_func ("/catalog/search/random-bytes", test_random_bytes);

  return g_test_run ();
}
