/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/games.h"

#include "games/roll/words/orrery-position.h"
#include "record/orrery-position.h"
#include "games/games.h"

#include <string.h>

#define SYNTAX ORRERY_POSITION_ERROR_SYNTAX
#define IMPOSSIBLE ORRERY_POSITION_ERROR_IMPOSSIBLE

typedef struct
{
  const char *position;
  OrreryPositionError code;
  const char *message; /* a part of it */
} Bad;

static const Bad bads[] = {
  /* The whole */
  { "[]", SYNTAX, "a position must be an object" },
  { "null", SYNTAX, "a position must be an object" },
  { "7", SYNTAX, "a position must be an object" },
  { "{}", SYNTAX, "“seats” is missing" },
  { "{'seats': 2}", SYNTAX, "“seats” must be a list" },
  { "{'seats': {}}", SYNTAX, "“seats” must be a list" },
  { "{'seats': null}", SYNTAX, "“seats” must be a list" },
  { "{'seats': []}", IMPOSSIBLE, "0 seats, but the game is for 2 to 5" },
  { "{'seats': [{}]}", IMPOSSIBLE, "1 seats" },
  { "{'seats': [{}, {}, {}, {}, {}, {}]}", IMPOSSIBLE, "6 seats" },
  { "{'seats': [{}, {}], 'players': 2}", SYNTAX, "“players” is unknown" },
  { "{'seats': [{}, {}], 'game': 'race'}", SYNTAX, "“game” is “race”" },
  { "{'seats': [{}, {}], 'game': 1}", SYNTAX, "“game” must be a word" },
  { "{'seats': [{}, {}], 'mirror': 'yes'}", SYNTAX, "“mirror” must be true or false" },
  { "{'seats': [{}, {}], 'mirror': 1}", SYNTAX, "“mirror” must be true or false" },
  { "{'seats': [{}, {}], 'round': 0}", IMPOSSIBLE, "“round” is 0" },
  { "{'seats': [{}, {}], 'round': -3}", IMPOSSIBLE, "“round” is -3" },
  { "{'seats': [{}, {}], 'round': 99999999999}", IMPOSSIBLE, "“round” is 99999999999" },
  { "{'seats': [{}, {}], 'round': 1.5}", SYNTAX, "“round” must be a whole number" },
  { "{'seats': [{}, {}], 'round': '2'}", SYNTAX, "“round” must be a whole number" },
  { "{'seats': [{}, {}], 'pool': 1000}", IMPOSSIBLE, "“pool” is 1000" },
  { "{'seats': [{}, {}], 'pool': 1e3}", SYNTAX, "“pool” must be a whole number" },
  { "{'seats': [{}, {}], 'pool': []}", SYNTAX, "“pool” must be a whole number" },
  /* Steps and phases */
  { "{'seats': [{}, {}], 'step': 'Roll'}", SYNTAX, "“step” cannot be “Roll”" },
  { "{'seats': [{}, {}], 'step': ''}", SYNTAX, "“step” cannot be “”" },
  { "{'seats': [{}, {}], 'step': 3}", SYNTAX, "“step” must be a word" },
  { "{'seats': [{}, {}], 'step': 'assign'}", IMPOSSIBLE, "a game can start only at" },
  { "{'seats': [{}, {}], 'step': 'setup'}", IMPOSSIBLE, "a game can start only at" },
  { "{'seats': [{}, {}], 'step': 'reveal'}", IMPOSSIBLE, "a game can start only at" },
  { "{'seats': [{}, {}], 'phases': ['ship']}", IMPOSSIBLE, "“phases” are not known before" },
  { "{'seats': [{}, {}], 'step': 'ship', 'phases': ['explore']}", IMPOSSIBLE, "“phases” does not have it" },
  { "{'seats': [{}, {}], 'step': 'ship', 'phases': ['wild']}", SYNTAX, "“phases” cannot be “wild”" },
  { "{'seats': [{}, {}], 'step': 'ship', 'phases': [5]}", SYNTAX, "“phases” must be a word" },
  { "{'seats': [{}, {}], 'step': 'ship', 'phases': 'ship'}", SYNTAX, "“phases” must be a list" },
  /* Seats */
  { "{'seats': [{}, 5]}", SYNTAX, "seat 1: it must be an object" },
  { "{'seats': [{}, null]}", SYNTAX, "seat 1: it must be an object" },
  { "{'seats': [{}, {'color': 'red'}]}", SYNTAX, "seat 1: “color” is unknown" },
  { "{'seats': [{'faction': 0}, {}]}", IMPOSSIBLE, "seat 0: “faction” is 0" },
  { "{'seats': [{'faction': 10}, {}]}", IMPOSSIBLE, "seat 0: “faction” is 10" },
  { "{'seats': [{'faction': true}, {}]}", SYNTAX, "seat 0: “faction” must be a whole number" },
  { "{'seats': [{'faction': 'Nobody'}, {}]}", SYNTAX, "seat 0: “faction”: there is no tile called “Nobody”" },
  { "{'seats': [{'faction': 'Spice World'}, {}]}", IMPOSSIBLE, "seat 0: Spice World is not a faction" },
  { "{'seats': [{'faction': 'Space Piracy'}, {'faction': 'Hidden Fortress'}]}", IMPOSSIBLE,
    "seat 1: Space Piracy is already the faction of seat 0" },
  { "{'seats': [{'home': 'Nowhere'}, {}]}", SYNTAX, "seat 0: “home”: there is no tile called “Nowhere”" },
  { "{'seats': [{'home': 'Space Piracy'}, {}]}", IMPOSSIBLE, "seat 0: Space Piracy is not a home world" },
  { "{'seats': [{'home': 4}, {}]}", SYNTAX, "seat 0: “home” must be a word" },
  { "{'seats': [{}, {'home': 'Old Earth'}, {'home': 'Old Earth'}]}", IMPOSSIBLE,
    "seat 2: Old Earth is already the home world of seat 1" },
  /* Credits and chips */
  { "{'seats': [{'credits': 11}, {}]}", IMPOSSIBLE, "seat 0: “credits” is 11" },
  { "{'seats': [{'credits': -1}, {}]}", IMPOSSIBLE, "seat 0: “credits” is -1" },
  { "{'seats': [{'credits': 0}, {}]}", IMPOSSIBLE, "seat 0: $0, but nobody can have less than $1" },
  { "{'seats': [{'credits': '1'}, {}]}", SYNTAX, "seat 0: “credits” must be a whole number" },
  { "{'seats': [{}, {'chips': -1}]}", IMPOSSIBLE, "seat 1: “chips” is -1" },
  { "{'seats': [{}, {'chips': 100000}]}", IMPOSSIBLE, "seat 1: “chips” is 100000" },
  { "{'seats': [{}, {'chips': {}}]}", SYNTAX, "seat 1: “chips” must be a whole number" },
  /* Tableau */
  { "{'seats': [{'tableau': 'Spice World'}, {}]}", SYNTAX, "seat 0: “tableau” must be a list" },
  { "{'seats': [{'tableau': [1]}, {}]}", SYNTAX, "seat 0: “tableau” must be a word" },
  { "{'seats': [{'tableau': ['Spicy World']}, {}]}", SYNTAX, "seat 0: “tableau”: there is no tile called “Spicy World”" },
  { "{'seats': [{'tableau': ['unknown']}, {}]}", SYNTAX, "there is no tile called “unknown”" },
  { "{'seats': [{'tableau': ['Old Earth']}, {}]}", IMPOSSIBLE, "seat 0: Old Earth is a starting tile" },
  { "{'seats': [{'tableau': ['Space Mall']}, {}]}", IMPOSSIBLE, "seat 0: Space Mall is a starting tile" },
  { "{'seats': [{'tableau': ['Space Port', 'Space Port']}, {}]}", IMPOSSIBLE, "seat 0: Space Port appears twice" },
  { "{'seats': [{'tableau': ['Space Port']}, {'tableau': ['Space Port']}]}", IMPOSSIBLE, "seat 1: Space Port appears twice" },
  { "{'seats': [{'tableau': ['Space Port', 'Replicant Robots']}, {}]}", IMPOSSIBLE,
    "seat 0: Replicant Robots appears twice (Space Port is its other side)" },
  { "{'seats': [{'tableau': ['Space Port']}, {'developments': ['Replicant Robots']}]}", IMPOSSIBLE,
    "seat 1: Replicant Robots appears twice" },
  /* Stacks */
  { "{'seats': [{'developments': ['Spice World']}, {}]}", IMPOSSIBLE, "seat 0: Spice World cannot be in “developments”" },
  { "{'seats': [{'worlds': ['Public Works']}, {}]}", IMPOSSIBLE, "seat 0: Public Works cannot be in “worlds”" },
  { "{'seats': [{'worlds': ['Old Earth']}, {}]}", IMPOSSIBLE, "seat 0: Old Earth cannot be in “worlds”" },
  { "{'seats': [{'worlds': ['Spice World', 'Spice World']}, {}]}", IMPOSSIBLE, "seat 0: Spice World appears twice" },
  { "{'seats': [{'worlds': [['Spice World']]}, {}]}", SYNTAX, "seat 0: “worlds” must be a word" },
  { "{'seats': [{'worlds': {}}, {}]}", SYNTAX, "seat 0: “worlds” must be a list" },
  { "{'seats': [{'developments': ['Nothing']}, {}]}", SYNTAX, "there is no tile called “Nothing”" },
  /* Goods */
  { "{'seats': [{'goods': ['cyan']}, {}]}", SYNTAX, "seat 0: “goods” must be an object" },
  { "{'seats': [{'goods': {'Spice World': ['cyan']}}, {}]}", IMPOSSIBLE, "there are goods on Spice World, but it is not in" },
  { "{'seats': [{'goods': {'Nowhere': ['cyan']}}, {}]}", IMPOSSIBLE, "there are goods on Nowhere" },
  { "{'seats': [{'tableau': ['Spice World'], 'goods': {'Spice World': 'cyan'}}, {}]}", SYNTAX, "“Spice World” must be a list" },
  { "{'seats': [{'tableau': ['Spice World'], 'goods': {'Spice World': ['gray']}}, {}]}", SYNTAX, "cannot be “gray”" },
  { "{'seats': [{'tableau': ['Spice World'], 'goods': {'Spice World': ['cyan', 'red']}}, {}]}", IMPOSSIBLE,
    "seat 0: Spice World cannot hold 2 goods" },
  { "{'seats': [{'tableau': ['Spice World'], 'goods': {'Spice World': ['cyan', 'red', 'red']}}, {}]}", IMPOSSIBLE,
    "seat 0: Spice World cannot hold 3 goods" },
  { "{'seats': [{'tableau': ['Public Works'], 'goods': {'Public Works': ['cyan']}}, {}]}", IMPOSSIBLE,
    "seat 0: Public Works cannot hold 1 good" },
  /* Dice */
  { "{'seats': [{'dice': []}, {}]}", SYNTAX, "seat 0: “dice” must be an object" },
  { "{'seats': [{'dice': {}}, {}]}", IMPOSSIBLE, "seat 0: its cup is empty" },
  { "{'seats': [{'dice': {'pocket': {'white': 1}}}, {}]}", SYNTAX, "there is no place called “pocket”" },
  { "{'seats': [{'dice': {'cup': 3}}, {}]}", SYNTAX, "seat 0: “cup” must be an object" },
  { "{'seats': [{'dice': {'cup': {'pink': 1}}}, {}]}", SYNTAX, "“cup”: there are no pink dice" },
  { "{'seats': [{'dice': {'cup': {'gray': 1}}}, {}]}", SYNTAX, "“cup”: there are no gray dice" },
  { "{'seats': [{'dice': {'cup': {'white': -1}}}, {}]}", IMPOSSIBLE, "seat 0: “cup: white” is -1" },
  { "{'seats': [{'dice': {'cup': {'white': 999999999}}}, {}]}", IMPOSSIBLE, "seat 0: “cup: white” is 999999999" },
  { "{'seats': [{'dice': {'cup': {'white': 0.5}}}, {}]}", SYNTAX, "seat 0: “cup: white” must be a whole number" },
  { "{'seats': [{'dice': {'cup': {'white': null}}}, {}]}", SYNTAX, "seat 0: “cup: white” must be a whole number" },
  { "{'seats': [{}, {'dice': {'cup': {'purple': 10}}}]}", IMPOSSIBLE,
    "seat 1: 10 purple dice on the table, but the box has 9" },
  { "{'seats': [{'dice': {'cup': {'purple': 5}}}, {'dice': {'cup': {'purple': 5}}}]}", IMPOSSIBLE,
    "seat 1: 10 purple dice on the table, but the box has 9" },
  { "{'seats': [{'dice': {'cup': {'yellow': 9}}, 'tableau': ['Spice World'], 'goods': {'Spice World': ['yellow']}}, {}]}",
    IMPOSSIBLE, "seat 0: 10 yellow dice" },
  { "{'step': 'ship', 'seats': [{'dice': {'explore': {'white': 1}}}, {}]}", IMPOSSIBLE,
    "seat 0: no dice can be in “explore” at this step" },
  { "{'step': 'explore', 'phases': ['explore'], 'seats': [{'dice': {'ship': {'white': 1}}}, {}]}", IMPOSSIBLE,
    "seat 0: no dice can be in “ship”" },
  { "{'step': 'manage', 'seats': [{'dice': {'develop': {'white': 1}}}, {}]}", IMPOSSIBLE, "no dice can be in “develop”" },
  { "{'step': 'ship', 'seats': [{'dice': {'ship': {'white': 1}, 'wilds': {'red': 1}}}, {}]}", IMPOSSIBLE,
    "no dice can be in “wilds”" },
  { "{'step': 'manage', 'seats': [{'dice': {}}, {}]}", IMPOSSIBLE, "seat 0: it has no dice" },
  { "{'seats': [{'dice': {'cup': {'white': 2}, 'dictate area': {'white': 1}}}, {}]}", IMPOSSIBLE,
    "seat 0: no dice can be in “dictate area” at this step" },
  /* The bag and the pile */
  { "{'bag': 'full', 'seats': [{}, {}]}", SYNTAX, "“bag” must be a list" },
  { "{'bag': ['Spice World'], 'seats': [{}, {}]}", IMPOSSIBLE, "is neither in “bag” nor anywhere else" },
  { "{'bag': ['Spice World', 'Spice World'], 'seats': [{}, {}]}", IMPOSSIBLE, "“bag” has Spice World, which is" },
  { "{'bag': ['Spice World'], 'seats': [{'tableau': ['Spice World']}, {}]}", IMPOSSIBLE, "“bag” has Spice World" },
  { "{'bag': ['Old Earth'], 'seats': [{}, {}]}", IMPOSSIBLE, "Old Earth cannot be in “bag”" },
  { "{'bag': ['unknown'], 'seats': [{}, {}]}", IMPOSSIBLE, "“bag” has unknown" },
  { "{'seats': [{'abandoned': ['Spice World']}, {}]}", IMPOSSIBLE, "seat 0: “abandoned” is not possible at this step" },
  { "{'step': 'explore', 'seats': [{'abandoned': ['Spice World', 'Spice World']}, {}]}", IMPOSSIBLE,
    "seat 0: “abandoned” has Spice World twice" },
  { "{'step': 'explore', 'seats': [{'abandoned': ['Old Earth']}, {}]}", IMPOSSIBLE, "Old Earth cannot be in “abandoned”" },
  { "{'step': 'explore', 'seats': [{'worlds': ['Spice World']}, {'abandoned': ['Spice World']}]}", IMPOSSIBLE,
    "appears twice" },
  /* Actions of a seat */
  { "{'seats': [{'selected': {'phase': 'ship', 'die': 'white'}}, {}]}", IMPOSSIBLE, "“selected” is not possible" },
  { "{'step': 'ship', 'seats': [{'selected': {'phase': 'ship'}}, {}]}", SYNTAX, "seat 0: “die” must be a word" },
  { "{'step': 'ship', 'seats': [{'rolled': {'white': {'wild': 1}}}, {}]}", IMPOSSIBLE, "“white” cannot be “wild”" },
  { "{'step': 'ship', 'seats': [{'rolled': {'pink': {'ship': 1}}}, {}]}", SYNTAX, "there are no pink dice" },
  { "{'step': 'ship', 'seats': [{'used': ['Spice World']}, {}]}", IMPOSSIBLE, "“used” has Spice World, but it is not in" },
  { "{'step': 'ship', 'seats': [{'scouted': ['white']}, {}]}", IMPOSSIBLE, "“scouted” is not possible" },
  { "{'seats': [{'start': []}, {}]}", IMPOSSIBLE, "“start” is not possible" },
  { "{'step': 'setup', 'now': {'stage': 'start'}, 'seats': [{'faction': 1, 'home': 'Old Earth', 'chosen': true},"
    " {'faction': 2, 'home': 'New Sparta'}]}", IMPOSSIBLE, "seat 0: no answer is possible there" },
  { "{'step': 'setup', 'now': {'stage': 'start'}, 'seats': [{'faction': 2}, {'faction': 2}]}", IMPOSSIBLE,
    "seat 1: Alien Archaeology is already the faction of seat 0" },
  { "{'step': 'setup', 'now': {'stage': 'start'}, 'seats': [{'dice': {'cup': {'white': 1}}}, {}]}", IMPOSSIBLE,
    "seat 0: no dice can be in “cup” at this step" },
  /* The unfinished action */
  { "{'now': {'stage': 'tasks'}, 'seats': [{}, {}]}", SYNTAX, "“stage” cannot be “tasks”" },
  { "{'now': {'stage': 7}, 'seats': [{}, {}]}", SYNTAX, "“stage” must be a word" },
  { "{'now': {'stage': 'start', 'x': 1}, 'seats': [{}, {}]}", SYNTAX, "“x” is unknown" },
  { "{'now': {'stage': 'start', 'turn': 1}, 'seats': [{}, {}]}", IMPOSSIBLE, "“turn” is not possible at this step" },
  { "{'now': {'stage': 'start', 'to roll': [2]}, 'seats': [{}, {}]}", IMPOSSIBLE, "“to roll” is 2" },
  { "{'now': {'stage': 'start', 'to roll': [0], 'to assign': [1]}, 'seats': [{}, {}]}", IMPOSSIBLE, "seat 0: " },
  { "{'step': 'ship', 'now': {'stage': 'good', 'turn': 2}, 'seats': [{}, {}]}", IMPOSSIBLE,
    "“now”: “turn” does not match the current step" },
  { "{'step': 'ship', 'now': {'stage': 'good', 'extra': {'red': 2}}, 'seats': [{}, {}]}", IMPOSSIBLE, "“extra” does not match" },
  { "{'step': 'ship', 'now': {'stage': 'deliver'}, 'seats': [{}, {}]}", IMPOSSIBLE, "“good” does not match" },
  { "{'step': 'ship', 'now': {'stage': 'buy'}, 'seats': [{}, {}]}", IMPOSSIBLE, "“stage” does not match" },
  { "{'step': 'ship', 'now': {'stage': 'good', 'to draw': 1}, 'seats': [{}, {}]}", IMPOSSIBLE, "“to draw” does not match" },
  { "{'step': 'explore', 'now': {'stage': 'abandon', 'abandoning': {'world': [1]}, 'last': 57}, 'seats': [{}, {}]}",
    IMPOSSIBLE, "“abandoning” does not match" },
  { "{'step': 'explore', 'now': {'stage': 'put', 'drawn': ['Spice World', 'Spice World']}, 'seats': [{}, {}]}", IMPOSSIBLE,
    "appears twice" },
  { "{'step': 'explore', 'now': {'stage': 'end'}, 'seats': [{'dice': {'explore': {'white': 1}}}, {}]}", IMPOSSIBLE,
    "“stage” does not match" },
  { "{'step': 'settle', 'now': {'stage': 'count'}, 'seats': [{}, {}]}", IMPOSSIBLE, "“stage” does not match" },
  { "{'step': 'settle', 'now': {'stage': 'keep', 'picked': {'white': 1}}, 'seats': [{'tableau': ['Spice World']}, {}]}",
    IMPOSSIBLE, "“stage” does not match" },
  { "{'step': 'manage', 'now': {'stage': 'recruit', 'to recruit': 9}, 'seats': [{}, {}]}", IMPOSSIBLE,
    "“to recruit” does not match" },
  { "{'step': 'assign', 'now': {'stage': 'start', 'assigning': 0, 'to assign': [0, 1], 'power': 'Spice World'}, 'seats': [{}, {}]}",
    IMPOSSIBLE, "“power” has Spice World, but it is not in the tableau" },
  { "{'step': 'assign', 'now': {'stage': 'start', 'moved': [1]}, 'seats': [{}, {}]}", SYNTAX, "“moved” must be a list of objects" },
  { "{'step': 'assign', 'now': {'stage': 'start', 'moved': [{}, {}, {}, {}]}, 'seats': [{}, {}]}", IMPOSSIBLE,
    "“moved” has too many entries" },
  { "{'step': 'setup', 'now': {'stage': 'start'}, 'seats': [{'start': ['Spice World', 'Gem World', 'Public Works']}, {}]}",
    SYNTAX, "“start” must be a list of at most two tiles" },
  { "{'step': 'reveal', 'now': {'stage': 'show'}, 'seats': [{}, {}]}", IMPOSSIBLE, "“stage” does not match" },
};

