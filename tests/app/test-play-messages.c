/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whatever goes wrong with a disk or a file, people can read what happened and what to do, all of it, in the
 * narrowest window; and the suggested actions work. */
#include "config.h"

#include "play-driver.h"
#include "soon.h"
#include "record/orrery-record-private.h"

#include "app/keep/orrery-tell.h"
#include "app/room/orrery-room.h"
#include "app/play/orrery-share.h"
#include "app/table/orrery-table-room-private.h"
#include "app/table/orrery-score-page-private.h"
#include "assist/orrery-games.h"
#include "games/games.h"
#include "games/roll/words/orrery-roll.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

enum
{
  WIDTH = 360,
  HEIGHT = 720,
};

static const char *const against_one[] = { "person", "simple", NULL };

/* --- Finding messages --- */

/* Text that is only read aloud does not count. */
static GtkWidget *
find_label_in (GtkWidget *widget, const char *words)
{
  if (!gtk_widget_get_mapped (widget) || gtk_widget_has_css_class (widget, "orrery-live"))
    return NULL;
  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), words) != NULL)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_label_in (child, words);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static GtkWidget *
find_label (const char *words)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();
  GtkWidget *found = NULL;

  for (GList *l = windows; l != NULL && found == NULL; l = l->next)
    found = find_label_in (l->data, words);
  return found;
}

static const char *wanted;

static gboolean
is_said (Driver *driver)
{
  return find_label (wanted) != NULL;
}

static gboolean
is_not_said (Driver *driver)
{
  return find_label (wanted) == NULL;
}

static void
wait_for (Driver *driver, const char *words)
{
  wanted = words;
  if (!driver_wait (driver, is_said))
    {
      g_autofree char *text = driver_read (GTK_WIDGET (driver->window));

      g_error ("“%s” is not said, only:\n%s", words, text);
    }
}

static void
wait_without (Driver *driver, const char *words)
{
  wanted = words;
  g_assert_true (driver_wait (driver, is_not_said));
}

/* --- Is everything readable? --- */

static gboolean
fits (GtkWidget *label)
{
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  return !pango_layout_is_ellipsized (layout) && width <= gtk_widget_get_width (label) + 1
         && height <= gtk_widget_get_height (label) + 1;
}

/* In each of its ancestors; anything that can be scrolled to vertically counts as visible. */
static gboolean
is_inside (GtkWidget *label)
{
  gboolean scrolls = FALSE;

  for (GtkWidget *parent = gtk_widget_get_parent (label); parent != NULL; parent = gtk_widget_get_parent (parent))
    {
      graphene_rect_t bounds;

      scrolls = scrolls || GTK_IS_SCROLLABLE (parent);
      if (!gtk_widget_compute_bounds (label, parent, &bounds) || bounds.origin.x < -1
          || bounds.origin.x + bounds.size.width > gtk_widget_get_width (parent) + 1)
        return FALSE;
      if (!scrolls && !GTK_IS_REVEALER (parent)
          && (bounds.origin.y < -1 || bounds.origin.y + bounds.size.height > gtk_widget_get_height (parent) + 1))
        return FALSE;
    }
  return TRUE;
}

/* Why it is not readable, for the log. */
static char *
describe (GtkWidget *label)
{
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));
  graphene_rect_t bounds;
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  if (!gtk_widget_compute_bounds (label, GTK_WIDGET (gtk_widget_get_root (label)), &bounds))
    bounds = *graphene_rect_zero ();
  return g_strdup_printf ("text %d×%d (%s), label %d×%d at %g, %g", width, height,
                          pango_layout_is_ellipsized (layout) ? "ellipsized" : "whole", gtk_widget_get_width (label),
                          gtk_widget_get_height (label), bounds.origin.x, bounds.origin.y);
}

static const char *checked;

static gboolean
is_readable (Driver *driver)
{
  GtkWidget *label = find_label (checked);

  return label != NULL && fits (label) && is_inside (label)
         && gtk_widget_get_width (GTK_WIDGET (gtk_widget_get_root (label))) <= WIDTH;
}

