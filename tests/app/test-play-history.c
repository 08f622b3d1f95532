/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finished games are in the history, and can be found, deleted, restored and counted. */
#include "config.h"

#include "find.h"
#include "made-history.h"
#include "play-driver.h"

#include "app/history/orrery-history-export.h"
#include "app/history/orrery-history-list.h"
#include "app/history/orrery-history-window.h"
#include "app/history/orrery-outcome-editor.h"
#include "assist/orrery-history-words.h"
#include "app/history/orrery-outcome-row.h"
#include "app/history/orrery-tally-list.h"
#include "app/history/orrery-tally-page.h"
#include "app/table/orrery-score-page-private.h"
#include "app/table/orrery-table-room-private.h"
#include "games/roll/words/orrery-roll.h"
#include "games/games.h"
#include "widgets/game/orrery-name-completion.h"

#include <glib/gstdio.h>

enum
{
  N_MADE = 30,
  N_MANY = 10000
};

static OrreryLedger *
ledger (void)
{
  return orrery_ledger_get_default ();
}

static guint
n_games (void)
{
  return g_list_model_get_n_items (G_LIST_MODEL (ledger ()));
}

static gboolean
is_loaded (Driver *driver)
{
  return orrery_ledger_get_loaded (ledger ());
}

static OrreryHistoryWindow *
show_history (Driver *driver)
{
  g_autoptr (GList) windows = NULL;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (driver->window), "app.history", NULL));
  g_assert_true (driver_wait (driver, is_loaded));
  driver_settle (driver);
  windows = gtk_window_list_toplevels ();
  for (GList *l = windows; l != NULL; l = l->next)
    if (ORRERY_IS_HISTORY_WINDOW (l->data))
      return l->data;
  g_assert_not_reached ();
}

static GtkWidget *
find (GtkWidget *widget, GType type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, type);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static OrreryHistoryList *
list_of (OrreryHistoryWindow *window)
{
  return ORRERY_HISTORY_LIST (find (GTK_WIDGET (window), ORRERY_TYPE_HISTORY_LIST));
}

static guint
n_listed (OrreryHistoryWindow *window)
{
  return g_list_model_get_n_items (orrery_history_list_get_listed (list_of (window)));
}

static void
open_first (OrreryHistoryWindow *window)
{
  g_signal_emit_by_name (find (GTK_WIDGET (list_of (window)), GTK_TYPE_LIST_VIEW), "activate", 0u);
}

static void
act (OrreryHistoryWindow *window, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), action, NULL));
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static gboolean
shows_outcome (OrreryHistoryWindow *window)
{
  AdwLeaflet *leaflet = ADW_LEAFLET (find_nth (window, ADW_TYPE_LEAFLET, 0));

  return !gtk_widget_is_ancestor (find_nth (window, ORRERY_TYPE_HISTORY_LIST, 0), adw_leaflet_get_visible_child (leaflet));
}

/* --- A game ends --- */

static void
assert_says (GtkWidget *widget, const char *text)
{
  g_autofree char *all = driver_read (widget);

  if (strstr (all, text) == NULL)
    g_error ("“%s” is not in:\n%s", text, all);
}

static gboolean
looks_back (Driver *driver)
{
  return driver->room->view->replayed == 0;
}

