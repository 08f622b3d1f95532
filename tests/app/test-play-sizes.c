/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board uses the available window: everything about the question, and your own board, is visible without
 * scrolling, and nothing leaves the window or becomes too long to read. */
#include "config.h"

#include "play-driver.h"
#include "soon.h"

#include "games/games.h"
#include "games/roll/board/orrery-credit-track.h"
#include "games/roll/board/orrery-middle-bar.h"
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

static Driver *
open_window (int width, int height)
{
  Driver *driver;

  driver_set_motion (TRUE);
  driver = driver_new (width, height);
  driver_set_motion (FALSE);
  /* GTK subtracts the window decorations from the requested size. */
  gtk_window_set_default_size (GTK_WINDOW (driver->window), 2 * width - gtk_widget_get_width (GTK_WIDGET (driver->window)),
                               2 * height - gtk_widget_get_height (GTK_WIDGET (driver->window)));
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

typedef struct
{
  guint n;     /* questions with few enough tiles for one row of powers */
  guint words; /* of these, with readable powers */
  guint names; /* questions that show at least the names */
  guint all;
} Readable;

static void
count_readable (Driver *driver, Readable *readable)
{
  OrreryRollBoard *board = ORRERY_ROLL_BOARD (driver->room->view->board);
  const RollSeat *p = &get_state (driver)->seats[0];
  OrreryTileSize size;

  if (p->n_tableau == 0)
    return;
  g_object_get (orrery_tableau_get_tile (ORRERY_TABLEAU (board->tableau), p->tableau[0]), "tile-size", &size, NULL);
  readable->all++;
  readable->names += size != ORRERY_TILE_MINI;
  if (board->layout != ORRERY_BOARD_WIDE || board->dense >= ORRERY_DENSITY_DENSE || p->n_tableau > 9
      || get_state (driver)->ask == ROLL_ASK_START)
    return;
  readable->n++;
  readable->words += size == ORRERY_TILE_BOARD || size == ORRERY_TILE_FLAT;
}

/* The line of the round keeps its height, so that nothing below it moves; the last round may take more. */
static void
check_round_line (Driver *driver, int *height)
{
  OrreryRollBoard *board = ORRERY_ROLL_BOARD (driver->room->view->board);
  g_autofree char *last = orrery_middle_bar_dup_last (ORRERY_MIDDLE_BAR (board->middle));

  if (!gtk_widget_get_visible (board->middle) || last != NULL)
    return;
  if (*height == 0)
    *height = gtk_widget_get_height (board->middle);
  g_assert_cmpint (gtk_widget_get_height (board->middle), ==, *height);
}

typedef struct
{
  int width;
  gboolean has_pane;
} Window;

/* Every question of whole games. */
static void
test_no_scrolling (gconstpointer data)
{
  const Window *window = data;
  g_autoptr (Driver) driver = open_window (window->width, 760);
  GSettings *settings = driver->room->view->settings;
  gboolean seen[ROLL_N_QUESTIONS] = { FALSE };
  Readable readable = { 0 };
  int height = 0;

  for (guint64 seed = 5; seed < 6; seed++)
    {
      g_autoptr (OrreryRecord) record = driver_begin (seed, 0, four);

      /* Whenever the window gets its size, the pane follows this setting. */
      g_settings_set_boolean (settings, "play-log", window->has_pane);
      driver_play (driver, record);
      while (get_state (driver)->step != ROLL_STEP_OVER)
        {
          const guint ask = get_state (driver)->ask;

          driver_draw (driver);
          for (guint i = 0; i < 10 && get_hidden (driver) > 0; i++)
            driver_draw (driver);
          /* Lines are a little higher in newer GTK versions. */
          if (get_hidden (driver) > (gtk_get_minor_version () > 8 ? 12 : 0))
            g_error ("%g px are hidden at question %s of round %d", get_hidden (driver),
                     roll_game.question_word (ask), get_state (driver)->round);
          check_width (ORRERY_ROLL_BOARD (driver->room->view->board)->line,
                       GTK_WIDGET (driver->room->view->board));
          count_readable (driver, &readable);
          check_round_line (driver, &height);
          seen[ask] = TRUE;
          driver_answer (driver);
          g_assert_true (driver_wait (driver, driver_is_stopped));
        }
    }
  g_settings_reset (settings, "play-log");
  g_test_message ("powers could be read at %u of %u questions", readable.words, readable.n);
  g_test_message ("names could be read at %u of %u questions", readable.names, readable.all);
  g_assert_true (readable.n > 0 || window->has_pane || window->width < 1100);
  g_assert_cmpuint (readable.words, ==, readable.n);
  if (readable.n > 0)
    g_assert_cmpuint (readable.names, ==, readable.all);
  g_assert_true (seen[ROLL_ASK_START] && seen[ROLL_ASK_EXPLORE] && seen[ROLL_ASK_PUT] && seen[ROLL_ASK_RECRUIT]);
}

/* Late in a game: as many dice as anybody has. */
static const char late[]
  = "{\"game\":\"roll\",\"round\":12,\"pool\":0,\"step\":\"roll\",\"seats\":[{\"credits\":9,\"tableau\":[\"Spice World\",\"Space Port\","
    "\"Gem World\",\"Asteroid Belt\",\"Jungle World\",\"Space Docks\",\"Ore-Rich World\",\"Comet Zone\"],"
    "\"developments\":[\"Nanotechnology\"],\"worlds\":[\"Deserted Alien Outpost\"],"
    "\"dice\":{\"cup\":{\"white\":5,\"red\":3,\"green\":4,\"cyan\":3,\"brown\":2}}},"
    "{},{},{}]}";

static void
test_many_dice (void)
{
  g_autoptr (Driver) driver = open_window (1100, 760);

  for (guint roll = 0; roll < 8; roll++)
    {
      g_autoptr (OrreryRecord) record = driver_position (late, four);

      driver_play (driver, record);
      for (guint i = 0; i < 10; i++)
        driver_draw (driver);
      g_assert_cmpfloat (get_hidden (driver), <=, 0);
    }
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

/* --- Tiles to choose from --- */

typedef struct
{
  int width, height;
  int least_pair, least_put; /* px */
} Cards;

static int
get_card_tile (Driver *driver)
{
  GtkWidget *tile = NULL;

  for (guint i = 0; i < 20; i++)
    driver_draw (driver);
  tile = find (GTK_WIDGET (driver->room->view->bar), ORRERY_TYPE_TILE);
  g_assert_nonnull (tile);
  g_assert_cmpfloat (get_hidden (driver), <=, 0);
  return gtk_widget_get_width (tile);
}

/* They are as large as the space next to the board at its densest allows. */
static void
test_cards (gconstpointer data)
{
  const Cards *cards = data;
  g_autoptr (Driver) driver = open_window (cards->width, cards->height);
  g_autoptr (OrreryRecord) record = driver_begin (3, 0, four);

  driver_play (driver, record);
  g_assert_cmpuint (get_state (driver)->ask, ==, ROLL_ASK_START);
  g_assert_cmpint (get_card_tile (driver), >=, cards->least_pair);
  while (get_state (driver)->ask != ROLL_ASK_PUT)
    {
      driver_answer (driver);
      g_assert_true (driver_wait (driver, driver_is_stopped));
    }
  g_assert_cmpint (get_card_tile (driver), >=, cards->least_put);
}

/* The second one is just too small for a log next to the board. */
static const Cards cards[] = { { 1000, 700, 140, 168 }, { 1090, 760, 160, 200 } };

/* A large window has room for the cards and the whole board, with all other seats on one line. */
static void
test_cards_large (void)
{
  static const char *const five[] = { "person", "simple", "simple", "simple", "simple", NULL };
  g_autoptr (Driver) driver = open_window (1920, 1080);
  g_autoptr (OrreryRecord) record = driver_begin (3, 0, five);
  OrreryRollBoard *board = ORRERY_ROLL_BOARD (driver->room->view->board);

  driver_play (driver, record);
  g_assert_cmpuint (get_state (driver)->ask, ==, ROLL_ASK_START);
  g_assert_cmpint (get_card_tile (driver), >=, 200);
  g_assert_cmpint (board->dense, ==, ORRERY_DENSITY_WHOLE);
  for (guint seat = 1; seat < 5; seat++)
    {
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (board->cards[seat], GTK_WIDGET (board), &bounds));
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <, 200);
    }
}

