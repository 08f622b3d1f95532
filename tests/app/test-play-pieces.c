/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Using pieces and numbers directly: picking a die where it is, and a number that says why. And things
 * decided outside a game: files from the command line, the pace, which questions are asked. */
#include "config.h"

#include "find.h"
#include "play-driver.h"
#include "soon.h"

#include "app/play/orrery-new-game.h"
#include "app/play/orrery-numbers.h"
#include "games/games.h"
#include "games/roll/board/orrery-board-die.h"
#include "games/roll/board/orrery-why.h"

static const char *const kinds[] = { "person", "simple", NULL };

static const RollState *
state_of (Driver *driver)
{
  return orrery_session_get_state (driver->room->session);
}

typedef gboolean (*Match) (GtkWidget *widget, gconstpointer data);

/* The first visible match; NULL: none. */
static GtkWidget *
find (GtkWidget *widget, Match match, gconstpointer data)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (match (widget, data))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, match, data);
  return found;
}

/* --- A die that is removed --- */

static gboolean
is_that_die (GtkWidget *widget, gconstpointer data)
{
  const GameAnswer answer = *(const GameAnswer *) data;
  const OrreryPlacedDie *die;

  if (!ORRERY_IS_BOARD_DIE (widget))
    return FALSE;
  die = orrery_board_die_get (ORRERY_BOARD_DIE (widget));
  return die->place == GAME_ANSWER_A (answer) && die->colour == GAME_ANSWER_B (answer);
}

static GtkWidget *
piece_of (Driver *driver, GameAnswer answer)
{
  if (GAME_ANSWER_KIND (answer) == ROLL_DO_REMOVE_GOOD)
    return orrery_tableau_get_tile (ORRERY_TABLEAU (ORRERY_ROLL_BOARD (driver->room->view->board)->tableau), GAME_ANSWER_A (answer));
  return find (GTK_WIDGET (driver->room->view->board), is_that_die, &answer);
}

/* Earlier questions are answered at random, so this may take some games. */
static void
play_until (Driver *driver, const char *json, guint ask)
{
  for (guint seed = 1; seed <= 50; seed++)
    {
      g_autoptr (OrreryRecord) record = driver_position (json, kinds);

      game_rng_seed (&driver->rng, seed);
      driver_play (driver, record);
      for (guint i = 0; i < 12 && state_of (driver)->round == 5; i++)
        {
          if (state_of (driver)->ask == ask)
            return;
          driver_answer (driver);
          g_assert_true (driver_wait (driver, driver_is_stopped));
        }
    }
  g_assert_not_reached ();
}

/* Each removable die, wherever it is, can be clicked, and is removed. */
static void
test_remove (void)
{
  static const char json[]
    = "{\"game\":\"roll\",\"round\":5,\"step\":\"develop\",\"seats\":[{\"developments\":[\"Conscription\"],"
      "\"tableau\":[\"Spice World\"],\"goods\":{\"Spice World\":[\"cyan\"]},\"worlds\":[\"Plague World\"],"
      "\"dice\":{\"develop\":{\"white\":2,\"red\":3},\"settle\":{\"yellow\":1},\"world zone\":{\"brown\":1},"
      "\"citizenry\":{\"red\":1},\"cup\":{\"white\":1,\"green\":1}}},{}]}";
  g_autoptr (Driver) driver = driver_new (1280, 800);
  guint places = 0;
  gsize n = 1;

  driver_set_motion (FALSE);
  for (gsize i = 0; i < n; i++)
    {
      GameAnswer legal[GAME_MAX_ANSWERS];
      OrreryRecord *record;
      GtkWidget *piece;
      guint point;

      play_until (driver, json, ROLL_ASK_REMOVE);
      n = roll_legal (state_of (driver), legal);
      driver_settle (driver);
      piece = piece_of (driver, legal[i]);
      g_test_message ("place %u, colour %u", GAME_ANSWER_A (legal[i]), GAME_ANSWER_B (legal[i]));
      g_assert_nonnull (piece);
      record = orrery_session_get_record (driver->room->session);
      point = orrery_record_get_point (record);
      g_assert_true (gtk_widget_activate (piece));
      g_assert_cmpuint (orrery_record_get_point (record), >, point);
      g_assert_cmphex (orrery_record_get_answer (record, point), ==, legal[i]);
      places |= GAME_ANSWER_KIND (legal[i]) == ROLL_DO_REMOVE ? 1u << GAME_ANSWER_A (legal[i]) : 1u << 31;
      g_assert_true (driver_wait (driver, driver_is_stopped));
    }
  g_test_message ("from %d places", __builtin_popcount (places));
  g_assert_cmpint (__builtin_popcount (places), >=, 4);
  driver_set_motion (TRUE);
}

