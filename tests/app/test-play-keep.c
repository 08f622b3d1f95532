/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games are started, saved, continued, replayed, shared and closed. */
#include "config.h"

#include "find.h"
#include "play-driver.h"
#include "soon.h"

#include "assist/orrery-score-course.h"
#include "assist/orrery-thought.h"
#include "assist/orrery-games.h"
#include "app/play/orrery-new-game.h"
#include "app/play/orrery-share.h"
#include "games/roll/assist/orrery-statistics.h"
#include "games/roll/board/orrery-roll-board-private.h"
#include "games/games.h"
#include "games/roll/words/orrery-roll.h"
#include "widgets/art/orrery-seat-mark.h"

static const char *const against_one[] = { "person", "simple", NULL };

static const char *
page (Driver *driver)
{
  return gtk_stack_get_visible_child_name (driver->room->stack);
}

static guint
point (Driver *driver)
{
  return orrery_record_get_point (orrery_session_get_record (driver->room->session));
}

static void
answer (Driver *driver, guint n)
{
  for (guint i = 0; i < n && g_strcmp0 (page (driver), "over") != 0; i++)
    {
      driver_answer (driver);
      g_assert_true (driver_wait (driver, driver_is_stopped));
    }
}

static gboolean
has_listed (Driver *driver)
{
  return driver_count_games (driver, FALSE) >= 0;
}

static void
act (Driver *driver, const char *name)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (driver->window), name, NULL));
  driver_settle (driver);
}

/* --- Beginning --- */

/* The room, and one click: the dice are rolled. */
static void
test_two_clicks (void)
{
  g_autoptr (Driver) driver = driver_new (1000, 700);

  g_assert_cmpstr (page (driver), ==, "start");
  g_signal_emit_by_name (driver_find_button (GTK_WIDGET (driver->room), "Play"), "clicked");
  g_assert_true (driver_wait (driver, driver_is_stopped));
  g_assert_cmpstr (page (driver), ==, "table");
  /* Sometimes there is a decision during setup: which start tile goes on which stack. */
  while (orrery_roll_state (orrery_session_get_record (driver->room->session))->step == ROLL_STEP_SETUP)
    {
      driver_answer (driver);
      g_assert_true (driver_wait (driver, driver_is_stopped));
    }
  g_assert_cmpint (orrery_roll_state (orrery_session_get_record (driver->room->session))->round, ==, 1);
  g_assert_nonnull (driver_draft (driver));
}

static OrreryNewGame *
find_dialog (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (ORRERY_IS_NEW_GAME (l->data))
      return l->data;
  return NULL;
}

static GtkWidget *
find_by_tooltip (GtkWidget *widget, const char *tooltip, guint *skip)
{
  GtkWidget *found = NULL;

  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), tooltip) == 0 && (*skip)-- == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_by_tooltip (child, tooltip, skip);
  return found;
}

static GtkWidget *
find_seed (OrreryNewGame *dialog)
{
  guint skip = 0;

  return find_by_tooltip (GTK_WIDGET (dialog), "The same number gives the same rolls and draws", &skip);
}

static gboolean
enter_seed (OrreryNewGame *dialog, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (find_seed (dialog)), text);
  return !gtk_widget_has_css_class (find_seed (dialog), "error");
}

static void
press_play (OrreryNewGame *dialog)
{
  g_signal_emit_by_name (find_button (dialog, "_Play"), "clicked");
}

