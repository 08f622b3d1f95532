/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions: written ones are read back, and impossible ones are rejected with a message. */
#include "games/race/words/orrery-race-position.h"
#include "record/orrery-position.h"

#include <locale.h>
#include <string.h>

static char *
write_text (const RaceState *s, int seat)
{
  g_autoptr (JsonNode) node = orrery_race_position_write (s, seat);
  g_autoptr (JsonNode) bare = orrery_race_position_strip (node);

  return json_to_string (bare, FALSE);
}

static guint seen[RACE_N_QUESTIONS];

static void
fail_with (const RaceState *s, const char *text, const char *message)
{
  g_error ("at “%s”: %s\n%s", race_game.question_word (s->ask), message, text);
}

/* Writes and reads it, like a program that has only the file. */
static void
check_same (const RaceState *s)
{
  g_autofree char *text = write_text (s, GAME_NOBODY);
  g_autoptr (JsonNode) node = json_from_string (text, NULL);
  g_autoptr (GError) error = NULL;
  RaceState again;

  if (!orrery_race_position_read (node, &again, &error))
    fail_with (s, text, error->message);
  if (memcmp (s, &again, sizeof again) != 0)
    fail_with (s, text, "it reads as another state");
}

/* Without the unfinished action, a step starts again. */
static void
check_table (const RaceState *s)
{
  g_autoptr (JsonNode) node = orrery_race_position_write (s, GAME_NOBODY);
  g_autoptr (JsonNode) bare = orrery_race_position_strip_to_table (node);
  g_autoptr (GError) error = NULL;
  RaceState read;

  orrery_race_position_read (bare, &read, &error);
  g_assert_no_error (error);
  g_assert_cmpint (race_question (&read).about, ==, RACE_ASK_ACTION);
  g_assert_cmpint (read.n_deck, ==, s->n_deck);
}

/* Every question of whole games, as everybody and as each seat sees it. */
static void
test_round_trip (void)
{
  static const guint8 options[] = {
    0, RACE_TWO_ACTIONS, RACE_SECOND_EDITION, RACE_MIRROR, RACE_CHOOSE_START, RACE_FIRST_GAME,
  };

  for (guint64 seed = 1; seed <= 18; seed++)
    {
      const guint8 option = options[seed % G_N_ELEMENTS (options)];
      const gboolean is_for_two = option == RACE_TWO_ACTIONS || option == RACE_CHOOSE_START;
      const GameSetup setup = { .n_seats = is_for_two ? 2 : (guint8) (2 + seed % 3), .options = option };
      GameAnswer legal[GAME_MAX_ANSWERS];
      RaceState s;
      GameRng rng;

      game_rng_seed (&rng, seed);
      g_assert_cmpint (race_start (&s, &setup), ==, RACE_OK);
      for (guint n = 0; race_question (&s).ask != GAME_OVER; n++)
        {
          RaceState view = s;

          race_view (&view, (int) (n % s.n_seats));
          check_same (&s);
          check_same (&view);
          seen[s.ask]++;
          if (s.ask == RACE_ASK_ACTION && s.now.done == 0)
            check_table (&s);
          race_apply (&s, legal[game_rng_below (&rng, (guint32) race_legal (&s, legal))], NULL);
        }
      check_same (&s);
    }
  for (guint i = RACE_ASK_START_WORLD; i < RACE_ASK_OVER; i++)
    g_assert_cmpuint (seen[i], >, 0);
}

/* Changes a number of the unfinished work. */
static void
mutate (JsonObject *root, GameRng *rng)
{
  JsonObject *now = json_object_get_object_member (root, "now");
  static const char *const members[] = {
    "stage", "at", "chooser", "done", "drawer", "to draw", "why", "good", "how", "power", "takes", "named", "about",
    "asked", "piece", "first", "turn", "phase", "phases", "used", "goods", "aside",
  };
  static const char *const of_seat[] = { "placing", "drawn", "chosen", "produced", "temporary", "offer", "shown" };
  JsonArray *seats = json_object_get_array_member (root, "seats");
  JsonObject *seat = json_array_get_object_element (seats, game_rng_below (rng, json_array_get_length (seats)));
  const char *name = of_seat[game_rng_below (rng, G_N_ELEMENTS (of_seat))];

  if (game_rng_below (rng, 4) > 0)
    json_object_set_int_member (now, members[game_rng_below (rng, G_N_ELEMENTS (members))], game_rng_below (rng, game_rng_below (rng, 3) > 0 ? 8 : 256));
  else if (json_object_has_member (seat, name))
    json_object_remove_member (seat, name);
}

/* Impossible positions are rejected. Other values of `now` may lead to a table that does not add up, which
 * the rules detect, but never outside of it: sanitizers would report that. */
