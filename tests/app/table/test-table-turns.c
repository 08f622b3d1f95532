/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Turns in any order, and powers that were not used. */
#include "config.h"

#include "table-driver.h"

#include "assist/orrery-decision.h"
#include "assist/orrery-reminders.h"
#include "games/roll/assist/orrery-roll-book.h"
#include "games/roll/players/players.h"
#include "games/games.h"

#include <string.h>

static const char *const names[] = { "Ada", "Ben", "Cleo", NULL };

static GameAnswer
choose (const RollState *state, GameRng *rng)
{
  return roll_question (state).ask == GAME_CHANCE
             ? game_chance (&roll_game, state, rng)
             : player_answer_within (roll_player ("simple"), &roll_game, state, rng, NULL);
}

/* --- In any order, by the rules alone --- */

static guint
answer_ahead (OrreryAhead *ahead, const RollState *state, GameRng *rng)
{
  guint n = 0;

  for (guint seat = state->n_seats; seat-- > 0;)
    {
      if (orrery_ahead_has (ahead, seat) || !orrery_ahead_can (ahead, state, seat))
        continue;
      orrery_ahead_begin (ahead, state, seat);
      while (orrery_ahead_get_seat (ahead) >= 0)
        {
          const GameAnswer answer = choose (orrery_ahead_get_state (ahead), rng);

          g_assert_cmpint (orrery_ahead_give (ahead, &answer, 1), ==, GAME_OK);
        }
      g_assert_true (orrery_ahead_has (ahead, seat));
      n++;
    }
  return n;
}

/* Like a session: forced questions are not asked. */
static gboolean
is_asked (const RollState *state)
{
  return roll_question (state).ask == GAME_CHANCE || !orrery_decision_is_forced (&roll_game, state);
}

static void
test_whole_games (void)
{
  guint n_ahead = 0, n_dropped = 0;

  for (guint seed = 1; seed <= 12; seed++)
    {
      const GameSetup setup = { (guint8) (2 + seed % 4), ROLL_MIRROR };
      g_autoptr (OrreryAhead) ahead = orrery_ahead_new (&roll_game, &orrery_roll_book);
      RollState state;
      GameRng rng;

      game_rng_seed (&rng, seed);
      roll_start (&state, &setup);
      while (roll_question (&state).ask != GAME_OVER)
        {
          g_autoptr (GArray) kept = NULL;
          GameAnswer answer;
          gboolean dropped;

          orrery_ahead_follow (ahead, &state);
          if (is_asked (&state))
            {
              n_ahead += answer_ahead (ahead, &state, &rng);
              kept = orrery_ahead_take (ahead, &state, &dropped);
              n_dropped += dropped;
              for (guint i = 0; i < kept->len; i++)
                g_assert_cmpint (roll_apply (&state, g_array_index (kept, GameAnswer, i), NULL), ==,
                                 GAME_OK);
              if (kept->len > 0)
                continue;
            }
          answer = choose (&state, &rng);
          g_assert_cmpint (roll_apply (&state, answer, NULL), ==, GAME_OK);
          g_assert_cmpint (roll_verify (&state).code, ==, ROLL_WHOLE);
        }
    }
  g_test_message ("%u turns ahead, %u asked again", n_ahead, n_dropped);
  g_assert_cmpuint (n_ahead, >, 100);
  /* The only tiles that can be named are those that another names first. */
  g_assert_cmpuint (n_dropped * 10, <, n_ahead);
}

/* --- In the room --- */

static const RollState *
state_of (Driver *driver)
{
  return orrery_session_get_state (driver->room->session);
}

static const char manage[] =
    "{\"mirror\": true, \"step\": \"manage\", \"seats\": ["
    "{\"credits\": 1, \"dice\": {\"cup\": {\"white\": 1}, \"citizenry\": {\"white\": 2, \"red\": 2}}},"
    "{\"credits\": 1, \"dice\": {\"cup\": {\"white\": 1}, \"citizenry\": {\"white\": 2, \"cyan\": 1}}},"
    "{\"credits\": 2, \"dice\": {\"cup\": {\"white\": 1}, \"citizenry\": {\"white\": 2, \"green\": 2}}}"
    "]}";

static void
recruit (Driver *driver, guint colour)
{
  const GameAnswer answer = GAME_ANSWER (ROLL_DO_RECRUIT, colour, 0, 0);

  table_room_give (driver->room, &answer, 1);
  driver_settle (driver);
}