/* The chosen players are used and offered next time; the same seed gives the same galaxy, and a code keeps names. */
static void
test_new_game (void)
{
  g_autoptr (Driver) driver = driver_new (1000, 700);
  g_autoptr (GSettings) settings = g_settings_new (ORRERY_APP_ID);
  g_auto (OrreryGameSetup) setup = { .game = &orrery_roll, .n_seats = 4 };
  g_auto (OrreryGameSetup) again = { 0 };
  OrreryNewGame *dialog;
  RollState first;

  for (guint i = 0; i < 4; i++)
    setup.players[i] = (OrreryPlayer) { g_strdup (i == 0 ? "Zoë" : ""), g_strdup (i == 0 ? "person" : "simple") };
  orrery_game_setup_save (&setup, settings);
  for (guint round = 0; round < 2; round++)
    {
      act (driver, "room.new-game");
      dialog = find_dialog ();
      g_assert_nonnull (dialog);
      g_assert_false (enter_seed (dialog, "a galaxy"));
      g_assert_true (enter_seed (dialog, "orrery:roll/person+simple+simple+simple/0/4711"));
      /* Enter in its field starts the game. */
      g_signal_emit_by_name (gtk_editable_get_delegate (GTK_EDITABLE (find_seed (dialog))), "activate");
      g_assert_true (driver_wait (driver, driver_is_stopped));
      g_assert_cmpstr (driver->room->view->names[0], ==, "Zoë");
      g_assert_cmpuint (orrery_record_get_seed (orrery_session_get_record (driver->room->session)), ==, 4711);
      if (round == 0)
        first = *orrery_roll_state (orrery_session_get_record (driver->room->session));
      else
        g_assert_cmpmem (&first, sizeof first, orrery_session_get_state (driver->room->session), sizeof first);
      orrery_play_room_leave (driver->room);
    }
  orrery_game_setup_load (&again, &orrery_roll, settings);
  g_assert_cmpuint (again.n_seats, ==, 4);
  g_assert_cmpstr (again.players[0].name, ==, "Zoë");
  g_assert_cmpuint (again.options, ==, 0);
  g_settings_reset (settings, "play-seats");
  g_settings_reset (settings, "play-first-game");
}

/* If nothing is asked, Enter in the game does not press the button that started it again. */
static void
test_focus (void)
{
  g_autoptr (Driver) driver = driver_new (1000, 700);
  guint skip = 0;
  GtkWidget *button, *focus;

  driver_settle (driver);
  button = find_by_tooltip (GTK_WIDGET (driver->window), "New Game", &skip);
  g_assert_nonnull (button);
  g_assert_true (gtk_widget_grab_focus (button));
  act (driver, "room.new-game");
  press_play (find_dialog ());
  g_assert_true (driver_wait (driver, driver_is_stopped));
  driver_settle (driver);
  focus = gtk_root_get_focus (GTK_ROOT (driver->window));
  g_assert_true (focus == NULL || gtk_widget_is_ancestor (focus, GTK_WIDGET (driver->room->view)));
}

/* Rigel leaves, and Mira keeps name and color, in the game, its rematch and the next one. */
static void
test_seat_keeps_colour (void)
{
  g_autoptr (Driver) driver = driver_new (1000, 700);
  g_autoptr (GSettings) settings = g_settings_new (ORRERY_APP_ID);
  g_auto (OrreryGameSetup) again = { 0 };
  OrreryNewGame *dialog;
  guint skip = 1;

  act (driver, "room.new-game");
  dialog = find_dialog ();
  g_signal_emit_by_name (find_by_tooltip (GTK_WIDGET (dialog), "Remove This Seat", &skip), "clicked");
  press_play (dialog);
  for (guint round = 0; round < 2; round++)
    {
      g_assert_true (driver_wait (driver, driver_is_stopped));
      g_assert_cmpstr (driver->room->view->names[1], ==, "Mira");
      g_assert_null (driver->room->view->names[2]);
      g_assert_cmpuint (orrery_seat_mark_get_colour (1, "Mira"), ==, 2);
      if (round == 0)
        act (driver, "room.rematch");
    }
  orrery_play_room_leave (driver->room);
  orrery_game_setup_load (&again, &orrery_roll, settings);
  g_assert_cmpuint (orrery_game_setup_get_colour (&again, 1), ==, 2);
  act (driver, "room.new-game");
  dialog = find_dialog ();
  skip = 0;
  g_signal_emit_by_name (find_by_tooltip (GTK_WIDGET (dialog), "Add a Seat", &skip), "clicked");
  press_play (dialog);
  orrery_game_setup_clear (&again);
  orrery_game_setup_load (&again, &orrery_roll, settings);
  g_assert_cmpuint (orrery_game_setup_get_colour (&again, 2), ==, 1);
  g_settings_reset (settings, "play-seats");
  g_settings_reset (settings, "play-colors");
}

/* --- Saving --- */

