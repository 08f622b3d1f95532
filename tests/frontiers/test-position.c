/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions: missing members have sensible defaults, and impossible positions are rejected with a message. */
#include "games/frontiers/words/orrery-frontiers-position.h"

#include <locale.h>
#include <string.h>

static void
test_defaults (void)
{
  g_autoptr (JsonNode) node = json_from_string ("{\"seats\": [{\"chips\": 5}, {\"explored\": 2}, {\"colonists\": 4}]}", NULL);
  FrState s;

  g_assert_true (orrery_frontiers_position_read (node, &s, NULL));
  g_assert_cmpint (s.pool, ==, 31);
  g_assert_cmpint (s.supply, ==, 29);
  g_assert_cmpint (s.seats[2].credits, ==, 4);
  g_assert_cmpint (s.seats[1].n_explored, ==, 2);
  g_assert_cmpint (fr_bag (&s), ==, 58);
  g_assert_cmpint (fr_level (&s), ==, FR_LEVEL_COUNTERS);
  g_assert_cmpint (fr_question (&s).about, ==, FR_ASK_SELECT);
}

/* Tiles that are described on the spot ask for Mirror, and counters for Counters. */
static void
test_level (void)
{
  g_autoptr (JsonNode) bare = json_from_string ("{\"seats\": [{\"chips\": 5}, {\"explored\": 2}]}", NULL);
  g_autoptr (JsonNode) counted = json_from_string ("{\"seats\": [{\"chips\": 5}, {\"credits\": 0}]}", NULL);
  g_autoptr (JsonNode) node
    = json_from_string ("{\"seats\": [{\"explored\": [{\"type\": \"military\", \"number\": 4}]}, {\"credits\": 2}]}", NULL);
  FrState s;

  g_assert_true (orrery_frontiers_position_read (bare, &s, NULL));
  g_assert_cmpint (fr_level (&s), ==, FR_LEVEL_CLOCK);
  g_assert_true (orrery_frontiers_position_read (counted, &s, NULL));
  g_assert_cmpint (fr_level (&s), ==, FR_LEVEL_COUNTERS);
  g_assert_true (orrery_frontiers_position_read (node, &s, NULL));
  g_assert_cmpint (fr_level (&s), ==, FR_LEVEL_MIRROR);
  g_assert_cmpint (s.seats[0].explored[0], ==, 0);
  g_assert_cmpuint (fr_tile_number (fr_tile (&s, 0)), ==, 4);
}

