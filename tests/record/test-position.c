/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/games.h"

#include "games/roll/words/orrery-position-private.h"
#include "record/orrery-record-private.h"
#include "games/games.h"

#include <string.h>

/* A valid position, and how it reads: a member of the written position, by its path, and its value. */
typedef struct
{
  const char *position;
  const char *expected[8]; /* "path=value" */
} Good;

static const Good goods[] = {
  { "{'seats': [{}, {}]}",
    { "round=1", "step=\"roll\"", "pool=24", "mirror=false", "seats.0.faction=\"Space Piracy\"",
      "seats.1.faction=\"Alien Archaeology\"", "seats.0.dice={\"cup\":{\"white\":3},\"citizenry\":{\"white\":2}}",
      "seats.1.credits=1" } },
  { "{'seats': [{}, {}, {}]}", { "pool=36", "bag=55" } },
  { "{'seats': [{}, {}, {}, {}]}", { "pool=48" } },
  { "{'seats': [{}, {}, {}, {}, {}]}", { "pool=60", "seats.4.home=\"Earth's Lost Colony\"" } },
  { "{'game': 'roll', 'seats': [{'chips': 5}, {'chips': 4}]}", { "pool=15", "seats.0.chips=5" } },
  { "{'pool': 3, 'seats': [{'chips': 5}, {}]}", { "pool=3", "step=\"roll\"" } },
  { "{'pool': 0, 'seats': [{}, {}]}", { "step=\"over\"" } },
  { "{'pool': -4, 'seats': [{}, {}]}", { "pool=-4", "step=\"over\"", "question.about=\"over\"" } },
  { "{'round': 9, 'seats': [{}, {}]}", { "round=9" } },
  { "{'mirror': true, 'seats': [{}, {}]}", { "mirror=true" } },
  { "{'seats': [{'faction': 'Hidden Fortress'}, {}]}",
    { "seats.0.faction=\"Space Piracy\"", "seats.1.faction=\"Alien Archaeology\"" } },
  { "{'seats': [{'faction': 9}, {'faction': 1}]}",
    { "seats.0.faction=\"Destroyed Colony\"", "seats.1.faction=\"Space Piracy\"" } },
  { "{'seats': [{}, {'faction': 1}]}", { "seats.0.faction=\"Alien Archaeology\"" } },
  { "{'seats': [{'home': 'old earth'}, {}]}", { "seats.0.home=\"Old Earth\"", "seats.1.home=\"Alpha Centauri\"" } },
  { "{'seats': [{}, {'home': 'Alpha Centauri'}]}", { "seats.0.home=\"Ancient Race\"" } },
  { "{'seats': [{'tableau': ['Galactic Reserves', 'Spice World']}, {}]}",
    { "seats.0.tableau=[\"Galactic Reserves\",\"Spice World\"]", "bag=53" } },
  { "{'seats': [{'tableau': ['galactic-reserves']}, {}]}", { "seats.0.tableau=[\"Galactic Reserves\"]" } },
  { "{'seats': [{'faction': 6, 'goods': {'Pilgrimage World': ['cyan']}}, {}]}",
    { "seats.0.goods={\"Pilgrimage World\":[\"cyan\"]}" } },
  { "{'seats': [{'tableau': ['Galactic Reserves', 'Spice World'], 'goods': {'Spice World': ['red', 'white']}}, {}]}",
    { "seats.0.goods={\"Spice World\":[\"white\",\"red\"]}" } },
  { "{'seats': [{'goods': {}}, {}]}", { "seats.0.goods={}" } },
  { "{'seats': [{'developments': ['Public Works', 'unknown'], 'worlds': ['Spice World', 'unknown', 'Rebel Hideout']}, {}]}",
    { "seats.0.developments=[\"Public Works\",\"unknown\"]",
      "seats.0.worlds=[\"Spice World\",\"unknown\",\"Rebel Hideout\"]", "bag=50", "question.about=\"side\"" } },
  { "{'seats': [{}, {'worlds': ['unknown']}]}",
    { "question.about=\"identify\"", "question.ask=\"chance\"", "question.seat=1", "question.piece=\"world\"" } },
  { "{'seats': [{'dice': {'cup': {'red': 1, 'yellow': 2}}}, {}]}",
    { "seats.0.dice={\"cup\":{\"red\":1,\"yellow\":2}}" } },
  { "{'seats': [{'dice': {'cup': {'white': 1}, 'development zone': {'red': 2}, 'world zone': {'green': 3}}}, {}]}",
    { "seats.0.dice.development zone.red=2", "seats.0.dice.world zone.green=3" } },
  { "{'step': 'explore', 'seats': [{'dice': {'cup': {'white': 1}, 'explore': {'white': 2}}}, {}]}",
    { "step=\"explore\"", "phases=[\"explore\"]", "question.about=\"explore\"", "question.seat=0" } },
  { "{'step': 'explore', 'seats': [{'dice': {'explore': {'white': 2}, 'ship': {'red': 1}}}, {}]}",
    { "phases=[\"explore\",\"ship\"]" } },
  { "{'step': 'develop', 'phases': ['explore', 'develop', 'ship'], 'seats': [{'developments': ['Galactic Exchange'],"
    " 'dice': {'develop': {'white': 2, 'red': 1}}}, {}]}",
    { "step=\"develop\"", "phases=[\"explore\",\"develop\",\"ship\"]", "question.about=\"worker\"" } },
  { "{'step': 'settle', 'seats': [{'worlds': ['Lost Alien Battle Fleet'], 'dice': {'settle': {'white': 2, 'red': 1}}}, {}]}",
    { "step=\"settle\"", "question.about=\"worker\"" } },
  { "{'step': 'produce', 'seats': [{'tableau': ['Spice World', 'Jungle World'], 'dice': {'produce': {'white': 1}}}, {}]}",
    { "step=\"produce\"", "question.about=\"produce\"" } },
  { "{'step': 'ship', 'seats': [{'tableau': ['Spice World'], 'goods': {'Spice World': ['cyan']},"
    " 'dice': {'ship': {'white': 1}}}, {}]}",
    { "step=\"ship\"", "question.about=\"ship\"" } },
  { "{'step': 'manage', 'seats': [{'credits': 1, 'dice': {'citizenry': {'white': 1}, 'world zone': {'white': 1}}}, {}]}",
    { "step=\"manage\"", "question.about=\"recall\"", "seats.0.credits=1" } },
  { "{'step': 'over', 'seats': [{'chips': 20}, {'chips': 30}]}", { "step=\"over\"", "seats.1.chips=30", "pool=-26" } },
  /* Informative members are ignored, and so is "now" without a stage: an older Orrery could not continue from
   * there. */
  { "{'bag': 3, 'now': {'x': 1}, 'question': [], 'seats': [{'rolled': {'white': {'ship': 1}}}, {}]}",
    { "bag=55", "step=\"roll\"" } },
  { "{'step': 'explore', 'now': {'turn': 1, 'drawn': ['Spice World'], 'to draw': 1}, 'seats': [{'abandoned': ['Gem World'],"
    " 'selected': {'phase': 'explore', 'die': 'white'}, 'dice': {'explore': {'white': 1}}}, {}]}",
    { "bag=54", "question.about=\"explore\"", "now.turn=0", "seats.0.selected.die=\"white\"" } },
  /* The pile of abandoned tiles, and an otherwise empty bag. */
  { "{'step': 'explore', 'seats': [{'abandoned': ['Gem World', 'unknown'], 'dice': {'explore': {'white': 1}}}, {}]}",
    { "bag=53", "seats.0.abandoned=[\"Conscription\",\"unknown\"]" } },
  /* In the middle of a Scout: one tile in hand, another to be drawn. */
  { "{'step': 'explore', 'now': {'stage': 'draw', 'turn': 0, 'to draw': 1, 'drawn': ['Spice World']},"
    " 'seats': [{'abandoned': ['Gem World'], 'scouted': ['white']}, {}]}",
    { "bag=53", "question.about=\"draw\"", "now.stage=\"draw\"", "seats.0.scouted=[\"white\"]" } },
  /* The state of everybody before the first tiles. */
  { "{'step': 'setup', 'now': {'stage': 'start'}, 'seats': [{}, {'faction': 3}]}",
    { "step=\"setup\"", "question.about=\"faction\"", "question.seat=0", "seats.1.dice={}", "seats.1.credits=0" } },
  { "{'step': 'setup', 'first_game': true, 'now': {'stage': 'start'}, 'seats': [{'faction': 2, 'home': 'Old Earth',"
    " 'start': ['Gem World', 'Spice World']}, {'faction': 3, 'home': 'New Sparta', 'start': ['Public Works',"
    " 'Space Port'], 'chosen': true}]}",
    { "first_game=true", "question.about=\"start\"", "question.seat=0", "bag=51", "seats.1.chosen=true" } },
};