/* --- Why? --- */

static gboolean
is_why (GtkWidget *widget, gconstpointer data)
{
  g_autofree char *text = NULL;

  if (!ORRERY_IS_WHY_BUTTON (widget))
    return FALSE;
  text = driver_read (widget);
  return strstr (text, data) != NULL;
}

static gboolean
is_open_popover (GtkWidget *widget, gconstpointer data)
{
  return GTK_IS_POPOVER (widget) && widget != data;
}

static GtkWidget *
find_popover (GtkWidget *at)
{
  GtkWidget *child = gtk_widget_get_first_child (at);

  while (child != NULL && !GTK_IS_POPOVER (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

/* A popover opens on click; if it is gone, something has closed it. */
static void
wait_until_open (GtkWidget *at)
{
  GtkWidget *popover = find_popover (at);

  g_assert_nonnull (popover);
  g_object_add_weak_pointer (G_OBJECT (popover), (gpointer *) &popover);
  assert_soon (popover == NULL || gtk_widget_get_mapped (popover));
  if (popover == NULL || gtk_widget_get_parent (popover) == NULL)
    g_error ("The popover was closed as soon as it was opened.");
  g_object_remove_weak_pointer (G_OBJECT (popover), (gpointer *) &popover);
}

static void
wait_until_closed (GtkWidget *at)
{
  assert_soon (find_popover (at) == NULL);
}

static void
click (GtkWidget *button)
{
  g_assert_nonnull (button);
  /* A popover cannot be opened at a button that is not on screen. */
  while (gtk_widget_get_width (button) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_signal_emit_by_name (button, "clicked");
}

/* Returns its text. Closes it again, because the pointer may be above it when the window closes. */
static char *
press_why (GtkWidget *button)
{
  GtkWidget *popover;
  char *text;

  click (button);
  wait_until_open (button);
  popover = find (button, is_open_popover, NULL);
  text = driver_read (popover);
  gtk_popover_popdown (GTK_POPOVER (popover));
  wait_until_closed (button);
  return text;
}

static void
test_why_stock (void)
{
  static const char json[]
    = "{\"game\":\"roll\",\"round\":5,\"step\":\"explore\",\"seats\":[{\"faction\":\"Alien Archaeology\","
      "\"dice\":{\"explore\":{\"white\":2,\"yellow\":2},\"cup\":{\"white\":1}}},{}]}";
  g_autoptr (Driver) driver = driver_new (1280, 800);
  g_autofree char *usual = NULL;
  g_autofree char *better = NULL;

  driver_set_motion (FALSE);
  play_until (driver, json, ROLL_ASK_EXPLORE);
  usual = press_why (find (GTK_WIDGET (driver->room->view->bar), is_why, "Stock +$2"));
  g_assert_nonnull (strstr (usual, "Stocking earns $2"));
  g_assert_null (strstr (usual, "Alien Archaeology"));
  better = press_why (find (GTK_WIDGET (driver->room->view->bar), is_why, "Stock +$4"));
  g_assert_nonnull (strstr (better, "Stocking earns $4"));
  g_assert_nonnull (strstr (better, "Alien Archaeology"));
  driver_set_motion (TRUE);
}

/* The board learns its width after the question is shown, and again whenever the sidebar appears: that closes
 * nothing. */
static void
test_why_stays (void)
{
  static const char json[]
    = "{\"game\":\"roll\",\"round\":5,\"step\":\"explore\",\"seats\":[{\"faction\":\"Alien Archaeology\","
      "\"dice\":{\"explore\":{\"white\":2,\"yellow\":2},\"cup\":{\"white\":1}}},{}]}";
  g_autoptr (Driver) driver = driver_new (1280, 800);
  GtkWidget *button;

  driver_set_motion (FALSE);
  play_until (driver, json, ROLL_ASK_EXPLORE);
  button = find (GTK_WIDGET (driver->room->view->bar), is_why, "Stock +$2");
  g_object_add_weak_pointer (G_OBJECT (button), (gpointer *) &button);
  click (button);
  wait_until_open (button);
  g_object_notify (G_OBJECT (driver->room->view->board), "compact");
  g_assert_cmpuint (driver->room->view->ask_again, ==, 0);
  g_assert_nonnull (button);
  g_assert_nonnull (find (button, is_open_popover, NULL));
  gtk_popover_popdown (GTK_POPOVER (find_popover (button)));
  wait_until_closed (button);
  g_object_remove_weak_pointer (G_OBJECT (button), (gpointer *) &button);
  driver_set_motion (TRUE);
}

/* One kind of explorer: plain buttons; Stock has a "why?" next to it. */
static void
test_why_brief (gconstpointer data)
{
  static const char json[]
    = "{\"game\":\"roll\",\"round\":5,\"step\":\"explore\",\"seats\":[{\"faction\":\"Alien Archaeology\","
      "\"dice\":{\"explore\":{\"yellow\":1},\"cup\":{\"white\":1}}},{}]}";
  const gboolean narrow = GPOINTER_TO_INT (data);
  g_autoptr (Driver) driver = narrow ? driver_new (360, 740) : driver_new (1280, 800);
  g_autofree char *text = NULL;

  driver_set_motion (FALSE);
  play_until (driver, json, ROLL_ASK_EXPLORE);
  g_assert_null (driver->room->view->row);
  g_assert_nonnull (driver_find_button (GTK_WIDGET (driver->room->view->bar), "Stock +$4"));
  text = press_why (find (GTK_WIDGET (driver->room->view->bar), is_why, ""));
  g_assert_nonnull (strstr (text, "Stocking earns $4"));
  g_assert_nonnull (strstr (text, "Alien Archaeology"));
  driver_set_motion (TRUE);
}

/* A card shows everything about its seat; its score explains itself like that of the seat in front. */
static void
test_why_score (void)
{
  g_autoptr (Driver) driver = driver_new (1280, 800);
  g_autoptr (OrreryRecord) record = driver_begin (3, ROLL_FIRST_GAME, kinds);
  g_autofree char *text = NULL;
  g_autofree char *sum = NULL;
  GtkWidget *card, *popover;
  GameScore score;

  driver_set_motion (FALSE);
  driver_play (driver, record);
  card = ORRERY_ROLL_BOARD (driver->room->view->board)->cards[1];
  click (gtk_widget_get_first_child (card));
  wait_until_open (card);
  popover = find (card, is_open_popover, NULL);
  text = press_why (find (popover, is_why, "VP"));
  roll_score (state_of (driver), &score);
  sum = g_strdup_printf ("%d VP", score.total[1]);
  g_test_message ("%s", text);
  g_assert_nonnull (strstr (text, sum));
  driver_set_motion (TRUE);
}

/* --- Answers on a phone --- */

/* Long answers are listed one below the other, within the window. */
static void
test_list (void)
{
  g_autoptr (Driver) driver = driver_new (360, 740);
  g_autoptr (OrreryRecord) record = driver_begin (5, 0, kinds);
  GameAnswer legal[GAME_MAX_ANSWERS];
  gsize n;

  driver_set_motion (FALSE);
  driver_play (driver, record);
  g_assert_true (driver_wait (driver, driver_is_stopped));
  g_assert_cmpuint (state_of (driver)->ask, ==, ROLL_ASK_START);
  n = roll_legal (state_of (driver), legal);
  g_assert_cmpuint (n, >, 1);
  /* If it is asked before the first frame, it is asked again for the actual width. */
  while (driver->room->view->row_zoom > 0)
    g_main_context_iteration (NULL, TRUE);
  for (gsize i = 0; i < n; i++)
    {
      GtkWidget *button = find_choice (driver->room->view->row, legal[i]);
      graphene_rect_t bounds;

      g_assert_nonnull (button);
      while (gtk_widget_get_width (button) == 0)
        g_main_context_iteration (NULL, TRUE);
      g_assert_true (gtk_widget_compute_bounds (button, GTK_WIDGET (driver->room), &bounds));
      g_test_message ("%g to %g", bounds.origin.x, bounds.origin.x + bounds.size.width);
      g_assert_cmpfloat (bounds.origin.x, >=, 0);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (GTK_WIDGET (driver->room)));
    }
  driver_set_motion (TRUE);
}

static gboolean
is_row_of_kind (GtkWidget *widget, gconstpointer data)
{
  return ADW_IS_ACTION_ROW (widget)
         && g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), "Player type") == 0;
}

static GtkWidget *
find_new_game (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (ORRERY_IS_NEW_GAME (window))
        return window;
    }
  return NULL;
}

