/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the focus is while a table is entered, what an extra key press does, and that the current row is visible. */
#include "config.h"

#include "find.h"
#include "table-driver.h"

#include "app/table/orrery-score-page-private.h"
#include "games/games.h"
#include "games/roll/table/orrery-tile-search.h"
#include "soon.h"
#include "widgets/layout/orrery-wrap.h"

#include <math.h>

static GtkWidget *
focus_of (Driver *driver)
{
  return gtk_root_get_focus (GTK_ROOT (driver->window));
}

static const OrreryRevealLines *
lines_of (Driver *driver)
{
  return orrery_reveal_page_get_lines (driver_reveal (driver));
}

/* --- The current row --- */

static gboolean
is_in_sight (GtkWidget *row)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (row, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (row, scrolled, &bounds) && floor (bounds.origin.y) >= 0
         && bounds.origin.y + bounds.size.height <= gtk_widget_get_height (scrolled);
}

static void
check_row (Driver *driver)
{
  OrreryRevealPage *page = driver_reveal (driver);

  assert_soon (is_in_sight (page->rows[page->seat]));
}

/* In a window with room for two rows, down and up again. */
static void
test_row_in_sight (void)
{
  static const char *const lines[] = { "we wh rd bd cp* gh", "we 2ws* rs cp ch", "wx wh/e wh bh/p bd* rs", "we 2wh yd rs gp*" };
  Driver driver;

  driver_open (&driver, 1000, 560);
  driver_begin_four (&driver);
  driver_press (&driver, GDK_KEY_F8, 0);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      orrery_reveal_page_go_to (driver_reveal (&driver), i);
      check_row (&driver);
      driver_type (&driver, lines[i]);
      check_row (&driver);
    }
  for (guint i = G_N_ELEMENTS (lines); i-- > 0;)
    {
      orrery_reveal_page_go_to (driver_reveal (&driver), i);
      check_row (&driver);
    }
  driver_close (&driver);
}

/* The same for the colors of a roll. */
static void
test_colour_in_sight (void)
{
  Driver driver;

  driver_open (&driver, 1000, 480);
  driver.room->depth = ORRERY_ROLL_MIRROR;
  driver_begin_four (&driver);
  for (guint i = 0; i < 5; i++)
    {
      assert_soon (is_in_sight (find_class (driver_rolled (&driver), "now")));
      driver_type (&driver, "e");
    }
  driver_close (&driver);
}

/* --- Phases --- */

/* Enter is not printed while phases are asked for, so it selects none. Backspace is. */
static void
test_phases (void)
{
  Driver driver;

  driver_open (&driver, 1000, 700);
  driver_begin_four (&driver);
  driver_press (&driver, GDK_KEY_Return, 0);
  g_assert_cmpuint (lines_of (&driver)->selected[0], ==, ROLL_NO_PHASE);
  driver_type (&driver, "es\n");
  g_assert_cmpuint (lines_of (&driver)->selected[1], ==, ROLL_SETTLE);
  g_assert_cmpuint (lines_of (&driver)->selected[2], ==, ROLL_NO_PHASE);
  driver_press (&driver, GDK_KEY_BackSpace, 0);
  g_assert_cmpuint (lines_of (&driver)->selected[0], ==, ROLL_EXPLORE);
  g_assert_cmpuint (lines_of (&driver)->selected[1], ==, ROLL_NO_PHASE);
  driver_close (&driver);
}

static guint
count_shown (Driver *driver)
{
  GtkWidget *button;
  guint n = 0;

  for (guint i = 0; (button = find_nth (driver_reveal (driver)->phases, GTK_TYPE_TOGGLE_BUTTON, i)) != NULL; i++)
    n += gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button));
  return n;
}

static gboolean
is_revealing (Driver *driver)
{
  return g_str_equal (driver_page (driver), "reveal");
}

