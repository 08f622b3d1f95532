/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board uses the window that there is: all that a question is about and one's own board can be seen without
 * scrolling, and nothing runs out of the window or gets longer than an eye takes in. */
#include "config.h"

#include "play-driver.h"

#include "games/games.h"
#include "games/roll/board/orrery-credit-track.h"
#include "games/roll/board/orrery-tile.h"

static const char *const four[] = { "person", "simple", "simple", "simple", NULL };

/* Dice everywhere, and most of a tableau. */
static const char full[]
  = "{\"game\":\"roll\",\"round\":9,\"step\":\"manage\",\"seats\":[{\"credits\":9,\"tableau\":[\"Spice World\",\"Space Port\","
    "\"Gem World\",\"Asteroid Belt\",\"Jungle World\",\"Space Docks\",\"Ore-Rich World\","
    "\"Comet Zone\"],\"developments\":[\"Nanotechnology\"],\"worlds\":[\"Deserted Alien Outpost\"],"
    "\"dice\":{\"cup\":{\"white\":3,\"red\":2,\"cyan\":2,\"brown\":2},\"citizenry\":{\"white\":2,\"green\":2,\"yellow\":1,\"purple\":2}}},"
    "{},{},{}]}";

static const RollState *
get_state (Driver *driver)
{
  return orrery_session_get_state (driver->room->session);
}

static void
let_it_show (Driver *driver)
{
  for (guint i = 0; i < 2; i++)
    {
      driver_settle (driver);
      g_usleep (4000);
    }
  driver_settle (driver);
}

static Driver *
open_window (int width, int height)
{
  Driver *driver;

  driver_set_motion (TRUE);
  driver = driver_new (width, height);
  driver_set_motion (FALSE);
  return driver;
}

static double
get_hidden (Driver *driver)
{
  GtkAdjustment *adjustment
    = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (driver->room->view->scrolled));

  return gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);
}

static void
check_width (GtkWidget *widget, GtkWidget *within)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, within, &bounds));
  g_assert_cmpfloat (bounds.origin.x, >=, 0);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (within));
}

/* Below the last row of tiles there is room that nobody needs; late in a game it may be out of sight. */
enum { SPARE = 24 };

/* Whatever is asked in whole games. */
static void
test_no_scrolling (void)
{
  g_autoptr (Driver) driver = open_window (1100, 760);
  gboolean seen[ROLL_N_QUESTIONS] = { FALSE };

  for (guint64 seed = 3; seed < 4; seed++)
    {
      g_autoptr (OrreryRecord) record = driver_begin (seed, 0, four);

      driver_play (driver, record);
      while (get_state (driver)->step != ROLL_STEP_OVER)
        {
          const guint ask = get_state (driver)->ask;

          let_it_show (driver);
          if (get_hidden (driver) > SPARE)
            g_error ("%g px are hidden at question %s of round %d", get_hidden (driver),
                     roll_game.question_word (ask), get_state (driver)->round);
          check_width (ORRERY_ROLL_BOARD (driver->room->view->board)->line,
                       GTK_WIDGET (driver->room->view->board));
          seen[ask] = TRUE;
          driver_answer (driver);
          g_assert_true (driver_wait (driver, driver_is_stopped));
        }
    }
  g_assert_true (seen[ROLL_ASK_START] && seen[ROLL_ASK_EXPLORE] && seen[ROLL_ASK_PUT] && seen[ROLL_ASK_RECRUIT]);
}

static GtkWidget *
find (GtkWidget *widget, GType type)
{
  GtkWidget *found = g_type_is_a (G_OBJECT_TYPE (widget), type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, type);
  return found;
}

typedef struct
{
  int width, height;
  int least_tile; /* px */
} Size;