/* --- The board --- */

typedef struct
{
  int width, height;
  int least_tile; /* px */
} Size;

static GtkWidget *
first_tile (Driver *driver)
{
  OrreryRollBoard *board = ORRERY_ROLL_BOARD (driver->room->view->board);

  return orrery_tableau_get_tile (ORRERY_TABLEAU (board->tableau), get_state (driver)->seats[0].tableau[0]);
}

/* Tiles grow with the window; the credits neither leave it nor stretch across a large one. */
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
    driver_draw (driver);
  tile = first_tile (driver);
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

/* Ctrl and + makes pieces larger, Ctrl and 0 resets them. */
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
    driver_draw (driver);
  usual = gtk_widget_get_width (board->construction);
  g_action_group_activate_action (actions, "zoom", g_variant_new_int32 (-1));
  g_assert_cmpint (g_settings_get_int (settings, "board-zoom"), ==, 90);
  g_action_group_activate_action (actions, "zoom", g_variant_new_int32 (-1));
  g_action_group_activate_action (actions, "zoom", g_variant_new_int32 (-1));
  g_assert_cmpint (g_settings_get_int (settings, "board-zoom"), ==, 80);
  for (guint i = 0; i < 10; i++)
    driver_draw (driver);
  smaller = gtk_widget_get_height (board->cards[1]);
  g_action_group_activate_action (actions, "zoom", g_variant_new_int32 (0));
  g_assert_cmpint (g_settings_get_int (settings, "board-zoom"), ==, 100);
  g_action_group_activate_action (actions, "zoom", g_variant_new_int32 (1));
  g_assert_cmpint (g_settings_get_int (settings, "board-zoom"), ==, 110);
  for (guint i = 0; i < 10; i++)
    driver_draw (driver);
  g_assert_cmpint (gtk_widget_get_height (board->cards[1]), >, smaller);
  g_assert_cmpint (usual, >, 0);
  g_settings_reset (settings, "board-zoom");
}

