/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Misuse: by people, by accident, and by disks and clocks. */
#include "config.h"

#include "app/play-driver.h"
#include "find.h"
#include "record/orrery-record-private.h"
#include "assist/orrery-games.h"
#include "app/play/orrery-new-game.h"
#include "games/roll/assist/orrery-roll-book.h"
#include "app/table/orrery-table-room-private.h"
#include "app/table/orrery-score-page-private.h"
#include "interpose.h"

#include "games/roll/board/orrery-phase-strip.h"
#include "games/games.h"
#include "games/roll/words/orrery-roll.h"

#include <fcntl.h>
#include <gdk/x11/gdkx.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utime.h>

enum { SHADOW = 20 }; /* of a window that fills the screen */

static const char *const alone[] = { "person", "simple", NULL };
static const char *const two_people[] = { "person", "person", NULL };

static OrreryRecord *
record_of (Driver *driver)
{
  return orrery_session_get_record (driver->room->session);
}

/* The game is legal, whatever was done. */
static void
assert_whole (Driver *driver)
{
  OrreryRecord *record = record_of (driver);
  RollState state;

  g_assert_cmpint (roll_verify (orrery_record_get_state (record)).code, ==, ROLL_WHOLE);
  orrery_record_state_at (record, 0, &state);
  for (guint i = 0; i < orrery_record_get_point (record); i++)
    g_assert_cmpint (roll_apply (&state, orrery_record_get_answer (record, i), NULL), ==, GAME_OK);
}

static void
answer (Driver *driver, guint n)
{
  for (guint i = 0; i < n && orrery_roll_state (orrery_session_get_record (driver->room->session))->step != ROLL_STEP_OVER; i++)
    {
      driver_answer (driver);
      g_assert_true (driver_wait (driver, driver_is_stopped));
    }
}

/* --- Input --- */

/* An answer given twice counts once: the second one does not fit the next question, or is rejected. */
static void
test_twice (void)
{
  g_autoptr (Driver) driver = driver_new (1000, 700);
  g_autoptr (OrreryRecord) record = driver_begin (5, 0, alone);
  guint n = 0;

  driver_play (driver, record);
  for (guint i = 0; i < 300 && n < 20; i++)
    {
      const RollState *state = orrery_session_get_state (driver->room->session);
      const guint point = orrery_record_get_point (record);
      GameAnswer legal[GAME_MAX_ANSWERS];

      if (state->step == ROLL_STEP_OVER)
        break;
      if (driver_draft (driver) == NULL && driver_picks (driver) == NULL && roll_legal (state, legal) > 0)
        {
          orrery_game_view_answer (driver->room->view, legal[0]);
          g_assert_cmpuint (orrery_record_get_point (record), ==, point + 1);
          orrery_game_view_answer (driver->room->view, legal[0]);
          g_assert_cmpuint (orrery_record_get_point (record), <=, point + 2);
          n++;
        }
      else
        driver_answer (driver);
      g_assert_true (driver_wait (driver, driver_is_stopped));
      assert_whole (driver);
    }
  g_assert_cmpuint (n, >, 5);
}

/* A key that is held down repeats, between frames and while others think. */
static void
test_held_keys (void)
{
  static const guint keys[] = { GDK_KEY_Return, GDK_KEY_space, GDK_KEY_1, GDK_KEY_2, GDK_KEY_9, GDK_KEY_Tab,
                                GDK_KEY_Left, GDK_KEY_Right, GDK_KEY_Escape, GDK_KEY_BackSpace, GDK_KEY_w, GDK_KEY_d };
  g_autoptr (Driver) driver = driver_new (1000, 700);
  g_autoptr (OrreryRecord) record = driver_begin (6, 0, alone);

  driver_play (driver, record);
  for (guint k = 0; k < G_N_ELEMENTS (keys); k++)
    {
      for (guint i = 0; i < 60; i++)
        {
          driver_key (driver, keys[k]);
          if (i % 3 == 0)
            g_main_context_iteration (NULL, FALSE);
        }
      g_assert_true (driver_wait (driver, driver_is_stopped));
      assert_whole (driver);
      /* The number of ticks depends on the number of frames. */
      if (driver->room->view->decision != NULL && orrery_decision_get_can_put_back (driver->room->view->decision))
        orrery_decision_put_back (driver->room->view->decision);
      if (orrery_roll_state (orrery_session_get_record (driver->room->session))->step != ROLL_STEP_OVER)
        answer (driver, 1);
    }
}

