/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The Table room in the real window. */
#include "config.h"

#include "find.h"
#include "table-driver.h"
#include "table-script.h"

#include "games/roll/table/orrery-roll-correct.h"
#include "games/roll/assist/orrery-roll-book.h"
#include "games/roll/assist/orrery-roll-may.h"
#include "games/roll/table/orrery-reveal-row.h"
#include "games/roll/table/orrery-tile-grid.h"
#include "games/games.h"
#include "games/roll/words/orrery-roll.h"
#include "games/roll/words/orrery-words.h"
#include "widgets/layout/orrery-wrap.h"

#include <string.h>

static const char *const names[] = { "Ada", "Ben", "Cleo", "Dan", NULL };

static const RollState *
state_of (Driver *driver)
{
  return orrery_session_get_state (driver->room->session);
}

/* 24 dice of four players, two of them moved, by keyboard alone. */
static void
test_round_by_keyboard (void)
{
  Driver driver;

  driver_open (&driver, 1280, 800);
  driver_follow_four (&driver);
  g_assert_true (orrery_reveal_is_due (state_of (&driver)));
  driver.keys = 0;
  driver_type (&driver, "wewhrdbdcp*gh\t");
  driver_type (&driver, "we2ws*rscpch\t");
  driver_type (&driver, "wxwh/ewhbh/pbd*rs\t");
  driver_type (&driver, "wewhwhydrsgp*\n");
  driver_settle (&driver);
  g_test_message ("%u keys", driver.keys);
  g_assert_cmpuint (driver.keys, <=, 60);
  g_assert_cmpint (state_of (&driver)->step, !=, ROLL_STEP_ASSIGN);
  g_assert_cmpuint (find_n_rows (driver.room->view->log), >, 1);
  g_assert_cmpuint (state_of (&driver)->phases, ==,
                    ROLL_BIT (ROLL_DEVELOP) | ROLL_BIT (ROLL_SETTLE) | ROLL_BIT (ROLL_PRODUCE));
  driver_close (&driver);
}

static void
test_odd (void)
{
  Driver driver;

  driver_open (&driver, 1000, 700);
  driver_follow_four (&driver);
  orrery_reveal_page_go_to (driver_reveal (&driver), 2);
  driver_type (&driver, "wx wh/e wh bh/p bd* rs");
  g_assert_cmpuint (driver_reveal (&driver)->reveal.explained[2].n_unexplained,
                    ==, 1);
  /* Corrected: the second one was not moved. */
  orrery_reveal_page_set_line (driver_reveal (&driver), 2, "wx wh/e wh bh bd* rs");
  g_assert_cmpuint (driver_reveal (&driver)->reveal.explained[2].n_unexplained,
                    ==, 0);
  driver_close (&driver);
}

static void
drop (OrreryRevealPage *page, guint seat, guint column, guint what)
{
  g_signal_emit_by_name (find_nth (page, ORRERY_TYPE_REVEAL_ROW, seat), "dropped", seat, column, what);
}

/* A die is dragged into a column, then into another; dice that are not in the cup cannot be dragged. */
static void
test_drag (void)
{
  OrreryRevealPage *page;
  Driver driver;

  driver_open (&driver, 1000, 700);
  driver_follow_four (&driver);
  page = driver_reveal (&driver);
  drop (page, 0, ROLL_DEVELOP, ORRERY_DRAG (ORRERY_DRAG_NEW, ROLL_RED));
  g_assert_cmpstr (orrery_reveal_page_get_line (page, 0), ==, "rd");
  drop (page, 0, ROLL_SETTLE, ORRERY_DRAG (0, 0));
  g_assert_cmpstr (orrery_reveal_page_get_line (page, 0), ==, "rs");
  drop (page, 0, ROLL_SETTLE, ORRERY_DRAG (ORRERY_DRAG_NEW, ROLL_YELLOW));
  g_assert_cmpstr (orrery_reveal_page_get_line (page, 0), ==, "rs");
  drop (page, 1, ROLL_SHIP, ORRERY_DRAG (0, 0)); /* another's die */
  g_assert_cmpstr (orrery_reveal_page_get_line (page, 1), ==, "");
  driver_close (&driver);
}

