/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tiles can be read where they are chosen, and reading never chooses one. */
#include "config.h"

#include "find.h"
#include "play-driver.h"
#include "soon.h"

#include "games/games.h"
#include "games/roll/board/orrery-rearrange.h"
#include "games/roll/board/orrery-tile.h"
#include "widgets/art/orrery-info-popover.h"
#include "widgets/art/orrery-peek.h"

static const char *const kinds[] = { "person", "simple", NULL };

static const char one_scout[] = "{\"game\":\"roll\",\"round\":5,\"step\":\"explore\",\"seats\":[{\"credits\":3,"
                                "\"tableau\":[\"Spice World\",\"Space Port\"],"
                                "\"dice\":{\"explore\":{\"white\":1},\"cup\":{\"white\":1}}},{}]}";
/* Two tiles can be abandoned for more. */
static const char three_tiles[]
  = "{\"game\":\"roll\",\"round\":5,\"step\":\"explore\",\"seats\":[{\"credits\":3,"
    "\"developments\":[\"Nanotechnology\"],\"worlds\":[\"Comet Zone\"],"
    "\"dice\":{\"explore\":{\"white\":1},\"cup\":{\"white\":1}}},{}]}";

static guint
get_point (Driver *driver)
{
  return orrery_record_get_point (orrery_session_get_record (driver->room->session));
}

static const RollState *
get_state (Driver *driver)
{
  return orrery_session_get_state (driver->room->session);
}

static void
list_tiles (GtkWidget *widget, GPtrArray *tiles)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (ORRERY_IS_TILE (widget))
    g_ptr_array_add (tiles, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    list_tiles (child, tiles);
}

static OrreryTileSize
get_size (GtkWidget *tile)
{
  OrreryTileSize size;

  g_object_get (tile, "tile-size", &size, NULL);
  return size;
}

/* So many tiles are not part of the stack, and all are at least that wide. */
static gboolean
are_readable (GtkWidget *widget, guint expected, int least)
{
  g_autoptr (GPtrArray) tiles = g_ptr_array_new ();
  guint n = 0;

  list_tiles (widget, tiles);
  for (guint i = 0; i < tiles->len; i++)
    {
      GtkWidget *tile = g_ptr_array_index (tiles, i);

      if (get_size (tile) == ORRERY_TILE_MINI)
        continue;
      g_assert_true (get_size (tile) == ORRERY_TILE_LARGE || get_size (tile) == ORRERY_TILE_BOARD);
      if (gtk_widget_get_width (tile) < least)
        return FALSE;
      n++;
    }
  return n == expected;
}

static Driver *
open_window (int width)
{
  Driver *driver;

  driver_set_motion (TRUE);
  driver = driver_new (width, 760);
  driver_set_motion (FALSE);
  return driver;
}

static void
play (Driver *driver, const char *json, guint ask)
{
  g_autoptr (OrreryRecord) record
    = json != NULL ? driver_position (json, kinds) : driver_begin (7, 0, kinds);

  driver_play (driver, record);
  for (guint i = 0; i < 20 && get_state (driver)->ask != ask; i++)
    {
      GameAnswer legal[GAME_MAX_ANSWERS];
      const gsize n = roll_legal (get_state (driver), legal);

      if (get_state (driver)->ask == ROLL_ASK_EXPLORE)
        driver_press (driver, legal[n - 1]);
      else if (get_state (driver)->ask == ROLL_ASK_ABANDON)
        {
          for (gsize k = 0; k < n; k++)
            if (GAME_ANSWER_KIND (legal[k]) == ROLL_DO_ABANDON)
              orrery_game_view_answer (driver->room->view, legal[k]);
          game_view_done (driver->room->view);
        }
      else
        driver_answer (driver);
      g_assert_true (driver_wait (driver, driver_is_stopped));
    }
  g_assert_cmpuint (get_state (driver)->ask, ==, ask);
  soon_settle (0);
}

static void
test_start (gconstpointer width)
{
  g_autoptr (Driver) driver = open_window (GPOINTER_TO_INT (width));

  play (driver, NULL, ROLL_ASK_START);
  assert_soon (are_readable (GTK_WIDGET (driver->room->view->bar), 4, 134));
}