static void
check_mutated (const RaceState *s, GameRng *rng)
{
  g_autofree char *text = write_text (s, GAME_NOBODY);
  g_autoptr (JsonNode) node = json_from_string (text, NULL);
  GameAnswer legal[GAME_MAX_ANSWERS];
  RaceState read;

  for (guint i = 1 + game_rng_below (rng, 3); i > 0; i--)
    mutate (json_node_get_object (node), rng);
  if (!orrery_race_position_read (node, &read, NULL))
    return;
  g_assert_cmpint (race_verify (&read).code, ==, RACE_WHOLE);
  for (guint i = 0; i < 40 && race_question (&read).ask != GAME_OVER && race_verify (&read).code == RACE_WHOLE; i++)
    race_apply (&read, legal[game_rng_below (rng, (guint32) race_legal (&read, legal))], NULL);
}

static void
test_mutated (void)
{
  for (guint64 seed = 1; seed <= 12; seed++)
    {
      const GameSetup setup = { .n_seats = (guint8) (2 + seed % 3) };
      GameAnswer legal[GAME_MAX_ANSWERS];
      RaceState s;
      GameRng rng;

      game_rng_seed (&rng, seed);
      race_start (&s, &setup);
      while (race_question (&s).ask != GAME_OVER)
        {
          check_mutated (&s, &rng);
          race_apply (&s, legal[game_rng_below (&rng, (guint32) race_legal (&s, legal))], NULL);
        }
    }
}

static void
test_defaults (void)
{
  g_autoptr (JsonNode) node = json_from_string ("{\"seats\": [{\"chips\": 5}, {\"hand\": 4}, {}]}", NULL);
  RaceState s;

  g_assert_true (orrery_race_position_read (node, &s, NULL));
  g_assert_cmpint (s.pool, ==, 31);
  g_assert_cmpint (s.seats[1].n_hand, ==, 4);
  g_assert_cmpint (s.seats[2].tableau[0], ==, race_starts[2]);
  g_assert_cmpint (s.n_deck, ==, RACE_N_CARDS - 3 - 4);
  g_assert_cmpint (race_question (&s).about, ==, RACE_ASK_ACTION);
}

/* Names can be written with either apostrophe, in lower case, or as ids. */
static void
test_names (void)
{
  const int design = orrery_race_design_by_name ("Earth's Lost Colony");

  g_assert_cmpint (design, >=, 0);
  g_assert_cmpint (orrery_race_design_by_name ("Earth’s Lost Colony"), ==, design);
  g_assert_cmpint (orrery_race_design_by_name ("earth’s lost colony"), ==, design);
  g_assert_cmpint (orrery_race_design_by_name ("earths-lost-colony"), ==, design);
  g_assert_cmpint (orrery_race_design_by_name ("Earths Lost Colony"), <, 0);
}