static JsonNode *
find_path (JsonNode *node, const char *path)
{
  g_auto (GStrv) words = g_strsplit (path, ".", -1);

  for (guint i = 0; words[i] != NULL && node != NULL; i++)
    if (JSON_NODE_HOLDS_ARRAY (node))
      node = json_array_get_element (json_node_get_array (node), (guint) g_ascii_strtoull (words[i], NULL, 10));
    else
      node = json_object_get_member (json_node_get_object (node), words[i]);
  return node;
}

static void
test_good (gconstpointer data)
{
  const Good *good = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = json_of (good->position);
  g_autoptr (JsonNode) written = NULL;
  g_autoptr (JsonNode) rewritten = NULL;
  RollState state, again;

  orrery_position_read (node, &state, &error);
  g_assert_no_error (error);
  g_assert_cmpint (roll_verify (&state).code, ==, GAME_OK);
  written = orrery_position_write (&state, GAME_NOBODY);
  for (guint i = 0; i < G_N_ELEMENTS (good->expected) && good->expected[i] != NULL; i++)
    {
      g_auto (GStrv) pair = g_strsplit (good->expected[i], "=", 2);
      JsonNode *found = find_path (written, pair[0]);
      g_autofree char *value = NULL;

      g_test_message ("%s", good->expected[i]);
      g_assert_nonnull (found);
      value = json_to_string (found, FALSE);
      g_assert_cmpstr (value, ==, pair[1]);
    }
  /* It is the same after writing and reading. */
  orrery_position_read (written, &again, &error);
  g_assert_no_error (error);
  rewritten = orrery_position_write (&again, GAME_NOBODY);
  g_assert_true (json_node_equal (written, rewritten));
}