static void
test_finish (void)
{
  static const char *const kinds[] = { "simple", "simple", "simple", NULL };
  g_autoptr (Driver) driver = driver_new (1000, 700);
  g_autoptr (OrreryRecord) record = driver_begin (21, ROLL_FIRST_GAME, kinds);
  g_autofree char *score = NULL;
  OrreryHistoryWindow *window;
  g_autoptr (OrreryOutcome) outcome = NULL;
  const OrreryOutcomeSeat *winner;
  GameScore expected;
  guint before, best = 0;

  window = show_history (driver);
  before = n_games ();
  g_assert_cmpuint (before, ==, N_MADE);
  driver_play (driver, record);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (driver->room->stack), ==, "over");
  roll_score (orrery_record_get_state (record), &expected);
  while ((expected.winners >> best & 1) == 0)
    best++;

  /* It is the newest, with the winner's name and score on its row. */
  g_assert_cmpuint (n_games (), ==, before + 1);
  g_assert_cmpuint (n_listed (window), ==, before + 1);
  open_first (window);
  driver_settle (driver);
  outcome = g_list_model_get_item (G_LIST_MODEL (ledger ()), 0);
  winner = orrery_outcome_get_seat (outcome, best);
  g_assert_true (shows_outcome (window));
  g_assert_true (winner->winner);
  g_assert_cmpint (winner->score, ==, expected.total[best]);
  score = g_strdup_printf ("%d VP", expected.total[best]);
  assert_says (GTK_WIDGET (window), score);
  assert_says (GTK_WIDGET (window), winner->name);

  /* Viewing it again does not count it again. */
  gtk_widget_activate_action (GTK_WIDGET (driver->window), "room.replay", NULL);
  gtk_widget_activate_action (GTK_WIDGET (driver->window), "room.return", NULL);
  driver_settle (driver);
  g_assert_cmpuint (n_games (), ==, before + 1);

  /* Deleted, and restored. */
  act (window, "history.delete");
  g_assert_false (shows_outcome (window));
  g_assert_cmpuint (n_games (), ==, before);
  g_signal_emit_by_name (driver_find_button (GTK_WIDGET (window), "_Undo"), "clicked");
  driver_settle (driver);
  g_assert_cmpuint (n_games (), ==, before + 1);

  /* Its record exists: the window is replaced by the replay. */
  open_first (window);
  act (window, "history.replay");
  g_assert_true (driver_wait (driver, looks_back));
}

/* A game from elsewhere is viewed, not counted. */
static void
test_foreign (void)
{
  g_autoptr (Driver) driver = driver_new (1000, 700);
  g_autofree char *root = orrery_outcomes_dup_root ();
  g_autofree char *from
      = g_build_filename (root, "games", "made-00000.orrery-journal", NULL);
  g_autofree char *to = g_build_filename (g_get_user_data_dir (), "foreign.orrery", NULL);
  g_autoptr (GFile) source = g_file_new_for_path (from);
  g_autoptr (GFile) file = g_file_new_for_path (to);
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) outcomes = NULL;
  g_autoptr (GError) error = NULL;
  const guint before = n_games ();

  g_assert_true (g_file_copy (source, file, G_FILE_COPY_NONE, NULL, NULL, NULL, NULL));
  g_assert_true (driver_open (driver, file));
  g_assert_true (driver_wait (driver, driver_is_stopped));
  g_assert_cmpuint (n_games (), ==, before);
  outcomes = orrery_outcomes_load (root, problems, NULL);
  g_assert_cmpuint (outcomes->len, ==, before);
}

