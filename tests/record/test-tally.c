/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Totals computed by hand from a few games. */
#include "record/games.h"

#include "record/orrery-tally.h"
#include "games/games.h"
#include "games/roll/words/orrery-roll.h"

#include <math.h>

typedef struct
{
  const char *name;
  const char *kind;
  guint faction;
  int score;
  gboolean winner;
} Seat;

static OrreryOutcome *
outcome_of (const Seat *seats, guint n)
{
  g_autoptr (GString) text = g_string_new (
      "{'orrery': 1, 'type': 'result', 'game': 'roll', 'date': '2026-11-16T07:11:20Z', "
      "'kind': 'played', 'rounds': 12, 'seats': [");
  g_autoptr (JsonNode) node = NULL;

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text,
                            "%s{'name': '%s', 'kind': '%s', 'faction': '%s', 'score': %d, "
                            "'tie_break': 0, 'winner': %s}",
                            i > 0 ? ", " : "", seats[i].name, seats[i].kind,
                            orrery_roll.roles->get_name (seats[i].faction), seats[i].score,
                            seats[i].winner ? "true" : "false");
  g_string_append (text, "]}");
  node = json_of (text->str);
  return orrery_outcome_read (node, "a", NULL);
}

static GListModel *
four_games (void)
{
  static const Seat a[] = { { "Ada", "person", 1, 50, TRUE }, { "Ben", "person", 2, 40, FALSE } };
  static const Seat b[] = { { "ada ", "person", 2, 30, FALSE },
                            { "Rigel", "simple", 3, 44, TRUE },
                            { "Ben", "person", 1, 44, TRUE } };
  static const Seat c[] = { { "Ben", "person", 9, 61, TRUE }, { "ADA", "person", 1, 33, FALSE } };
  static const Seat d[] = { { "Rigel", "simple", 2, 20, FALSE },
                            { "Zoë", "person", 1, 21, FALSE },
                            { "Ada", "person", 3, 22, TRUE },
                            { "Ben", "person", 4, 21, FALSE } };
  GListStore *store = g_list_store_new (ORRERY_TYPE_OUTCOME);
  const struct
  {
    const Seat *seats;
    guint n;
  } games[] = { { a, 2 }, { b, 3 }, { c, 2 }, { d, 4 } };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (OrreryOutcome) outcome = outcome_of (games[i].seats, games[i].n);

      g_assert_nonnull (outcome);
      g_list_store_append (store, outcome);
    }
  return G_LIST_MODEL (store);
}

/* The games of four_games() are in order, newest first. */
static void
test_levels_and_streaks (void)
{
  g_autoptr (GListModel) games = four_games ();
  g_autoptr (GPtrArray) tallies = orrery_tally_players (games, &orrery_roll);
  const OrreryTally *ada = g_ptr_array_index (tallies, 0), *ben = g_ptr_array_index (tallies, 1);
  guint simple = 0;

  while (!g_str_equal (orrery_roll.players[simple]->id, "simple"))
    simple++;
  g_assert_cmpstr (ada->name, ==, "Ada");
  g_assert_cmpuint (orrery_tally_get_level (ada, simple)->games, ==, 2);
  g_assert_cmpuint (orrery_tally_get_level (ada, simple)->wins, ==, 1);
  g_assert_cmpuint (orrery_tally_get_level (ada, 0)->games, ==, 0);
  g_assert_cmpuint (ada->streak, ==, 1);
  g_assert_cmpuint (ada->longest, ==, 1);
  g_assert_cmpuint (ben->streak, ==, 0);
  g_assert_cmpuint (ben->longest, ==, 2);
}