/* The position written for a seat does not have what it may not see. */
static void
test_view (void)
{
  g_autoptr (JsonNode) node = json_of ("{'seats': [{'developments': ['Public Works', 'Space Tourism']},"
                                       " {'developments': ['Nanotechnology', 'Galactic Exchange']}]}");
  g_autoptr (GError) error = NULL;
  RollState state;

  orrery_position_read (node, &state, &error);
  g_assert_no_error (error);
  for (int seat = -1; seat < 2; seat++)
    {
      g_autoptr (JsonNode) written = orrery_position_write (&state, seat);
      g_autofree char *text = json_to_string (written, FALSE);

      g_assert_nonnull (strstr (text, "Public Works"));
      g_assert_nonnull (strstr (text, "Nanotechnology"));
      g_assert_cmpint (strstr (text, "Space Tourism") != NULL, ==, seat != 1);
      g_assert_cmpint (strstr (text, "Galactic Exchange") != NULL, ==, seat != 0);
    }
}

/* The bag as a list: exactly the tiles that are nowhere else, in any order. */
static void
test_bag (void)
{
  g_autoptr (JsonNode) node = json_of ("{'step': 'explore', 'seats': [{'abandoned': ['Gem World'],"
                                       " 'dice': {'explore': {'white': 1}}}, {}]}");
  JsonArray *bag = json_array_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) stripped = NULL;
  RollState state;

  for (int tile = ROLL_N_TILES - 1; tile >= 0; tile--)
    if (tile != ROLL_TILE_OF (orrery_face_by_name ("Gem World")))
      json_array_add_string_element (bag, roll_faces[tile % 2 == 0 ? ROLL_WORLD_OF (tile) : ROLL_DEVELOPMENT_OF (tile)].name);
  json_object_set_array_member (json_node_get_object (node), "bag", bag);
  orrery_position_read (node, &state, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (state.bag_count, ==, ROLL_N_TILES - 1);
  g_assert_cmpint (__builtin_popcountll (state.seats[0].pile), ==, 1);
  /* A record keeps it as it was written. */
  stripped = orrery_position_strip (node);
  g_assert_true (json_node_equal (stripped, node));
  json_array_remove_element (bag, 0);
  g_assert_false (orrery_position_read (node, &state, &error));
  g_assert_error (error, ORRERY_POSITION_ERROR, ORRERY_POSITION_ERROR_IMPOSSIBLE);
  g_assert_nonnull (strstr (error->message, "is neither in “bag” nor anywhere else"));
}

/* The places of a position have the same names as in the answers. */
static void
test_words (void)
{
  for (guint place = 0; place < ROLL_N_PLACES; place++)
    {
      char text[GAME_MAX_TEXT];
      g_autofree char *expected = g_strdup_printf ("remove red from %s", roll_place_names[place]);

      g_assert_cmpuint (roll_format (GAME_ANSWER (ROLL_DO_REMOVE, place, ROLL_RED, 0), text), >, 0);
      g_assert_cmpstr (text, ==, expected);
    }
}

static void
test_problems (void)
{
  for (guint code = 1; code < ROLL_N_PROBLEMS; code++)
    for (int seat = -1; seat < 2; seat++)
      {
        const GameProblem problem = { (guint8) code, (gint8) seat, 3, 12 };
        g_autofree char *text = orrery_problem_text (&problem, NULL);

        g_assert_cmpstr (text, !=, "everything is in order");
        g_assert_cmpint (g_str_has_prefix (text, "seat "), ==, seat >= 0);
      }
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (goods); i++)
    {
      g_autofree char *path = g_strdup_printf ("/record/position/good/%u", i);

      g_test_add_data_func (path, &goods[i], test_good);
    }
  g_test_add_func ("/record/position/bag", test_bag);
  g_test_add_func ("/record/position/view", test_view);
  g_test_add_func ("/record/position/words", test_words);
  g_test_add_func ("/record/position/problems", test_problems);
  return g_test_run ();
}