/* The kind of player is next to the name, or below it if large text leaves no room. */
static void
test_new_game (void)
{
  for (int scale = 1; scale <= 2; scale++)
    {
      g_autoptr (Driver) driver = driver_new (360, 740);
      GtkWidget *dialog;

      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * scale, NULL);
      while (gtk_widget_get_width (GTK_WIDGET (driver->window)) == 0)
        g_main_context_iteration (NULL, TRUE);
      gtk_widget_activate_action (GTK_WIDGET (driver->window), "room.new-game", NULL);
      driver_settle (driver);
      dialog = find_new_game ();
      g_assert_nonnull (dialog);
      g_assert_true ((find (dialog, is_row_of_kind, NULL) != NULL) == (scale > 1));
      gtk_window_destroy (GTK_WINDOW (dialog));
    }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
}

/* --- The game in numbers --- */

/* Side by side if there is room; otherwise a title is above its numbers, and nothing is cut off. */
static void
test_numbers (void)
{
  static const char *const names[] = { "Ada", "Ben", "Cleo", "Maximiliane-Charlotte", "Eva", NULL };
  static const int row[] = { 7, 123, 45, 0, 12 };

  for (int scale = 1; scale <= 2; scale++)
    {
      GtkWidget *numbers = g_object_ref_sink (g_object_new (ORRERY_TYPE_NUMBERS, NULL));
      int least, liked, narrow, wide;

      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * scale, NULL);
      orrery_numbers_set_names (ORRERY_NUMBERS (numbers), names);
      for (guint i = 0; i < 10; i++)
        orrery_numbers_add_row (ORRERY_NUMBERS (numbers), "Goods produced", row);
      gtk_widget_measure (numbers, GTK_ORIENTATION_HORIZONTAL, -1, &least, &liked, NULL, NULL);
      g_test_message ("%d×: %d to %d px", scale, least, liked);
      g_assert_cmpint (2 * least, <, liked);
      gtk_widget_measure (numbers, GTK_ORIENTATION_VERTICAL, liked - 1, &narrow, NULL, NULL, NULL);
      gtk_widget_measure (numbers, GTK_ORIENTATION_VERTICAL, liked, &wide, NULL, NULL, NULL);
      g_assert_cmpint (narrow, >, wide * 3 / 2);
      g_assert_finalize_object (numbers);
    }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
}