static void
enter_all (Driver *driver)
{
  orrery_reveal_page_go_to (driver_reveal (driver), 0);
  driver_type (driver, "wewhrdbdcp*gh\twe2ws*rscpch\twxwh/ewhbhbd*rs\twewhwhydrsgp*\n");
  driver_settle (driver);
}

/* Undo brings back the typed text, redo the answers. */
static void
test_undo (void)
{
  Driver driver;
  RollState before, after;

  driver_open (&driver, 1000, 700);
  driver_follow_four (&driver);
  before = *state_of (&driver);
  enter_all (&driver);
  after = *state_of (&driver);
  g_assert_cmpint (memcmp (&before, &after, sizeof before), !=, 0);
  table_room_undo (driver.room);
  driver_settle (&driver);
  g_assert_cmpint (memcmp (state_of (&driver), &before, sizeof before), ==, 0);
  g_assert_cmpstr (orrery_reveal_page_get_line (driver_reveal (&driver), 1), ==, "we2ws*rscpch");
  driver_do (driver.room, "redo");
  driver_settle (&driver);
  g_assert_cmpint (memcmp (state_of (&driver), &after, sizeof after), ==, 0);
  driver_close (&driver);
}

/* Closing the window while typing loses nothing. */
static void
test_kept (void)
{
  Driver driver;

  driver_open (&driver, 1000, 700);
  driver_follow_four (&driver);
  driver_type (&driver, "wewhrd\twe");
  driver_reopen (&driver, 1000, 700);
  g_assert_cmpstr (orrery_reveal_page_get_line (driver_reveal (&driver), 0), ==, "wewhrd");
  g_assert_cmpstr (orrery_reveal_page_get_line (driver_reveal (&driver), 1), ==, "we");
  driver_close (&driver);
}

/* Entries that an older Orrery saved in a file next to the game are imported, once. */
static void
test_old_lines (void)
{
  g_autoptr (GKeyFile) none = g_key_file_new ();
  g_autoptr (GFile) file = NULL;
  g_autoptr (OrreryRecord) record = NULL;
  g_autofree char *path = NULL;
  g_autofree char *lines = NULL;
  Driver driver;

  driver_open (&driver, 1000, 700);
  driver_follow_four (&driver);
  file = g_object_ref (orrery_keeper_get_file (driver.room->keeper));
  path = g_strconcat (g_file_peek_path (file), ".lines", NULL);
  lines = g_strdup_printf ("[round-%d]\nseat-0=wewh\nseat-2=rd\n", state_of (&driver)->round);
  driver_close (&driver);
  record = orrery_record_restore (file, NULL, NULL);
  g_assert_true (orrery_record_set_notes (record, none, NULL));
  g_assert_true (g_file_set_contents (path, lines, -1, NULL));
  driver_open (&driver, 1000, 700);
  table_room_follow (driver.room, record, file);
  g_clear_object (&record);
  driver_settle (&driver);
  g_assert_cmpstr (orrery_reveal_page_get_line (driver_reveal (&driver), 0), ==, "wewh");
  g_assert_cmpstr (orrery_reveal_page_get_line (driver_reveal (&driver), 2), ==, "rd");
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  driver_reopen (&driver, 1000, 700);
  g_assert_cmpstr (orrery_reveal_page_get_line (driver_reveal (&driver), 2), ==, "rd");
  driver_close (&driver);
}

/* In the field for the cup, which is the first. */
static GtkWidget *
enter_dice (GtkWidget *window, const char *line)
{
  GtkWidget *entry = find_nth (window, GTK_TYPE_ENTRY, 0);

  gtk_editable_set_text (GTK_EDITABLE (entry), line);
  g_assert_true (gtk_widget_has_css_class (entry, "error") == (strchr (line, 'z') != NULL));
  g_signal_emit_by_name (entry, "activate");
  return entry;
}

