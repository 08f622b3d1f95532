/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Everything that is true of any game: the same tests for each registered game, and for a toy. */
#include "games/toy.h"

#include "assist/orrery-session.h"
#include "cli/session.h"
#include "folder.h"
#include "games/games.h"
#include "players/self-play.h"
#include "record/orrery-outcome.h"

#include <string.h>

static const OrreryPlayer people[GAME_MAX_SEATS] = {
  { (char *) "Ada", (char *) "person" },  { (char *) "Ben", (char *) "person" },
  { (char *) "Cleo", (char *) "person" }, { (char *) "Dan", (char *) "person" },
  { (char *) "Eva", (char *) "person" },
};

static GameAnswer
answer_at_random (const Game *rules, const void *state, GameRng *rng)
{
  GameAnswer legal[GAME_MAX_ANSWERS];

  return rules->question (state).ask == GAME_CHANCE
             ? game_chance (rules, state, rng)
             : legal[game_rng_below (rng, (guint32) rules->legal (state, legal))];
}

/* A game played by random players, at most this many answers. */
static OrreryRecord *
play (const OrreryGame *game, guint64 seed, guint most)
{
  const GameSetup setup = { .n_seats = game->rules->min_seats };
  OrreryRecord *record = orrery_record_new (game, &setup, seed, people);
  GameRng dice, choices;

  self_play_seed (&dice, seed, 0);
  self_play_seed (&choices, seed, 1);
  while (orrery_record_get_point (record) < most && !orrery_record_is_over (record))
    {
      const void *state = orrery_record_get_state (record);
      const gboolean chance = game->rules->question (state).ask == GAME_CHANCE;
      g_autoptr (GError) error = NULL;

      orrery_record_answer (record, answer_at_random (game->rules, state, chance ? &dice : &choices),
                            NULL, &error);
      g_assert_no_error (error);
    }
  return record;
}

static void
assert_same (OrreryRecord *a, OrreryRecord *b)
{
  const Game *rules = orrery_record_get_game (a)->rules;

  g_assert_true (orrery_record_get_game (a) == orrery_record_get_game (b));
  g_assert_cmpuint (orrery_record_get_n_answers (a), ==, orrery_record_get_n_answers (b));
  g_assert_cmpmem (orrery_record_get_state (a), rules->state_size, orrery_record_get_state (b),
                   rules->state_size);
}

static void
test_record (gconstpointer data)
{
  g_autoptr (OrreryRecord) record = play (data, 1, G_MAXUINT);
  g_autofree char *text = orrery_record_to_text (record);
  g_autoptr (GError) error = NULL;
  g_autoptr (OrreryRecord) again = orrery_record_from_text (text, -1, &error);

  g_assert_no_error (error);
  assert_same (record, again);
  g_assert_cmpuint (orrery_record_check_dice (record).verdict, ==, ORRERY_DICE_VERIFIED);
  g_assert_cmpuint (orrery_record_check_dice (record).n_checked, >, 0);
}

static void
test_undo (gconstpointer data)
{
  g_autoptr (OrreryRecord) record = play (data, 2, 10);
  const Game *rules = ((const OrreryGame *) data)->rules;
  GameState before, now;

  memcpy (&now, orrery_record_get_state (record), rules->state_size);
  g_assert_true (orrery_record_undo (record));
  orrery_record_state_at (record, orrery_record_get_n_answers (record) - 1, &before);
  g_assert_cmpmem (orrery_record_get_state (record), rules->state_size, &before, rules->state_size);
  g_assert_true (orrery_record_redo (record));
  g_assert_cmpmem (orrery_record_get_state (record), rules->state_size, &now, rules->state_size);
  orrery_record_go_to (record, 0);
  g_assert_false (orrery_record_undo (record));
}

/* Others see the same, whatever a secret is. */
static void
test_view (gconstpointer data)
{
  const Game *rules = ((const OrreryGame *) data)->rules;

  for (guint64 seed = 1; seed <= 20; seed++)
    {
      g_autoptr (OrreryRecord) record = play (data, seed, (guint) (2 * seed - 1));

      for (guint seat = 0; seat < orrery_record_get_n_seats (record); seat++)
        {
          GameState view, twice, guess;
          GameRng rng;

          memcpy (&view, orrery_record_get_state (record), rules->state_size);
          rules->view (&view, (int) seat);
          memcpy (&twice, &view, rules->state_size);
          rules->view (&twice, (int) seat);
          g_assert_cmpmem (&view, rules->state_size, &twice, rules->state_size);
          memcpy (&guess, orrery_record_get_state (record), rules->state_size);
          game_rng_seed (&rng, seed);
          rules->determinise (&guess, (int) seat, &rng);
          g_assert_cmpint (rules->verify (&guess).code, ==, GAME_OK);
          rules->view (&guess, (int) seat);
          g_assert_cmpmem (&view, rules->state_size, &guess, rules->state_size);
        }
    }
}