/* A real table that was followed to its end, and one that was only scored. */
static void
test_table (void)
{
  static const char *const final
      = "[seat-0]\nname=Ada\ntiles=genetics-lab;ancient-race\nchips=12\n"
        "[seat-1]\nname=Ben\ntiles=galactic-religion;earths-lost-colony\nchips=9\n";
  g_autoptr (Driver) driver = driver_new (1000, 700);
  GtkWidget *room = orrery_window_ensure_room (driver->window, "table");
  OrreryScorePage *page = ORRERY_SCORE_PAGE (find (room, ORRERY_TYPE_SCORE_PAGE));
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "golden", "mirrored.orrery", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (OrreryRecord) table = orrery_record_load (file, NULL, NULL);
  OrreryHistoryWindow *window;
  const guint before = n_games ();
  guint counted = 0, mirrored = 0;

  orrery_window_set_room (driver->window, "table");
  table_room_follow (ORRERY_TABLE_ROOM (room), table, NULL);
  driver_settle (driver);
  g_assert_cmpuint (n_games (), ==, before + 1);
  g_assert_true (orrery_final_read (page->final, final));
  orrery_score_page_keep (page);
  g_assert_cmpuint (n_games (), ==, before + 2);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (OrreryOutcome) outcome = g_list_model_get_item (G_LIST_MODEL (ledger ()), i);
      g_autoptr (GFile) kept = orrery_ledger_find_record (ledger (), outcome);

      g_assert_nonnull (kept);
      counted += orrery_outcome_get_kind (outcome) == ORRERY_OUTCOME_COUNTED ? 1 : 0;
      mirrored += orrery_outcome_get_kind (outcome) == ORRERY_OUTCOME_MIRRORED ? 1 : 0;
    }
  g_assert_cmpuint (counted, ==, 1);
  g_assert_cmpuint (mirrored, ==, 1);

  /* The followed one can be replayed in the Play room, which does not count it. The other one cannot be replayed. */
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (OrreryOutcome) outcome = g_list_model_get_item (G_LIST_MODEL (ledger ()), i);

      window = show_history (driver);
      g_signal_emit_by_name (list_of (window), "open", outcome);
      if (orrery_outcome_get_kind (outcome) == ORRERY_OUTCOME_COUNTED)
        {
          gtk_widget_activate_action (GTK_WIDGET (window), "history.replay", NULL);
          g_assert_true (gtk_widget_get_visible (GTK_WIDGET (window)));
          continue;
        }
      act (window, "history.replay");
      g_assert_true (driver_wait (driver, looks_back));
      g_assert_cmpstr (orrery_window_get_room (driver->window), ==, "play");
      gtk_widget_activate_action (GTK_WIDGET (driver->window), "room.return", NULL);
      driver_settle (driver);
      g_assert_cmpuint (n_games (), ==, before + 2);
    }
}

/* --- Editing --- */

static GtkWidget *
find_toplevel (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (window, type))
        return window;
    }
  return NULL;
}

static void
type_into (OrreryOutcomeEditor *editor, guint field, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (find_nth (editor, GTK_TYPE_ENTRY, field)), text);
}

static gboolean
has_title (OrreryHistoryWindow *window, const char *text)
{
  GtkWidget *title;

  for (guint i = 0; (title = find_nth (window, ADW_TYPE_WINDOW_TITLE, i)) != NULL; i++)
    if (g_str_equal (adw_window_title_get_title (ADW_WINDOW_TITLE (title)), text))
      return TRUE;
  return FALSE;
}

/* Names, date, duration and place can be changed; the record and the final table stay. */
static void
test_edit (void)
{
  g_autoptr (Driver) driver = driver_new (1000, 700);
  OrreryHistoryWindow *window = show_history (driver);
  g_autoptr (OrreryOutcome) outcome = g_list_model_get_item (G_LIST_MODEL (ledger ()), 0);
  g_autoptr (OrreryOutcome) after = NULL;
  g_autofree char *id = g_strdup (orrery_outcome_get_id (outcome));
  g_autofree char *place = g_strdup (orrery_outcome_get_place (outcome));
  g_autofree char *date = NULL;
  const guint n = orrery_outcome_get_n_seats (outcome);
  OrreryOutcomeEditor *editor;
  GameState state;

  g_signal_emit_by_name (list_of (window), "open", outcome);
  act (window, "history.edit");
  editor = ORRERY_OUTCOME_EDITOR (find_toplevel (ORRERY_TYPE_OUTCOME_EDITOR));
  type_into (editor, 0, "Zoë");
  type_into (editor, n, "yesterday");
  g_assert_false (gtk_widget_get_sensitive (find_button (editor, "_Save")));
  type_into (editor, n, "2031-02-03 19:30");
  type_into (editor, n + 1, "-4");
  g_assert_false (gtk_widget_get_sensitive (find_button (editor, "_Save")));
  type_into (editor, n + 1, "75");
  type_into (editor, n + 2, "Bern");
  g_signal_emit_by_name (find_button (editor, "_Save"), "clicked");
  after = orrery_ledger_load_whole (ledger (), outcome, NULL);
  g_assert_cmpstr (orrery_outcome_get_id (after), ==, id);
  g_assert_cmpstr (orrery_outcome_get_place (after), ==, place);
  g_assert_true (orrery_outcome_get_state (after, &state, NULL));
  g_assert_cmpstr (orrery_outcome_get_seat (after, 0)->name, ==, "Zoë");
  g_assert_cmpuint (orrery_outcome_get_minutes (after), ==, 75);
  g_assert_cmpstr (orrery_outcome_get_location (after), ==, "Bern");
  g_assert_cmpint (g_date_time_get_year (orrery_outcome_get_date (after)), ==, 2031);
  assert_says (GTK_WIDGET (window), "Zoë");
  date = orrery_outcome_dup_date (after, FALSE);
  g_assert_true (has_title (window, date));
  /* And the name is offered from now on. */
  {
    g_auto (GStrv) names = orrery_name_completion_list ();

    g_assert_true (g_strv_contains ((const char *const *) names, "Zoë"));
  }
}