/* Both parts are in one label: what happened, then what to do, and a path last if there is one. */
static void
check_readable (Driver *driver, const char *happened, const char *advice)
{
  const char *text;

  wait_for (driver, advice);
  checked = advice;
  text = gtk_label_get_text (GTK_LABEL (find_label (advice)));
  g_test_message ("%s", text);
  g_assert_true (g_str_has_prefix (text, happened));
  g_assert_true (strstr (text, "/orrery/") == NULL || strstr (text, "/orrery/") > strstr (text, advice));
  if (!driver_wait (driver, is_readable))
    {
      g_autofree char *why = describe (find_label (advice));

      g_error ("cut off: %s: %s", text, why);
    }
}

/* --- Faults --- */

static void
limit_files (rlim_t size)
{
  struct rlimit limit;

  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  limit.rlim_cur = size == RLIM_INFINITY ? limit.rlim_max : size;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

/* Replaces the folder with something else of the same name; and back. */
static void
block_folder (const char *folder, gboolean block)
{
  g_autoptr (GFile) place = orrery_games_get_folder (folder);
  g_autofree char *away = g_strconcat (g_file_peek_path (place), "-away", NULL);

  if (block)
    {
      g_assert_cmpint (g_mkdir_with_parents (g_file_peek_path (place), 0700), ==, 0);
      g_assert_cmpint (g_rename (g_file_peek_path (place), away), ==, 0);
      g_assert_true (g_file_set_contents (g_file_peek_path (place), "", 0, NULL));
      return;
    }
  g_assert_cmpint (g_unlink (g_file_peek_path (place)), ==, 0);
  g_assert_cmpint (g_rename (away, g_file_peek_path (place)), ==, 0);
}

static OrreryTableRoom *
enter_table (Driver *driver)
{
  OrreryTableRoom *room = ORRERY_TABLE_ROOM (orrery_window_ensure_room (driver->window, "table"));

  orrery_window_set_room (driver->window, "table");
  driver_settle (driver);
  return room;
}

static void
press (GtkWidget *at, const char *label)
{
  GtkWidget *button = driver_find_button (at, label);

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
}

static gboolean
is_kept (Driver *driver)
{
  return orrery_keeper_get_problem (driver->room->keeper) == NULL;
}

static AdwMessageDialog *
find_dialog (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (ADW_IS_MESSAGE_DIALOG (l->data) && gtk_widget_get_mapped (l->data))
      return l->data;
  return NULL;
}

static void
respond (Driver *driver, const char *response)
{
  AdwMessageDialog *dialog = find_dialog ();

  g_assert_nonnull (dialog);
  press (GTK_WIDGET (dialog), adw_message_dialog_get_response_label (dialog, response));
  driver_settle (driver);
}

static void
answer (Driver *driver, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      driver_answer (driver);
      g_assert_true (driver_wait (driver, driver_is_stopped));
    }
}

/* --- A game that is not saved --- */

/* From its start: it can be played, people are told all the time, and it is saved as soon as possible. */
static void
test_never_kept (void)
{
  g_autoptr (Driver) driver = driver_new (WIDTH, HEIGHT);
  g_autoptr (OrreryRecord) record = driver_begin (31, 0, against_one);
  g_autoptr (OrreryRecord) loaded = NULL;

  block_folder (ORRERY_GAMES_PLAYED, TRUE);
  driver_play (driver, record);
  g_assert_null (orrery_keeper_get_file (driver->room->keeper));
  check_readable (driver, "The game could not be saved: ", "or save the game elsewhere.");
  answer (driver, 3);
  check_readable (driver, "The game could not be saved: ", "or save the game elsewhere.");
  block_folder (ORRERY_GAMES_PLAYED, FALSE);
  g_assert_true (driver_wait (driver, is_kept));
  wait_without (driver, "could not be saved");
  loaded = orrery_record_load (orrery_keeper_get_file (driver->room->keeper), NULL, NULL);
  g_assert_cmpuint (orrery_record_get_n_answers (loaded), ==, orrery_record_get_n_answers (record));
}