/* Commands in any order, as fast as possible, even nonsensical ones. */
static void
test_commands (void)
{
  static const char *const names[] = { "undo", "redo", "replay", "return", "play-on", "undo", "close-entry", "redo" };
  g_autoptr (Driver) driver = driver_new (1000, 700);
  g_autoptr (OrreryRecord) record = driver_begin (7, 0, alone);
  GameRng rng;

  game_rng_seed (&rng, 7);
  driver_play (driver, record);
  for (guint i = 0; i < 200; i++)
    {
      const char *name = names[game_rng_below (&rng, G_N_ELEMENTS (names))];

      if (g_action_group_get_action_enabled (G_ACTION_GROUP (driver->room->view->actions), name))
        g_action_group_activate_action (G_ACTION_GROUP (driver->room->view->actions), name, NULL);
      if (game_rng_below (&rng, 3) == 0)
        driver_settle (driver);
      if (driver->room->view->replayed == G_MAXUINT && orrery_session_get_asked (driver->room->session) >= 0)
        {
          GameAnswer legal[GAME_MAX_ANSWERS];
          const size_t n = roll_legal (orrery_session_get_state (driver->room->session), legal);

          orrery_game_view_answer (driver->room->view, legal[game_rng_below (&rng, (uint32_t) n)]);
        }
    }
  g_action_group_activate_action (G_ACTION_GROUP (driver->room->view->actions), "return", NULL);
  g_assert_true (driver_wait (driver, driver_is_stopped));
  assert_whole (driver);
}

/* --- Windows --- */

/* Closed in the middle of a choice, while another plays, or before anything is drawn. */
static void
test_closed_in_between (void)
{
  for (guint i = 0; i < 6; i++)
    {
      Driver *driver = driver_new (i % 3 == 0 ? 0 : 900, 600);
      g_autoptr (OrreryRecord) record = driver_begin (30 + i, 0, i % 2 == 0 ? alone : two_people);

      if (i == 5)
        orrery_play_room_play (driver->room, record);
      else
        driver_play (driver, record);
      if (i < 5)
        answer (driver, i);
      if (driver_draft (driver) != NULL)
        driver_key (driver, GDK_KEY_1);
      driver_free (driver);
      g_assert_cmpint (roll_verify (orrery_record_get_state (record)).code, ==, ROLL_WHOLE);
    }
}

/* Simulates the mouse. FALSE if there is none. */
static gboolean
use_mouse (GtkWidget *widget, const char *what)
{
  GtkNative *native = gtk_widget_get_native (widget);
  double x = 0, y = 0, left, top;
  g_autofree char *command = NULL;

  gtk_widget_translate_coordinates (widget, GTK_WIDGET (native), gtk_widget_get_width (widget) / 2.0,
                                    gtk_widget_get_height (widget) / 2.0, &x, &y);
  gtk_native_get_surface_transform (native, &left, &top);
  command = g_strdup_printf ("xdotool mousemove --window %lu %d %d %s", gdk_x11_surface_get_xid (gtk_native_get_surface (native)),
                             (int) (x + left), (int) (y + top), what);
  return g_spawn_command_line_sync (command, NULL, NULL, NULL, NULL);
}