static const char *
tell_beside (GtkWidget *field)
{
  return adw_action_row_get_subtitle (ADW_ACTION_ROW (gtk_widget_get_ancestor (field, ADW_TYPE_ACTION_ROW)));
}

/* A correction changes just one thing, is rejected with a reason, and can be undone. */
static void
test_correct (void)
{
  GtkWidget *window, *entry;
  guint n_answers;
  Driver driver;

  driver_open (&driver, 1000, 700);
  driver_follow_four (&driver);
  window = orrery_roll_correct_new (driver.room->session, names, FALSE);
  g_assert_true (orrery_correct_window_try (ORRERY_CORRECT_WINDOW (window),
                                            GAME_ANSWER (ROLL_DO_FIX_CREDITS, 1, 7, 0)));
  driver_settle (&driver);
  g_assert_cmpuint (state_of (&driver)->seats[1].credits, ==, 7);
  g_assert_false (orrery_correct_window_try (
      ORRERY_CORRECT_WINDOW (window),
      GAME_ANSWER (ROLL_DO_FIX_DICE, 0 << 4 | ROLL_CUP, ROLL_PURPLE, 10)));
  g_assert_nonnull (find_text (window, "but the box has only 9."));
  g_assert_cmpuint (state_of (&driver)->seats[0].dice[ROLL_CUP][ROLL_PURPLE], ==, 0);
  /* A correction that changes nothing is not made, and none is made halfway. */
  n_answers = orrery_record_get_n_answers (orrery_session_get_record (driver.room->session));
  g_assert_false (orrery_correct_window_try (ORRERY_CORRECT_WINDOW (window),
                                             GAME_ANSWER (ROLL_DO_FIX_CREDITS, 1, 7, 0)));
  entry = enter_dice (window, "1w 10p");
  g_assert_cmpstr (tell_beside (entry), ==, "That makes 10 Consumption dice, but the box has only 9.");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "1w 10p");
  enter_dice (window, "40w 9z");
  g_assert_cmpuint (orrery_record_get_n_answers (orrery_session_get_record (driver.room->session)), ==, n_answers);
  /* A number that is too large is neither accepted nor reduced. */
  {
    GtkWidget *spin = find_nth (window, GTK_TYPE_SPIN_BUTTON, 0);
    GtkWidget *row = gtk_widget_get_ancestor (spin, ADW_TYPE_ACTION_ROW);

    table_room_undo (driver.room);
    driver_settle (&driver);
    g_assert_null (find_text (window, "but the box has only 9."));
    gtk_editable_set_text (GTK_EDITABLE (spin), "15");
    g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, "Enter a number from 0 to 10.");
    g_assert_true (gtk_widget_has_css_class (row, "orrery-wrong"));
    gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
    g_assert_false (gtk_widget_has_css_class (spin, "error"));
    g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin)), ==, 3);
    g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, "Enter a number from 0 to 10.");
    g_assert_null (find_text (window, "There is nothing to correct."));
    gtk_spin_button_spin (GTK_SPIN_BUTTON (spin), GTK_SPIN_STEP_FORWARD, 1);
    driver_settle (&driver);
    g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, "0 to 10");
    g_assert_false (gtk_widget_has_css_class (spin, "error"));
    g_assert_cmpuint (orrery_record_get_n_answers (orrery_session_get_record (driver.room->session)), ==, n_answers);
  }
  table_room_undo (driver.room);
  driver_settle (&driver);
  g_assert_cmpuint (state_of (&driver)->seats[1].credits, ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
  driver_close (&driver);
}

static void
expect_may (char *text, const gboolean *may, gboolean expected, const char *part)
{
  g_assert_cmpint (*may, ==, expected);
  g_assert_nonnull (strstr (text, part));
  g_free (text);
}

