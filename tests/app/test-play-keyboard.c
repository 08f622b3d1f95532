/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each room and dialog with Tab alone, forward and back: the focus always moves, reaches everything, and is
 * never on something invisible. */
#include "config.h"

#include "focus-walk.h"
#include "find.h"
#include "play-driver.h"
#include "games/roll/board/orrery-tile.h"
#include "games/games.h"

/* TRUE if it has left the room and come back. */
static gboolean
has_been_at_the_menu (FocusWalk *walk, GtkWidget *within)
{
  gboolean found = GTK_IS_MENU_BUTTON (within) && gtk_menu_button_get_primary (GTK_MENU_BUTTON (within))
                   && focus_walk_has_been_within (walk, within);

  for (GtkWidget *child = gtk_widget_get_first_child (within); child != NULL && !found;
       child = gtk_widget_get_next_sibling (child))
    found = has_been_at_the_menu (walk, child);
  return found;
}

static void
walk_room (FocusWalk *walk, Driver *driver, GtkDirectionType direction, GtkWidget *room)
{
  focus_walk_go (walk, GTK_WINDOW (driver->window), room, direction);
  g_assert_true (has_been_at_the_menu (walk, GTK_WIDGET (driver->window)));
}

static void
test_room (gconstpointer name)
{
  g_autoptr (Driver) driver = driver_new (1100, 760);
  GtkWidget *room;

  orrery_window_set_room (driver->window, name);
  room = orrery_window_ensure_room (driver->window, name);
  for (GtkDirectionType direction = GTK_DIR_TAB_FORWARD; direction <= GTK_DIR_TAB_BACKWARD; direction++)
    {
      FocusWalk walk;

      walk_room (&walk, driver, direction, room);
      g_assert_true (focus_walk_has_been_within (&walk, room));
      if (g_str_equal (name, "reference"))
        g_assert_true (focus_walk_has_been_at_a (&walk, ORRERY_TYPE_TILE));
      focus_walk_clear (&walk);
    }
}

/* A game: every usable part of the board can be reached. */
static void
test_game (void)
{
  static const char *const kinds[] = { "person", "simple", NULL };
  g_autoptr (Driver) driver = driver_new (1100, 760);
  g_autoptr (OrreryRecord) record = driver_begin (7, ROLL_FIRST_GAME, kinds);
  OrreryRollBoard *board = ORRERY_ROLL_BOARD (driver->room->view->board);
  FocusWalk walk;

  driver_play (driver, record);
  walk_room (&walk, driver, GTK_DIR_TAB_FORWARD, GTK_WIDGET (driver->room));
  g_assert_true (focus_walk_has_been_within (&walk, GTK_WIDGET (ORRERY_PHASE_STRIP (board->strip))));
  g_assert_true (focus_walk_has_been_within (&walk, GTK_WIDGET (ORRERY_TABLEAU (board->tableau))));
  g_assert_true (focus_walk_has_been_within (&walk, GTK_WIDGET (ORRERY_CONSTRUCTION (board->construction))));
  g_assert_true (focus_walk_has_been_within (&walk, GTK_WIDGET (driver->room->view->bar)));
  focus_walk_clear (&walk);
}

/* In the log, however long it is, Tab goes to one line, and arrow keys to the others. */
static void
test_log (void)
{
  static const char *const kinds[] = { "person", "simple", NULL };
  g_autoptr (Driver) driver = driver_new (1400, 760);
  g_autoptr (OrreryRecord) record = driver_begin (7, ROLL_FIRST_GAME, kinds);
  GtkWidget *log = GTK_WIDGET (driver->room->view->log), *last, *focus;
  GHashTableIter iter;
  FocusWalk walk;
  guint n = 0;

  driver_play (driver, record);
  for (guint i = 0; i < 8; i++)
    {
      driver_answer (driver);
      g_assert_true (driver_wait (driver, driver_is_stopped));
    }
  g_assert_cmpuint (find_n_rows (log), >, 6);
  for (GtkDirectionType direction = GTK_DIR_TAB_FORWARD; direction <= GTK_DIR_TAB_BACKWARD; direction++)
    {
      walk_room (&walk, driver, direction, GTK_WIDGET (driver->room));
      g_hash_table_iter_init (&iter, walk.seen);
      for (n = 0; g_hash_table_iter_next (&iter, (gpointer *) &focus, NULL);)
        n += gtk_widget_is_ancestor (focus, log);
      g_assert_cmpuint (n, ==, 1);
      focus_walk_clear (&walk);
    }
  gtk_widget_child_focus (log, GTK_DIR_TAB_FORWARD);
  last = gtk_window_get_focus (GTK_WINDOW (driver->window));
  g_assert_true (gtk_widget_is_ancestor (last, log));
  g_signal_emit_by_name (gtk_widget_get_parent (last), "move-cursor", GTK_MOVEMENT_DISPLAY_LINES, -1, FALSE, FALSE);
  focus = gtk_window_get_focus (GTK_WINDOW (driver->window));
  g_assert_true (focus != last && gtk_widget_is_ancestor (focus, log));
}

static void
test_dialog (gconstpointer action)
{
  g_autoptr (Driver) driver = driver_new (1100, 760);

  g_action_group_activate_action (G_ACTION_GROUP (driver_app ()), action, NULL);
  focus_walk_check_dialog (GTK_WINDOW (driver->window));
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  orrery_games_register_uis ();
  int status;

  driver_set_up (&argc, &argv);
  g_test_add_data_func ("/app/keyboard/reference", "reference", test_room);
  g_test_add_data_func ("/app/keyboard/table", "table", test_room);
  g_test_add_data_func ("/app/keyboard/play", "play", test_room);
  g_test_add_func ("/app/keyboard/game", test_game);
  g_test_add_func ("/app/keyboard/log", test_log);
  g_test_add_data_func ("/app/keyboard/preferences", "preferences", test_dialog);
  g_test_add_data_func ("/app/keyboard/history", "history", test_dialog);
  g_test_add_data_func ("/app/keyboard/new-game", "new-game", test_dialog);
  status = g_test_run ();
  driver_tear_down ();
  return status;
}