/* Closing the window asks what to do with changes. */
static void
test_leave_edit (void)
{
  g_autoptr (Driver) driver = driver_new (1000, 700);
  OrreryHistoryWindow *window = show_history (driver);
  g_autoptr (OrreryOutcome) outcome = g_list_model_get_item (G_LIST_MODEL (ledger ()), 0);
  g_autofree char *name = g_strdup (orrery_outcome_get_seat (outcome, 0)->name);
  static const char *const responses[] = { "cancel", "discard" };

  g_signal_emit_by_name (list_of (window), "open", outcome);
  act (window, "history.edit");
  type_into (ORRERY_OUTCOME_EDITOR (find_toplevel (ORRERY_TYPE_OUTCOME_EDITOR)), 0, "Zoë");
  for (guint i = 0; i < G_N_ELEMENTS (responses); i++)
    {
      gtk_window_close (GTK_WINDOW (find_toplevel (ORRERY_TYPE_OUTCOME_EDITOR)));
      g_assert_nonnull (find_toplevel (ORRERY_TYPE_OUTCOME_EDITOR));
      adw_message_dialog_response (ADW_MESSAGE_DIALOG (find_toplevel (ADW_TYPE_MESSAGE_DIALOG)), responses[i]);
      gtk_window_destroy (GTK_WINDOW (find_toplevel (ADW_TYPE_MESSAGE_DIALOG)));
    }
  g_assert_null (find_toplevel (ORRERY_TYPE_OUTCOME_EDITOR));
  assert_says (GTK_WIDGET (window), name);
}

/* --- Searching and choosing --- */

/* The text and the search bar belong together: closing it ends the search. */
static void
test_search_bar (void)
{
  g_autoptr (Driver) driver = driver_new (1000, 700);
  OrreryHistoryWindow *window = show_history (driver);
  GtkWidget *bar = find (GTK_WIDGET (window), GTK_TYPE_SEARCH_BAR);
  GtkWidget *entry = find (bar, GTK_TYPE_SEARCH_ENTRY);

  act (window, "history.find");
  g_assert_true (gtk_search_bar_get_search_mode (GTK_SEARCH_BAR (bar)));
  gtk_editable_set_text (GTK_EDITABLE (entry), "Cleo");
  gtk_search_bar_set_search_mode (GTK_SEARCH_BAR (bar), FALSE);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "");
}