/* A full disk in the middle of a game: it pauses, nobody is shown as thinking, and it continues automatically. */
static void
test_full_disk (void)
{
  g_autoptr (Driver) driver = driver_new (WIDTH, HEIGHT);
  g_autoptr (OrreryRecord) record = driver_begin (32, 0, against_one);
  GStatBuf status;
  guint point;

  driver_play (driver, record);
  answer (driver, 2);
  point = orrery_record_get_point (record);
  g_assert_cmpint (g_stat (g_file_peek_path (orrery_keeper_get_file (driver->room->keeper)), &status), ==, 0);
  limit_files ((rlim_t) status.st_size);
  driver_answer (driver);
  check_readable (driver, "The game could not be saved: ", "Free some space on the disk, then try again.");
  soon_settle (400);
  g_assert_null (find_label ("is thinking"));
  limit_files (RLIM_INFINITY);
  g_assert_true (driver_wait (driver, is_kept));
  wait_without (driver, "could not be saved");
  g_assert_true (driver_wait (driver, driver_is_stopped));
  answer (driver, 2);
  g_assert_cmpuint (orrery_record_get_point (record), >, point);
}

static gboolean
is_assigning (Driver *driver)
{
  return driver_draft (driver) != NULL;
}

/* Any legal assignment. */
static void
assign (OrreryAssignment *draft, const RollState *from)
{
  g_autoptr (GArray) answers = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  RollState state = *from;
  GameAnswer legal[GAME_MAX_ANSWERS];

  while (roll_is_assigning (state.ask) && state.actor == from->actor && roll_legal (&state, legal) > 0)
    {
      g_array_append_val (answers, legal[0]);
      g_assert_cmpint (roll_apply (&state, legal[0], NULL), ==, ROLL_OK);
    }
  orrery_decision_fill (ORRERY_DECISION (draft), (const GameAnswer *) (gpointer) answers->data, answers->len);
}

/* An assignment that could not be saved does not have to be repeated. */
static void
test_kept_assignment (void)
{
  g_autoptr (Driver) driver = driver_new (WIDTH, HEIGHT);
  g_autoptr (OrreryRecord) record = driver_begin (32, 0, against_one);
  g_autoptr (GArray) before = NULL, after = NULL;
  GStatBuf status;
  guint point;

  driver_play (driver, record);
  while (!is_assigning (driver))
    answer (driver, 1);
  assign (driver_draft (driver), orrery_record_get_state (record));
  g_assert_cmpint (orrery_assignment_get_missing (driver_draft (driver)), ==, ORRERY_ASSIGNMENT_WHOLE);
  before = orrery_decision_list_answers (ORRERY_DECISION (driver_draft (driver)));
  point = orrery_record_get_point (record);
  g_assert_cmpint (g_stat (g_file_peek_path (orrery_keeper_get_file (driver->room->keeper)), &status), ==, 0);
  limit_files ((rlim_t) status.st_size);
  game_view_done (driver->room->view);
  wait_for (driver, "The game could not be saved: ");
  g_assert_cmpuint (orrery_record_get_point (record), ==, point);
  after = orrery_decision_list_answers (ORRERY_DECISION (driver_draft (driver)));
  g_assert_cmpmem (before->data, before->len * sizeof (GameAnswer), after->data, after->len * sizeof (GameAnswer));
  limit_files (RLIM_INFINITY);
  g_assert_true (driver_wait (driver, is_kept));
  game_view_done (driver->room->view);
  g_assert_cmpuint (orrery_record_get_point (record), >, point);
}

/* Saved elsewhere: the problem and what to do come first, the file name last. */
static void
test_save_as (void)
{
  g_autoptr (OrreryRecord) record = driver_begin (32, 0, against_one);
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "no such folder", "game.orrery", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  g_assert_false (orrery_record_save (record, file, NULL, &error));
  g_assert_cmpstr (error->message, ==,
                   "The game could not be saved: No such file or directory. Put the folder back, then try again, or save the "
                   "game elsewhere.");
}

/* If it is a computer player's turn, the bar says that the game is paused. */
static void
test_paused (void)
{
  static const char *const computers[] = { "simple", "simple", NULL };
  g_autoptr (Driver) driver = driver_new (WIDTH, HEIGHT);
  g_autoptr (OrreryRecord) record = driver_begin (33, 0, computers);

  limit_files (2000);
  orrery_play_room_play (driver->room, record);
  check_readable (driver, "The game could not be saved: ", "Free some space on the disk, then try again.");
  wait_for (driver, "The game is paused until it can be saved.");
  g_assert_true (orrery_session_get_stuck (driver->room->session));
  limit_files (RLIM_INFINITY);
  press (GTK_WIDGET (driver->room->keep_banner), "_Try Again");
  g_assert_true (driver_wait (driver, driver_is_stopped));
  g_assert_true (orrery_record_is_over (record));
}

