/* SPDX-License-Identifier: GPL-3.0-or-later */
/* "Hint" at a real table, and the analysis of a mirrored game. */
#include "config.h"

#include "table-driver.h"

#include "app/game/orrery-game-view-private.h"
#include "app/play/orrery-play-room-private.h"
#include "games/games.h"
#include "games/roll/words/orrery-roll.h"

#include <string.h>

static const char *const names[] = { "Ada", "Ben", NULL };

static const char rolling[] =
    "{\"mirror\": true, \"seats\": ["
    "{\"faction\": \"Space Piracy\", \"home\": \"Old Earth\", \"developments\": [\"Public Works\"],"
    " \"worlds\": [\"Space Port\"],"
    " \"dice\": {\"cup\": {\"white\": 4, \"green\": 1}, \"citizenry\": {\"white\": 1}}},"
    "{\"faction\": \"Alien Archaeology\", \"home\": \"New Sparta\"}]}";

/* Ada may trade or consume a good; Ben has nothing to do. */
static const char shipping[] =
    "{\"mirror\": true, \"round\": 5, \"step\": \"ship\", \"phases\": [\"ship\"], \"seats\": ["
    "{\"tableau\": [\"Spice World\"], \"goods\": {\"Spice World\": [\"cyan\"]},"
    " \"developments\": [\"Public Works\", \"unknown\"],"
    " \"dice\": {\"ship\": {\"white\": 1}, \"cup\": {\"white\": 2}}}, {}]}";

static const char over[] =
    "{\"mirror\": true, \"round\": 9, \"step\": \"over\", \"pool\": 0, \"seats\": ["
    "{\"chips\": 14}, {\"chips\": 10}]}";

static void
activate (Driver *driver, const char *name)
{
  GActionGroup *actions = G_ACTION_GROUP (driver->room->actions);

  g_assert_true (g_action_group_get_action_enabled (actions, name));
  g_action_group_activate_action (actions, name, NULL);
}

static gboolean
is_advised (Driver *driver)
{
  return orrery_hint_get_n (driver->room->hint) > 0;
}

static void
pick (Driver *driver)
{
  g_autoptr (GArray) answers = orrery_hint_dup_answers (driver->room->hint, 0);

  g_assert_nonnull (answers);
  g_signal_emit_by_name (driver->room->hint, "picked", answers);
}

/* Behind the screen, and gone from it when it is passed on. */
static void
test_assign (void)
{
  OrreryRolledPage *page;
  Driver driver;

  driver_open (&driver, 0, 0);
  driver.room->depth = ORRERY_ROLL_MIRROR;
  driver_begin (&driver, rolling, names, NULL);
  orrery_hand_over_ready (driver.room->hand_over);
  page = driver_rolled (&driver);
  orrery_rolled_page_tap (page, ROLL_WHITE, ROLL_EXPLORE, 2);
  orrery_rolled_page_tap (page, ROLL_WHITE, ROLL_DEVELOP, 1);
  orrery_rolled_page_tap (page, ROLL_WHITE, ROLL_SHIP, 1);
  orrery_rolled_page_tap (page, ROLL_GREEN, ROLL_WILD, 1);
  g_signal_emit_by_name (page, "done");
  g_assert_nonnull (driver.room->draft);
  activate (&driver, "hint");
  g_assert_true (gtk_widget_get_visible (driver.room->hint_card));
  driver_until (&driver, is_advised);
  pick (&driver);
  g_assert_cmpint (orrery_assignment_get_missing (driver.room->draft), ==, ORRERY_ASSIGNMENT_WHOLE);
  g_assert_true (gtk_widget_get_visible (driver.room->hint_card));
  table_room_draft_ready (driver.room);
  g_assert_false (gtk_widget_get_visible (driver.room->hint_card));
  g_assert_cmpuint (orrery_hint_get_n (driver.room->hint), ==, 0);
  driver_close (&driver);
}

static void
test_choice (void)
{
  Driver driver;
  OrreryRecord *record;
  guint point;

  driver_open (&driver, 0, 0);
  driver_begin (&driver, shipping, names, NULL);
  record = orrery_session_get_record (driver.room->session);
  point = orrery_record_get_point (record);
  g_assert_true (table_room_can_hint (driver.room));
  activate (&driver, "hint");
  driver_until (&driver, is_advised);
  pick (&driver);
  driver_settle (&driver);
  g_assert_cmpuint (orrery_record_get_point (record), >, point);
  g_assert_cmpuint (orrery_hint_get_n (driver.room->hint), ==, 0);
  driver_close (&driver);
}

static void
test_analyse (void)
{
  OrreryPlayRoom *play;
  Driver driver;

  driver_open (&driver, 0, 0);
  driver_begin (&driver, over, names, NULL);
  activate (&driver, "analyse");
  g_assert_cmpstr (orrery_window_get_room (driver.window), ==, "play");
  play = ORRERY_PLAY_ROOM (orrery_window_ensure_room (driver.window, "play"));
  g_assert_nonnull (play->view->analysis);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (play->view->pane), ==, "analysis");
  driver_close (&driver);
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  orrery_games_register_uis ();
  int status;

  driver_set_up (&argc, &argv);
  g_test_add_func ("/app/table/advice/assign", test_assign);
  g_test_add_func ("/app/table/advice/choice", test_choice);
  g_test_add_func ("/app/table/advice/analyse", test_analyse);
  status = g_test_run ();
  driver_tear_down ();
  return status;
}