static void
test_drawn (gconstpointer width)
{
  g_autoptr (Driver) driver = open_window (GPOINTER_TO_INT (width));

  play (driver, one_scout, ROLL_ASK_PUT);
  assert_soon (are_readable (GTK_WIDGET (driver->room->view->bar), 2, 140));
}

/* One tile after the other, in any order; the keys belong to the visible tile. */
static void
test_several (void)
{
  g_autoptr (Driver) driver = open_window (1100);
  g_autofree char *first = NULL, *second = NULL;
  GameAnswer answer;

  play (driver, three_tiles, ROLL_ASK_PUT);
  g_assert_cmpuint (get_state (driver)->now.n_drawn, ==, 3);
  assert_soon (are_readable (GTK_WIDGET (driver->room->view->bar), 2, 160));
  first = driver_read (GTK_WIDGET (driver->room->view->bar));
  g_assert_nonnull (strstr (first, "1 of 3"));
  g_assert_true (driver_key (driver, GDK_KEY_t));
  soon_settle (0);
  second = driver_read (GTK_WIDGET (driver->room->view->bar));
  g_assert_nonnull (strstr (second, "2 of 3"));
  g_assert_true (driver_key (driver, GDK_KEY_2));
  answer = orrery_record_get_answer (orrery_session_get_record (driver->room->session), get_point (driver) - 1);
  g_assert_cmpuint (GAME_ANSWER_KIND (answer), ==, ROLL_DO_PUT);
  g_assert_cmpuint (GAME_ANSWER_B (answer), ==, ROLL_WORLD);
  g_assert_nonnull (strstr (second, roll_faces[GAME_ANSWER_A (answer)].name));
  g_assert_null (strstr (first, roll_faces[GAME_ANSWER_A (answer)].name));
}