static void
test_autosave (gconstpointer data)
{
  g_autofree char *folder = new_folder ();
  g_autofree char *path = g_build_filename (folder, "a.orrery-journal", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  OrreryRecord *record = play (data, 3, 10);
  g_autoptr (OrreryRecord) kept = orrery_record_branch (record, 10);
  g_autoptr (OrreryRecord) again = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (orrery_record_set_autosave (record, file, &error));
  g_assert_no_error (error);
  g_object_unref (record);
  again = orrery_record_restore (file, NULL, &error);
  g_assert_no_error (error);
  assert_same (kept, again);
  g_clear_object (&again);
  remove_folder (g_steal_pointer (&folder));
}

static void
over_cb (gpointer session, GMainLoop *loop)
{
  g_main_loop_quit (loop);
}

/* Computer players play a whole game in a session, and its outcome can be written and read. */
static void
test_session (gconstpointer data)
{
  const OrreryGame *game = data;
  const GameSetup setup = { .n_seats = game->rules->max_seats };
  OrreryPlayer players[GAME_MAX_SEATS];
  g_autoptr (OrreryRecord) record = NULL;
  g_autoptr (OrrerySession) session = NULL;
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autoptr (OrreryOutcome) outcome = NULL;
  g_autoptr (OrreryOutcome) again = NULL;
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < setup.n_seats; i++)
    players[i] = (OrreryPlayer) { people[i].name, (char *) player_random.id };
  record = orrery_record_new (game, &setup, 4, players);
  session = orrery_session_new (record);
  orrery_session_set_pace (session, 0);
  g_signal_connect (session, "over", G_CALLBACK (over_cb), loop);
  orrery_session_run (session);
  g_main_loop_run (loop);
  g_assert_true (orrery_record_is_over (record));
  outcome = orrery_outcome_new (record, ORRERY_OUTCOME_PLAYED, "a", now, NULL);
  node = orrery_outcome_write (outcome);
  again = orrery_outcome_read (node, "a", &error);
  g_assert_no_error (error);
  g_assert_true (orrery_outcome_get_game (again) == game);
  g_assert_cmpint (orrery_outcome_get_seat (again, 0)->score, ==,
                   orrery_outcome_get_seat (outcome, 0)->score);
}

/* --- orrery-cli engine --- */

/* The engine, and its last reply. */
typedef struct
{
  CliSession *session;
  JsonNode *reply;
} Engine;

G_GNUC_PRINTF (2, 3)
static JsonObject *
ask_engine (Engine *engine, const char *format, ...)
{
  g_autofree char *line = NULL;
  gboolean quit = FALSE;
  va_list args;

  va_start (args, format);
  line = g_strdup_vprintf (format, args);
  va_end (args);
  g_clear_pointer (&engine->reply, json_node_unref);
  engine->reply = cli_session_handle (engine->session, line, strlen (line), &quit);
  return json_node_get_object (engine->reply);
}

static void
test_engine (gconstpointer data)
{
  const OrreryGame *game = data;
  Engine engine = { cli_session_new (orrery_game_get_default ()), NULL };
  gboolean over = FALSE;
  GameRng rng;

  game_rng_seed (&rng, 5);
  g_assert_true (json_object_has_member (
      ask_engine (&engine, "{\"id\": 1, \"command\": \"new\", \"game\": \"%s\", \"seats\": %d, \"seed\": 5}",
                  game->rules->id, game->rules->min_seats),
      "point"));
  while (!over)
    {
      JsonObject *reply = ask_engine (&engine, "{\"id\": 2, \"command\": \"question\"}");
      JsonArray *answers = json_object_get_array_member (json_object_get_object_member (reply, "question"),
                                                         "answers");
      const guint n = json_array_get_length (answers);

      over = n == 0;
      if (!over)
        {
          g_autofree char *answer
              = g_strdup (json_array_get_string_element (answers, game_rng_below (&rng, n)));

          reply = ask_engine (&engine, "{\"id\": 3, \"command\": \"answer\", \"answer\": \"%s\"}",
                              answer);
          g_assert_true (json_object_has_member (reply, "events"));
        }
    }
  g_assert_true (json_object_get_boolean_member (
      json_object_get_object_member (ask_engine (&engine, "{\"id\": 4, \"command\": \"score\"}"), "score"),
      "over"));
  json_node_unref (engine.reply);
  cli_session_free (engine.session);
}

static void
add (const OrreryGame *game, const char *name, GTestDataFunc func)
{
  g_autofree char *path = g_strdup_printf ("/games/%s/%s", game->rules->id, name);

  g_test_add_data_func (path, game, func);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  orrery_games_register ();
  orrery_game_register (&toy);
  for (const OrreryGame *const *game = orrery_game_list (); *game != NULL; game++)
    {
      add (*game, "record", test_record);
      add (*game, "undo", test_undo);
      add (*game, "view", test_view);
      add (*game, "autosave", test_autosave);
      add (*game, "session", test_session);
      add (*game, "engine", test_engine);
    }
  return g_test_run ();
}