/* After Reveal Ben is asked which worker settles. */
static void
test_may_i (void)
{
  const RollState *state;
  Driver driver;
  gboolean may;

  driver_open (&driver, 1000, 700);
  driver_follow_four (&driver);
  /* Before Reveal everybody may move dice, whoever is asked. */
  state = state_of (&driver);
  expect_may (orrery_roll_may_use (state, 3, face_by_name ("Local Subsidies"), names, &may), &may, TRUE, "before Reveal");
  expect_may (orrery_roll_may_use_die (state, 3, ROLL_WHITE, names, &may), &may, FALSE, "after Reveal");
  enter_all (&driver);
  state = state_of (&driver);
  g_assert_cmpint (state->ask, ==, ROLL_ASK_WORKER);
  expect_may (orrery_roll_may_use_die (state, 1, ROLL_RED, names, &may), &may, TRUE, "Yes");
  expect_may (orrery_roll_may_use_die (state, 1, ROLL_GREEN, names, &may), &may, FALSE, "No");
  expect_may (orrery_roll_may_use_die (state, 0, ROLL_WHITE, names, &may), &may, FALSE, "Ben has to decide first");
  expect_may (orrery_roll_may_use (state, 3, face_by_name ("Local Subsidies"), names, &may), &may,
              FALSE, "before Reveal");
  expect_may (orrery_roll_may_use (state, 0, face_by_name ("Space Docks"), names, &may), &may, FALSE,
              "Not now");
  driver_close (&driver);
}

/* Whatever the reminders name, "May I?" allows, whoever is asked. */
static void
test_may_i_reminded (void)
{
  static const char *const kinds[] = { "Technology Affinity", "Galactic Mandate", "Local Subsidies", "Backup Planning" };
  Driver driver;

  driver_open (&driver, 0, 0);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *position = g_strdup_printf ("{\"mirror\": true, \"seats\": [{}, {\"tableau\": [\"%s\"]}]}", kinds[i]);
      g_autoptr (GArray) reminded = NULL;

      driver_begin (&driver, position, (const char *const[]) { "Ada", "Ben", NULL }, NULL);
      reminded = orrery_table_list_powers (state_of (&driver), 1, ROLL_NO_PHASE, FALSE);
      g_assert_cmpuint (reminded->len, ==, 1);
      g_assert_cmpint (roll_question (state_of (&driver)).seat, !=, 1);
      {
        g_autofree char *text = orrery_roll_may_use (state_of (&driver), 1, face_by_name (kinds[i]), names, NULL);

        g_assert_false (g_str_has_prefix (text, "No"));
      }
    }
  driver_close (&driver);
}

static void
test_census (void)
{
  OrreryDiceCensus census;
  Driver driver;
  guint all = 0;

  driver_open (&driver, 1000, 700);
  driver_follow_four (&driver);
  orrery_table_count_dice (state_of (&driver), &census);
  for (guint i = 0; i < ORRERY_N_DICE_PLACES; i++)
    all += census.by_place[i];
  g_assert_cmpuint (all, ==, ROLL_N_DICE);
  g_assert_cmpuint (census.by_place[ORRERY_DICE_REVEALED], ==, 24);
  g_assert_cmpuint (census.by_place[ORRERY_DICE_GOODS], ==, 2);
  g_assert_cmpuint (census.by_place[ORRERY_DICE_STACKS], ==, 2);
  enter_all (&driver);
  orrery_table_count_dice (state_of (&driver), &census);
  all = 0;
  for (guint i = 0; i < ORRERY_N_DICE_PLACES; i++)
    all += census.by_place[i];
  g_assert_cmpuint (all, ==, ROLL_N_DICE);
  driver_close (&driver);
}

/* --- Windows --- */

static GtkWindow *
find_window (const char *title)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (g_strcmp0 (gtk_window_get_title (window), title) == 0)
        return window;
    }
  return NULL;
}

static gboolean
is_alone (Driver *driver)
{
  return find_window ("May I?") == NULL && find_window ("Correct the Table") == NULL;
}