/* A computer player's selection is secret until everybody's phase is entered. */
static void
test_secret_phase (void)
{
  static const char *const names[] = { "Ada", "Ben", "Cleo", "Dan", NULL };
  static const char *const kinds[] = { "person", "random", "person", "person", NULL };
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "app", "table", "table.json", NULL);
  g_autofree char *text = NULL;
  Driver driver;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  driver_open (&driver, 1000, 700);
  driver_begin (&driver, text, names, kinds);
  driver_type (&driver, "eeedee\n");
  driver_until (&driver, is_revealing);
  g_assert_cmpuint (count_shown (&driver), ==, 0);
  driver_type (&driver, "es");
  g_assert_cmpuint (count_shown (&driver), ==, 2);
  driver_type (&driver, "p");
  g_assert_cmpuint (count_shown (&driver), ==, 4);
  driver_close (&driver);
}

/* --- A tile --- */

static gboolean
is_named (Driver *driver)
{
  return driver_is_asked (driver) && find_nth (driver->room->view, ORRERY_TYPE_TILE_SEARCH, 0) != NULL;
}

/* Enter leaves the field only with a tile; letters go to it from anywhere. */
static void
test_tile (void)
{
  GtkWidget *search;
  Driver driver;

  driver_open (&driver, 1000, 700);
  driver_begin_four (&driver);
  /* The tile below has not been seen yet. */
  g_assert_true (orrery_session_answer_all (driver.room->session,
                                            &(GameAnswer) { GAME_ANSWER (ROLL_DO_FIX_DISCARD, ROLL_WORLD, 1, 0) }, 1, NULL));
  driver_until (&driver, is_named);
  search = find_nth (driver.room->view, ORRERY_TYPE_TILE_SEARCH, 0);
  g_assert_true (gtk_widget_is_ancestor (focus_of (&driver), search));
  driver_type (&driver, "\nzz\n");
  g_assert_true (gtk_widget_is_ancestor (focus_of (&driver), search));
  gtk_root_set_focus (GTK_ROOT (driver.window), find_nth (driver.window, GTK_TYPE_BUTTON, 0));
  driver_type (&driver, "z");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (find_nth (search, GTK_TYPE_ENTRY, 0))), ==, "zzz");
  g_assert_true (gtk_widget_is_ancestor (focus_of (&driver), search));
  for (guint i = 0; i < 3; i++)
    driver_press (&driver, GDK_KEY_BackSpace, 0);
  driver_type (&driver, "mining\n");
  driver_settle (&driver);
  g_assert_true (orrery_reveal_is_due (orrery_session_get_state (driver.room->session)));
  driver_close (&driver);
}

/* --- The log --- */

/* Checks the actual position, not only the adjustment. */
static gboolean
is_end_in_sight (OrreryLogView *log)
{
  const guint n = find_n_rows (log);
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (find_nth (log, GTK_TYPE_LIST_BOX, 0)), (int) n - 1);
  graphene_rect_t bounds;

  return n == 0
         || (gtk_widget_compute_bounds (GTK_WIDGET (row), GTK_WIDGET (log), &bounds) && bounds.size.height > 0
             && bounds.origin.y + bounds.size.height <= gtk_widget_get_height (GTK_WIDGET (log)));
}

static void
check_log (Driver *driver)
{
  soon_settle (0);
  assert_soon (is_end_in_sight (driver->room->view->log));
}

/* The latest event is visible, even after undo and redo. */
static void
test_log (void)
{
  guint n_lines;
  Driver driver;

  driver_open (&driver, 1400, 800);
  driver_begin_four (&driver);
  assert_soon (gtk_widget_get_mapped (GTK_WIDGET (driver.room->view->log)));
  check_log (&driver);
  driver_type (&driver, "sshhw\nw\n-w\n-w\n");
  driver_settle (&driver);
  check_log (&driver);
  n_lines = find_n_rows (driver.room->view->log);
  table_room_undo (driver.room);
  driver_settle (&driver);
  check_log (&driver);
  g_assert_cmpuint (find_n_rows (driver.room->view->log), <, n_lines);
  driver_do (driver.room, "redo");
  driver_settle (&driver);
  check_log (&driver);
  g_assert_cmpuint (find_n_rows (driver.room->view->log), ==, n_lines);
  driver_close (&driver);
}