static void
test_bad (gconstpointer data)
{
  const Bad *bad = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = json_of (bad->position);
  RollState state;

  g_assert_false (orrery_position_read (node, &state, &error));
  g_test_message ("%s", error->message);
  g_assert_error (error, ORRERY_POSITION_ERROR, (int) bad->code);
  g_assert_nonnull (strstr (error->message, bad->message));
}

/* More tiles than the game has. */
static void
test_too_many_tiles (void)
{
  static const char *const members[] = { "developments", "worlds", "tableau" };

  for (guint m = 0; m < G_N_ELEMENTS (members); m++)
    {
      GString *text = g_string_new (NULL);
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) node = NULL;
      RollState state;

      g_string_printf (text, "{'seats': [{}, {'%s': ['unknown'", members[m]);
      for (guint i = 0; i < 55; i++)
        g_string_append (text, ", 'unknown'");
      g_string_append (text, "]}]}");
      node = json_of (text->str);
      g_string_free (text, TRUE);
      g_assert_false (orrery_position_read (node, &state, &error));
      g_assert_error (error, ORRERY_POSITION_ERROR, ORRERY_POSITION_ERROR_IMPOSSIBLE);
      g_assert_nonnull (strstr (error->message, "has 56 tiles, but the game has 55"));
    }
}

