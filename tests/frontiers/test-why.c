/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Explanations of numbers: the parts add up, and name their sources. */
#include "games/frontiers/assist/orrery-frontiers-book.h"
#include "games/frontiers/assist/orrery-frontiers-may.h"
#include "games/frontiers/words/orrery-frontiers-position.h"
#include "games/frontiers/words/orrery-frontiers-why.h"

#include <string.h>

/* Ada selects Develop, with two discounts, Military, and a better price for rare elements. */
static const char table[]
  = "{\"game\": \"frontiers\", \"collection\": {\"developments\": [{\"name\": \"Cheap\", \"size\": \"small\", \"cost\": 2, \"vp\": 1, \"powers\": []}],"
    " \"stacks\": [{\"size\": \"small\", \"slot\": 9, \"faces\": [\"Cheap\", \"Cheap Too\"]}]}, \"seats\": [{\"credits\": 9, \"colonists\": 3, \"military\": 1,"
    " \"home\": {\"name\": \"Home\", \"goods\": \"production\", \"kind\": \"rare\", \"vp\": 1, \"powers\": [{\"code\": \"T1\", \"amount\": 2, \"good\": [\"rare\"]}]},"
    " \"colonies\": [{\"name\": \"Mine\", \"type\": \"non-military\", \"number\": 2, \"goods\": \"production\", \"kind\": \"rare\", \"good\": true, \"powers\": []}],"
    " \"explored\": [{\"name\": \"Fort\", \"type\": \"military\", \"number\": 4, \"colonists\": 1, \"keywords\": [\"rebel\"]}],"
    " \"developments\": [{\"name\": \"Bureau\", \"size\": \"small\", \"cost\": 3, \"powers\": [{\"code\": \"D1\", \"amount\": 1}]},"
    " {\"name\": \"Office\", \"size\": \"small\", \"cost\": 3, \"powers\": [{\"code\": \"D1\", \"amount\": 1}, {\"code\": \"S1\", \"amount\": 2},"
    " {\"code\": \"S2\", \"amount\": 1, \"against\": [\"rebel\"]}]}]}, {}]}";

static FrState state;

static int
add_up (FrWhy what, guint8 piece, GameCauses *causes)
{
  const int n = fr_explain (&state, 0, what, piece, causes);
  int sum = 0;

  for (guint i = 0; i < causes->n; i++)
    sum += causes->list[i].amount;
  g_assert_cmpint (sum, ==, n);
  return n;
}

static void
set_up (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = json_from_string (table, &error);

  g_assert_no_error (error);
  g_assert_true (orrery_frontiers_position_read (node, &state, &error));
  g_assert_no_error (error);
}

/* RULES, scenario 36: a price of 2 with two discounts and the bonus is 0, not −1. */
static void
test_develop (void)
{
  GameCauses causes;
  guint stack = FR_N_STACKS;
  g_autofree char *text = NULL;

  set_up ();
  g_assert_cmpint (fr_apply (&state, GAME_ANSWER (FR_DO_SELECT, FR_DEVELOP, 0, 0), NULL), ==, FR_OK);
  for (guint i = 0; i < FR_N_STACKS; i++)
    if (fr_stack_tile (&state, i) != NULL && fr_tile_number (fr_stack_tile (&state, i)) == 2)
      stack = i;
  g_assert_cmpuint (stack, <, FR_N_STACKS);
  g_assert_cmpint (add_up (FR_WHY_DEVELOP, (guint8) stack, &causes), ==, 0);
  g_assert_cmpint (fr_develop_price (&state, 0, stack), ==, 0);
  g_assert_cmpuint (causes.n, ==, 5);
  text = orrery_frontiers_tell_why (&state, 0, FR_WHY_DEVELOP, (guint8) stack);
  g_assert_nonnull (strstr (text, "Bureau"));
  g_assert_nonnull (strstr (text, "never below 0"));
}

