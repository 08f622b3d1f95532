/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Play does not depend on any game: a toy game is chosen, started, undone, saved, continued and replayed like any
 * other. */
#include "config.h"

#include "play-driver.h"

#include "app/play/orrery-new-game.h"
#include "games/games.h"
#include "games/toy-ui.h"
#include "games/toy.h"

static const char *
page (Driver *driver)
{
  return gtk_stack_get_visible_child_name (driver->room->stack);
}

static void
choose (Driver *driver, const OrreryGame *game)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (driver->window), "win.game", "s", game->rules->id));
  driver_settle (driver);
}

static void
act (Driver *driver, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (driver->window), action, NULL));
  driver_settle (driver);
}

static gboolean
can (Driver *driver, const char *action)
{
  return g_action_group_get_action_enabled (orrery_room_get_actions (ORRERY_ROOM (driver->room)), action);
}

static gboolean
reads (GtkWidget *widget, const char *text)
{
  g_autofree char *all = driver_read (widget);

  return strstr (all, text) != NULL;
}

static OrreryRecord *
get_record (Driver *driver)
{
  return orrery_session_get_record (driver->room->session);
}

static OrreryNewGame *
find_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (ORRERY_IS_NEW_GAME (window))
        return ORRERY_NEW_GAME (window);
    }
  return NULL;
}

static gboolean
has_listed (Driver *driver)
{
  return driver_count_games (driver, FALSE) >= 0;
}

static Driver *
new_driver (void)
{
  Driver *driver = driver_new (1000, 700);

  choose (driver, &toy);
  g_assert_cmpstr (page (driver), ==, "start");
  return driver;
}

static void
begin (Driver *driver)
{
  g_signal_emit_by_name (driver_find_button (GTK_WIDGET (driver->room->start_page), "Play"), "clicked");
  g_assert_true (driver_wait (driver, driver_is_stopped));
  g_assert_true (orrery_record_get_game (get_record (driver)) == &toy);
  g_assert_cmpstr (page (driver), ==, "table");
}

static void
keep_one (Driver *driver)
{
  const guint point = orrery_record_get_point (get_record (driver));

  g_signal_emit_by_name (driver_find_button (GTK_WIDGET (driver->room->view), "keep"), "clicked");
  g_assert_cmpuint (orrery_record_get_point (get_record (driver)), >, point);
  g_assert_true (driver_wait (driver, driver_is_stopped));
}

/* The dialog offers the seats, players and options of the game. */
static void
test_new_game (void)
{
  g_autoptr (Driver) driver = new_driver ();
  OrreryNewGame *dialog;

  g_assert_true (reads (GTK_WIDGET (driver->room->start_page), toy.rules->name));
  g_assert_null (driver_find_button (GTK_WIDGET (driver->room->start_page), "_Learn the Game"));
  act (driver, "room.new-game");
  dialog = find_dialog ();
  g_assert_nonnull (dialog);
  g_assert_true (reads (GTK_WIDGET (dialog), "2 to 5 players"));
  g_assert_false (reads (GTK_WIDGET (dialog), "First game"));
  g_signal_emit_by_name (driver_find_button (GTK_WIDGET (dialog), "_Play"), "clicked");
  g_assert_true (driver_wait (driver, driver_is_stopped));
  g_assert_true (orrery_record_get_game (get_record (driver)) == &toy);
  /* Players of another game are kept, and not mistaken for people. */
  g_assert_cmpstr (orrery_record_get_player (get_record (driver), 0)->kind, ==, "person");
  g_assert_cmpstr (orrery_record_get_player (get_record (driver), 1)->kind, ==, "random");
  g_assert_true (reads (GTK_WIDGET (driver->room->view), "keep it or pass?"));
  g_assert_false (can (driver, "hint"));
}

static void
test_whole_game (void)
{
  g_autoptr (Driver) driver = new_driver ();
  guint point;

  begin (driver);
  keep_one (driver);
  point = orrery_record_get_point (get_record (driver));
  act (driver, "room.undo");
  g_assert_true (driver_wait (driver, driver_is_stopped));
  g_assert_cmpuint (orrery_record_get_point (get_record (driver)), <, point);
  while (!orrery_record_is_over (get_record (driver)))
    keep_one (driver);
  g_assert_cmpstr (page (driver), ==, "over");
  g_assert_true (reads (GTK_WIDGET (driver->room->game_over), "wins"));
  act (driver, "room.replay");
  g_assert_cmpstr (page (driver), ==, "table");
  g_assert_true (reads (GTK_WIDGET (driver->room->view), "in round 1"));
  orrery_play_room_leave (driver->room);
  g_assert_true (driver_wait (driver, has_listed));
  g_assert_cmpint (driver_count_games (driver, TRUE), ==, 1);
  choose (driver, orrery_game_get_default ());
  g_assert_true (driver_wait (driver, has_listed));
  g_assert_cmpint (driver_count_games (driver, TRUE), ==, 0);
}

/* Opening a game switches to its kind. */
static void
test_continue (void)
{
  g_autoptr (Driver) driver = new_driver ();
  g_autoptr (GFile) kept = NULL;
  guint point;

  begin (driver);
  keep_one (driver);
  kept = g_object_ref (orrery_keeper_get_file (driver->room->keeper));
  point = orrery_record_get_point (get_record (driver));
  orrery_play_room_leave (driver->room);
  choose (driver, orrery_game_get_default ());
  g_assert_true (driver_open (driver, kept));
  g_assert_true (orrery_room_host_get_game (ORRERY_ROOM_HOST (driver->window)) == &toy);
  g_assert_cmpuint (orrery_record_get_point (get_record (driver)), ==, point);
  keep_one (driver);
}

/* While another game is chosen, the one in progress waits. */
static void
test_choose_another (void)
{
  g_autoptr (Driver) driver = new_driver ();
  guint point;

  begin (driver);
  keep_one (driver);
  point = orrery_record_get_point (get_record (driver));
  choose (driver, orrery_game_get_default ());
  g_assert_cmpstr (page (driver), ==, "start");
  g_assert_false (can (driver, "undo"));
  g_assert_false (can (driver, "save-game"));
  choose (driver, &toy);
  g_assert_true (driver_wait (driver, driver_is_stopped));
  g_assert_cmpstr (page (driver), ==, "table");
  g_assert_cmpuint (orrery_record_get_point (get_record (driver)), ==, point);
  g_assert_true (can (driver, "undo"));
  keep_one (driver);
}

/* The lesson is that of the game that has one. */
static void
test_lesson (void)
{
  g_autoptr (Driver) driver = new_driver ();

  orrery_play_room_teach (driver->room);
  g_assert_true (driver_wait (driver, driver_is_stopped));
  g_assert_true (orrery_room_host_get_game (ORRERY_ROOM_HOST (driver->window)) == orrery_game_get_default ());
}

int
main (int argc, char *argv[])
{
  int status;

  orrery_games_register ();
  orrery_games_register_uis ();
  orrery_game_register (&toy);
  orrery_game_ui_register (&toy_ui);
  driver_set_up (&argc, &argv);

  g_test_add_func ("/app/play-other-game/new-game", test_new_game);
  g_test_add_func ("/app/play-other-game/whole-game", test_whole_game);
  g_test_add_func ("/app/play-other-game/continue", test_continue);
  g_test_add_func ("/app/play-other-game/choose-another", test_choose_another);
  g_test_add_func ("/app/play-other-game/lesson", test_lesson);

  status = g_test_run ();
  driver_tear_down ();
  return status;
}