static void
test_players (void)
{
  g_autoptr (GListModel) games = four_games ();
  g_autoptr (GPtrArray) tallies = orrery_tally_players (games, &orrery_roll);
  const OrreryTally *ada, *ben, *rigel;

  /* Most games first, then by name. */
  g_assert_cmpuint (tallies->len, ==, 4);
  ada = g_ptr_array_index (tallies, 0);
  ben = g_ptr_array_index (tallies, 1);
  rigel = g_ptr_array_index (tallies, 2);
  g_assert_cmpstr (ada->name, ==, "Ada");
  g_assert_cmpstr (ben->name, ==, "Ben");
  g_assert_cmpstr (rigel->name, ==, "Rigel");
  g_assert_cmpstr (((OrreryTally *) g_ptr_array_index (tallies, 3))->name, ==, "Zoë");

  g_assert_cmpuint (ada->all.games, ==, 4);
  g_assert_cmpuint (ada->all.wins, ==, 2);
  g_assert_cmpint (ada->all.points, ==, 50 + 30 + 33 + 22);
  g_assert_cmpfloat_with_epsilon (ada->all.even, 0.5 + 1.0 / 3 + 0.5 + 0.25, 1e-9);
  g_assert_cmpfloat (orrery_tally_average (&ada->all), ==, 33.75);
  g_assert_cmpfloat (orrery_tally_percent (&ada->all), ==, 50);
  g_assert_cmpfloat (orrery_tally_median (ada), ==, 31.5);
  g_assert_cmpint (orrery_tally_lowest (ada), ==, 22);
  g_assert_cmpint (orrery_tally_highest (ada), ==, 50);
  g_assert_cmpuint (ada->by_seats[2].games, ==, 2);
  g_assert_cmpuint (ada->by_seats[2].wins, ==, 1);
  g_assert_cmpuint (ada->by_seats[5].games, ==, 0);
  g_assert_cmpuint (orrery_tally_get_role (ada, 1)->games, ==, 2);
  g_assert_cmpuint (orrery_tally_get_role (ada, 1)->wins, ==, 1);
  g_assert_cmpint (orrery_tally_get_role (ada, 1)->points, ==, 83);
  g_assert_false (ada->computer);

  g_assert_cmpuint (ben->all.wins, ==, 2);
  g_assert_cmpfloat (orrery_tally_median (ben), ==, 42);
  g_assert_true (rigel->computer);
}

static void
test_factions (void)
{
  g_autoptr (GListModel) games = four_games ();
  g_autoptr (GPtrArray) tallies = orrery_tally_roles (games, &orrery_roll);
  const OrreryTally *first, *fifth;

  g_assert_cmpuint (tallies->len, ==, ROLL_N_FACTIONS);
  first = g_ptr_array_index (tallies, 0);
  g_assert_cmpstr (first->name, ==, "Space Piracy / Hidden Fortress");
  g_assert_cmpuint (first->all.games, ==, 4);
  g_assert_cmpuint (first->all.wins, ==, 2);
  g_assert_cmpint (first->all.points, ==, 50 + 44 + 33 + 21);
  fifth = g_ptr_array_index (tallies, 4);
  g_assert_cmpuint (fifth->all.games, ==, 0);
  g_assert_cmpfloat (orrery_tally_average (&fifth->all), ==, 0);
  g_assert_cmpfloat (orrery_tally_median (fifth), ==, 0);
}

static void
test_spread (void)
{
  static const guint expected[] = { 1, 0, 2, 0, 0, 0, 1 };
  g_autoptr (GListModel) games = four_games ();
  g_autoptr (GPtrArray) tallies = orrery_tally_players (games, &orrery_roll);
  g_autoptr (GPtrArray) factions = orrery_tally_roles (games, &orrery_roll);
  g_autoptr (GArray) spans = NULL, none = NULL;
  int first;

  spans = orrery_tally_spread (g_ptr_array_index (tallies, 0), 5, &first);
  g_assert_cmpint (first, ==, 20);
  g_assert_cmpmem (spans->data, spans->len * sizeof (guint), expected, sizeof expected);
  none = orrery_tally_spread (g_ptr_array_index (factions, 4), 5, &first);
  g_assert_cmpuint (none->len, ==, 0);
}

static void
test_none (void)
{
  g_autoptr (GListStore) games = g_list_store_new (ORRERY_TYPE_OUTCOME);
  g_autoptr (GPtrArray) tallies = orrery_tally_players (G_LIST_MODEL (games), &orrery_roll);

  g_assert_cmpuint (tallies->len, ==, 0);
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/tally/players", test_players);
  g_test_add_func ("/record/tally/levels-and-streaks", test_levels_and_streaks);
  g_test_add_func ("/record/tally/factions", test_factions);
  g_test_add_func ("/record/tally/spread", test_spread);
  g_test_add_func ("/record/tally/none", test_none);
  return g_test_run ();
}
