/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A position written at any question of any game reads as the same state, byte for byte, and continues with
 * the same answers. After any change to it, it is rejected or a table that adds up. ORRERY_TEST_GAMES is how
 * many games all tests play; one in SHARE of them is played here. */
#include "record/games.h"

#include "games/roll/words/orrery-position.h"
#include "record/orrery-position.h"

#include <string.h>

enum
{
  DEFAULT_GAMES = 16,
  SHARE = 1000,
  VIEW_EVERY = 16,
  FIX_EVERY = 40,
  MUTATE_EVERY = 8,
  PLAY_ON = 12
};

static guint seen[ROLL_N_QUESTIONS];

static guint
number_of_games (void)
{
  const char *text = g_getenv ("ORRERY_TEST_GAMES");

  return text == NULL ? DEFAULT_GAMES : (guint) MAX (g_ascii_strtoull (text, NULL, 10) / SHARE, 4);
}

static void
fail_with (const RollState *state, JsonNode *node, const char *message)
{
  g_autofree char *text = json_to_string (node, TRUE);

  g_error ("at “%s”: %s\n%s", roll_game.question_word (state->ask), message, text);
}

/* Writes and reads it, like a program that has only the file. */
static void
check_same (const RollState *state, RollState *again)
{
  g_autoptr (JsonNode) written = orrery_position_write (state, GAME_NOBODY);
  g_autoptr (JsonNode) node = orrery_position_strip (written);
  g_autoptr (GError) error = NULL;

  if (!orrery_position_read (node, again, &error))
    fail_with (state, node, error->message);
  if (memcmp (state, again, sizeof *state) != 0)
    fail_with (state, node, "it reads as another state");
}

static void
check_views (const RollState *state)
{
  for (int seat = 0; seat < state->n_seats; seat++)
    {
      RollState view = *state;
      RollState again;

      roll_view (&view, seat);
      check_same (&view, &again);
    }
}

/* At a real table, tiles and sides may be unknown. */
static GameAnswer
any_answer (const RollState *state, GameRng *rng)
{
  GameAnswer answers[GAME_MAX_ANSWERS];

  if ((state->options & ROLL_MIRROR) == 0)
    return random_answer (state, rng);
  return answers[game_rng_below (rng, (guint32) roll_legal (state, answers))];
}

/* Corrections by hand make tables that no game can reach. */
static void
correct (RollState *state, GameRng *rng)
{
  for (guint i = 0; i < 20; i++)
    {
      const guint kind = ROLL_DO_FIX_CREDITS + game_rng_below (rng, ROLL_N_ANSWERS - ROLL_DO_FIX_CREDITS);
      const guint seat = game_rng_below (rng, state->n_seats);
      const gboolean has_place = kind == ROLL_DO_FIX_DICE || kind == ROLL_DO_FIX_INSERT || kind == ROLL_DO_FIX_DISCARD;
      const guint a = has_place ? seat << 4 | game_rng_below (rng, kind == ROLL_DO_FIX_DICE ? ROLL_N_PLACES : 2) : seat;
      const guint b = game_rng_below (rng, kind == ROLL_DO_FIX_BUILD || kind == ROLL_DO_FIX_HOME ? ROLL_N_FACES : 10);
      const guint c = game_rng_below (rng, kind == ROLL_DO_FIX_INSERT ? 2 * ROLL_N_TILES : 4);
      const GameAnswer answer = GAME_ANSWER (kind, a, b, kind == ROLL_DO_FIX_INSERT && c % 4 == 0 ? ROLL_UNKNOWN : c);

      if (roll_apply (state, answer, NULL) == ROLL_OK)
        return;
    }
}

/* Mutations */