static void
test_deleted (void)
{
  g_autoptr (Driver) driver = driver_new (WIDTH, HEIGHT);
  g_autoptr (OrreryRecord) record = driver_begin (34, 0, against_one);
  g_autofree char *path = NULL;

  driver_play (driver, record);
  path = g_file_get_path (orrery_keeper_get_file (driver->room->keeper));
  g_assert_cmpint (g_unlink (path), ==, 0);
  driver_answer (driver);
  check_readable (driver, "The game could not be saved: ", "Put it back, then try again, or save the game elsewhere.");
  press (GTK_WIDGET (driver->room->keep_banner), "_Try Again");
  g_assert_true (is_kept (driver));
  wait_without (driver, "could not be saved");
  g_assert_true (driver_wait (driver, driver_is_stopped));
  answer (driver, 1);
  {
    g_autoptr (OrreryRecord) loaded = orrery_record_load (orrery_keeper_get_file (driver->room->keeper), NULL, NULL);

    g_assert_cmpuint (orrery_record_get_n_answers (loaded), ==, orrery_record_get_n_answers (record));
  }
}

/* Orrery never overwrites files of another program, not even on request. */
static void
test_changed (void)
{
  g_autoptr (Driver) driver = driver_new (WIDTH, HEIGHT);
  g_autoptr (OrreryRecord) record = driver_begin (35, 0, against_one);
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  g_autofree char *elsewhere = g_build_filename (g_get_user_data_dir (), "saved.orrery-journal", NULL);
  g_autoptr (GFile) place = g_file_new_for_path (elsewhere);
  g_autoptr (GError) error = NULL;
  int fd;

  driver_play (driver, record);
  path = g_file_get_path (orrery_keeper_get_file (driver->room->keeper));
  fd = g_open (path, O_WRONLY | O_APPEND, 0);
  g_assert_cmpint (write (fd, "theirs", 6), ==, 6);
  close (fd);
  driver_answer (driver);
  check_readable (driver, "The game could not be saved: ", "Save the game elsewhere.");
  press (GTK_WIDGET (driver->room->keep_banner), "_Try Again");
  g_assert_false (is_kept (driver));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_true (g_str_has_suffix (text, "theirs"));
  g_assert_true (orrery_keeper_move (driver->room->keeper, place, &error));
  wait_without (driver, "could not be saved");
  g_assert_true (driver_wait (driver, driver_is_stopped));
  answer (driver, 1);
  {
    g_autoptr (OrreryRecord) loaded = orrery_record_load (place, NULL, NULL);

    g_assert_cmpuint (orrery_record_get_n_answers (loaded), ==, orrery_record_get_n_answers (record));
  }
}

/* A finished game that is not in the history. */
static void
test_history (void)
{
  static const char *const computers[] = { "simple", "simple", NULL };
  g_autoptr (Driver) driver = driver_new (WIDTH, HEIGHT);
  g_autoptr (OrreryRecord) record = driver_begin (36, 0, computers);
  guint n;

  block_folder ("results", TRUE);
  driver_play (driver, record);
  check_readable (driver, "The history could not be saved: ",
                  "Free some space on the disk, or make its folder writable, then try again.");
  n = g_list_model_get_n_items (G_LIST_MODEL (orrery_ledger_get_default ()));
  block_folder ("results", FALSE);
  press (GTK_WIDGET (driver->room->keep_banner), "_Try Again");
  g_assert_true (is_kept (driver));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (orrery_ledger_get_default ())), ==, n + 1);
}

/* Enter must not lose a game, even if the buttons are one below the other. */
static gboolean
is_cancel_focused (Driver *driver)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (find_dialog ()));

  return GTK_IS_BUTTON (focus) && find_label_in (focus, "Cancel") != NULL;
}