static void
test_continue (void)
{
  g_autoptr (Driver) driver = driver_new (1000, 700);
  g_autoptr (OrreryRecord) record = driver_begin (11, 0, against_one);
  g_autoptr (GFile) kept = NULL;
  g_autoptr (GError) error = NULL;
  RollState state;
  int n;

  driver_play (driver, record);
  g_clear_object (&record);
  answer (driver, 6);
  kept = g_object_ref (orrery_keeper_get_file (driver->room->keeper));
  state = *orrery_roll_state (orrery_session_get_record (driver->room->session));
  orrery_play_room_leave (driver->room);
  g_assert_cmpstr (page (driver), ==, "start");
  g_assert_true (driver_wait (driver, has_listed));
  n = driver_count_games (driver, FALSE);
  g_assert_cmpint (n, >=, 1);

  g_assert_true (driver_open (driver, kept));
  g_assert_no_error (error);
  g_assert_true (driver_wait (driver, driver_is_stopped));
  g_assert_cmpmem (&state, sizeof state, orrery_session_get_state (driver->room->session), sizeof state);
  answer (driver, 2);
}

static void
test_delete (void)
{
  g_autoptr (Driver) driver = driver_new (1000, 700);
  g_autoptr (OrreryRecord) record = driver_begin (12, 0, against_one);
  g_autoptr (GFile) kept = NULL;
  GtkWidget *button;
  int n;

  driver_play (driver, record);
  g_clear_object (&record);
  kept = g_object_ref (orrery_keeper_get_file (driver->room->keeper));
  orrery_play_room_leave (driver->room);
  g_assert_true (driver_wait (driver, has_listed));
  n = driver_count_games (driver, FALSE);

  /* Removed from the list at once, from the disk only when it cannot be restored any more. */
  button = driver_find_button (GTK_WIDGET (driver->room->start_page), "Delete This Game");
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  g_assert_true (driver_wait (driver, has_listed));
  g_assert_cmpint (driver_count_games (driver, FALSE), ==, n - 1);
  g_assert_true (g_file_query_exists (kept, NULL));
  button = driver_find_button (GTK_WIDGET (driver->room->toasts), "_Undo");
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  g_assert_true (driver_wait (driver, has_listed));
  g_assert_cmpint (driver_count_games (driver, FALSE), ==, n);
}

static void
test_files (void)
{
  g_autoptr (Driver) driver = driver_new (1000, 700);
  g_autoptr (OrreryRecord) record = driver_begin (13, 0, against_one);
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "saved.orrery", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  RollState state;

  driver_play (driver, record);
  answer (driver, 4);
  state = *orrery_roll_state (orrery_session_get_record (driver->room->session));
  g_assert_true (orrery_record_save (orrery_session_get_record (driver->room->session), file, NULL, &error));
  orrery_play_room_leave (driver->room);
  g_assert_true (driver_open (driver, file));
  g_assert_true (driver_wait (driver, driver_is_stopped));
  g_assert_cmpmem (&state, sizeof state, orrery_session_get_state (driver->room->session), sizeof state);
  /* From now on it is saved like any other, and the original file is unchanged. */
  g_assert_nonnull (orrery_keeper_get_file (driver->room->keeper));
  g_assert_false (g_file_equal (orrery_keeper_get_file (driver->room->keeper), file));

  g_assert_true (g_file_set_contents (path, "{\"orrery\": 1,", -1, NULL));
  g_assert_false (driver_open (driver, file));
  gtk_window_destroy (GTK_WINDOW (driver_find_dialog ()));
  g_assert_nonnull (driver->room->session);
}

/* --- Closing --- */

static gboolean
is_thinking (Driver *driver)
{
  gboolean thinking;

  g_object_get (driver->room->session, "thinking", &thinking, NULL);
  return thinking;
}

static void
test_close_while_thinking (void)
{
  static const char *const kinds[] = { "simple", "simple", "simple", NULL };

  for (guint i = 0; i < 8; i++)
    {
      Driver *driver = driver_new (1000, 700);
      g_autoptr (OrreryRecord) record = driver_begin (20 + i, ROLL_FIRST_GAME, kinds);

      orrery_play_room_play (driver->room, record);
      for (guint k = 0; k < 40 * i && !is_thinking (driver); k++)
        g_main_context_iteration (NULL, FALSE);
      if (i % 2 == 0)
        orrery_play_room_leave (driver->room);
      driver_free (driver);
      for (guint k = 0; k < 50; k++)
        g_main_context_iteration (NULL, FALSE);
    }
}