static void
list_all_tiles (GtkWidget *widget, GPtrArray *tiles)
{
  if (ORRERY_IS_TILE (widget))
    g_ptr_array_add (tiles, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    list_all_tiles (child, tiles);
}

static void
list_readable (GtkWidget *widget, GPtrArray *list)
{
  if (ADW_IS_ACTION_ROW (widget) && gtk_widget_get_has_tooltip (widget))
    g_ptr_array_add (list, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    list_readable (child, list);
}

/* The tile is shown large, with its name, wherever it was, and nothing was answered. */
static void
check_peek (Driver *driver, GtkWidget *widget, guint face)
{
  const guint point = get_point (driver);
  g_autoptr (GPtrArray) tiles = g_ptr_array_new ();
  GtkWidget *popover = orrery_peek_open (widget);
  int width;

  g_assert_nonnull (popover);
  list_all_tiles (gtk_popover_get_child (GTK_POPOVER (popover)), tiles);
  g_assert_cmpuint (tiles->len, ==, 1);
  g_assert_cmpuint (get_size (g_ptr_array_index (tiles, 0)), ==, ORRERY_TILE_LARGE);
  g_assert_cmpuint (orrery_tile_get_face (g_ptr_array_index (tiles, 0)), ==, face);
  gtk_widget_measure (g_ptr_array_index (tiles, 0), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_assert_cmpint (width, >=, 220);
  g_assert_cmpuint (get_point (driver), ==, point);
  gtk_popover_popdown (GTK_POPOVER (popover));
  soon_settle (0);
}

static void
test_peek (void)
{
  g_autoptr (Driver) driver = open_window (1100);
  OrreryRollBoard *board = ORRERY_ROLL_BOARD (driver->room->view->board);
  g_autoptr (GPtrArray) tiles = g_ptr_array_new ();

  play (driver, three_tiles, ROLL_ASK_ABANDON);
  list_tiles (GTK_WIDGET (board), tiles);
  g_assert_cmpuint (tiles->len, >=, 3);
  for (guint i = 0; i < tiles->len; i++)
    check_peek (driver, g_ptr_array_index (tiles, i), orrery_tile_get_face (g_ptr_array_index (tiles, i)));
}

/* A choice with a small picture can be read as well. */
static void
test_peek_at_choice (void)
{
  g_autoptr (Driver) driver = open_window (1100);
  const GameAnswer answer = GAME_ANSWER (ROLL_DO_ABANDON, ROLL_WORLD, 1, 0);

  play (driver, three_tiles, ROLL_ASK_ABANDON);
  check_peek (driver, find_choice (driver->room->view->row, answer),
              roll_stack_at (&get_state (driver)->seats[0], ROLL_WORLD, 0));
}

/* A tile in the log can be read where it is named. */
static void
test_log (void)
{
  g_autoptr (Driver) driver = open_window (1280);
  OrreryLogView *log = driver->room->view->log;
  const guint face = ROLL_WORLD_OF (5);
  const char *const bold[] = { roll_faces[face].name, NULL };
  g_autofree char *text = g_strdup_printf ("%s is complete.", roll_faces[face].name);

  play (driver, three_tiles, ROLL_ASK_ABANDON);
  adw_flap_set_reveal_flap (driver->room->view->flap, TRUE);
  orrery_log_view_add (log, 0, -1, NULL, text, bold);
  soon_settle (0);
  assert_soon (gtk_widget_child_focus (GTK_WIDGET (log), GTK_DIR_TAB_FORWARD));
  check_peek (driver, GTK_WIDGET (log), face);
}

/* Both sides of a tile are read before it is turned over. */
static void
test_rearrange (void)
{
  g_autoptr (Driver) driver = open_window (1100);
  g_autoptr (GPtrArray) rows = g_ptr_array_new (), tiles = g_ptr_array_new ();
  GtkWidget *window, *popover;

  play (driver, three_tiles, ROLL_ASK_ABANDON);
  window = orrery_rearrange_new (get_state (driver), GTK_WINDOW (driver->window));
  gtk_window_present (GTK_WINDOW (window));
  soon_settle (0);
  list_readable (window, rows);
  g_assert_cmpuint (rows->len, >, 0);
  popover = orrery_peek_open (g_ptr_array_index (rows, 0));
  list_all_tiles (gtk_popover_get_child (GTK_POPOVER (popover)), tiles);
  g_assert_cmpuint (tiles->len, ==, 2);
  g_assert_cmpuint (orrery_tile_get_face (g_ptr_array_index (tiles, 1)), ==,
                    ROLL_REVERSE_OF (orrery_tile_get_face (g_ptr_array_index (tiles, 0))));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Escape closes what is read, and puts nothing back. */
static void
test_escape (void)
{
  g_autoptr (Driver) driver = open_window (1100);
  const GameAnswer answer = GAME_ANSWER (ROLL_DO_ABANDON, ROLL_WORLD, 1, 0);
  g_autoptr (GPtrArray) tiles = g_ptr_array_new ();
  GtkWidget *popover;

  play (driver, three_tiles, ROLL_ASK_ABANDON);
  orrery_game_view_answer (driver->room->view, answer);
  g_assert_true (orrery_decision_is_changed (driver->room->view->decision));
  list_tiles (GTK_WIDGET (driver->room->view->board), tiles);
  popover = orrery_peek_open (g_ptr_array_index (tiles, 0));
  g_assert_nonnull (popover);
  g_assert_true (orrery_info_popover_is_open (gtk_widget_get_root (popover)));
  g_assert_false (driver_key (driver, GDK_KEY_Escape));
  g_assert_true (orrery_decision_is_changed (driver->room->view->decision));
  gtk_popover_popdown (GTK_POPOVER (popover));
  soon_settle (0);
  g_assert_true (driver_key (driver, GDK_KEY_Escape));
  g_assert_false (orrery_decision_is_changed (driver->room->view->decision));
}

int
main (int argc, char *argv[])
{
  int status;

  orrery_games_register ();
  orrery_games_register_uis ();
  driver_set_up (&argc, &argv);
  g_test_add_data_func ("/app/play/read/start", GINT_TO_POINTER (1100), test_start);
  g_test_add_data_func ("/app/play/read/start-narrow", GINT_TO_POINTER (360), test_start);
  g_test_add_data_func ("/app/play/read/drawn", GINT_TO_POINTER (1100), test_drawn);
  g_test_add_data_func ("/app/play/read/drawn-narrow", GINT_TO_POINTER (360), test_drawn);
  g_test_add_func ("/app/play/read/several", test_several);
  g_test_add_func ("/app/play/read/peek", test_peek);
  g_test_add_func ("/app/play/read/peek-at-choice", test_peek_at_choice);
  g_test_add_func ("/app/play/read/escape", test_escape);
  g_test_add_func ("/app/play/read/log", test_log);
  g_test_add_func ("/app/play/read/rearrange", test_rearrange);
  status = g_test_run ();
  driver_tear_down ();
  return status;
}