static JsonNode *
any_value (GameRng *rng)
{
  static const char *const values[] = {
    "null", "true", "-1", "0", "1", "2", "3", "9", "255", "1e9", "''", "'unknown'", "[]", "{}", "[0]", "[0, 1]",
    "'all'", "'dictate'", "'start'", "'tasks'", "'draw'", "'put'", "'give'", "'abandon'", "'offer'", "'end'",
    "'order worlds'", "'workers'", "'count'", "'keep'", "'remove'", "'good'", "'deliver'", "'buy'", "'recruit'",
    "'recall'", "'send home'", "'setup'", "'roll'", "'assign'", "'reveal'", "'explore'", "'develop'", "'settle'",
    "'ship'", "'manage'", "'over'", "{'white': 1}", "{'red': 2, 'cyan': 1}", "'white'", "'Spice World'",
    "['Spice World']", "['unknown', 'unknown']", "{'development': [1]}", "{'world': [1, 2]}",
    "[{'die': 'white', 'to': 'ship'}]", "{'colour': 'white'}", "{'phase': 'ship', 'die': 'red'}",
  };

  return json_of (values[game_rng_below (rng, G_N_ELEMENTS (values))]);
}

static void
mutate_object (JsonObject *object, GameRng *rng)
{
  static const char *const members[] = {
    "stage", "first", "turn", "assigning", "to roll", "to assign", "spare die", "last", "power", "moved", "extra",
    "picked", "kept", "abandoning", "good", "drawn", "to draw", "given", "to recruit", "selected", "rolled", "used",
    "dictates", "scouted", "abandoned", "start", "chosen", "step", "phases", "bag", "first_game", "mirror", "credits",
  };
  g_autoptr (GList) names = json_object_get_members (object);
  const guint n = g_list_length (names);
  const char *name = n > 0 && game_rng_below (rng, 3) > 0
                       ? g_list_nth_data (names, game_rng_below (rng, n))
                       : members[game_rng_below (rng, G_N_ELEMENTS (members))];
  JsonNode *child = json_object_get_member (object, name);

  if (child != NULL && JSON_NODE_HOLDS_OBJECT (child) && game_rng_below (rng, 4) > 0)
    mutate_object (json_node_get_object (child), rng);
  else if (child != NULL && game_rng_below (rng, 4) == 0)
    json_object_remove_member (object, name);
  else
    json_object_set_member (object, name, any_value (rng));
}

/* The first seat, or the whole if a mutation has removed the seats. */
static JsonObject *
first_seat (JsonObject *root)
{
  JsonNode *seats = json_object_get_member (root, "seats");
  JsonNode *first = NULL;

  if (seats != NULL && JSON_NODE_HOLDS_ARRAY (seats) && json_array_get_length (json_node_get_array (seats)) > 0)
    first = json_array_get_element (json_node_get_array (seats), 0);
  return first != NULL && JSON_NODE_HOLDS_OBJECT (first) ? json_node_get_object (first) : root;
}

/* Half of them in the unfinished work, which is small compared with the seats. */
static void
mutate (JsonNode *node, GameRng *rng)
{
  JsonObject *root = json_node_get_object (node);
  JsonObject *object = root;
  JsonNode *now = json_object_get_member (root, "now");

  if (now != NULL && JSON_NODE_HOLDS_OBJECT (now) && game_rng_below (rng, 2) == 0)
    object = json_node_get_object (now);
  else if (game_rng_below (rng, 2) == 0)
    object = first_seat (root);
  mutate_object (object, rng);
}

static void
check_playable (RollState state, GameRng *rng)
{
  for (guint i = 0; i < PLAY_ON && state.ask != ROLL_ASK_OVER; i++)
    {
      GameAnswer answers[GAME_MAX_ANSWERS];

      g_assert_cmpint (roll_apply (&state, answers[game_rng_below (rng, (guint32) roll_legal (&state, answers))], NULL),
                       ==, ROLL_OK);
      if (roll_verify (&state).code != ROLL_WHOLE)
        {
          const GameProblem problem = roll_verify (&state);
          g_autofree char *text = orrery_problem_text (&problem, NULL);

          g_error ("a mutated position was played to: %s", text);
        }
    }
}