/* As GTK does with a key that nothing in the window has handled, or that the window handles first. */
static void
press (GtkWidget *window, const char *key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (window);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);
      const guint n = GTK_IS_SHORTCUT_CONTROLLER (controller) ? g_list_model_get_n_items (G_LIST_MODEL (controller)) : 0;

      for (guint k = 0; k < n; k++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), k);
          g_autofree char *keys = gtk_shortcut_trigger_to_string (gtk_shortcut_get_trigger (shortcut));

          if (g_str_equal (keys, key))
            gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, window, NULL);
        }
    }
}

static void
test_escape (void)
{
  static const char *const actions[][2] = { { "may-i", "May I?" }, { "correct", "Correct the Table" } };
  Driver driver;

  driver_open (&driver, 1000, 700);
  driver_follow_four (&driver);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_action_group_activate_action (G_ACTION_GROUP (driver.room->actions), actions[i][0], NULL);
      g_assert_nonnull (find_window (actions[i][1]));
      press (GTK_WIDGET (find_window (actions[i][1])), "Escape");
      driver_until (&driver, is_alone);
    }
  driver_close (&driver);
}

/* Ctrl+Z takes a correction back, wherever the focus is in its window, and Ctrl+Shift+Z makes it again. Answers
 * given before the window was opened stay. */
static void
test_undo_correction (void)
{
  GtkWidget *window;
  Driver driver;
  guint before;
  RollState entered;

  driver_open (&driver, 1000, 700);
  driver_follow_four (&driver);
  enter_all (&driver);
  entered = *state_of (&driver);
  before = entered.seats[1].credits;
  driver_do (driver.room, "correct");
  window = GTK_WIDGET (find_window ("Correct the Table"));
  gtk_widget_grab_focus (find_nth (window, GTK_TYPE_ENTRY, 0));
  g_assert_true (orrery_correct_window_try (ORRERY_CORRECT_WINDOW (window),
                                            GAME_ANSWER (ROLL_DO_FIX_CREDITS, 1, 7, 0)));
  driver_settle (&driver);
  g_assert_cmpuint (state_of (&driver)->seats[1].credits, ==, 7);
  press (window, "<Control>z");
  driver_settle (&driver);
  g_assert_cmpuint (state_of (&driver)->seats[1].credits, ==, before);
  press (window, "<Control>z");
  driver_settle (&driver);
  g_assert_cmpmem (state_of (&driver), sizeof entered, &entered, sizeof entered);
  press (window, "<Shift><Control>z");
  driver_settle (&driver);
  g_assert_cmpuint (state_of (&driver)->seats[1].credits, ==, 7);
  driver_close (&driver);
}

static gboolean
is_leader_named (Driver *driver)
{
  return find_text (driver->room->view, "Ada has 6 of 12") != NULL;
}

static gboolean
is_last_round_announced (Driver *driver)
{
  return find_text (driver->room->view, "Last round: Ada has 12 tiles") != NULL;
}

/* All look at one screen: the leader is named, whoever is in front. */
static void
test_leader (void)
{
  guint face = 0; /* any that is left */
  Driver driver;

  driver_open (&driver, 1000, 700);
  driver_follow_four (&driver);
  while (roll_check (state_of (&driver), GAME_ANSWER (ROLL_DO_FIX_BUILD, 0, face, 0)) != GAME_OK)
    face++;
  g_assert_true (orrery_session_answer_all (driver.room->session,
                                            &(GameAnswer) { GAME_ANSWER (ROLL_DO_FIX_BUILD, 0, face, 0) }, 1, NULL));
  driver_until (&driver, is_leader_named);
  g_assert_null (find_text (driver.room->view, "You"));
  for (; state_of (&driver)->seats[0].n_tableau < ROLL_END_SQUARES; face++)
    if (roll_check (state_of (&driver), GAME_ANSWER (ROLL_DO_FIX_BUILD, 0, face, 0)) == GAME_OK)
      orrery_session_answer_all (driver.room->session,
                                 &(GameAnswer) { GAME_ANSWER (ROLL_DO_FIX_BUILD, 0, face, 0) }, 1, NULL);
  driver_until (&driver, is_last_round_announced);
  driver_close (&driver);
}