static GtkWidget *
find_movable_die (Driver *driver)
{
  OrreryPhaseStrip *strip = ORRERY_PHASE_STRIP (ORRERY_ROLL_BOARD (driver->room->view->board)->strip);
  const OrreryDiceModel *dice = orrery_phase_strip_get_dice (strip);

  for (guint i = 0; i < dice->n; i++)
    if (orrery_phase_strip_choose (strip, dice->dice[i].colour, dice->dice[i].place))
      {
        orrery_phase_strip_handle_key (strip, GDK_KEY_Escape, 0);
        return orrery_phase_strip_get_die (strip, dice->dice[i].id);
      }
  return NULL;
}

/* A die is being dragged, and then the window, or the game, is gone. */
static void
test_closed_in_a_drag (gconstpointer closes)
{
  Driver *driver = driver_new (1000, 700);
  g_autoptr (OrreryRecord) record = driver_begin (11, 0, alone);
  g_autoptr (GtkWidget) die = NULL;

  /* Other tests may have windows on the same screen. */
  if (g_getenv ("ORRERY_TEST_MOUSE") == NULL || !GDK_IS_X11_DISPLAY (gdk_display_get_default ())
      || !use_mouse (GTK_WIDGET (driver->window), ""))
    {
      g_test_skip ("there is no mouse here, or it is not ours");
      driver_free (driver);
      return;
    }
  driver_set_motion (FALSE);
  driver_play (driver, record);
  while (driver_draft (driver) == NULL)
    answer (driver, 1);
  die = g_object_ref (find_movable_die (driver));
  while (!gtk_widget_get_mapped (die) || gtk_widget_get_width (die) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (use_mouse (die, "mousedown 1"));
  while (gtk_widget_get_opacity (die) == 1)
    {
      g_assert_true (use_mouse (die, "mousemove_relative 10 10 mousemove_relative 10 10 mousemove_relative 10 10"));
      driver_settle (driver);
    }
  if (GPOINTER_TO_INT (closes))
    driver_free (driver);
  else
    orrery_play_room_leave (driver->room);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_spawn_command_line_sync ("xdotool mousemove_relative 5 5 mouseup 1", NULL, NULL, NULL, NULL);
  driver_set_motion (TRUE);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  if (!GPOINTER_TO_INT (closes))
    driver_free (driver);
  g_assert_cmpint (roll_verify (orrery_record_get_state (record)).code, ==, ROLL_WHOLE);
}

static void
see_room (Driver *driver, const char *room)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (driver->window));
  gint64 enough;

  orrery_window_set_room (driver->window, room);
  enough = gdk_frame_clock_get_frame_counter (clock) + 2;
  while (gdk_frame_clock_get_frame_counter (clock) < enough)
    {
      gtk_widget_queue_draw (GTK_WIDGET (driver->window));
      g_main_context_iteration (NULL, TRUE);
    }
}

static int
get_screen_width (void)
{
  g_autoptr (GdkMonitor) monitor = g_list_model_get_item (gdk_display_get_monitors (gdk_display_get_default ()), 0);
  GdkRectangle whole;

  gdk_monitor_get_geometry (monitor, &whole);
  return whole.width;
}

/* A phone, and a large screen; GTK would warn about contents that do not fit, and warnings end the test. The
 * test also runs at twice the resolution. */
static void
test_sizes (void)
{
  static const int sizes[][2] = { { 360, 294 }, { 360, 640 }, { 3840, 2160 } };
  static const char *const rooms[] = { "reference", "table", "play" };
  const int scale = g_getenv ("GDK_SCALE") != NULL ? 2 : 1, widest = get_screen_width ();

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      const gboolean large = sizes[i][0] > 1000;
      const int width = large ? sizes[i][0] / scale : sizes[i][0], height = large ? sizes[i][1] / scale : sizes[i][1];
      g_autoptr (Driver) driver = driver_new (width, height);
      g_autoptr (OrreryRecord) record = driver_begin (40 + i, 0, alone);

      g_assert_cmpint (gtk_widget_get_scale_factor (GTK_WIDGET (driver->window)), ==, scale);
      driver_play (driver, record);
      answer (driver, 6);
      for (guint k = 0; k < G_N_ELEMENTS (rooms); k++)
        {
          see_room (driver, rooms[k]);
          g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (driver->window)), <=, width);
          g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (driver->window)), >=, MIN (width, widest) - SHADOW);
        }
      assert_whole (driver);
    }
}

