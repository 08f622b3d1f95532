/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions: what is written is read back, and what is impossible is refused with a message. */
#include "games/race/words/orrery-race-position.h"

#include <locale.h>
#include <string.h>

static char *
write_text (const RaceState *s, int seat)
{
  g_autoptr (JsonNode) node = orrery_race_position_write (s, seat);
  g_autoptr (JsonNode) bare = orrery_race_position_strip (node);

  return json_to_string (bare, FALSE);
}

static void
check_again (const RaceState *s, int seat)
{
  g_autofree char *text = write_text (s, seat);
  g_autoptr (JsonNode) node = json_from_string (text, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *again = NULL;
  RaceState read;

  orrery_race_position_read (node, &read, &error);
  g_assert_no_error (error);
  again = write_text (&read, GAME_NOBODY);
  g_assert_cmpstr (text, ==, again);
  g_assert_cmpint (race_question (&read).about, ==, RACE_ASK_ACTION);
  g_assert_cmpint (read.n_deck, ==, s->n_deck);
}

/* At the beginning of every round, as everybody and as each seat sees it. */
static void
test_round_trip (void)
{
  static const guint8 options[] = { 0, RACE_TWO_ACTIONS, RACE_SECOND_EDITION, RACE_MIRROR, RACE_CHOOSE_START };
  guint n = 0;

  for (guint64 seed = 1; seed <= 50; seed++)
    {
      const GameSetup setup = { .n_seats = 2, .options = options[seed % G_N_ELEMENTS (options)] };
      GameAnswer legal[GAME_MAX_ANSWERS];
      RaceState s;
      GameRng rng;

      game_rng_seed (&rng, seed);
      g_assert_cmpint (race_start (&s, &setup), ==, RACE_OK);
      while (race_question (&s).ask != GAME_OVER)
        {
          if (s.ask == RACE_ASK_ACTION && s.now.done == 0)
            {
              check_again (&s, GAME_NOBODY);
              check_again (&s, (int) (seed % 2));
              n++;
            }
          race_apply (&s, legal[game_rng_below (&rng, (guint32) race_legal (&s, legal))], NULL);
        }
    }
  g_assert_cmpuint (n, >, 500);
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

/* What is wrong, and a word of the message. */
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
  { "{\"seats\": [{\"chips\": -1}, {}]}", "chips" },
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
      g_assert_error (error, ORRERY_RACE_POSITION_ERROR, error->code);
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
  g_test_add_func ("/race-position/defaults", test_defaults);
  g_test_add_func ("/race-position/refused", test_refused);
  return g_test_run ();
}
