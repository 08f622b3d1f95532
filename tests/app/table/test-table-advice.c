/* SPDX-License-Identifier: GPL-3.0-or-later */
/* "Hint" at a real table, and the analysis of a mirrored game. */
#include "config.h"

#include "find.h"
#include "soon.h"
#include "table-driver.h"

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

/* The button that takes the best answer. */
static GtkWidget *
get_take (Driver *driver)
{
  return find_class (driver->room->view->hint, "suggested-action");
}

static gboolean
is_advised (Driver *driver)
{
  return gtk_widget_get_visible (get_take (driver));
}

static gboolean
is_hinted (Driver *driver)
{
  return g_str_equal (gtk_stack_get_visible_child_name (driver->room->view->pane), "hint");
}

static void
pick (Driver *driver)
{
  g_assert_true (is_advised (driver));
  g_signal_emit_by_name (get_take (driver), "clicked");
}

/* Shown behind the screen, and hidden when the screen is handed over. */
static void
test_assign (void)
{
  Driver driver;

  driver_open (&driver, 0, 0);
  driver.room->depth = ORRERY_ROLL_MIRROR;
  driver_begin (&driver, rolling, names, NULL);
  driver_type (&driver, "2edhw?\n");
  g_assert_nonnull (driver_assignment (driver.room));
  activate (&driver, "hint");
  g_assert_true (is_hinted (&driver));
  driver_until (&driver, is_advised);
  pick (&driver);
  g_assert_cmpint (orrery_assignment_get_missing (driver_assignment (driver.room)), ==, ORRERY_ASSIGNMENT_WHOLE);
  g_assert_true (is_hinted (&driver));
  driver_do (driver.room, "done");
  g_assert_false (is_hinted (&driver));
  g_assert_false (is_advised (&driver));
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
  activate (&driver, "hint");
  driver_until (&driver, is_advised);
  pick (&driver);
  driver_settle (&driver);
  g_assert_cmpuint (orrery_record_get_point (record), >, point);
  g_assert_false (is_advised (&driver));
  driver_close (&driver);
}

static void
test_analyse (void)
{
  Driver driver;

  driver_open (&driver, 0, 0);
  driver_begin (&driver, over, names, NULL);
  activate (&driver, "analyse");
  g_assert_nonnull (driver.room->view->analysis);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (driver.room->view->pane), ==, "analysis");
  /* The board is shown, not the result. */
  g_assert_cmpstr (gtk_stack_get_visible_child_name (driver.room->stack), ==, "game");
  activate (&driver, "return");
  driver_settle (&driver);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (driver.room->stack), ==, "over");
  /* As in Play. */
  activate (&driver, "copy-result");
  assert_soon (find_text (driver.room, "Result copied to the clipboard.") != NULL);
  activate (&driver, "rematch");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (driver.room->stack), ==, "setup");
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