/* --- Names --- */

/* Names come from files too; they are neither markup nor paths. */
static void
test_names (void)
{
  static const char *const names[] = { "<b>&amp;", "../../../../tmp/evil", "%s%n%d", "\xe2\x80\xae" "drawkcab",
                                       "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW" };
  static const char *const kinds[] = { "person", "simple", "simple", "simple", "simple", NULL };
  g_autoptr (Driver) driver = driver_new (360, 640);
  g_autoptr (OrreryRecord) record = driver_begin (8, 0, kinds);
  g_autofree char *file = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    orrery_record_name_player (record, i, names[i], NULL);
  driver_play (driver, record);
  file = g_file_get_basename (orrery_keeper_get_file (driver->room->keeper));
  g_assert_true (g_regex_match_simple ("^[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{6}(-[0-9]+)?\\.orrery-journal$", file, 0, 0));
  play_room_toast (driver->room, "<b>&amp;");
  answer (driver, 4);
  orrery_play_room_leave (driver->room);
  driver_settle (driver);
  orrery_start_page_update (driver->room->start_page);
  while (driver_count_games (driver, FALSE) < 0)
    g_main_context_iteration (NULL, FALSE);
  {
    g_autofree char *text = driver_read (GTK_WIDGET (driver->window));

    g_assert_nonnull (strstr (text, "<b>&amp;"));
  }
}

/* --- Clock --- */

/* Games from the future and from long ago, and two in the same second. */
static void
test_clock (void)
{
  static const time_t times[] = { 0, 1, 4102444800, 253402300799 };
  g_autoptr (Driver) driver = driver_new (1000, 700);
  g_autoptr (GFile) before = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (times); i++)
    {
      g_autoptr (OrreryRecord) record = driver_begin (50 + i, 0, alone);
      const struct utimbuf then = { times[i], times[i] };

      driver_play (driver, record);
      g_assert_false (before != NULL && g_file_equal (before, orrery_keeper_get_file (driver->room->keeper)));
      g_set_object (&before, orrery_keeper_get_file (driver->room->keeper));
      orrery_play_room_leave (driver->room);
      g_assert_cmpint (utime (g_file_peek_path (before), &then), ==, 0);
    }
  orrery_start_page_update (driver->room->start_page);
  while (driver_count_games (driver, FALSE) < 0)
    g_main_context_iteration (NULL, FALSE);
  g_assert_cmpint (driver_count_games (driver, FALSE), >=, 4);
}

static void
assert_told (const char *words)
{
  GListModel *windows = gtk_window_get_toplevels ();
  gboolean found = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);
      g_autofree char *text = driver_read (window);

      found |= strstr (text, words) != NULL;
    }
  g_assert_true (found);
}