static gboolean
is_thought (Driver *driver)
{
  return orrery_thought_count () > 0;
}

static gboolean
is_nothing_thought (Driver *driver)
{
  return orrery_thought_count () == 0;
}

typedef enum
{
  UNDO,
  NEW_GAME,
  LEAVE,
  CLOSE,
  N_ENDS
} End;

/* A thought that would take hours ends as soon as it is not needed. */
static void
end_thought (Driver *driver, End how)
{
  static const char *const against_expert[] = { "person", "expert", NULL };
  g_autoptr (OrreryRecord) record = driver_begin (20 + how, ROLL_FIRST_GAME, against_expert);
  g_autoptr (OrreryRecord) other = driver_begin (30, ROLL_FIRST_GAME, against_one);
  guint before;

  driver_play (driver, record);
  before = point (driver);
  orrery_session_set_nodes (driver->room->session, G_MAXUINT32 / 2);
  driver_answer (driver);
  g_assert_true (driver_wait (driver, is_thought));
  g_assert_true (is_thinking (driver));
  if (how == UNDO)
    act (driver, "room.undo");
  else if (how == NEW_GAME)
    driver_play (driver, other);
  else if (how == LEAVE)
    orrery_play_room_leave (driver->room);
  else
    gtk_window_destroy (GTK_WINDOW (driver->window));
  g_assert_true (driver_wait (driver, is_nothing_thought));
  if (how == UNDO)
    g_assert_cmpuint (point (driver), ==, before);
}

static void
test_thoughts_end (void)
{
  for (guint how = 0; how < N_ENDS; how++)
    {
      g_autoptr (Driver) driver = driver_new (1000, 700);

      end_thought (driver, how);
    }
}

/* --- Replay --- */

static void
test_replay (void)
{
  g_autoptr (Driver) driver = driver_new (1280, 800);
  g_autoptr (OrreryRecord) record = driver_begin (14, ROLL_FIRST_GAME, against_one);
  RollState state;
  GameState shown;
  guint now;

  driver_play (driver, record);
  answer (driver, 10);
  now = point (driver);
  state = *orrery_roll_state (orrery_session_get_record (driver->room->session));

  /* A click on the log shows that moment, and undoes nothing. */
  g_assert_cmpuint (find_n_rows (driver->room->view->log), >, 5);
  g_signal_emit_by_name (driver->room->view->log, "go-to", 3);
  g_assert_cmpuint (driver->room->view->replayed, ==, 3);
  g_assert_true (gtk_revealer_get_reveal_child (driver->room->view->past));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (driver->room->view->bar)));
  game_view_get_state (driver->room->view, &shown);
  g_assert_cmpint (((const RollState *) &shown)->step, ==, ROLL_STEP_SETUP);
  g_assert_cmpuint (point (driver), ==, now);

  /* Step by step and round by round, forward and back. */
  gtk_widget_activate_action (GTK_WIDGET (driver->window), "room.step-round", "i", 1);
  game_view_get_state (driver->room->view, &shown);
  g_assert_cmpint (((const RollState *) &shown)->round, ==, 1);
  for (guint i = 0; i < 2000 && driver->room->view->replayed < now; i++)
    {
      const guint before = driver->room->view->replayed;

      g_assert_true (driver_key (driver, GDK_KEY_Right));
      g_assert_cmpuint (driver->room->view->replayed, >, before);
    }
  g_assert_cmpuint (driver->room->view->replayed, ==, now);
  g_assert_true (driver_key (driver, GDK_KEY_Left));
  g_assert_cmpuint (driver->room->view->replayed, <, now);

  g_assert_true (driver_key (driver, GDK_KEY_Escape));
  g_assert_true (driver_wait (driver, driver_is_stopped));
  g_assert_cmpuint (driver->room->view->replayed, ==, G_MAXUINT);
  g_assert_false (driver_key (driver, GDK_KEY_Left));
  g_assert_cmpmem (&state, sizeof state, orrery_session_get_state (driver->room->session), sizeof state);
  answer (driver, 2);
}

/* --- The end --- */