/* Tiles grow with the window; the credits do not run out of it, nor across all of a large one. */
static void
test_size (gconstpointer data)
{
  const Size *size = data;
  g_autoptr (Driver) driver = open_window (size->width, size->height);
  g_autoptr (OrreryRecord) record = driver_position (full, four);
  OrreryRollBoard *board = ORRERY_ROLL_BOARD (driver->room->view->board);
  GtkWidget *line = board->line, *tile, *track;
  OrreryTileSize tile_size;

  driver_play (driver, record);
  for (guint i = 0; i < 20; i++)
    let_it_show (driver);
  tile = orrery_tableau_get_tile (ORRERY_TABLEAU (board->tableau), get_state (driver)->seats[0].tableau[0]);
  g_object_get (tile, "tile-size", &tile_size, NULL);
  g_test_message ("a tile is %d × %d", gtk_widget_get_width (tile), gtk_widget_get_height (tile));
  g_assert_cmpint (gtk_widget_get_width (tile), >=, size->least_tile);
  if (size->least_tile >= 104)
    g_assert_cmpuint (tile_size, ==, ORRERY_TILE_BOARD);
  track = find (line, ORRERY_TYPE_CREDIT_TRACK);
  g_assert_cmpint (gtk_widget_get_width (track), <=, 560);
  if (gtk_widget_get_mapped (track))
    check_width (track, GTK_WIDGET (board));
  check_width (line, GTK_WIDGET (board));
}

/* Ctrl and + makes pieces larger, Ctrl and 0 as they were. */
static void
test_zoom (void)
{
  static const char *const two[] = { "person", "simple", NULL };
  g_autoptr (Driver) driver = open_window (1500, 900);
  g_autoptr (OrreryRecord) record = driver_begin (7, ROLL_FIRST_GAME, two);
  g_autoptr (GSettings) settings = g_settings_new (ORRERY_APP_ID);
  OrreryRollBoard *board = ORRERY_ROLL_BOARD (driver->room->view->board);
  GActionGroup *actions = G_ACTION_GROUP (orrery_game_view_get_actions (driver->room->view));
  int usual, smaller;

  driver_play (driver, record);
  for (guint i = 0; i < 20; i++)
    let_it_show (driver);
  usual = gtk_widget_get_width (board->construction);
  g_action_group_activate_action (actions, "zoom", g_variant_new_int32 (-1));
  g_assert_cmpint (g_settings_get_int (settings, "board-zoom"), ==, 90);
  g_action_group_activate_action (actions, "zoom", g_variant_new_int32 (-1));
  g_action_group_activate_action (actions, "zoom", g_variant_new_int32 (-1));
  g_assert_cmpint (g_settings_get_int (settings, "board-zoom"), ==, 80);
  for (guint i = 0; i < 10; i++)
    let_it_show (driver);
  smaller = gtk_widget_get_height (board->cards[1]);
  g_action_group_activate_action (actions, "zoom", g_variant_new_int32 (0));
  g_assert_cmpint (g_settings_get_int (settings, "board-zoom"), ==, 100);
  g_action_group_activate_action (actions, "zoom", g_variant_new_int32 (1));
  g_assert_cmpint (g_settings_get_int (settings, "board-zoom"), ==, 110);
  for (guint i = 0; i < 10; i++)
    let_it_show (driver);
  g_assert_cmpint (gtk_widget_get_height (board->cards[1]), >, smaller);
  g_assert_cmpint (usual, >, 0);
  g_settings_reset (settings, "board-zoom");
}

static const Size sizes[] = {
  { 360, 720, 60 }, { 800, 760, 76 }, { 1100, 760, 76 }, { 1280, 800, 76 }, { 1920, 1080, 110 },
};

int
main (int argc, char *argv[])
{
  int status;

  orrery_games_register ();
  orrery_games_register_uis ();
  driver_set_up (&argc, &argv);
  g_test_add_func ("/app/play/sizes/no-scrolling", test_no_scrolling);
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *path = g_strdup_printf ("/app/play/sizes/%dx%d", sizes[i].width, sizes[i].height);

      g_test_add_data_func (path, &sizes[i], test_size);
    }
  g_test_add_func ("/app/play/sizes/zoom", test_zoom);
  status = g_test_run ();
  driver_tear_down ();
  return status;
}