/* Another Orrery plays the game: this one says so, and changes nothing. */
static void
test_two_at_once (void)
{
  g_autoptr (Driver) driver = driver_new (1000, 700);
  g_autoptr (OrreryRecord) record = driver_begin (10, 0, alone);
  g_autoptr (GFile) kept = NULL;
  g_autoptr (GError) error = NULL;
  int ready[2], done[2];
  char byte = 0;
  pid_t other;

  driver_play (driver, record);
  kept = g_object_ref (orrery_keeper_get_file (driver->room->keeper));
  orrery_play_room_leave (driver->room);
  g_clear_object (&record);
  g_assert_cmpint (pipe (ready), ==, 0);
  g_assert_cmpint (pipe (done), ==, 0);
  other = fork ();
  if (other == 0)
    {
      const int fd = open (g_file_peek_path (kept), O_RDWR);

      byte = flock (fd, LOCK_EX | LOCK_NB) == 0 ? 'y' : 'n';
      if (write (ready[1], &byte, 1) != 1 || read (done[0], &byte, 1) != 1)
        _exit (1);
      _exit (0);
    }
  g_assert_cmpint (read (ready[0], &byte, 1), ==, 1);
  g_assert_cmpint (byte, ==, 'y');
  g_assert_false (driver_open (driver, kept));
  assert_told ("This game is open in another window or program. Close it there first.");
  gtk_window_destroy (GTK_WINDOW (driver_find_dialog ()));
  g_assert_cmpint (write (done[1], &byte, 1), ==, 1);
  g_assert_cmpint (waitpid (other, NULL, 0), ==, other);
  g_assert_true (driver_open (driver, kept));
}

/* --- Words --- */

static gboolean
has_dialog (Driver *driver)
{
  return driver_find_dialog () != NULL;
}

/* A file that cannot be opened is reported in a dialog, with the problem. */
static void
test_refused_file (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "<bad>&.orrery", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (Driver) driver = driver_new (1000, 700);

  g_assert_true (g_file_set_contents (path, "{\"tea\": 1}", -1, NULL));
  G_APPLICATION_GET_CLASS (driver_app ())->open (G_APPLICATION (driver_app ()), &file, 1, "");
  g_assert_true (driver_wait (driver, has_dialog));
  assert_told ("Could Not Open the Game");
  assert_told ("<bad>&.orrery");
  gtk_window_destroy (GTK_WINDOW (driver_find_dialog ()));
}

/* A journal of maximum length without any contents. */
static GFile *
write_long_game (gboolean is_kept)
{
  g_autofree char *path = is_kept ? g_build_filename (g_get_user_data_dir (), "orrery", ORRERY_GAMES_PLAYED, "long.orrery-journal", NULL)
                                  : g_build_filename (g_get_user_data_dir (), "long.orrery", NULL);
  g_autoptr (OrreryRecord) record = driver_begin (1, 0, alone);
  GFile *file = g_file_new_for_path (path);
  g_autofree char *head = NULL;
  g_autoptr (GString) text = NULL;

  g_assert_true (orrery_record_save_veiled (record, file, NULL, NULL));
  g_assert_true (g_file_get_contents (path, &head, NULL, NULL));
  text = g_string_new (head);
  for (guint i = 0; i < 240000; i++)
    g_string_append (text, "{\"seat\": 0, \"name\": \"Ada\", \"kind\": \"person\"}\n");
  g_assert_true (g_file_set_contents (path, text->str, (gssize) text->len, NULL));
  return file;
}

static gboolean
is_open_or_has_dialog (Driver *driver)
{
  return driver->room->session != NULL || has_dialog (driver);
}

static gboolean
has_no_dialog (Driver *driver)
{
  return !has_dialog (driver);
}

static gboolean
is_open (Driver *driver)
{
  return driver->room->session != NULL;
}

typedef struct
{
  gint64 last;
  gint64 longest;
} Pulse;

static gboolean
beat_cb (gpointer data)
{
  Pulse *pulse = data;
  const gint64 now = g_get_monotonic_time ();

  if (pulse->last != 0)
    pulse->longest = MAX (pulse->longest, now - pulse->last);
  pulse->last = now;
  return G_SOURCE_CONTINUE;
}