static gboolean
check_mutation (const RollState *state, GameRng *rng)
{
  g_autoptr (JsonNode) node = orrery_position_write (state, GAME_NOBODY);
  g_autoptr (GError) error = NULL;
  RollState read, again;

  for (guint n = game_rng_below (rng, 3); n < 3; n++)
    mutate (node, rng);
  if (!orrery_position_read (node, &read, &error))
    {
      g_assert_true (error->domain == ORRERY_POSITION_ERROR);
      g_assert_cmpuint (strlen (error->message), >, 0);
      return FALSE;
    }
  g_assert_cmpint (roll_verify (&read).code, ==, ROLL_WHOLE);
  check_same (&read, &again);
  check_playable (read, rng);
  return TRUE;
}

/* Choices that saving once lost or repeated: a position, and the answers up to the question. */
static const struct
{
  const char *position;
  const char *answers[6];
  RollQuestion ask;
} middles[] = {
  /* Tiles in hand */
  { "{'step': 'explore', 'seats': [{'developments': ['Public Works'], 'dice': {'explore': {'white': 1}}}, {}]}",
    { "scout with white", "abandon development 1" }, ROLL_ASK_ABANDON },
  { "{'step': 'explore', 'seats': [{'developments': ['Public Works'], 'dice': {'explore': {'white': 1}}}, {}]}",
    { "scout with white", "abandon development 1", "done", "tile Spice World" }, ROLL_ASK_DRAW },
  { "{'step': 'explore', 'seats': [{'dice': {'explore': {'white': 1}}}, {}]}",
    { "scout with white", "tile Spice World" }, ROLL_ASK_PUT },
  /* Both stacks picked up to be rearranged */
  { "{'step': 'explore', 'seats': [{'tableau': ['Advanced Logistics'], 'developments': ['Public Works'],"
    " 'worlds': ['Spice World', 'Gem World'], 'dice': {'explore': {'white': 1}}}, {}]}",
    { "stock with white", "rearrange", "put Public Works under the development stack" }, ROLL_ASK_ORDER },
  /* A die to be removed */
  { "{'step': 'develop', 'seats': [{'developments': ['Conscription'], 'dice': {'cup': {'white': 1}, 'develop': {'red': 4}}}, {}]}",
    { "build with red", "build with red", "build with red", "build with red" }, ROLL_ASK_REMOVE },
  /* Dice that complete a tile and may be kept */
  { "{'step': 'settle', 'seats': [{'tableau': ['Galactic Exchange'], 'worlds': ['Gem World'],"
    " 'dice': {'cup': {'white': 1}, 'settle': {'white': 1, 'red': 1}}}, {}]}",
    { "build with white", "build with red" }, ROLL_ASK_KEEP },
  { "{'step': 'develop', 'seats': [{'tableau': ['Galactic Federation'], 'developments': ['Public Works'],"
    " 'dice': {'cup': {'white': 1}, 'develop': {'white': 1, 'red': 1}}}, {}]}",
    { "build with red" }, ROLL_ASK_KEEP },
  /* A chip to be bought */
  { "{'step': 'ship', 'seats': [{'tableau': ['Galactic Bankers', 'Spice World'], 'goods': {'Spice World': ['cyan']},"
    " 'dice': {'cup': {'white': 1}, 'ship': {'white': 1}}}, {}]}",
    { "ship cyan good from Spice World", "trade with white" }, ROLL_ASK_BUY },
  /* Dice recruited, credits short */
  { "{'step': 'manage', 'seats': [{'credits': 2, 'dice': {'cup': {'white': 1}, 'citizenry': {'white': 2, 'red': 2}}}, {}]}",
    { "recruit white" }, ROLL_ASK_RECRUIT },
  { "{'step': 'manage', 'seats': [{'tableau': ['Spice World'], 'goods': {'Spice World': ['cyan']},"
    " 'dice': {'cup': {'white': 1}, 'world zone': {'white': 1}}}, {}]}",
    { "recall white from world zone" }, ROLL_ASK_RECALL },
};