/* Ben recruits before Ada does, changes his mind, and is not asked again. */
static void
test_ahead (void)
{
  Driver driver;

  driver_open (&driver, 0, 0);
  driver_begin (&driver, manage, names, NULL);
  g_assert_cmpuint (state_of (&driver)->ask, ==, ROLL_ASK_RECRUIT);
  g_assert_cmpuint (state_of (&driver)->actor, ==, 0);
  g_assert_nonnull (table_room_get_together (driver.room));
  table_room_answer_next (driver.room); /* F6 */
  g_assert_cmpint (orrery_ahead_get_seat (driver.room->ahead), ==, 1);
  g_assert_cmpint (orrery_game_view_get_front (driver.room->view), ==, 1);
  recruit (&driver, ROLL_WHITE);
  g_assert_true (orrery_ahead_has (driver.room->ahead, 1));
  table_room_answer_ahead (driver.room, 1);
  recruit (&driver, ROLL_CYAN);
  g_assert_cmpuint (orrery_record_get_point (orrery_session_get_record (driver.room->session)), ==,
                    0);
  g_assert_cmpint (orrery_game_view_get_front (driver.room->view), ==, 0);
  recruit (&driver, ROLL_RED);
  /* Ada has answered, Ben's answers followed automatically, and Cleo is asked. */
  g_assert_cmpuint (state_of (&driver)->actor, ==, 2);
  g_assert_cmpuint (state_of (&driver)->seats[0].dice[ROLL_CUP][ROLL_RED], ==, 1);
  g_assert_cmpuint (state_of (&driver)->seats[1].dice[ROLL_CUP][ROLL_CYAN], ==, 1);
  g_assert_cmpuint (state_of (&driver)->seats[1].dice[ROLL_CUP][ROLL_WHITE], ==, 1);
  driver_close (&driver);
}

/* Recruiting several dice is undone as one, even if its first die was forced. */
static void
test_undo_several (void)
{
  static const char position[] =
      "{\"mirror\": true, \"step\": \"manage\", \"seats\": ["
      "{\"credits\": 1, \"dice\": {\"cup\": {\"white\": 1}, \"citizenry\": {\"white\": 2, \"red\": 2}}},"
      "{\"credits\": 4, \"dice\": {\"cup\": {\"white\": 1}, \"citizenry\": {\"white\": 4, \"cyan\": 1}}},"
      "{\"credits\": 2, \"dice\": {\"cup\": {\"white\": 1}, \"citizenry\": {\"white\": 2, \"green\": 2}}}"
      "]}";
  const GameAnswer white = GAME_ANSWER (ROLL_DO_RECRUIT, ROLL_WHITE, 0, 0);
  const GameAnswer answers[] = { white, white, white, GAME_ANSWER (ROLL_DO_RECRUIT, ROLL_CYAN, 0, 0) };
  GameAnswer legal[GAME_MAX_ANSWERS];
  Driver driver;

  driver_open (&driver, 0, 0);
  driver_begin (&driver, position, names, NULL);
  recruit (&driver, ROLL_RED);
  g_assert_cmpuint (state_of (&driver)->actor, ==, 1);
  g_assert_cmpuint (roll_legal (state_of (&driver), legal), ==, 1);
  table_room_give (driver.room, answers, G_N_ELEMENTS (answers));
  driver_settle (&driver);
  g_assert_cmpuint (state_of (&driver)->actor, ==, 2);
  table_room_undo (driver.room);
  driver_settle (&driver);
  g_assert_cmpuint (state_of (&driver)->actor, ==, 1);
  g_assert_cmpuint (state_of (&driver)->seats[0].dice[ROLL_CUP][ROLL_RED], ==, 1);
  g_assert_cmpuint (state_of (&driver)->seats[1].dice[ROLL_CUP][ROLL_WHITE], ==, 1);
  driver_do (driver.room, "redo");
  driver_settle (&driver);
  g_assert_cmpuint (state_of (&driver)->actor, ==, 2);
  driver_close (&driver);
}

/* One key for all explorers is undone as one; separate answers are undone one by one. */
static void
test_undo_bundle (void)
{
  static const char position[] = "{\"mirror\": true, \"step\": \"explore\", \"seats\": ["
                                 "{\"credits\": 1, \"dice\": {\"explore\": {\"white\": 3}}},"
                                 "{\"dice\": {\"explore\": {\"white\": 2}}}]}";
  const GameAnswer stock = GAME_ANSWER (ROLL_DO_STOCK, ROLL_WHITE, 0, 0);
  RollState before;
  Driver driver;

  driver_open (&driver, 0, 0);
  driver_begin (&driver, position, names, NULL);
  before = *state_of (&driver);
  driver_type (&driver, "3");
  driver_settle (&driver);
  g_assert_cmpuint (state_of (&driver)->actor, ==, 1);
  table_room_undo (driver.room);
  driver_settle (&driver);
  g_assert_cmpmem (state_of (&driver), sizeof before, &before, sizeof before);
  driver_do (driver.room, "redo");
  driver_settle (&driver);
  g_assert_cmpuint (state_of (&driver)->actor, ==, 1);
  table_room_undo (driver.room);
  driver_settle (&driver);
  for (guint i = 0; i < 2; i++)
    {
      before = *state_of (&driver);
      table_room_give (driver.room, &stock, 1);
      driver_settle (&driver);
    }
  table_room_undo (driver.room);
  driver_settle (&driver);
  g_assert_cmpmem (state_of (&driver), sizeof before, &before, sizeof before);
  driver_close (&driver);
}