/* A game that takes long to read does not block the window, shows its progress, and can be cancelled. */
static void
test_long_opening (gconstpointer is_kept)
{
  g_autoptr (Driver) driver = driver_new (1000, 700);
  g_autoptr (GFile) file = write_long_game (GPOINTER_TO_INT (is_kept));
  Pulse pulse = { 0 };
  gint64 begun;
  guint beat;

  driver_settle (driver);
  G_APPLICATION_GET_CLASS (driver_app ())->open (G_APPLICATION (driver_app ()), &file, 1, "");
  g_assert_true (driver_wait (driver, is_open_or_has_dialog));
  if (is_open (driver))
    {
      g_test_skip ("This machine is too fast to show it.");
      return;
    }
  assert_told ("Opening the Game…");
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (driver_find_dialog ()), "cancel");
  g_assert_true (driver_wait (driver, has_no_dialog));
  driver_settle (driver);
  g_assert_false (is_open (driver));

  begun = g_get_monotonic_time ();
  beat = g_timeout_add (10, beat_cb, &pulse);
  G_APPLICATION_GET_CLASS (driver_app ())->open (G_APPLICATION (driver_app ()), &file, 1, "");
  g_assert_true (driver_wait (driver, is_open));
  g_source_remove (beat);
  g_assert_true (has_no_dialog (driver));
  /* Some of it is work of the window itself, but not all of it. */
  g_test_message ("%d ms, at most %d at once", (int) ((g_get_monotonic_time () - begun) / 1000), (int) (pulse.longest / 1000));
  g_assert_cmpint (pulse.longest, <, (g_get_monotonic_time () - begun) / 2);
  orrery_play_room_leave (driver->room);
  g_assert_true (g_file_delete (file, NULL, NULL));
}