/* --- The start page --- */

static gboolean
lists_games (Driver *driver)
{
  return orrery_game_list_get_n_games (driver->room->start_list, FALSE) > 0
         && gtk_widget_get_height (find_nth (GTK_WIDGET (driver->room->start_list), ADW_TYPE_ACTION_ROW, 0)) > 0;
}

static gboolean
is_new_table (GtkWidget *widget)
{
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), "room.score") == 0;
}

static GtkWidget *
find_new_table (GtkWidget *widget)
{
  GtkWidget *found = is_new_table (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_new_table (child);
  return found;
}

/* The list is read in the background, perhaps twice, and its first row gets the focus. */
static gboolean
has_focus_on_first (Driver *asked)
{
  GtkWidget *row = lists_games (asked) ? find_nth (GTK_WIDGET (asked->room->start_list), ADW_TYPE_ACTION_ROW, 0) : NULL;

  return row != NULL && gtk_root_get_focus (GTK_ROOT (asked->window)) == row;
}

/* The game in progress is above the buttons for a new one, with its depth and date. */
static void
test_start (void)
{
  GtkWidget *row;
  graphene_rect_t running, begin;
  Driver driver;

  driver_open (&driver, 1000, 700);
  driver_follow_four (&driver);
  g_assert_true (g_action_group_get_action_enabled (G_ACTION_GROUP (driver.room->actions), "leave"));
  driver_do (driver.room, "leave");
  driver_until (&driver, has_focus_on_first);
  /* The Back button loses the focus with its use. */
  table_room_list_tables (driver.room);
  gtk_root_set_focus (GTK_ROOT (driver.window), NULL);
  driver_until (&driver, has_focus_on_first);
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (driver.room->actions), "leave"));
  row = find_nth (GTK_WIDGET (driver.room->start_list), ADW_TYPE_ACTION_ROW, 0);
  g_assert_nonnull (strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), "Books"));
  g_assert_nonnull (strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), "today"));
  g_assert_nonnull (find_nth (row, GTK_TYPE_BUTTON, 0)); /* deletes it */
  g_assert_true (gtk_widget_compute_bounds (row, GTK_WIDGET (driver.room), &running));
  g_assert_true (gtk_widget_compute_bounds (find_new_table (GTK_WIDGET (driver.room->start_list)),
                                            GTK_WIDGET (driver.room), &begin));
  g_assert_cmpfloat (running.origin.y, <, begin.origin.y);
  driver_close (&driver);
}

/* Entries for one game never appear in another with as many players in the same round. */
static void
test_other_game (void)
{
  Driver driver;

  driver_open (&driver, 0, 0);
  driver_follow_four (&driver);
  driver_type (&driver, "wewh");
  g_assert_cmpstr (orrery_reveal_page_get_line (driver_reveal (&driver), 0), ==, "wewh");
  driver_begin_four (&driver);
  g_assert_cmpstr (orrery_reveal_page_get_line (driver_reveal (&driver), 0), ==, "");
  driver_type (&driver, "e"); /* Ada selects Explore */
  g_assert_cmpuint (orrery_reveal_page_get_lines (driver_reveal (&driver))->selected[0], ==, ROLL_EXPLORE);
  driver_begin_four (&driver);
  g_assert_cmpuint (orrery_reveal_page_get_lines (driver_reveal (&driver))->selected[0], ==, ROLL_NO_PHASE);
  driver_close (&driver);
}

/* --- Tiles, tapped --- */

static guint
count_tiles (gboolean brown)
{
  guint n = 0;

  for (guint face = 0; face < ROLL_N_FACES; face++)
    n += roll_faces[face].set == ROLL_SET_GAME && roll_faces[face].cost == 2
         && (!brown || (roll_faces[face].kind == ROLL_WORLD && roll_faces[face].colour == ROLL_BROWN));
  return n;
}