/* Nothing that is not saved is left without asking. */
static void
test_closing (void)
{
  g_autoptr (Driver) driver = driver_new (WIDTH, HEIGHT);
  g_autoptr (OrreryRecord) record = driver_begin (37, 0, against_one);
  static const char *const commands[] = { "room.leave", "room.rematch", "room.new-game", "room.open-game", "window.close" };

  block_folder (ORRERY_GAMES_PLAYED, TRUE);
  driver_play (driver, record);
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (driver->window), commands[i], NULL));
      driver_settle (driver);
      wait_for (driver, "If you leave now, unsaved changes will be lost.");
      check_readable (driver, "The game could not be saved: ", "If you leave now, unsaved changes will be lost.");
      g_assert_true (driver_wait (driver, is_cancel_focused));
      respond (driver, "cancel");
      wait_without (driver, "If you leave now");
      g_assert_true (orrery_session_get_record (driver->room->session) == record);
    }
  g_action_group_activate_action (G_ACTION_GROUP (driver_app ()), "quit", NULL);
  wait_for (driver, "If you leave now, unsaved changes will be lost.");
  g_assert_false (orrery_window_is_saved (driver->window));
  respond (driver, "leave");
  g_assert_false (gtk_widget_get_realized (GTK_WIDGET (driver->window)));
  block_folder (ORRERY_GAMES_PLAYED, FALSE);
}

static gboolean
looks_back (Driver *driver)
{
  return driver->room->view->replayed != G_MAXUINT;
}

/* A game that is not saved is not replaced by a replay without asking. */
static void
test_replacing (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "golden", "mirrored.orrery", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (Driver) driver = driver_new (1000, 700);
  g_autoptr (OrreryRecord) record = driver_begin (37, 0, against_one);

  block_folder (ORRERY_GAMES_PLAYED, TRUE);
  driver_play (driver, record);
  orrery_play_room_open (driver->room, file, ORRERY_OPEN_TO_WATCH);
  wait_for (driver, "If you leave now, unsaved changes will be lost.");
  respond (driver, "cancel");
  wait_without (driver, "If you leave now");
  g_assert_true (orrery_session_get_record (driver->room->session) == record);
  orrery_play_room_open (driver->room, file, ORRERY_OPEN_TO_WATCH);
  wait_for (driver, "If you leave now, unsaved changes will be lost.");
  respond (driver, "leave");
  g_assert_true (driver_wait (driver, looks_back));
  g_assert_true (orrery_session_get_record (driver->room->session) != record);
  block_folder (ORRERY_GAMES_PLAYED, FALSE);
}

/* Leaving a saved game asks first; closing the window does not. */
static void
test_closing_saved (void)
{
  g_autoptr (Driver) driver = driver_new (WIDTH, HEIGHT);
  g_autoptr (OrreryRecord) record = driver_begin (38, 0, against_one);

  driver_play (driver, record);
  g_assert_true (orrery_window_is_saved (driver->window));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (driver->window), "room.leave", NULL));
  wait_for (driver, "It is saved.");
  respond (driver, "stay");
  g_assert_nonnull (driver->room->session);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (driver->window), "room.leave", NULL));
  wait_for (driver, "It is saved.");
  respond (driver, "leave");
  g_assert_null (driver->room->session);
  gtk_window_close (GTK_WINDOW (driver->window));
  driver_settle (driver);
  g_assert_null (find_dialog ());
  g_assert_false (gtk_widget_get_realized (GTK_WIDGET (driver->window)));
}

/* --- Games that cannot be read --- */

static char *
new_path (const char *folder, const char *name)
{
  g_autoptr (GFile) place = orrery_games_get_folder (folder);

  g_assert_cmpint (g_mkdir_with_parents (g_file_peek_path (place), 0700), ==, 0);
  return g_build_filename (g_file_peek_path (place), name, NULL);
}