/* Both stacks of all seats together. */
static void
test_too_many_tiles_in_all (void)
{
  GString *text = g_string_new ("{'seats': [");
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = NULL;
  RollState state;

  for (guint seat = 0; seat < 2; seat++)
    {
      g_string_append (text, seat == 0 ? "{'worlds': ['unknown'" : ", {'worlds': ['unknown'");
      for (guint i = 1; i < 28; i++)
        g_string_append (text, ", 'unknown'");
      g_string_append (text, "]}");
    }
  g_string_append (text, "]}");
  node = json_of (text->str);
  g_string_free (text, TRUE);
  g_assert_false (orrery_position_read (node, &state, &error));
  g_assert_error (error, ORRERY_POSITION_ERROR, ORRERY_POSITION_ERROR_IMPOSSIBLE);
  g_assert_nonnull (strstr (error->message, "tiles are on the table, but the game has 55"));
}

/* Any one value of a position replaced by something else: an error or a valid state, nothing worse. */
static void
mutate (JsonNode *root, GameRng *rng)
{
  static const char *const values[] = { "null", "true", "-1", "1e9", "999999999", "''", "'unknown'", "[]", "{}", "0.5",
                                        "[[]]", "{'': {}}", "'Spice World'", "2", "'white'", "['Spice World']" };
  JsonNode *node = root;

  for (;;)
    {
      g_autoptr (JsonNode) value = json_of (values[game_rng_below (rng, G_N_ELEMENTS (values))]);
      const gboolean here = game_rng_below (rng, 4) == 0;

      if (JSON_NODE_HOLDS_OBJECT (node) && json_object_get_size (json_node_get_object (node)) > 0)
        {
          JsonObject *object = json_node_get_object (node);
          g_autoptr (GList) names = json_object_get_members (object);
          const char *name = g_list_nth_data (names, game_rng_below (rng, g_list_length (names)));

          if (here)
            json_object_set_member (object, name, json_node_copy (value));
          node = json_object_get_member (object, name);
        }
      else if (JSON_NODE_HOLDS_ARRAY (node) && json_array_get_length (json_node_get_array (node)) > 0)
        {
          JsonArray *array = json_node_get_array (node);
          const guint i = game_rng_below (rng, json_array_get_length (array));

          if (here)
            json_array_add_element (array, json_node_copy (value));
          node = json_array_get_element (array, i);
        }
      else
        return;
      if (here)
        return;
    }
}