static void
test_seed (void)
{
  g_autoptr (GSettings) settings = g_settings_new (ORRERY_APP_ID);
  GtkWidget *dialog = orrery_new_game_new (NULL, orrery_game_get_default (), settings);
  GtkWidget *seed = NULL;

  gtk_window_present (GTK_WINDOW (dialog));
  for (guint n = 0; find_nth (dialog, ADW_TYPE_ENTRY_ROW, n) != NULL; n++)
    seed = find_nth (dialog, ADW_TYPE_ENTRY_ROW, n);
  gtk_editable_set_text (GTK_EDITABLE (seed), "tea");
  g_assert_true (gtk_widget_has_css_class (seed, "error"));
  {
    g_autofree char *text = driver_read (dialog);

    g_assert_nonnull (strstr (text, "This is not a number or a game code."));
  }
  gtk_editable_set_text (GTK_EDITABLE (seed), "");
  g_assert_false (gtk_widget_has_css_class (seed, "error"));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static void
begin_cb (gboolean *begins, OrreryRecord *record)
{
  *begins = record != NULL;
}

/* Of two options that exclude each other, the one that is turned on last stays. */
static void
test_options (void)
{
  g_autoptr (GSettings) settings = g_settings_new (ORRERY_APP_ID);

  for (guint g = 0; orrery_game_list ()[g] != NULL; g++)
    {
      const OrreryGame *game = orrery_game_list ()[g];
      g_auto (OrreryGameSetup) setup = { game, game->rules->min_seats };

      for (guint k = 0; k < setup.n_seats; k++)
        setup.players[k] = (OrreryPlayer) { g_strdup (""), g_strdup (ORRERY_PERSON) };
      for (guint i = 0; i < game->n_options * game->n_options; i++)
        {
          GtkWidget *dialog, *last;
          gboolean begins = FALSE;

          orrery_game_setup_save (&setup, settings);
          dialog = orrery_new_game_new (NULL, game, settings);
          last = find_nth (dialog, GTK_TYPE_SWITCH, i / game->n_options);
          g_signal_connect_swapped (dialog, "begin", G_CALLBACK (begin_cb), &begins);
          for (guint k = 0; k < game->n_options; k++)
            gtk_switch_set_active (GTK_SWITCH (find_nth (dialog, GTK_TYPE_SWITCH, k)), FALSE);
          gtk_switch_set_active (GTK_SWITCH (find_nth (dialog, GTK_TYPE_SWITCH, i % game->n_options)), TRUE);
          gtk_switch_set_active (GTK_SWITCH (last), TRUE);
          g_assert_true (gtk_switch_get_active (GTK_SWITCH (last)));
          g_signal_emit_by_name (find_button (dialog, "_Play"), "clicked");
          g_assert_true (begins);
        }
    }
}

static guint8
home_face (void)
{
  g_autoptr (OrreryRecord) record = driver_begin (1, 0, alone);

  while (orrery_roll_state (record)->seats[0].home == ROLL_NONE)
    {
      GameAnswer legal[GAME_MAX_ANSWERS];

      roll_legal (orrery_record_get_state (record), legal);
      g_assert_true (orrery_record_answer (record, legal[0], NULL, NULL));
    }
  return orrery_roll_state (record)->seats[0].home;
}

/* A table that is set up step by step says what is still missing. */
static void
test_table_set (void)
{
  static const OrreryPlayer players[] = { { (char *) "Ada", (char *) "person" }, { (char *) "Ben", (char *) "person" } };
  static const char *const expected[]
    = { "Ada: the faction is missing.", "Ada: the home world is missing.",
        "Ada: the starting development is missing.", "Ada: the starting world is missing." };
  OrreryFinalTable table = { .n_seats = 2 };

  for (guint i = 0; i < 2; i++)
    table.seats[i].home = ROLL_NONE;
  for (guint step = 0; step < G_N_ELEMENTS (expected); step++)
    {
      g_autofree char *problem = NULL;

      if (step == 1)
        table.seats[0].faction = 1;
      else if (step == 2)
        table.seats[0].home = home_face ();
      else if (step == 3)
        table.seats[0].tiles[table.seats[0].n_tiles++] = ROLL_DEVELOPMENT_OF (0);
      g_assert_null (orrery_table_set (&table, players, &problem));
      g_assert_cmpstr (problem, ==, expected[step]);
    }
}

/* --- Disk --- */

static gboolean
is_shown (Driver *driver, const char *words)
{
  g_autofree char *text = driver_read (GTK_WIDGET (driver->window));

  return strstr (text, words) != NULL;
}

/* A disk that fails in the middle of a game: people are told, nothing is lost, and it continues when the disk
 * works. */
static void
test_disk (gconstpointer fault)
{
  g_autoptr (Driver) driver = driver_new (1000, 700);
  g_autoptr (OrreryRecord) record = driver_begin (11, 0, alone);
  guint point;

  driver_play (driver, record);
  answer (driver, 3);
  point = orrery_record_get_point (record);
  fault_set (g_get_user_data_dir (), fault);
  driver_answer (driver);
  while (orrery_record_get_autosave_error (record) == NULL && !is_shown (driver, "could not be saved"))
    g_main_context_iteration (NULL, FALSE);
  driver_settle (driver);
  g_assert_true (is_shown (driver, "could not be saved"));
  g_assert_cmpuint (orrery_record_get_point (record), >=, point);
  {
    g_autoptr (OrreryRecord) kept = orrery_record_load (orrery_keeper_get_file (driver->room->keeper), NULL, NULL);

    g_assert_cmpuint (orrery_record_get_point (kept), ==, orrery_record_get_point (record));
  }
  fault_set (NULL, NULL);
  orrery_session_run (driver->room->session);
  g_assert_true (driver_wait (driver, driver_is_stopped));
  answer (driver, 3);
  g_assert_cmpuint (orrery_record_get_point (record), >, point);
  assert_whole (driver);
}

static gboolean
is_told_unsaved (Driver *driver)
{
  return is_shown (driver, "The game could not be saved");
}

/* A game that cannot be saved from the start can be played, and people are told. */
static void
test_never_kept (gconstpointer fault)
{
  g_autoptr (Driver) driver = driver_new (1000, 700);
  g_autoptr (OrreryRecord) record = driver_begin (12, 0, alone);

  fault_set (g_get_user_data_dir (), fault);
  driver_play (driver, record);
  g_assert_true (driver_wait (driver, is_told_unsaved));
  g_assert_null (orrery_keeper_get_file (driver->room->keeper));
  answer (driver, 3);
  fault_set (NULL, NULL);
  assert_whole (driver);
}

/* A result that cannot be saved. */
static void
test_never_counted (gconstpointer fault)
{
  static const char *const computers[] = { "random", "simple", NULL };
  g_autoptr (Driver) driver = driver_new (1000, 700);
  g_autoptr (OrreryRecord) record = driver_begin (13, 0, computers);

  fault_set (g_get_user_data_dir (), fault);
  driver_play (driver, record);
  driver_settle (driver);
  fault_set (NULL, NULL);
  {
    g_autofree char *text = driver_read (GTK_WIDGET (driver->window));

    g_test_message ("%s", text);
    g_assert_nonnull (strstr (text, "could not be saved"));
  }
}

/* The table being scored is saved while it is entered; if that fails, people are told. */
static void
test_score_unsaved (gconstpointer fault)
{
  g_autoptr (Driver) driver = driver_new (1000, 700);
  OrreryTableRoom *room = ORRERY_TABLE_ROOM (orrery_window_ensure_room (driver->window, "table"));
  g_autofree char *path = orrery_games_dup_path (ORRERY_GAMES_TABLES, "score.ini");

  orrery_window_set_room (driver->window, "table");
  table_room_show_page (room, "score");
  fault_set (g_get_user_data_dir (), fault);
  orrery_final_set_n_seats (room->score_page->final, 3);
  while (!is_shown (driver, "What you entered could not be saved: "))
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  fault_set (NULL, NULL);
  orrery_final_set_n_seats (room->score_page->final, 2);
  while (!g_file_test (path, G_FILE_TEST_EXISTS))
    g_main_context_iteration (NULL, TRUE);
  g_unlink (path);
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  orrery_games_register_uis ();
  int result;

  driver_set_up (&argc, &argv);
  g_test_add_func ("/misuse/twice", test_twice);
  g_test_add_func ("/misuse/held-keys", test_held_keys);
  g_test_add_func ("/misuse/commands", test_commands);
  g_test_add_func ("/misuse/closed-in-between", test_closed_in_between);
  g_test_add_data_func ("/misuse/closed-in-a-drag/window", GINT_TO_POINTER (TRUE), test_closed_in_a_drag);
  g_test_add_data_func ("/misuse/closed-in-a-drag/game", GINT_TO_POINTER (FALSE), test_closed_in_a_drag);
  g_test_add_func ("/misuse/sizes", test_sizes);
  g_test_add_func ("/misuse/names", test_names);
  g_test_add_func ("/misuse/clock", test_clock);
  g_test_add_func ("/misuse/two-at-once", test_two_at_once);
  g_test_add_data_func ("/misuse/disk/full", "full:0", test_disk);
  g_test_add_data_func ("/misuse/disk/sync", "fsync:0", test_disk);
  g_test_add_data_func ("/misuse/never-kept/full", "full:0", test_never_kept);
  g_test_add_data_func ("/misuse/never-kept/read-only", "readonly", test_never_kept);
  g_test_add_data_func ("/misuse/never-counted", "readonly", test_never_counted);
  g_test_add_data_func ("/misuse/score-unsaved/full", "full:0", test_score_unsaved);
  g_test_add_data_func ("/misuse/score-unsaved/read-only", "readonly", test_score_unsaved);
  g_test_add_func ("/misuse/refused-file", test_refused_file);
  g_test_add_data_func ("/misuse/long-opening/saved", GINT_TO_POINTER (FALSE), test_long_opening);
  g_test_add_data_func ("/misuse/long-opening/kept", GINT_TO_POINTER (TRUE), test_long_opening);
  g_test_add_func ("/misuse/seed", test_seed);
  g_test_add_func ("/misuse/options", test_options);
  g_test_add_func ("/misuse/table-set", test_table_set);
  result = g_test_run ();
  driver_tear_down ();
  return result;
}