/* A fault, and a word of its message. */
static const char *const refused[][2] = {
  { "[]", "object" },
  { "{}", "seats" },
  { "{\"seats\": [{}]}", "1 seats" },
  { "{\"seats\": [{}, {}, {}, {}, {}]}", "5 seats" },
  { "{\"seats\": [{}, 3]}", "seat 1" },
  { "{\"seats\": [{}, {}], \"bag\": 3}", "bag" },
  { "{\"seats\": [{}, {\"credits\": 3}]}", "credits" },
  { "{\"seats\": [{}, {}], \"game\": \"roll\"}", "roll" },
  { "{\"seats\": [{}, {}], \"round\": 0}", "round" },
  { "{\"seats\": [{}, {}], \"pool\": \"many\"}", "pool" },
  { "{\"seats\": [{}, {}], \"step\": \"assign\"}", "assign" },
  { "{\"seats\": [{}, {}], \"step\": \"consume\", \"second\": true}", "Settle" },
  { "{\"seats\": [{}, {}], \"mirror\": 1}", "mirror" },
  { "{\"seats\": [{}, {}, {}], \"two_actions\": true}", "two players" },
  { "{\"seats\": [{}, {}], \"discard\": [\"Atlantis\"]}", "Atlantis" },
  { "{\"seats\": [{}, {}], \"discard\": [\"Gem World\", \"Gem World\"]}", "Gem World" },
  { "{\"seats\": [{}, {}], \"discard\": 115}", "115" },
  { "{\"seats\": [{\"hand\": 80}, {\"hand\": 80}]}", "114" },
  { "{\"seats\": [{\"hand\": [\"Gem World\"]}, {\"hand\": [\"Gem World\"]}]}", "Gem World" },
  { "{\"seats\": [{\"tableau\": [\"Gem World\", \"Gem World\"]}, {}]}", "Gem World" },
  { "{\"seats\": [{\"tableau\": [\"Drop Ships\", \"Drop Ships\"]}, {}]}", "Drop Ships" },
  { "{\"seats\": [{\"tableau\": \"Gem World\"}, {}]}", "tableau" },
  { "{\"seats\": [{\"tableau\": [\"Old Earth\", \"Old Earth\", \"Old Earth\", \"Old Earth\", \"Old Earth\", \"Old Earth\","
    " \"Old Earth\", \"Old Earth\", \"Old Earth\", \"Old Earth\", \"Old Earth\", \"Old Earth\", \"Old Earth\", \"Old Earth\","
    " \"Old Earth\", \"Old Earth\", \"Old Earth\"]}, {}]}",
    "17" },
  { "{\"seats\": [{\"tableau\": [7]}, {}]}", "tableau" },
  { "{\"seats\": [{\"start\": \"Gem World\"}, {}]}", "Gem World" },
  { "{\"seats\": [{\"start\": \"Old Earth\"}, {\"start\": \"Old Earth\"}]}", "start world" },
  { "{\"seats\": [{\"goods\": [\"Gem World\"]}, {}]}", "Gem World" },
  { "{\"seats\": [{\"tableau\": [\"Old Earth\"], \"goods\": [\"Old Earth\"]}, {}]}", "Old Earth" },
  { "{\"seats\": [{\"tableau\": [\"Gem World\"], \"goods\": {\"Gem World\": \"Atlantis\"}}, {}]}", "Atlantis" },
  { "{\"seats\": [{\"tableau\": [\"Gem World\"], \"goods\": 4}, {}]}", "goods" },
  { "{\"seats\": [{\"actions\": [\"sell\"]}, {}]}", "sell" },
  { "{\"seats\": [{\"actions\": \"D\"}, {}]}", "actions" },
  /* Action cards that nobody has: two in a game with one each, or one of them twice. */
  { "{\"seats\": [{\"actions\": [\"D\", \"S\"]}, {}], \"step\": \"develop\"}", "seat 0: nobody can choose those actions" },
  { "{\"seats\": [{\"actions\": [\"P\", \"P\"]}, {}], \"step\": \"produce\"}", "nobody can choose" },
  { "{\"seats\": [{}, {\"actions\": [\"P\", \"P\"]}], \"step\": \"produce\", \"two_actions\": true}", "seat 1: nobody can choose" },
  { "{\"seats\": [{\"actions\": [\"E5\", \"E5\"]}, {}], \"step\": \"explore\", \"two_actions\": true}", "nobody can choose" },
  /* A round that would place a seventeenth card. */
  { "{\"seats\": [{\"tableau\": [\"Old Earth\", \"Gem World\", \"Comet Zone\", \"Space Port\", \"Spice World\", \"Artist Colony\","
    " \"Plague World\", \"Distant World\", \"New Vinland\", \"Asteroid Belt\", \"Empath World\", \"Tourist World\","
    " \"Pilgrimage World\", \"New Earth\", \"Refugee World\", \"Destroyed World\"], \"hand\": 9}, {}], \"step\": \"develop\"}",
    "Destroyed World" },
  { "{\"seats\": [{\"chips\": -1}, {}]}", "chips" },
  { "{\"seats\": [{\"shown\": [\"Gem World\"]}, {}], \"now\": {\"stage\": 0}}", "not among" },
  { "{\"seats\": [{}, {}], \"now\": {\"stage\": 0, \"tea\": 3}}", "tea" },
  { "{\"seats\": [{}, {}], \"now\": {\"stage\": 99}}", "stage" },
  { "{\"seats\": [{}, {}], \"now\": {\"stage\": 0, \"about\": 7}}", "start world" },
  { "{\"seats\": [{\"tableau\": [\"Old Earth\"], \"start\": \"Old Earth\"}, {\"tableau\": [\"New Sparta\"], \"start\":"
    " \"New Sparta\"}], \"now\": {\"stage\": 0, \"about\": 7, \"asked\": 1, \"chooser\": 1}}",
    "unfinished action" },
};

static void
test_refused (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autoptr (JsonNode) node = json_from_string (refused[i][0], NULL);
      g_autoptr (GError) error = NULL;
      RaceState s;

      g_assert_nonnull (node);
      if (orrery_race_position_read (node, &s, &error))
        g_error ("%s is taken", refused[i][0]);
      g_test_message ("%s", error->message);
      g_assert_error (error, ORRERY_POSITION_ERROR, error->code);
      if (strstr (error->message, refused[i][1]) == NULL)
        g_error ("%s: %s", refused[i][0], error->message);
    }
}

int
main (int argc, char *argv[])
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/race-position/round-trip", test_round_trip);
  g_test_add_func ("/race-position/mutated", test_mutated);
  g_test_add_func ("/race-position/defaults", test_defaults);
  g_test_add_func ("/race-position/names", test_names);
  g_test_add_func ("/race-position/refused", test_refused);
  return g_test_run ();
}