/* --- Toasts --- */

static GtkWidget *
get_toast (AdwToastOverlay *toasts)
{
  GtkWidget *last = gtk_widget_get_last_child (GTK_WIDGET (toasts));

  return last != adw_toast_overlay_get_child (toasts) ? last : NULL;
}

static gboolean
is_above (GtkWidget *toast, GtkWidget *foot)
{
  GtkWidget *room = gtk_widget_get_ancestor (foot, ORRERY_TYPE_TABLE_ROOM);
  graphene_rect_t above, below;

  return toast != NULL && gtk_widget_get_mapped (toast) && gtk_widget_get_mapped (foot)
         && gtk_widget_compute_bounds (toast, room, &above) && gtk_widget_compute_bounds (foot, room, &below)
         && above.size.height > 0 && above.origin.y + above.size.height <= below.origin.y + 1;
}

static void
check_toast (Driver *driver, GtkWidget *foot)
{
  table_room_toast (driver->room, "Something happened.");
  soon_settle (0);
  assert_soon (is_above (get_toast (driver->room->toasts), foot));
}

/* It covers neither the current line nor a question of any height, even one that comes later. */
static void
test_toast (void)
{
  OrreryScorePage *page;
  GtkWidget *bar;
  Driver driver;

  driver_open (&driver, 500, 800);
  driver_begin_four (&driver);
  check_toast (&driver, driver_reveal (&driver)->foot);
  driver_type (&driver, "eeee2ws");
  check_toast (&driver, driver_reveal (&driver)->foot);
  driver_close (&driver);
  driver_open (&driver, 500, 800);
  driver_begin_four (&driver);
  soon_settle (0);
  driver_type (&driver, "sshhw\nw\n-w\n-w\n");
  driver_settle (&driver);
  check_toast (&driver, GTK_WIDGET (orrery_game_view_get_bar (driver.room->view)));
  driver_close (&driver);
  driver_open_score (&driver);
  page = driver.room->score_page;
  bar = gtk_widget_get_ancestor (page->keep, ORRERY_TYPE_WRAP);
  check_toast (&driver, bar);
  orrery_score_page_keep (page);
  assert_soon (is_above (get_toast (ADW_TOAST_OVERLAY (page->toasts)), bar));
  driver_close (&driver);
}

/* Players who have added up already can type their total at once. */
static void
test_totals (void)
{
  OrreryScorePage *page;
  Driver driver;

  driver_open (&driver, 1100, 760);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (driver.window), "room.score", NULL));
  page = driver.room->score_page;
  gtk_widget_grab_focus (page->totals);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (page->totals), TRUE);
  assert_soon (GTK_IS_TEXT (focus_of (&driver)) && gtk_widget_is_ancestor (focus_of (&driver), page->cards[0]));
  driver_close (&driver);
}

int
main (int argc, char *argv[])
{
  int status;

  orrery_games_register ();
  orrery_games_register_uis ();
  driver_set_up (&argc, &argv);
  g_test_add_func ("/table/focus/row-in-sight", test_row_in_sight);
  g_test_add_func ("/table/focus/color-in-sight", test_colour_in_sight);
  g_test_add_func ("/table/focus/totals", test_totals);
  g_test_add_func ("/table/focus/phases", test_phases);
  g_test_add_func ("/table/focus/secret-phase", test_secret_phase);
  g_test_add_func ("/table/focus/tile", test_tile);
  g_test_add_func ("/table/focus/log", test_log);
  g_test_add_func ("/table/focus/toast", test_toast);
  status = g_test_run ();
  driver_tear_down ();
  return status;
}