/* Answers given in advance survive closing the window. */
static void
test_ahead_kept (void)
{
  Driver driver;

  driver_open (&driver, 0, 0);
  driver_begin (&driver, manage, names, NULL);
  table_room_answer_ahead (driver.room, 2);
  recruit (&driver, ROLL_GREEN);
  recruit (&driver, ROLL_GREEN);
  g_assert_true (orrery_ahead_has (driver.room->ahead, 2));
  driver_reopen (&driver, 0, 0);
  g_assert_true (orrery_ahead_has (driver.room->ahead, 2));
  recruit (&driver, ROLL_RED);
  recruit (&driver, ROLL_CYAN);
  g_assert_cmpuint (state_of (&driver)->round, ==, 2);
  g_assert_cmpuint (state_of (&driver)->seats[2].dice[ROLL_CUP][ROLL_GREEN], ==, 2);
  driver_close (&driver);
}

/* Ada has Galactic Bankers, trades, and does not buy. */
static void
test_missed (void)
{
  static const char ship[] =
      "{\"mirror\": true, \"step\": \"ship\", \"seats\": ["
      "{\"credits\": 3, \"faction\": \"Space Piracy\", \"home\": \"Old Earth\","
      " \"tableau\": [\"Galactic Bankers\", \"Spice World\"],"
      " \"goods\": {\"Spice World\": [\"cyan\"]},"
      " \"dice\": {\"cup\": {\"white\": 1}, \"ship\": {\"white\": 1}}}, {}]}";
  const GameAnswer trade = GAME_ANSWER (ROLL_DO_TRADE, ROLL_WHITE, 0, 0);
  const GameAnswer done = GAME_ANSWER (ROLL_DO_DONE, 0, 0, 0);
  Driver driver;

  driver_open (&driver, 0, 0);
  driver_begin (&driver, ship, (const char *const[]){ "Ada", "Ben", NULL }, NULL);
  g_assert_cmpuint (state_of (&driver)->ask, ==, ROLL_ASK_DELIVER);
  table_room_give (driver.room, &trade, 1);
  driver_settle (&driver);
  g_assert_cmpuint (state_of (&driver)->ask, ==, ROLL_ASK_BUY);
  table_room_give (driver.room, &done, 1);
  /* A reminder is shown; the phase is not over. */
  g_assert_nonnull (driver.room->held);
  g_assert_nonnull (find_text (driver.room->view->bar, "Galactic Bankers"));
  g_assert_cmpuint (state_of (&driver)->ask, ==, ROLL_ASK_BUY);
  driver_do (driver.room, "use-it");
  driver_settle (&driver);
  g_assert_null (driver.room->held);
  g_assert_cmpuint (state_of (&driver)->ask, ==, ROLL_ASK_BUY);
  table_room_give (driver.room, &done, 1);
  driver_do (driver.room, "never-remind");
  driver_settle (&driver);
  g_assert_cmpuint (state_of (&driver)->step, !=, ROLL_STEP_PHASES);
  /* And never again. */
  table_room_undo (driver.room);
  driver_settle (&driver);
  g_assert_cmpuint (state_of (&driver)->ask, ==, ROLL_ASK_BUY);
  table_room_give (driver.room, &done, 1);
  g_assert_null (driver.room->held);
  driver_settle (&driver);
  g_assert_cmpuint (state_of (&driver)->step, !=, ROLL_STEP_PHASES);
  driver_close (&driver);
}

/* After three ignored reminders there are no more, until the player uses the power again. */
static void
test_learning (void)
{
  const char *id = "spice-world";

  for (guint i = 0; i < 3; i++)
    {
      g_assert_true (orrery_reminders_wants ("Zoe", id));
      orrery_reminders_let_go ("Zoe", id, FALSE);
    }
  g_assert_false (orrery_reminders_wants ("Zoe", id));
  g_assert_true (orrery_reminders_wants ("Yan", id));
  orrery_reminders_used ("Zoe", id);
  g_assert_true (orrery_reminders_wants ("Zoe", id));
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  orrery_games_register_uis ();
  int status;

  driver_set_up (&argc, &argv);
  g_test_add_func ("/table/undo-several", test_undo_several);
  g_test_add_func ("/table/undo-bundle", test_undo_bundle);
  g_test_add_func ("/table/turns/whole-games", test_whole_games);
  g_test_add_func ("/table/turns/ahead", test_ahead);
  g_test_add_func ("/table/turns/ahead-kept", test_ahead_kept);
  g_test_add_func ("/table/turns/missed", test_missed);
  g_test_add_func ("/table/turns/learning", test_learning);
  status = g_test_run ();
  driver_tear_down ();
  return status;
}