/* A fault, and a word of its message. */
static const char *const refused[][2] = {
  { "[]", "object" },
  { "{}", "seats" },
  { "{\"seats\": [{}]}", "1 seats" },
  { "{\"seats\": [{}, {}, {}, {}, {}, {}]}", "6 seats" },
  { "{\"seats\": [{}, 3]}", "seat 1" },
  { "{\"seats\": [{}, {}], \"hand\": 3}", "hand" },
  { "{\"seats\": [{}, {\"tableau\": 3}]}", "tableau" },
  { "{\"seats\": [{}, {}], \"game\": \"roll\"}", "roll" },
  { "{\"seats\": [{}, {}], \"round\": -1}", "round" },
  { "{\"seats\": [{}, {}], \"pool\": \"many\"}", "pool" },
  { "{\"seats\": [{}, {}], \"pool\": -1}", "pool" },
  { "{\"seats\": [{}, {}], \"step\": \"ship\"}", "ship" },
  { "{\"seats\": [{}, {}], \"step\": \"develop\"}", "select" },
  { "{\"seats\": [{}, {}], \"level\": \"deep\"}", "deep" },
  { "{\"seats\": [{}, {}], \"order\": [0, 1]}", "4 disks" },
  { "{\"seats\": [{}, {}], \"order\": [0, 0, 0, 1]}", "order" },
  { "{\"seats\": [{}, {}], \"order\": [0, 1, 2, 1]}", "order" },
  { "{\"seats\": [{}, {}, {}], \"selected\": 3}", "selected" },
  { "{\"seats\": [{}, {}], \"taken\": [\"ship\"]}", "ship" },
  { "{\"seats\": [{}, {}], \"taken\": [\"develop\"], \"selectors\": [0, 1]}", "must name 1 seats" },
  { "{\"seats\": [{}, {}], \"taken\": [\"develop\"], \"selectors\": [2]}", "selectors" },
  { "{\"seats\": [{}, {}], \"first_game\": true, \"goals\": []}", "first game" },
  { "{\"seats\": [{}, {}], \"goals\": [\"Wealth\"]}", "Wealth" },
  { "{\"seats\": [{}, {}], \"goals\": [\"Exploration\", \"Exploration\"]}", "goals" },
  { "{\"seats\": [{}, {}], \"goals\": [{\"goal\": \"secret\"}, {\"goal\": \"secret\"}]}", "goals" },
  { "{\"seats\": [{}, {}], \"goals\": [{\"goal\": \"Exploration\", \"holder\": 2}]}", "holder" },
  { "{\"seats\": [{\"credits\": -1}, {}]}", "credits" },
  { "{\"seats\": [{\"colonists\": 61}, {}]}", "colonists" },
  { "{\"seats\": [{\"colonists\": 40}, {\"colonists\": 40}]}", "colonists" },
  { "{\"supply\": 60, \"seats\": [{\"colonists\": 4}, {}]}", "colonists" },
  { "{\"seats\": [{\"mat\": 2}, {\"mat\": 2}]}", "mat 2" },
  { "{\"seats\": [{\"mat\": 9}, {}]}", "mat" },
  { "{\"seats\": [{\"explored\": 15}, {}]}", "explored" },
  { "{\"seats\": [{\"explored\": [\"Atlantis\"]}, {}]}", "Atlantis" },
  { "{\"seats\": [{\"explored\": [7]}, {}]}", "name or an object" },
  { "{\"seats\": [{\"explored\": [\"#7\"]}, {}]}", "#7" },
  { "{\"seats\": [{\"explored\": [{\"name\": \"A\", \"type\": \"military\", \"number\": 1}, \"A\"]}, {}]}", "A" },
  { "{\"seats\": [{\"colonies\": \"none\"}, {}]}", "colonies" },
  { "{\"seats\": [{\"colonies\": [{\"goods\": \"gray\", \"good\": \"rare\"}]}, {}]}", "rare" },
  { "{\"seats\": [{\"colonies\": [{\"goods\": \"gray\", \"good\": true}]}, {}]}", "good" },
  { "{\"seats\": [{\"colonies\": [{\"goods\": \"production\", \"kind\": \"rare\", \"good\": \"genes\"}]}, {}]}", "genes" },
  { "{\"seats\": [{\"colonies\": [{\"type\": \"military\", \"number\": 0}]}, {}]}", "number" },
  { "{\"seats\": [{\"colonies\": [{\"type\": \"non-military\", \"number\": 8}]}, {}]}", "number" },
  { "{\"seats\": [{\"colonies\": [{\"goods\": \"production\"}]}, {}]}", "kind" },
  { "{\"seats\": [{\"colonies\": [{\"goods\": \"gray\", \"kind\": \"rare\"}]}, {}]}", "gray" },
  { "{\"seats\": [{\"colonies\": [{\"powers\": [{\"code\": \"Z1\"}]}]}, {}]}", "Z1" },
  { "{\"seats\": [{\"colonies\": [{\"powers\": [{\"code\": \"S1\"}]}]}, {}]}", "amount" },
  { "{\"seats\": [{\"colonies\": [{\"powers\": [{\"code\": \"S1\", \"amount\": 99}]}]}, {}]}", "amount" },
  { "{\"seats\": [{\"colonies\": [{\"powers\": [{\"code\": \"C1\", \"gain\": {\"vp\": 9}}]}]}, {}]}", "vp" },
  { "{\"seats\": [{\"colonies\": [{\"powers\": [{\"code\": \"S2\", \"amount\": 1, \"against\": [\"pirates\"]}]}]}, {}]}", "pirates" },
  { "{\"seats\": [{\"colonies\": [{\"powers\": [{\"code\": \"S2\", \"amount\": 1, \"against\": [3]}]}]}, {}]}", "a list of words" },
  { "{\"seats\": [{\"colonies\": [{\"number\": 1}]}, {}]}", "needs a type" },
  { "{\"seats\": [{\"explored\": [{\"name\": \"\"}]}, {}]}", "letters" },
  { "{\"seats\": [{\"explored\": [{\"name\": \"A\\nB\"}]}, {}]}", "only have letters" },
  { "{\"seats\": [{\"colonies\": [{\"keywords\": [\"pirate\"]}]}, {}]}", "keywords" },
  { "{\"seats\": [{\"developments\": [\"small 17\"]}, {}]}", "small 17" },
  { "{\"seats\": [{\"developments\": [\"small 3\", \"small 3\"]}, {}]}", "twice" },
  { "{\"seats\": [{\"developments\": [\"large 3\"]}, {\"developments\": [\"large 3\"]}]}", "twice" },
  { "{\"seats\": [{\"developments\": [\"large\", \"large\", \"large\", \"large\", \"large\", \"large\", \"large\"]}, {}]}", "developments" },
  { "{\"seats\": [{\"developments\": [{\"size\": \"small\", \"cost\": 9}]}, {}]}", "large" },
  { "{\"seats\": [{\"stockpile\": {\"goods\": {\"rare\": 7}}}, {}]}", "rare" },
  { "{\"seats\": [{\"stockpile\": {\"goods\": {\"rare\": 4, \"genes\": 4}}}, {}]}", "stockpile" },
  { "{\"seats\": [{\"stockpile\": {\"worlds\": 5}}, {}]}", "worlds" },
  { "{\"seats\": [{\"score\": {\"bonuses\": 200}}, {}]}", "bonuses" },
  { "{\"order\": [0, 1, 0, 1, 0, 1], \"seats\": [{}, {}]}", "6 entries" },
  { "{\"seats\": [{\"home\": 3}, {}]}", "home" },
  { "{\"seats\": [{\"home\": \"Atlantis\"}, {}]}", "home colony" },
  { "{\"seats\": [{\"developments\": [3]}, {}]}", "name or an object" },
  { "{\"seats\": [{\"developments\": [\"Tea\"]}, {}]}", "Tea" },
  { "{\"seats\": [{}, {}], \"goals\": [3]}", "goal" },
  { "{\"seats\": [{}, {}], \"stacks\": [\"tea\"]}", "stacks" },
  { "{\"seats\": [{}, {}], \"step\": \"settle\", \"now\": {\"acting\": [\"tea\"]}}", "list of numbers" },
  { "{\"seats\": [{\"explored\": 14}, {\"explored\": 14}, {\"explored\": 14}, {\"explored\": 14}, {\"explored\": 14}]}", "60" },
  { "{\"collection\": {\"worlds\": [{\"name\": \"A\"}, {\"name\": \"a\"}]}, \"seats\": [{}, {}]}", "two tiles" },
  { "{\"collection\": {\"homes\": [{\"name\": \"A\"}]}, \"seats\": [{}, {}]}", "mat" },
  { "{\"collection\": {\"stacks\": [{\"size\": \"large\", \"slot\": 9, \"faces\": []}]}, \"seats\": [{}, {}]}", "slot" },
  { "{\"collection\": {\"goals\": {\"tax_on_trade\": [4, 2, 6]}}, \"seats\": [{}, {}]}", "tax_on_trade" },
  { "{\"step\": \"settle\", \"now\": {\"acting\": [0, 1], \"stage\": 4}, \"seats\": [{}, {}]}", "unfinished action" },
  { "{\"step\": \"settle\", \"now\": {\"acting\": [0, 0]}, \"seats\": [{}, {}]}", "unfinished action" },
  { "{\"step\": \"settle\", \"now\": {\"stage\": 99}, \"seats\": [{}, {}]}", "stage" },
};