/* A journal, damaged in line 61 if `damage`; `newer`: as a later Orrery would write it. */
static void
write_journal (const char *path, gboolean damage, gboolean newer)
{
  g_autoptr (OrreryRecord) record = driver_begin (40, 0, against_one);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *text = NULL;
  g_autoptr (GString) changed = NULL;
  GameRng rng;
  gsize length, at = 0;

  orrery_record_name_player (record, 0, "Zoë", NULL);
  game_rng_seed (&rng, 1);
  for (guint i = 0; i < 100; i++)
    {
      GameAnswer legal[GAME_MAX_ANSWERS];
      const RollState *state = orrery_record_get_state (record);
      const GameAnswer chosen = roll_question (state).ask == GAME_CHANCE ? game_chance (&roll_game, state, &rng)
                                                                         : (roll_legal (state, legal), legal[0]);

      g_assert_true (orrery_record_answer (record, chosen, NULL, NULL));
    }
  g_assert_true (orrery_record_set_autosave (record, file, NULL));
  orrery_record_set_autosave (record, NULL, NULL);
  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  for (guint line = 1; damage && line < 61; line++)
    at = (gsize) (strchr (text + at, '\n') - text) + 1;
  if (damage)
    text[at + 2] = '\0';
  changed = g_string_new_len (text, (gssize) length);
  if (newer)
    g_string_replace (changed, "\"orrery\": 1", "\"orrery\": 9", 1);
  g_assert_true (g_file_set_contents (path, changed->str, (gssize) changed->len, NULL));
}

/* Its row, once the list has been read. */
static GtkWidget *
find_row (Driver *driver, const char *words)
{
  wait_for (driver, words);
  return gtk_widget_get_ancestor (find_label (words), GTK_TYPE_LIST_BOX_ROW);
}

static void
check_damaged (Driver *driver, const char *folder, void (*update) (Driver *))
{
  g_autofree char *damaged = new_path (folder, "2001-01-01-000000.orrery-journal");
  g_autofree char *empty = new_path (folder, "2001-01-02-000000.orrery-journal");
  g_autofree char *newer = new_path (folder, "2001-01-03-000000.orrery-journal");
  g_autofree char *pipe = new_path (folder, "2001-01-04-000000.orrery-journal");
  g_autofree char *repaired = new_path (folder, "2001-01-01-000000-repaired.orrery-journal");
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  gsize length, now;
  GtkWidget *row;

  write_journal (damaged, TRUE, FALSE);
  g_assert_true (g_file_set_contents (empty, "", 0, NULL));
  write_journal (newer, FALSE, TRUE);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  update (driver);
  check_readable (driver, "This game cannot be read: line 61 is damaged.", "Repair a copy to get its first 58 answers back.");
  check_readable (driver, "This game cannot be read: line 1, column 1: ",
                  "it ends too early. Restore it from a backup, or delete it.");
  check_readable (driver, "This game was saved by a newer version",
                  "This game was saved by a newer version of Orrery. Update Orrery to play it.");
  check_readable (driver, "This game cannot be read: it is a folder, a pipe or a device, not a file.",
                  "not a file. Restore it from a backup, or delete it.");

  /* None of them can be opened. */
  row = find_row (driver, "Repair a copy");
  g_assert_false (gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (row)));
  g_assert_true (g_file_get_contents (damaged, &before, &length, NULL));
  g_assert_true (gtk_widget_activate_action (row, "game.repair", NULL));
  wait_for (driver, "The repaired copy is in this list.");
  check_readable (driver, "The repaired copy is in this list.", "The damaged file is still there.");
  g_assert_true (g_file_get_contents (damaged, &after, &now, NULL));
  g_assert_cmpmem (before, length, after, now);
  {
    g_autoptr (GFile) copy = g_file_new_for_path (repaired);
    g_autoptr (OrreryRecord) record = orrery_record_load (copy, NULL, NULL);

    g_assert_nonnull (record);
    g_assert_cmpuint (orrery_record_get_n_answers (record), ==, 58);
    g_assert_cmpint (g_unlink (repaired), ==, 0);
  }

  /* A game of which nothing is left can only be deleted, not repaired. */
  row = find_row (driver, "it is a folder, a pipe");
  gtk_widget_activate_action (row, "game.repair", NULL);
  driver_settle (driver);
  g_assert_null (find_dialog ());
  g_assert_true (gtk_widget_activate_action (row, "game.delete", NULL));
  wait_without (driver, "it is a folder, a pipe");

  /* It has been damaged further since it was listed. */
  row = find_row (driver, "Repair a copy");
  g_assert_true (g_file_set_contents (damaged, "", 0, NULL));
  g_assert_true (gtk_widget_activate_action (row, "game.repair", NULL));
  check_readable (driver, "This game cannot be read at all.",
                  "This game cannot be read at all. Restore it from a backup, or delete it.");
  respond (driver, "close");
  g_assert_cmpint (g_unlink (damaged), ==, 0);
  g_assert_cmpint (g_unlink (empty), ==, 0);
  g_assert_cmpint (g_unlink (newer), ==, 0);
}