static void
test_search (void)
{
  g_autoptr (Driver) driver = driver_new (1000, 700);
  OrreryHistoryWindow *window = show_history (driver);
  OrreryHistoryList *list = list_of (window);
  const guint all = n_listed (window);
  guint some;

  orrery_history_list_set_search (list, "CLEO");
  some = n_listed (window);
  g_assert_cmpuint (some, >, 0);
  g_assert_cmpuint (some, <, all);
  orrery_history_list_set_search (list, "cleo galactic");
  g_assert_cmpuint (n_listed (window), <=, some);
  for (guint i = 0; i < n_listed (window); i++)
    {
      g_autoptr (OrreryOutcome) outcome
          = g_list_model_get_item (orrery_history_list_get_listed (list), i);
      gboolean cleo = FALSE;

      for (guint k = 0; k < orrery_outcome_get_n_seats (outcome); k++)
        cleo = cleo || g_str_equal (orrery_outcome_get_seat (outcome, k)->name, "Cleo");
      g_assert_true (cleo);
    }
  orrery_history_list_set_search (list, "leo");
  g_assert_cmpuint (n_listed (window), ==, 0);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (GTK_STACK (find_nth (list, GTK_TYPE_STACK, 0))), ==, "nothing");
  orrery_history_list_set_search (list, "");
  g_assert_cmpuint (n_listed (window), ==, all);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_choose (void)
{
  g_autoptr (Driver) driver = driver_new (1000, 700);
  OrreryHistoryWindow *window = show_history (driver);
  OrreryHistoryList *list = list_of (window);
  const guint before = n_games ();
  guint some;

  orrery_history_list_set_search (list, "eve");
  some = n_listed (window);
  gtk_toggle_button_set_active (
      GTK_TOGGLE_BUTTON (driver_find_button (GTK_WIDGET (window), "Choose Games")), TRUE);
  open_first (window);
  g_assert_cmpuint (orrery_history_list_get_n_chosen (list), ==, 1);
  open_first (window);
  g_assert_cmpuint (orrery_history_list_get_n_chosen (list), ==, 0);
  act (window, "history.choose-all");
  g_assert_cmpuint (orrery_history_list_get_n_chosen (list), ==, some);

  /* Rows that the search hides are no longer selected. */
  orrery_history_list_set_search (list, "eve cleo");
  g_assert_cmpuint (orrery_history_list_get_n_chosen (list), ==, n_listed (window));
  g_assert_cmpuint (n_listed (window), <, some);
  some = n_listed (window);
  act (window, "history.delete");
  g_assert_cmpuint (n_games (), ==, before - some);
  g_signal_emit_by_name (driver_find_button (GTK_WIDGET (window), "_Undo"), "clicked");
  driver_settle (driver);
  g_assert_cmpuint (n_games (), ==, before);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* --- Statistics --- */

/* The OrreryTallyItems of a list. */
static GListModel *
items_of (GtkWidget *list)
{
  return G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (find_nth (list, GTK_TYPE_LIST_VIEW, 0))));
}

static gboolean
is_listed (Driver *driver)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (ORRERY_IS_HISTORY_WINDOW (l->data))
      {
        GtkWidget *list = find (l->data, ORRERY_TYPE_TALLY_LIST);

        return g_list_model_get_n_items (items_of (list)) > 0;
      }
  return FALSE;
}