static gboolean
is_of_game (guint8 face, gpointer data)
{
  return roll_faces[face].set == ROLL_SET_GAME;
}

static void
keep_picked_cb (GtkWidget *grid, guint face, guint *picked)
{
  *picked = face;
}

/* Rows of the grid. */
enum
{
  COLOURS,
  COSTS,
  TILES
};

static guint
count_shown (GtkWidget *grid)
{
  g_autoptr (GListModel) tiles = gtk_widget_observe_children (find_nth (grid, ORRERY_TYPE_WRAP, TILES));

  return g_list_model_get_n_items (tiles);
}

static void
toggle (GtkWidget *grid, const char *tooltip)
{
  GtkWidget *button;

  for (guint n = 0; (button = find_nth (grid, GTK_TYPE_TOGGLE_BUTTON, n)) != NULL; n++)
    if (g_strcmp0 (gtk_widget_get_tooltip_text (button), tooltip) == 0)
      break;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)));
}

/* Cost and color filter them; a tap picks one. */
static void
test_grid (void)
{
  GtkWidget *grid = g_object_ref_sink (orrery_tile_grid_new (is_of_game, NULL));
  guint picked = ROLL_NONE;

  toggle (grid, "Cost 2");
  g_assert_cmpuint (count_shown (grid), ==, count_tiles (FALSE));
  toggle (grid, orrery_colour_name (ROLL_BROWN));
  g_assert_cmpuint (count_shown (grid), ==, count_tiles (TRUE));
  toggle (grid, "Cost 2");
  g_assert_cmpuint (count_shown (grid), >, count_tiles (TRUE));
  g_signal_connect (grid, "picked", G_CALLBACK (keep_picked_cb), &picked);
  g_signal_emit_by_name (gtk_widget_get_first_child (find_nth (grid, ORRERY_TYPE_WRAP, TILES)), "clicked");
  g_assert_cmpuint (roll_faces[picked].colour, ==, ROLL_BROWN);
  g_object_unref (grid);
}

static gboolean
has_reminder (Driver *driver)
{
  GtkScrolledWindow *aside = GTK_SCROLLED_WINDOW (find_nth (driver->room->view->pane, GTK_TYPE_SCROLLED_WINDOW, 0));
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (aside);

  return find_text (aside, "1 Home worker to any phase") != NULL && gtk_widget_get_width (GTK_WIDGET (aside)) > 0
         && gtk_adjustment_get_upper (adjustment) <= gtk_adjustment_get_page_size (adjustment);
}

/* A line that wraps in the pane is not cut off where there is room for it. */
static void
test_reminders (void)
{
  Driver driver;

  driver_open (&driver, 1280, 1000);
  driver_begin_four (&driver);
  driver_until (&driver, has_reminder);
  driver_close (&driver);
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  orrery_games_register_uis ();
  int status;

  driver_set_up (&argc, &argv);
  g_test_add_func ("/table/room/keyboard", test_round_by_keyboard);
  g_test_add_func ("/table/room/odd", test_odd);
  g_test_add_func ("/table/room/drag", test_drag);
  g_test_add_func ("/table/room/undo", test_undo);
  g_test_add_func ("/table/room/grid", test_grid);
  g_test_add_func ("/table/room/other-game", test_other_game);
  g_test_add_func ("/table/room/kept", test_kept);
  g_test_add_func ("/table/room/old-lines", test_old_lines);
  g_test_add_func ("/table/room/correct", test_correct);
  g_test_add_func ("/table/room/may-i", test_may_i);
  g_test_add_func ("/table/room/may-i-reminded", test_may_i_reminded);
  g_test_add_func ("/table/room/escape", test_escape);
  g_test_add_func ("/table/room/census", test_census);
  g_test_add_func ("/table/room/undo-correction", test_undo_correction);
  g_test_add_func ("/table/room/leader", test_leader);
  g_test_add_func ("/table/room/start", test_start);
  g_test_add_func ("/table/room/reminders", test_reminders);
  status = g_test_run ();
  driver_tear_down ();
  return status;
}