/* --- Files from outside --- */

static void
run_with (const char *path)
{
  GApplication *app = G_APPLICATION (driver_app ());
  char *line[] = { g_strdup ("orrery"), g_strdup (path), NULL };
  char **arguments = g_strdupv (line);
  int status = -1;

  g_assert_true (G_APPLICATION_GET_CLASS (app)->local_command_line (app, &arguments, &status));
  g_assert_cmpint (status, ==, 0);
  g_strfreev (arguments);
  g_free (line[0]);
  g_free (line[1]);
}

/* It is shown in a dialog, which is closed. */
static gboolean
is_refused (Driver *driver)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (ADW_IS_MESSAGE_DIALOG (window))
        {
          gtk_window_destroy (GTK_WINDOW (window));
          return TRUE;
        }
    }
  return FALSE;
}

/* First like a shell, then like a file manager: orrery FILE. */
static void
test_command_line (void)
{
  g_autoptr (Driver) driver = driver_new (1000, 700);
  g_autoptr (OrreryRecord) record = driver_begin (13, ROLL_FIRST_GAME, kinds);
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "given.orrery", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  RollState state;

  driver_play (driver, record);
  state = *state_of (driver);
  g_assert_true (orrery_record_save (orrery_session_get_record (driver->room->session), file, NULL, &error));
  orrery_play_room_leave (driver->room);
  orrery_window_set_room (driver->window, "reference");
  run_with (path);
  g_assert_true (driver_wait (driver, driver_is_stopped));
  g_assert_cmpstr (orrery_window_get_room (driver->window), ==, "play");
  g_assert_cmpmem (state_of (driver), sizeof (RollState), &state, sizeof state);
  g_assert_nonnull (orrery_keeper_get_file (driver->room->keeper));
  /* A file that is not a game is rejected, and the current game stays. */
  g_assert_true (g_file_set_contents (path, "{\"orrery\": 1,", -1, NULL));
  g_application_open (G_APPLICATION (driver_app ()), &file, 1, "");
  g_assert_true (driver_wait (driver, is_refused));
  g_assert_cmpmem (state_of (driver), sizeof (RollState), &state, sizeof state);
}