static void
test_mutations (void)
{
  guint n_bad = 0;
  GameRng rng;

  game_rng_seed (&rng, 5);
  for (guint i = 0; i < 400; i++)
    {
      g_autoptr (OrreryRecord) record = i % 20 == 0 ? random_game (2 + i / 20 % 4, 0, i) : NULL;
      static RollState state;

      if (record != NULL)
        orrery_record_state_at (record, orrery_record_get_n_answers (record) / 2, &state);
      for (guint k = 0; k < 20; k++)
        {
          g_autoptr (JsonNode) node = orrery_position_write (&state, GAME_NOBODY);
          g_autoptr (GError) error = NULL;
          RollState read;

          for (guint n = game_rng_below (&rng, 3); n < 3; n++)
            mutate (node, &rng);
          if (orrery_position_read (node, &read, &error))
            g_assert_cmpint (roll_verify (&read).code, ==, GAME_OK);
          else
            {
              g_assert_true (error->domain == ORRERY_POSITION_ERROR);
              n_bad++;
            }
        }
    }
  g_assert_cmpuint (n_bad, >, 1000);
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (bads); i++)
    {
      g_autofree char *path = g_strdup_printf ("/record/position/bad/%u", i);

      g_test_add_data_func (path, &bads[i], test_bad);
    }
  g_test_add_func ("/record/position/too-many-tiles", test_too_many_tiles);
  g_test_add_func ("/record/position/too-many-tiles-in-all", test_too_many_tiles_in_all);
  g_test_add_func ("/record/position/mutations", test_mutations);
  return g_test_run ();
}