static void
test_refused (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autoptr (JsonNode) node = json_from_string (refused[i][0], NULL);
      g_autoptr (GError) error = NULL;
      FrState s;

      g_assert_nonnull (node);
      if (orrery_frontiers_position_read (node, &s, &error))
        g_error ("%s is taken", refused[i][0]);
      g_test_message ("%s", error->message);
      g_assert_error (error, ORRERY_POSITION_ERROR, error->code);
      if (strstr (error->message, refused[i][1]) == NULL)
        g_error ("%s: %s", refused[i][0], error->message);
    }
}

static void
append_many (GString *text, const char *entry, guint n)
{
  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%s", i == 0 ? "" : ", ", entry);
}

static void
expect_refused (const char *text, const char *word)
{
  g_autoptr (JsonNode) node = json_from_string (text, NULL);
  g_autoptr (GError) error = NULL;
  FrState s;

  g_assert_false (orrery_frontiers_position_read (node, &s, &error));
  g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, word));
}

/* More tiles than the box has. */
static void
test_too_many (void)
{
  g_autoptr (GString) text = g_string_new ("{\"seats\": [{\"developments\": [");

  append_many (text, "{\"size\": \"small\"}", 9);
  g_string_append (text, "]}, {\"developments\": [");
  append_many (text, "{\"size\": \"small\"}", 9);
  g_string_append (text, "]}]}");
  expect_refused (text->str, "free stack");
  g_string_assign (text, "{\"collection\": {\"developments\": [");
  append_many (text, "{\"cost\": 3}", FR_N_FACES);
  g_string_append (text, "]}, \"seats\": [{\"developments\": [{\"size\": \"small\"}]}, {}]}");
  expect_refused (text->str, "40");
  g_string_assign (text, "{\"collection\": {\"worlds\": [");
  append_many (text, "{}", FR_N_WORLDS + 1);
  g_string_append (text, "]}, \"seats\": [{}, {}]}");
  expect_refused (text->str, "61 entries");
}