static gint64 shown_at; /* when a computer player's visible action happened; 0: none */
static gint64 shortest;
static guint n_paces;

static void
paced_cb (OrrerySession *session, guint seat)
{
  OrreryRecord *record = orrery_session_get_record (session);
  const gint64 now = g_get_monotonic_time ();
  GameAnswer legal[GAME_MAX_ANSWERS];
  RollState before;

  if (shown_at != 0)
    {
      shortest = MIN (shortest, now - shown_at);
      n_paces++;
    }
  orrery_record_state_at (record, orrery_record_get_point (record) - 1, &before);
  shown_at = before.step == ROLL_STEP_PHASES && !orrery_session_is_person (session, seat)
                     && roll_question (&before).ask == GAME_DECIDE && roll_legal (&before, legal) > 1
                 ? now
                 : 0;
}

/* Public decisions of computer players are shown one after the other, this far apart. */
static void
test_pace (void)
{
  static const char json[]
    = "{\"game\":\"roll\",\"round\":5,\"step\":\"explore\",\"seats\":[{},{\"dice\":{\"explore\":{\"white\":4},"
      "\"cup\":{\"white\":1}}}]}";
  g_autoptr (GSettings) settings = g_settings_new (ORRERY_APP_ID);
  g_autoptr (Driver) driver = driver_new (1000, 700);
  g_autoptr (OrreryRecord) record = driver_position (json, kinds);
  guint pace;

  g_settings_set_uint (settings, "pace", 200);
  shown_at = 0;
  shortest = G_MAXINT64;
  orrery_play_room_play (driver->room, record);
  g_object_get (driver->room->session, "pace", &pace, NULL);
  g_assert_cmpuint (pace, ==, 200);
  g_signal_connect (driver->room->session, "answered", G_CALLBACK (paced_cb), NULL);
  g_assert_true (driver_wait (driver, driver_is_stopped));
  g_test_message ("%u pauses, the shortest of %d ms", n_paces, (int) (shortest / 1000));
  g_assert_cmpuint (n_paces, >, 0);
  g_assert_cmpint (shortest, >=, 190 * 1000);
  g_settings_set_uint (settings, "pace", 0);
  g_object_get (driver->room->session, "pace", &pace, NULL);
  g_assert_cmpuint (pace, ==, 0);
}