/* Counted by hand from the list itself, and shown on the page. */
static void
test_statistics (void)
{
  g_autoptr (Driver) driver = driver_new (1000, 700);
  OrreryHistoryWindow *window = show_history (driver);
  GtkWidget *stack = find (GTK_WIDGET (window), ADW_TYPE_VIEW_STACK);
  GtkWidget *list = find (GTK_WIDGET (window), ORRERY_TYPE_TALLY_LIST);
  g_autoptr (OrreryTallyItem) item = NULL;
  g_autofree char *games = NULL;
  g_autofree char *average = NULL;
  const OrreryTally *tally;
  guint n = 0, wins = 0;
  int points = 0;

  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (stack), "players");
  g_assert_true (driver_wait (driver, is_listed));
  item = g_list_model_get_item (items_of (list), 0);
  tally = orrery_tally_item_get (item);
  for (guint i = 0; i < n_games (); i++)
    {
      g_autoptr (OrreryOutcome) outcome = g_list_model_get_item (G_LIST_MODEL (ledger ()), i);

      for (guint k = 0; k < orrery_outcome_get_n_seats (outcome); k++)
        {
          const OrreryOutcomeSeat *seat = orrery_outcome_get_seat (outcome, k);

          if (!g_str_equal (seat->name, tally->name))
            continue;
          n++;
          wins += seat->winner ? 1 : 0;
          points += seat->score;
        }
    }
  g_assert_cmpuint (tally->all.games, ==, n);
  g_assert_cmpuint (tally->all.wins, ==, wins);
  g_signal_emit_by_name (find (list, GTK_TYPE_LIST_VIEW), "activate", 0u);
  driver_settle (driver);
  games = g_strdup_printf ("%u", n);
  average = g_strdup_printf ("%.1f", (double) points / n);
  assert_says (find (GTK_WIDGET (window), ORRERY_TYPE_TALLY_PAGE), tally->name);
  assert_says (find (GTK_WIDGET (window), ORRERY_TYPE_TALLY_PAGE), games);
  assert_says (find (GTK_WIDGET (window), ORRERY_TYPE_TALLY_PAGE), average);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The statistics are about the chosen game. */
static void
test_other_game (void)
{
  g_autoptr (Driver) driver = driver_new (1000, 700);
  const OrreryGame *other = ((const OrreryGameUi *) g_ptr_array_index (orrery_game_ui_list (), 1))->game;
  OrreryHistoryWindow *window;
  GtkWidget *list;

  orrery_window_set_game (driver->window, other->rules->id);
  window = show_history (driver);
  assert_says (GTK_WIDGET (window), other->roles->title);
  list = find (GTK_WIDGET (window), ORRERY_TYPE_TALLY_LIST);
  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (find (GTK_WIDGET (window), ADW_TYPE_VIEW_STACK)), "players");
  driver_settle (driver);
  g_assert_cmpuint (n_games (), >, 0);
  g_assert_cmpuint (g_list_model_get_n_items (items_of (list)), ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));
  orrery_window_set_game (driver->window, NULL);
}

/* --- Exporting --- */