static void
assert_written (Driver *driver, const char *format, const char *begins)
{
  g_autofree char *path = g_strdup_printf ("%s/result.%s", g_get_user_data_dir (), format);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autofree char *bytes = NULL;
  gsize length;

  orrery_share_write (driver->room->game_over, format, file, &error);
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &bytes, &length, NULL));
  g_assert_cmpuint (length, >, 200);
  g_assert_true (strncmp (bytes, begins, strlen (begins)) == 0);
}

/* All rows of the table end in the same column, whatever letters they have. */
static void
check_columns (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint first = 0;

  while (*lines[first++] != '\0')
    ;
  g_assert_cmpstr (lines[first + 1], !=, "");
  for (guint i = first + 1; *lines[i] != '\0'; i++)
    g_assert_cmpint (g_utf8_strlen (lines[i], -1), ==, g_utf8_strlen (lines[first], -1));
}

/* A game that started from a position starts from it again, with the same seed. */
static void
test_same_position (void)
{
  static const char *const kinds[] = { "simple", "simple", NULL };
  g_autoptr (Driver) driver = driver_new (1280, 800);
  g_autoptr (OrreryRecord) record = driver_position (
    "{\"game\":\"roll\",\"round\":9,\"pool\":0,\"step\":\"manage\",\"seats\":[{\"credits\":3},{}]}", kinds);
  const guint64 seed = orrery_record_get_seed (record);
  OrreryRecord *again;

  driver_play (driver, record);
  g_assert_cmpstr (page (driver), ==, "over");
  gtk_widget_activate_action (GTK_WIDGET (driver->window), "room.play-same", NULL);
  again = orrery_session_get_record (driver->room->session);
  g_assert_true (again != record);
  g_assert_true (orrery_record_has_position (again));
  g_assert_cmpuint (orrery_record_get_seed (again), ==, seed);
}

/* Dice that lie on the table of a position were rolled, too. */
static void
test_rolled_before (void)
{
  static const char *const kinds[] = { "simple", "simple", NULL };
  g_autoptr (OrreryRecord) record = driver_position (
    "{\"game\":\"roll\",\"round\":5,\"step\":\"roll\",\"seats\":[{\"dice\":{\"explore\":{\"white\":2},"
    "\"wilds\":{\"red\":1}}},{}]}", kinds);
  OrreryStatistics statistics;

  orrery_statistics_count (&statistics, record);
  g_assert_cmpuint (statistics.seats[0].rolled, ==, 3);
}

static void
test_over (void)
{
  static const char *const kinds[] = { "simple", "simple", "simple", NULL };
  g_autoptr (Driver) driver = driver_new (1280, 800);
  g_autoptr (OrreryRecord) record = driver_begin (15, ROLL_FIRST_GAME, kinds);
  g_autoptr (GArray) scores = NULL;
  OrreryStatistics statistics;
  guint n;
  g_autofree char *text = NULL;
  GameScore score;

  driver_play (driver, record);
  g_assert_cmpstr (page (driver), ==, "over");
  roll_score (orrery_record_get_state (record), &score);
  orrery_statistics_count (&statistics, record);
  scores = orrery_score_course (record, &n);
  for (guint i = 0; i < 3; i++)
    {
      const OrrerySeatStatistics *seat = &statistics.seats[i];

      /* The last point of the chart is the score, and chips are listed by source. */
      g_assert_cmpint (g_array_index (scores, int, (i + 1) * n - 1), ==, score.total[i]);
      g_assert_cmpint (seat->shipped_chips + seat->other_chips, ==, orrery_roll_state (record)->seats[i].chips);
      /* A good is worth 1 to 3 VP by itself; powers add the rest. */
      g_assert_cmpint (seat->shipped_chips, >=, (int) seat->consumed);
      g_assert_cmpint (seat->shipped_chips, <=, 3 * (int) seat->consumed);
      g_assert_cmpuint (seat->wasted, <=, seat->rolled);
      g_assert_cmpuint (seat->selected[0] + seat->selected[1] + seat->selected[2] + seat->selected[3] + seat->selected[4],
                        ==, n - 1);
    }
  text = orrery_game_over_dup_text (driver->room->game_over);
  check_columns (text);
  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *total = g_strdup_printf (" %d", score.total[i]);

      g_assert_nonnull (strstr (text, total));
      g_assert_nonnull (strstr (text, orrery_record_get_player (record, i)->name));
    }
  soon_settle (100);
  assert_written (driver, "png", "\211PNG");
  assert_written (driver, "pdf", "%PDF");
  assert_written (driver, "txt", "");

  /* A finished game can be replayed, and played again by the same players. */
  act (driver, "room.replay");
  g_assert_cmpstr (page (driver), ==, "table");
  act (driver, "room.return");
  g_assert_cmpstr (page (driver), ==, "over");
  act (driver, "room.rematch");
  g_assert_cmpstr (driver->room->view->names[1], ==, "Ben");
  g_assert_true (driver_wait (driver, driver_is_stopped));
}