static int normal_tile;

static gboolean
is_half_larger (Driver *driver)
{
  return gtk_widget_get_width (first_tile (driver)) * 10 >= normal_tile * 14;
}

static gboolean
is_normal (Driver *driver)
{
  return gtk_widget_get_width (first_tile (driver)) == normal_tile;
}

/* Pieces follow the user's zoom even where they do not fit side by side; then the parts are below each other. */
static void
test_zoom_tall (gconstpointer data)
{
  const Size *size = data;
  g_autoptr (Driver) driver = open_window (size->width, size->height);
  g_autoptr (OrreryRecord) record = driver_position (full, four);
  GSettings *settings = driver->room->view->settings;
  OrreryRollBoard *board = ORRERY_ROLL_BOARD (driver->room->view->board);

  driver_play (driver, record);
  soon_settle (0);
  normal_tile = gtk_widget_get_width (first_tile (driver));
  g_settings_set_int (settings, "board-zoom", 175);
  g_assert_true (driver_wait (driver, is_half_larger));
  check_width (board->line, GTK_WIDGET (board));
  check_width (board->middle, GTK_WIDGET (board));
  check_width (board->strip, GTK_WIDGET (board));
  check_width (board->construction, GTK_WIDGET (board));
  g_settings_reset (settings, "board-zoom");
  g_assert_true (driver_wait (driver, is_normal));
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
  g_test_add_func ("/app/play/sizes/cards-large", test_cards_large);
  g_test_add_data_func ("/app/play/sizes/no-scrolling", &(Window) { 1100, FALSE }, test_no_scrolling);
  g_test_add_data_func ("/app/play/sizes/no-scrolling-pane", &(Window) { 1100, TRUE }, test_no_scrolling);
  g_test_add_data_func ("/app/play/sizes/no-scrolling-medium", &(Window) { 900, FALSE }, test_no_scrolling);
  g_test_add_data_func ("/app/play/sizes/no-scrolling-small", &(Window) { 800, FALSE }, test_no_scrolling);
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *path = g_strdup_printf ("/app/play/sizes/%dx%d", sizes[i].width, sizes[i].height);

      g_test_add_data_func (path, &sizes[i], test_size);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (cards); i++)
    {
      g_autofree char *path = g_strdup_printf ("/app/play/sizes/cards-%dx%d", cards[i].width, cards[i].height);

      g_test_add_data_func (path, &cards[i], test_cards);
    }
  g_test_add_func ("/app/play/sizes/many-dice", test_many_dice);
  g_test_add_func ("/app/play/sizes/zoom", test_zoom);
  g_test_add_data_func ("/app/play/sizes/zoom-default", &(Size) { 1100, 760 }, test_zoom_tall);
  g_test_add_data_func ("/app/play/sizes/zoom-large", &(Size) { 1920, 1080 }, test_zoom_tall);
  status = g_test_run ();
  driver_tear_down ();
  return status;
}