/* More powers and lines than a tile has, and more different lines than there is room for. */
static void
test_too_much_on_tiles (void)
{
  g_autoptr (GString) text = g_string_new ("{\"seats\": [{\"colonies\": [{\"powers\": [");

  append_many (text, "{\"code\": \"S6\"}", FR_MAX_TILE_POWERS + 1);
  g_string_append (text, "]}]}, {}]}");
  expect_refused (text->str, "powers");
  g_string_assign (text, "{\"seats\": [{\"developments\": [{\"size\": \"large\", \"scoring\": [");
  append_many (text, "{\"vp\": 1, \"each\": \"tile\"}", FR_MAX_TILE_LINES + 1);
  g_string_append (text, "]}]}, {}]}");
  expect_refused (text->str, "lines");
  g_string_assign (text, "{\"collection\": {\"developments\": [");
  for (guint i = 0; i <= FR_MAX_LINES; i++)
    g_string_append_printf (text, "%s{\"vp\": %u, \"each\": \"chips\", \"per\": %u}",
                            i == 0 ? "{\"size\": \"large\", \"scoring\": [" : i % 3 == 0 ? "]}, {\"size\": \"large\", \"scoring\": [" : ", ",
                            i % 15 + 1, i / 15 + 1);
  g_string_append (text, "]}]}, \"seats\": [{}, {}]}");
  expect_refused (text->str, "different lines");
}

/* Any numbers in the unfinished work: rejected, or a valid state. */
static void
test_hostile_now (void)
{
  static const char *const members[] = { "turn", "stage", "at", "fact", "about", "world", "settled", "to_settle", "replaced", "stack",
                                         "power", "need", "uses", "last", "sale", "draws", "any_kind", "stocked", "skipped" };
  static const char *const steps[] = { "setup", "chart", "develop", "explore", "settle", "produce", "trade", "envoys", "select", "score", "over" };
  guint n_taken = 0;
  GameRng rng;

  game_rng_seed (&rng, 7);
  for (guint i = 0; i < 4000; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autoptr (JsonNode) node = NULL;
      FrState s;

      g_string_printf (text, "{\"level\": \"%s\", \"step\": \"%s\", \"goals\": [\"Stockpile Resources\", {\"goal\": \"secret\"}], \"now\": {\"acting\": [0, 1]",
                       i % 2 ? "mirror" : "counters", steps[game_rng_below (&rng, G_N_ELEMENTS (steps))]);
      for (guint k = 0; k < 4; k++)
        g_string_append_printf (text, ", \"%s\": %u", members[k * 5 % G_N_ELEMENTS (members) + game_rng_below (&rng, 4)],
                                game_rng_below (&rng, 12));
      g_string_append (text, "}, \"seats\": [{\"explored\": [{\"name\": \"A\", \"type\": \"military\", \"number\": 2, \"goods\": \"gray\"}, \"unnamed\"],"
                             " \"colonies\": [{\"name\": \"B\", \"goods\": \"windfall\", \"kind\": \"rare\", \"good\": true, \"powers\":"
                             " [{\"code\": \"C1\", \"gain\": {\"vp\": 1}}]}]}, {}]}");
      node = json_from_string (text->str, NULL);
      if (node != NULL && orrery_frontiers_position_read (node, &s, NULL))
        {
          g_assert_cmpint (fr_verify (&s).code, ==, FR_WHOLE);
          n_taken++;
        }
    }
  g_test_message ("%u taken", n_taken);
  g_assert_cmpuint (n_taken, >, 20);
}

int
main (int argc, char *argv[])
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/frontiers-position/defaults", test_defaults);
  g_test_add_func ("/frontiers-position/level", test_level);
  g_test_add_func ("/frontiers-position/refused", test_refused);
  g_test_add_func ("/frontiers-position/too-many", test_too_many);
  g_test_add_func ("/frontiers-position/too-much-on-tiles", test_too_much_on_tiles);
  g_test_add_func ("/frontiers-position/hostile-now", test_hostile_now);
  return g_test_run ();
}
