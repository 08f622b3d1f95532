/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each page of the Table room with Tab alone, forward and back: nothing is left out, nothing traps the focus. */
#include "config.h"

#include "table-driver.h"

#include "../focus-walk.h"
#include "games/games.h"
#include "games/roll/table/orrery-setup-page.h"
#include "games/roll/table/orrery-start-card.h"
#include "games/roll/table/orrery-tile-search.h"

static void
walk_there_and_back (Driver *driver)
{
  focus_walk_check (GTK_WINDOW (driver->window), GTK_WIDGET (driver->room));
}

static void
test_set_up (void)
{
  Driver driver;

  driver_open (&driver, 1100, 760);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (driver.window), "room.set-table", "s", "books"));
  walk_there_and_back (&driver);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_button (driver.room->setup_page, "Join Mid-Game")), TRUE);
  walk_there_and_back (&driver);
  driver_close (&driver);
}

/* How many buttons that open something had the focus. */
static guint
count_visited (FocusWalk *walk, GtkWidget *card, guint n)
{
  guint visited = 0;

  for (guint i = 0; i < n; i++)
    visited += focus_walk_has_been_within (walk, find_nth (card, GTK_TYPE_MENU_BUTTON, i));
  return visited;
}

/* Tab goes to the grids of tiles and to each picked tile; Enter goes to the next field. */
static void
test_tiles (void)
{
  enum { N_CARDS = 4 };
  FocusWalk walk;
  GtkWidget *focus;
  Driver driver;

  driver_open (&driver, 1100, 760);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (driver.window), "room.set-table", "s", "books"));
  driver_type (&driver, "space piracy\n");
  focus_walk_go (&walk, GTK_WINDOW (driver.window), GTK_WIDGET (driver.room), GTK_DIR_TAB_FORWARD);
  for (guint i = 0; i < N_CARDS; i++)
    {
      /* The grid, and on the first card both halves of a faction. */
      const guint n = i == 0 ? 3 : 1;

      g_assert_cmpuint (count_visited (&walk, find_nth (driver.room->setup_page, ORRERY_TYPE_START_CARD, i), n), ==, n);
    }
  focus_walk_clear (&walk);
  gtk_widget_grab_focus (find_nth (driver.room->setup_page, ORRERY_TYPE_TILE_SEARCH, 0));
  /* But not past a text that names no tile. */
  driver_type (&driver, "q7\n");
  focus = gtk_root_get_focus (GTK_ROOT (driver.window));
  g_assert_true (gtk_widget_is_ancestor (focus, find_nth (driver.room->setup_page, ORRERY_TYPE_TILE_SEARCH, 0)));
  gtk_editable_set_text (GTK_EDITABLE (focus), "");
  driver_type (&driver, "\n");
  focus = gtk_root_get_focus (GTK_ROOT (driver.window));
  g_assert_true (GTK_IS_TEXT (focus));
  g_assert_true (gtk_widget_is_ancestor (focus, find_nth (driver.room->setup_page, ORRERY_TYPE_START_CARD, 1)));
  /* From the name to the tiles, skipping the kind of player. */
  driver_type (&driver, "\n");
  focus = gtk_root_get_focus (GTK_ROOT (driver.window));
  g_assert_true (gtk_widget_is_ancestor (
    focus, find_nth (find_nth (driver.room->setup_page, ORRERY_TYPE_START_CARD, 1), ORRERY_TYPE_TILE_SEARCH, 0)));
  /* To the player whose home world is missing. */
  driver_press (&driver, GDK_KEY_Return, GDK_CONTROL_MASK);
  focus = gtk_root_get_focus (GTK_ROOT (driver.window));
  g_assert_true (gtk_widget_is_ancestor (
    focus, find_nth (find_nth (driver.room->setup_page, ORRERY_TYPE_START_CARD, 0), ORRERY_TYPE_TILE_SEARCH, 0)));
  driver_close (&driver);
}

static void
test_score (void)
{
  Driver driver;

  driver_open (&driver, 1100, 760);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (driver.window), "room.score", NULL));
  walk_there_and_back (&driver);
  driver_close (&driver);
}

static void
test_reveal (void)
{
  Driver driver;

  driver_open (&driver, 1100, 760);
  driver_begin_four (&driver);
  walk_there_and_back (&driver);
  driver_close (&driver);
}

static void
test_resolve (void)
{
  static const char *const dialogs[] = { "room.correct", "room.may-i" };
  Driver driver;

  driver_open (&driver, 1100, 760);
  driver_begin_four (&driver);
  driver_press (&driver, GDK_KEY_F8, 0); /* enter every die */
  driver_type (&driver, "wewhrdbdcp*gh\t");
  driver_type (&driver, "we2ws*rscpch\t");
  driver_type (&driver, "wxwh/ewhbh/pbd*rs\t");
  driver_type (&driver, "wewhwhydrsgp*\n");
  driver_settle (&driver);
  g_assert_cmpstr (driver_page (&driver), ==, "table");
  walk_there_and_back (&driver);
  for (guint i = 0; i < G_N_ELEMENTS (dialogs); i++)
    {
      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (driver.window), dialogs[i], NULL));
      focus_walk_check_dialog (GTK_WINDOW (driver.window));
    }
  driver_close (&driver);
}

static void
test_recruit (void)
{
  static const char *const names[] = { "Ada", "Ben", "Cleo", NULL };
  static const char position[]
    = "{\"mirror\": true, \"step\": \"manage\", \"seats\": ["
      "{\"credits\": 1, \"dice\": {\"cup\": {\"white\": 1}, \"citizenry\": {\"white\": 2, \"red\": 2},"
      " \"development zone\": {\"white\": 2}}, \"developments\": [\"Nanotechnology\"]},"
      "{\"credits\": 2, \"dice\": {\"cup\": {\"white\": 1}, \"citizenry\": {\"white\": 2, \"green\": 2}}},{}]}";
  Driver driver;

  driver_open (&driver, 1100, 760);
  driver_begin (&driver, position, names, NULL);
  g_assert_nonnull (table_room_get_together (driver.room));
  walk_there_and_back (&driver);
  driver_close (&driver);
}

static void
test_mirror (void)
{
  Driver driver;

  driver_open (&driver, 1100, 760);
  driver.room->depth = ORRERY_ROLL_MIRROR;
  driver_begin_four (&driver);
  g_assert_cmpstr (driver_page (&driver), ==, "rolled");
  walk_there_and_back (&driver);
  driver_type (&driver, "e");
  driver_reopen (&driver, 1100, 760);
  g_assert_cmpint (driver.room->waiting, ==, 0);
  walk_there_and_back (&driver);
  driver_close (&driver);
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  orrery_games_register_uis ();
  int status;

  driver_set_up (&argc, &argv);
  g_test_add_func ("/table/keyboard/set-up", test_set_up);
  g_test_add_func ("/table/keyboard/tiles", test_tiles);
  g_test_add_func ("/table/keyboard/score", test_score);
  g_test_add_func ("/table/keyboard/reveal", test_reveal);
  g_test_add_func ("/table/keyboard/resolve", test_resolve);
  g_test_add_func ("/table/keyboard/recruit", test_recruit);
  g_test_add_func ("/table/keyboard/mirror", test_mirror);
  status = g_test_run ();
  driver_tear_down ();
  return status;
}