static void
test_others (void)
{
  GameCauses causes;
  guint fort;

  set_up ();
  fort = state.seats[0].explored[0];
  g_assert_cmpint (add_up (FR_WHY_MILITARY, 0, &causes), ==, 3);
  g_assert_cmpint (add_up (FR_WHY_STRENGTH, (guint8) fort, &causes), ==, 4);
  g_assert_cmpint (fr_explain (&state, 0, FR_WHY_SETTLE, (guint8) fort, &causes), ==, -1);
  g_assert_cmpint (add_up (FR_WHY_SALE, 1, &causes), ==, 4);
  g_assert_cmpint (add_up (FR_WHY_PRODUCE, 0, &causes), ==, 1);
  g_assert_cmpint (add_up (FR_WHY_SCORE, 0, &causes), ==, 1);
}

/* --- May I? --- */

static const char *const names[] = { "Ada", "Bo" };

static void
expect_may (guint seat, const char *title, gboolean may, const char *part)
{
  g_autoptr (GArray) list = orrery_frontiers_list_may (&state, seat, names);

  for (guint i = 0; i < list->len; i++)
    {
      const OrreryFrontiersMay *one = &g_array_index (list, OrreryFrontiersMay, i);

      if (strcmp (one->title, title) != 0)
        continue;
      if (one->may != may || strstr (one->text, part) == NULL)
        g_error ("%s: %s", title, one->text);
      return;
    }
  g_error ("nothing about %s", title);
}

static void
test_may (void)
{
  set_up ();
  expect_may (0, "Settle", TRUE, "Nobody");
  expect_may (1, "Settle", FALSE, "Ada selects now");
  expect_may (0, "Fort", TRUE, "Military 4 against a defense of 4");
  expect_may (0, "Mine", TRUE, "For 4 credits");
  expect_may (0, "Cheap", TRUE, "For 0 credits");
  expect_may (0, "Bureau", FALSE, "already has");
  state.seats[0].colonists = 0;
  expect_may (0, "Fort", FALSE, "not enough colonists");
  state.seats[0].colonists = 3;
  g_assert_cmpint (fr_apply (&state, GAME_ANSWER (FR_DO_SELECT, FR_DEVELOP, 0, 0), NULL), ==, FR_OK);
  expect_may (1, "Develop", FALSE, "Ada has selected it");
  expect_may (1, "Explore", FALSE, "finished first");
}

/* The bag as known from My Tiles: 4 worlds, one of which is on the table. */
static void
test_bag (void)
{
  g_autoptr (JsonNode) node = json_from_string ("{\"collection\": {\"worlds\": ["
                                                "{\"name\": \"A\", \"type\": \"military\", \"number\": 1, \"goods\": \"windfall\", \"kind\": \"genes\"},"
                                                "{\"name\": \"B\", \"type\": \"military\", \"number\": 2, \"goods\": \"windfall\", \"kind\": \"genes\"},"
                                                "{\"name\": \"C\", \"type\": \"non-military\", \"number\": 2, \"goods\": \"production\", \"kind\": \"rare\"},"
                                                "{\"name\": \"D\", \"type\": \"non-military\", \"number\": 1, \"goods\": \"gray\"}]},"
                                                " \"level\": \"mirror\", \"seats\": [{\"explored\": [\"A\"]}, {}]}",
                                                NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) steps = NULL, more = NULL, none = NULL;
  FrState s;

  orrery_frontiers_position_read (node, &s, &error);
  g_assert_no_error (error);
  steps = orrery_frontiers_list_bag (&s);
  g_assert_cmpuint (steps->len, ==, 4);
  g_assert_cmpstr (g_array_index (steps, OrreryFrontiersStep, 0).title, ==, "Military: 1 of 59");
  g_assert_cmpstr (g_array_index (steps, OrreryFrontiersStep, 0).text, ==, "12 % for one among the next seven");
  g_assert_cmpstr (g_array_index (steps, OrreryFrontiersStep, 3).title, ==, "56 worlds are not in My Tiles");
  s.seats[0].n_explored = 0;
  more = orrery_frontiers_list_bag (&s);
  g_assert_cmpstr (g_array_index (more, OrreryFrontiersStep, 0).text, ==, "22 % for one among the next seven");
  s.options = FR_COUNTERS;
  none = orrery_frontiers_list_bag (&s);
  g_assert_cmpuint (none->len, ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/frontiers-why/develop", test_develop);
  g_test_add_func ("/frontiers-why/others", test_others);
  g_test_add_func ("/frontiers-why/may", test_may);
  g_test_add_func ("/frontiers-why/bag", test_bag);
  return g_test_run ();
}