static void
test_middle (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (middles); i++)
    {
      g_autoptr (JsonNode) node = json_of (middles[i].position);
      g_autoptr (GError) error = NULL;
      RollState state, again;
      GameAnswer answer;

      orrery_position_read (node, &state, &error);
      g_assert_no_error (error);
      for (guint k = 0; middles[i].answers[k] != NULL; k++)
        {
          g_test_message ("%s", middles[i].answers[k]);
          g_assert_true (roll_parse (middles[i].answers[k], &answer));
          g_assert_cmpint (roll_apply (&state, answer, NULL), ==, ROLL_OK);
        }
      g_assert_cmpstr (roll_game.question_word (state.ask), ==, roll_game.question_word ((guint8) middles[i].ask));
      check_same (&state, &again);
    }
}

static void
test_any_question (void)
{
  const guint n_games = number_of_games ();
  guint n = 0;

  for (guint i = 0; i < n_games; i++)
    {
      const GameSetup setup = { (guint8) (2 + i % 4),
                                (guint8) ((i % 3 == 1 ? ROLL_FIRST_GAME : 0) | (i % 5 == 4 ? ROLL_MIRROR : 0)) };
      RollState state, again;
      GameRng rng;

      game_rng_seed (&rng, 7000 + i);
      roll_start (&state, &setup);
      for (;; n++)
        {
          GameAnswer answer;

          seen[state.ask]++;
          check_same (&state, &again);
          if (n % VIEW_EVERY == 0)
            check_views (&state);
          if (state.ask == ROLL_ASK_OVER)
            break;
          answer = any_answer (&state, &rng);
          g_assert_cmpint (roll_apply (&state, answer, NULL), ==, ROLL_OK);
          g_assert_cmpint (roll_apply (&again, answer, NULL), ==, ROLL_OK);
          g_assert_cmpmem (&state, sizeof state, &again, sizeof again);
        }
    }
  g_test_message ("%u questions of %u games", n, n_games);
  for (guint ask = ROLL_ASK_FACTION; ask < ROLL_N_QUESTIONS; ask++)
    {
      g_test_message ("%s: %u", roll_game.question_word ((guint8) ask), seen[ask]);
    }
}

static void
test_corrected (void)
{
  for (guint i = 0; i < number_of_games () / 4; i++)
    {
      const GameSetup setup = { (guint8) (2 + i % 4), i % 2 == 0 ? ROLL_MIRROR : 0 };
      RollState state, again;
      GameRng rng;

      game_rng_seed (&rng, 9000 + i);
      roll_start (&state, &setup);
      for (guint k = 0; k < 4000 && state.ask != ROLL_ASK_OVER; k++)
        {
          if (game_rng_below (&rng, FIX_EVERY) == 0)
            correct (&state, &rng);
          check_same (&state, &again);
          if (state.ask != ROLL_ASK_OVER)
            roll_apply (&state, any_answer (&state, &rng), NULL);
        }
    }
}

static void
test_mutated (void)
{
  guint n_good = 0, n_bad = 0;

  for (guint i = 0; i < number_of_games () / 2; i++)
    {
      const GameSetup setup = { (guint8) (2 + i % 4), i % 3 == 0 ? ROLL_MIRROR : 0 };
      RollState state;
      GameRng rng;

      game_rng_seed (&rng, 8000 + i);
      for (roll_start (&state, &setup); state.ask != ROLL_ASK_OVER; roll_apply (&state, any_answer (&state, &rng), NULL))
        if (game_rng_below (&rng, MUTATE_EVERY) == 0)
          {
            if (check_mutation (&state, &rng))
              n_good++;
            else
              n_bad++;
          }
    }
  g_test_message ("%u mutations read, %u were refused", n_good, n_bad);
  g_assert_cmpuint (n_good, >, 0);
  g_assert_cmpuint (n_bad, >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/position/middle", test_middle);
  g_test_add_func ("/record/position/any-question", test_any_question);
  g_test_add_func ("/record/position/corrected", test_corrected);
  g_test_add_func ("/record/position/mutated", test_mutated);
  return g_test_run ();
}