/* --- Motion --- */

static gboolean
is_flying (Driver *driver)
{
  return orrery_flight_get_n (driver->room->view->flight, NULL) > 0;
}

static guint
count_leaving (Driver *driver)
{
  guint leaving;

  orrery_flight_get_n (driver->room->view->flight, &leaving);
  return leaving;
}

static gboolean
has_landed (Driver *driver)
{
  return !is_flying (driver) && count_leaving (driver) == 0;
}

/* A producer moves to its world, but only if there are animations. */
static void
test_flight (void)
{
  static const char position[]
    = "{\"game\":\"roll\",\"round\":5,\"step\":\"produce\",\"seats\":[{\"tableau\":[\"Spice World\","
      "\"Space Port\"],\"dice\":{\"produce\":{\"cyan\":2,\"white\":1}}},{}]}";
  g_autoptr (Driver) driver = driver_new (1280, 800);
  GameAnswer legal[GAME_MAX_ANSWERS];

  for (guint moving = 0; moving < 2; moving++)
    {
      g_autoptr (OrreryRecord) record = driver_position (position, against_one);

      driver_set_motion (moving == 1);
      driver_play (driver, record);
      g_assert_true (driver_wait (driver, has_landed));
      roll_legal (orrery_session_get_state (driver->room->session), legal);
      driver_press (driver, legal[0]);
      g_assert_cmpuint (count_leaving (driver), ==, moving);
      if (moving)
        g_assert_true (driver_wait (driver, is_flying));
      g_assert_true (driver_wait (driver, has_landed));
    }
}

/* --- Looking things up --- */

static void
test_look_up (void)
{
  g_autoptr (Driver) driver = driver_new (1280, 800);
  g_autoptr (OrreryRecord) record = driver_begin (16, ROLL_FIRST_GAME, against_one);

  driver_play (driver, record);
  gtk_widget_activate_action (GTK_WIDGET (driver->room->view->board), ORRERY_ACTION_LOOK_UP, "s",
                              roll_faces[orrery_roll_state (record)->seats[0].tableau[0]].id);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (driver->room->view->pane), ==, "entry");
  g_assert_true (adw_flap_get_reveal_flap (driver->room->view->flap));
  act (driver, "room.close-entry");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (driver->room->view->pane), ==, "log");
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  orrery_games_register_uis ();
  int status;

  driver_set_up (&argc, &argv);
  g_test_add_func ("/app/play/two-clicks", test_two_clicks);
  g_test_add_func ("/app/play/new-game", test_new_game);
  g_test_add_func ("/app/play/focus", test_focus);
  g_test_add_func ("/app/play/seat-keeps-colour", test_seat_keeps_colour);
  g_test_add_func ("/app/play/continue", test_continue);
  g_test_add_func ("/app/play/delete", test_delete);
  g_test_add_func ("/app/play/files", test_files);
  g_test_add_func ("/app/play/close-while-thinking", test_close_while_thinking);
  g_test_add_func ("/app/play/thoughts-end", test_thoughts_end);
  g_test_add_func ("/app/play/replay", test_replay);
  g_test_add_func ("/app/play/over", test_over);
  g_test_add_func ("/app/play/same-position", test_same_position);
  g_test_add_func ("/app/play/rolled-before", test_rolled_before);
  g_test_add_func ("/app/play/flight", test_flight);
  g_test_add_func ("/app/play/look-up", test_look_up);
  status = g_test_run ();
  driver_tear_down ();
  return status;
}