static void
update_play (Driver *driver)
{
  orrery_start_page_update (driver->room->start_page);
}

static void
update_table (Driver *driver)
{
  table_room_list_tables (enter_table (driver));
}

static void
test_damaged_play (void)
{
  g_autoptr (Driver) driver = driver_new (WIDTH, HEIGHT);

  check_damaged (driver, ORRERY_GAMES_PLAYED, update_play);
}

static void
test_damaged_table (void)
{
  g_autoptr (Driver) driver = driver_new (WIDTH, HEIGHT);

  enter_table (driver);
  check_damaged (driver, ORRERY_GAMES_TABLES, update_table);
}

/* --- Somebody else plays it --- */

static void
test_busy (void)
{
  g_autoptr (Driver) driver = driver_new (WIDTH, HEIGHT);
  g_autofree char *path = new_path (ORRERY_GAMES_PLAYED, "2001-02-01-000000.orrery-journal");
  g_autofree char *lines = g_strconcat (path, ".lines", NULL);
  g_autofree char *original = g_strconcat (path, ".original-2", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (OrreryRecord) theirs = NULL;
  GtkWidget *row;

  write_journal (path, FALSE, FALSE);
  g_assert_true (g_file_set_contents (lines, "", 0, NULL) && g_file_set_contents (original, "", 0, NULL));
  theirs = orrery_record_restore (file, NULL, NULL);
  g_assert_nonnull (theirs);
  update_play (driver);
  row = find_row (driver, "Zoë and Ben");
  g_assert_true (gtk_widget_activate_action (row, "game.delete", NULL));
  check_readable (driver, "This game is open in another window or program.", "Close it there first.");
  respond (driver, "close");
  g_assert_true (g_file_query_exists (file, NULL));
  row = find_row (driver, "Zoë and Ben");
  g_signal_emit_by_name (gtk_widget_get_parent (row), "row-activated", row);
  check_readable (driver, "This game is open in another window or program.", "Close it there first.");
  respond (driver, "close");

  /* Somebody started playing it after it was deleted from the list, before it was really deleted. */
  orrery_record_set_autosave (theirs, NULL, NULL);
  g_clear_object (&theirs);
  row = find_row (driver, "Zoë and Ben");
  g_assert_true (gtk_widget_activate_action (row, "game.delete", NULL));
  wait_for (driver, "Game deleted.");
  wait_without (driver, "Zoë and Ben");
  theirs = orrery_record_restore (file, NULL, NULL);
  orrery_toast_show (GTK_WIDGET (driver->room->toasts), "Something else.");
  wait_for (driver, "Something else.");
  g_assert_true (g_file_query_exists (file, NULL));
  update_play (driver);
  row = find_row (driver, "Zoë and Ben");

  /* Nobody plays it: it is deleted, with everything next to it. */
  g_clear_object (&theirs);
  g_assert_true (gtk_widget_activate_action (row, "game.delete", NULL));
  wait_for (driver, "Game deleted.");
  orrery_toast_show (GTK_WIDGET (driver->room->toasts), "Something else.");
  wait_for (driver, "Something else.");
  assert_soon (!g_file_query_exists (file, NULL));
  assert_soon (!g_file_test (lines, G_FILE_TEST_EXISTS));
  assert_soon (!g_file_test (original, G_FILE_TEST_EXISTS));
}

/* --- Toasts --- */

static void
test_toasts (void)
{
  g_autoptr (Driver) driver = driver_new (WIDTH, HEIGHT);
  static const char *const texts[] = { "Result copied to the clipboard.",
                                       "The repaired copy is in this list. The damaged file is still there.",
                                       "The game will be saved there from now on. What you see here is as long as it gets." };

  /* However fast they come, the last one stays. */
  for (guint i = 0; i < 20; i++)
    orrery_toast_show (GTK_WIDGET (driver->room->toasts), texts[i % 2]);
  orrery_toast_show (GTK_WIDGET (driver->room->toasts), texts[2]);
  wait_for (driver, texts[2]);
  wait_without (driver, texts[0]);
  wait_without (driver, texts[1]);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      orrery_toast_show (GTK_WIDGET (driver->room->toasts), texts[i]);
      check_readable (driver, texts[i], texts[i]);
    }
}