/* A forced answer is not asked for, unless somebody wants every question: here, which good. */
static void
test_ask_forced (void)
{
  static const char json[]
    = "{\"game\":\"roll\",\"round\":5,\"step\":\"ship\",\"seats\":[{\"tableau\":[\"Spice World\"],"
      "\"goods\":{\"Spice World\":[\"cyan\"]},\"dice\":{\"ship\":{\"white\":1},\"cup\":{\"white\":1}}},{}]}";
  g_autoptr (GSettings) settings = g_settings_new (ORRERY_APP_ID);
  g_autoptr (Driver) driver = driver_new (1000, 700);

  for (guint forced = 0; forced < 2; forced++)
    {
      g_autoptr (OrreryRecord) record = driver_position (json, kinds);
      GameAnswer legal[GAME_MAX_ANSWERS];

      g_settings_set_boolean (settings, "ask-forced", forced != 0);
      driver_play (driver, record);
      if (forced)
        {
          g_assert_cmpint (state_of (driver)->ask, ==, ROLL_ASK_SHIP);
          g_assert_cmpuint (roll_legal (state_of (driver), legal), ==, 1);
          driver_press (driver, legal[0]);
          g_assert_true (driver_wait (driver, driver_is_stopped));
        }
      g_assert_cmpint (state_of (driver)->ask, ==, ROLL_ASK_DELIVER);
    }
  g_settings_reset (settings, "ask-forced");
}

/* All workers go to Nanotechnology, which costs 5: nobody is asked for their order. With a sixth, the last one
 * matters. */
static void
test_alike (void)
{
  static const char *const ready[] = { "\"white\":2,\"red\":2", "\"white\":3,\"red\":3" };
  g_autoptr (Driver) driver = driver_new (1000, 700);

  for (guint i = 0; i < G_N_ELEMENTS (ready); i++)
    {
      g_autofree char *json = g_strdup_printf ("{\"game\":\"roll\",\"round\":5,\"step\":\"develop\",\"seats\":["
                                               "{\"tableau\":[\"Spice World\"],\"developments\":[\"Nanotechnology\","
                                               "\"Space Docks\"],\"dice\":{\"develop\":{%s},\"cup\":{\"white\":1}}},{}]}",
                                               ready[i]);
      g_autoptr (OrreryRecord) record = driver_position (json, kinds);

      driver_play (driver, record);
      g_assert_cmpint (state_of (driver)->ask == ROLL_ASK_WORKER, ==, i == 1);
    }
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  orrery_games_register_uis ();
  int status;

  driver_set_up (&argc, &argv);
  g_test_add_func ("/app/play/remove", test_remove);
  g_test_add_func ("/app/play/why-stock", test_why_stock);
  g_test_add_func ("/app/play/why-stays", test_why_stays);
  g_test_add_data_func ("/app/play/why-brief/wide", GINT_TO_POINTER (FALSE), test_why_brief);
  g_test_add_data_func ("/app/play/why-brief/narrow", GINT_TO_POINTER (TRUE), test_why_brief);
  g_test_add_func ("/app/play/why-score", test_why_score);
  g_test_add_func ("/app/play/list", test_list);
  g_test_add_func ("/app/play/new-game", test_new_game);
  g_test_add_func ("/app/play/numbers", test_numbers);
  g_test_add_func ("/app/play/command-line", test_command_line);
  g_test_add_func ("/app/play/pace", test_pace);
  g_test_add_func ("/app/play/ask-forced", test_ask_forced);
  g_test_add_func ("/app/play/alike", test_alike);
  status = g_test_run ();
  driver_tear_down ();
  return status;
}