static char *
write_file (GPtrArray *outcomes, const char *format)
{
  g_autofree char *path = g_strdup_printf ("%s/history.%s", g_get_user_data_dir (), format);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  char *text;

  g_assert_true (orrery_history_write (ledger (), outcomes, format, file, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

static guint
count_lines (const char *text)
{
  guint n = 0;

  for (; *text != '\0'; text++)
    n += *text == '\n' ? 1 : 0;
  return n;
}

static void
test_export (void)
{
  g_autoptr (Driver) driver = driver_new (1000, 700);
  OrreryHistoryWindow *window = show_history (driver);
  g_autoptr (GPtrArray) outcomes = orrery_history_list_dup_chosen (list_of (window));
  g_autoptr (GPtrArray) one = g_ptr_array_new ();
  g_autofree char *csv = NULL;
  g_autofree char *json = NULL;
  g_autofree char *pdf = NULL;
  guint n_seats = 0;

  /* All listed games, one line per seat and a header row. */
  g_assert_cmpuint (outcomes->len, ==, n_games ());
  for (guint i = 0; i < outcomes->len; i++)
    n_seats += orrery_outcome_get_n_seats (g_ptr_array_index (outcomes, i));
  csv = write_file (outcomes, "csv");
  g_assert_cmpuint (count_lines (csv), ==, n_seats + 1);

  /* One, with its final table, and on paper. */
  open_first (window);
  g_ptr_array_add (one, g_ptr_array_index (outcomes, 0));
  json = write_file (one, "json");
  g_assert_nonnull (strstr (json, "\"tableau\""));
  pdf = write_file (one, "pdf");
  g_assert_true (g_str_has_prefix (pdf, "%PDF"));

  act (window, "history.bgstats");
  driver_settle (driver);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_damaged (void)
{
  g_autoptr (Driver) driver = driver_new (1000, 700);
  OrreryHistoryWindow *window = show_history (driver);

  g_assert_cmpuint (orrery_ledger_get_problems (ledger ())->len, ==, 1);
  assert_says (GTK_WIDGET (window), "torn.json");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* --- No games, and very many --- */

static guint
count_rows (GtkWidget *widget)
{
  guint n = ORRERY_IS_OUTCOME_ROW (widget) ? 1 : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_rows (child);
  return n;
}

static GtkWidget *
show_list (OrreryLedger *many)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *list = orrery_history_list_new (many);

  gtk_window_set_default_size (GTK_WINDOW (window), 700, 600);
  gtk_window_set_child (GTK_WINDOW (window), list);
  gtk_window_present (GTK_WINDOW (window));
  orrery_ledger_load (many);
  while (!orrery_ledger_get_loaded (many))
    g_main_context_iteration (NULL, TRUE);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  return list;
}

static void
test_none (void)
{
  g_autofree char *root = g_build_filename (g_get_user_data_dir (), "none", NULL);
  g_autoptr (OrreryLedger) none = orrery_ledger_new (root);
  GtkWidget *list = show_list (none);

  g_assert_cmpstr (gtk_stack_get_visible_child_name (GTK_STACK (find_nth (list, GTK_TYPE_STACK, 0))), ==, "empty");
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (list)));
}

/* However many there are, only visible rows are built. */
static void
test_many (void)
{
  g_autofree char *root = g_build_filename (g_get_user_data_dir (), "many", NULL);
  g_autoptr (OrreryLedger) many = NULL;
  gint64 begin;
  GtkWidget *list;

  make_history_in (root, N_MANY, 0);
  many = orrery_ledger_new (root);
  begin = g_get_monotonic_time ();
  list = show_list (many);
  g_test_message ("read %d games in %d ms", N_MANY,
                  (int) ((g_get_monotonic_time () - begin) / 1000));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (many)), ==, N_MANY);
  g_assert_cmpuint (count_rows (list), <, 400);
  begin = g_get_monotonic_time ();
  orrery_history_list_set_search (ORRERY_HISTORY_LIST (list), "cleo");
  g_test_message ("first search: %d ms", (int) ((g_get_monotonic_time () - begin) / 1000));
  begin = g_get_monotonic_time ();
  orrery_history_list_set_search (ORRERY_HISTORY_LIST (list), "cleo ben");
  g_test_message ("second search: %d ms", (int) ((g_get_monotonic_time () - begin) / 1000));
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (list)));
}

static void
write_torn (void)
{
  g_autofree char *root = orrery_outcomes_dup_root ();
  g_autofree char *path = g_build_filename (root, "results", "torn.json", NULL);

  g_assert_true (g_file_set_contents (path, "{\"orrery\": 1, \"ty", -1, NULL));
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  orrery_games_register_uis ();
  int status;

  driver_set_up (&argc, &argv);
  make_history (N_MADE, 1);
  write_torn ();
  g_test_add_func ("/app/history/finish", test_finish);
  g_test_add_func ("/app/history/foreign", test_foreign);
  g_test_add_func ("/app/history/table", test_table);
  g_test_add_func ("/app/history/edit", test_edit);
  g_test_add_func ("/app/history/leave-edit", test_leave_edit);
  g_test_add_func ("/app/history/search-bar", test_search_bar);
  g_test_add_func ("/app/history/search", test_search);
  g_test_add_func ("/app/history/choose", test_choose);
  g_test_add_func ("/app/history/statistics", test_statistics);
  g_test_add_func ("/app/history/other-game", test_other_game);
  g_test_add_func ("/app/history/export", test_export);
  g_test_add_func ("/app/history/damaged", test_damaged);
  g_test_add_func ("/app/history/none", test_none);
  g_test_add_func ("/app/history/many", test_many);
  status = g_test_run ();
  driver_tear_down ();
  return status;
}