/* --- The Table room --- */

static void
test_table (void)
{
  g_autoptr (Driver) driver = driver_new (WIDTH, HEIGHT);
  OrreryTableRoom *room = enter_table (driver);
  static const OrreryPlayer players[] = { { (char *) "Ada", (char *) "person" }, { (char *) "Ben", (char *) "person" } };
  const GameSetup setup = { 2, ROLL_MIRROR };
  g_autoptr (OrreryRecord) record = orrery_record_new (&orrery_roll, &setup, 0, players);

  block_folder (ORRERY_GAMES_TABLES, TRUE);
  table_room_follow (room, record, NULL);
  check_readable (driver, "The game could not be saved: ", "or save the game elsewhere.");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (driver->window), "room.leave", NULL));
  wait_for (driver, "If you leave now, unsaved changes will be lost.");
  respond (driver, "cancel");
  g_assert_nonnull (room->session);
  block_folder (ORRERY_GAMES_TABLES, FALSE);
  wait_without (driver, "could not be saved");
  g_assert_nonnull (orrery_keeper_get_file (room->keeper));
  g_assert_cmpint (g_unlink (g_file_peek_path (orrery_keeper_get_file (room->keeper))), ==, 0);
  {
    GameAnswer legal[GAME_MAX_ANSWERS];

    roll_legal (orrery_record_get_state (record), legal);
    table_room_give (room, legal, 1);
    table_room_go_on_without (room, TRUE);
  }
  check_readable (driver, "The game could not be saved: ", "Put it back, then try again, or save the game elsewhere.");
  press (GTK_WIDGET (room->keep_banner), "_Try Again");
  wait_without (driver, "could not be saved");
}

static void
test_score (void)
{
  g_autoptr (Driver) driver = driver_new (WIDTH, HEIGHT);
  OrreryTableRoom *room = enter_table (driver);

  table_room_show_page (room, "score");
  block_folder (ORRERY_GAMES_TABLES, TRUE);
  orrery_final_set_n_seats (room->score_page->final, 3);
  check_readable (driver, "What you entered could not be saved: ",
                  "Free some space on the disk, or make its folder writable. Orrery then saves it by itself.");
  block_folder (ORRERY_GAMES_TABLES, FALSE);
  wait_without (driver, "could not be saved");
}

int
main (int argc, char *argv[])
{
  int status;

  orrery_games_register ();
  orrery_games_register_uis ();
  driver_set_up (&argc, &argv);
  g_test_add_func ("/app/messages/never-kept", test_never_kept);
  g_test_add_func ("/app/messages/full-disk", test_full_disk);
  g_test_add_func ("/app/messages/kept-assignment", test_kept_assignment);
  g_test_add_func ("/app/messages/save-as", test_save_as);
  g_test_add_func ("/app/messages/paused", test_paused);
  g_test_add_func ("/app/messages/deleted", test_deleted);
  g_test_add_func ("/app/messages/changed", test_changed);
  g_test_add_func ("/app/messages/history", test_history);
  g_test_add_func ("/app/messages/closing", test_closing);
  g_test_add_func ("/app/messages/closing-saved", test_closing_saved);
  g_test_add_func ("/app/messages/replacing", test_replacing);
  g_test_add_func ("/app/messages/damaged-play", test_damaged_play);
  g_test_add_func ("/app/messages/damaged-table", test_damaged_table);
  g_test_add_func ("/app/messages/busy", test_busy);
  g_test_add_func ("/app/messages/toasts", test_toasts);
  g_test_add_func ("/app/messages/table", test_table);
  g_test_add_func ("/app/messages/score", test_score);
  status = g_test_run ();
  driver_tear_down ();
  return status;
}
