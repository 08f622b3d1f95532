/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table of New Frontiers in the real window: set up and followed at every level, with as few taps as promised. */
#include "config.h"

#include "find.h"
#include "folder.h"
#include "soon.h"
#include "table-driver.h"

#include "games/frontiers/assist/orrery-frontiers-book.h"
#include "games/frontiers/board/orrery-frontiers-action-tile.h"
#include "games/frontiers/board/orrery-frontiers-board.h"
#include "games/frontiers/board/orrery-frontiers-number.h"
#include "games/frontiers/board/orrery-frontiers-seat.h"
#include "games/frontiers/table/orrery-frontiers-checklist.h"
#include "games/frontiers/table/orrery-frontiers-score.h"
#include "games/frontiers/table/orrery-frontiers-setup-page.h"
#include "games/frontiers/table/orrery-frontiers-table.h"
#include "games/frontiers/words/orrery-frontiers.h"
#include "games/games.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/charts/orrery-score-bars.h"
#include "widgets/layout/orrery-wrap.h"
#include "widgets/question/orrery-question-bar.h"

#include <string.h>

static Driver driver;
static guint taps;

static const FrState *
state (void)
{
  return orrery_session_get_state (driver.room->session);
}

/* The n-th visible widget of a type. */
static GtkWidget *
find (GtkWidget *widget, GType type, guint *n)
{
  if (!gtk_widget_get_visible (widget))
    return NULL;
  if (g_type_is_a (G_OBJECT_TYPE (widget), type) && (*n)-- == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, type, n);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static GtkWidget *
get (GtkWidget *widget, GType type, guint n)
{
  GtkWidget *found = find (widget, type, &n);

  g_assert_nonnull (found);
  return found;
}

static GtkWidget *
find_label (GtkWidget *widget, const char *label)
{
  for (guint n = 0;; n++)
    {
      guint k = n;
      GtkWidget *button = find (widget, GTK_TYPE_BUTTON, &k);

      g_assert_nonnull (button);
      if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), label) == 0)
        return button;
    }
}

static void
tap_tile (FrAction action)
{
  for (guint n = 0; n < 7; n++)
    {
      GtkWidget *tile = get (GTK_WIDGET (driver.room->view), ORRERY_TYPE_ACTION_TILE, n);
      g_autofree char *spoken = g_strdup (gtk_widget_get_tooltip_text (tile));

      if (!g_str_has_prefix (spoken, fr_actions[action].name))
        continue;
      g_assert_true (gtk_widget_is_sensitive (tile));
      g_signal_emit_by_name (tile, "clicked");
      taps++;
      driver_settle (&driver);
      return;
    }
  g_assert_not_reached ();
}

static void
tap_choice (guint seat, const char *label)
{
  GtkWidget *row = get (GTK_WIDGET (driver.room->view), ORRERY_TYPE_FRONTIERS_SEAT, seat);

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_label (row, label)), TRUE);
  taps++;
  driver_settle (&driver);
}

static void
tap_done (void)
{
  driver_do (driver.room, "done");
  taps++;
  driver_settle (&driver);
}

static OrreryRecord *
new_record (guint n, guint8 options)
{
  const OrreryPlayer players[] = { { (char *) "Ada", (char *) "person" }, { (char *) "Ben", (char *) "person" },
                                   { (char *) "Cleo", (char *) "person" }, { (char *) "Dan", (char *) "person" },
                                   { (char *) "Eve", (char *) "person" } };
  OrreryFrontiersSetup setup;
  g_autofree char *problem = NULL;
  OrreryRecord *record;

  orrery_frontiers_setup_init (&setup, n);
  setup.options = options;
  if (options & (FR_COUNTERS | FR_TILES))
    orrery_frontiers_setup_deal (&setup);
  record = orrery_frontiers_setup_begin (&setup, players, NULL, &problem);
  g_assert_cmpstr (problem, ==, NULL);
  return record;
}

static void
follow_record_at (OrreryRecord *record, int width, int height)
{
  driver_open (&driver, width, height);
  orrery_window_set_game (driver.window, fr_game.id);
  driver.room = ORRERY_TABLE_ROOM (orrery_window_ensure_room (driver.window, "table"));
  orrery_window_set_room (driver.window, "table");
  table_room_follow (driver.room, record, NULL);
  driver_settle (&driver);
}

static void
follow_record (OrreryRecord *record)
{
  follow_record_at (record, 1280, 800);
}

static void
follow (guint n, guint8 options)
{
  g_autoptr (OrreryRecord) record = new_record (n, options);

  follow_record (record);
}

static void
leave (void)
{
  orrery_window_set_game (driver.window, "roll");
  driver_close (&driver);
}

/* The chosen colors are different, are saved in the record and shown on the table. */
static void
test_colours (void)
{
  const OrreryPlayer players[] = { { (char *) "Ada", (char *) "person" }, { (char *) "Ben", (char *) "person" } };
  OrreryFrontiersSetup setup;
  g_autofree char *problem = NULL, *text = NULL;
  g_autoptr (OrreryRecord) record = NULL, again = NULL, branch = NULL;

  orrery_frontiers_setup_init (&setup, 2);
  orrery_frontiers_setup_paint (&setup, 0, 3);
  orrery_frontiers_setup_paint (&setup, 1, 3);
  g_assert_cmpmem (setup.colours, 5, "\1\3\2\0\4", 5);
  record = orrery_frontiers_setup_begin (&setup, players, NULL, &problem);
  text = orrery_record_to_text (record);
  again = orrery_record_from_text (text, -1, NULL);
  branch = orrery_record_branch (again, 0);
  g_assert_cmpmem (orrery_record_get_colours (branch), 2, "\1\3", 2);
  follow_record (again);
  g_assert_cmpuint (orrery_seat_mark_get_colour (0, "Ada"), ==, 1);
  g_assert_cmpuint (orrery_seat_mark_get_colour (1, "Ben"), ==, 3);
  /* Another room has shown a game of the same people with other colors. */
  orrery_window_set_room (driver.window, "reference");
  driver_settle (&driver);
  orrery_seat_mark_set_players ((const char *const[]) { "Ada", "Ben", NULL }, NULL);
  orrery_window_set_room (driver.window, "table");
  driver_settle (&driver);
  g_assert_cmpuint (orrery_seat_mark_get_colour (0, "Ada"), ==, 1);
  leave ();
}

/* "May I?" is available at every level. */
static void
test_may_i (void)
{
  for (guint level = 0; level < 2; level++)
    {
      follow (3, level == 0 ? 0 : FR_COUNTERS);
      g_assert_true (g_action_get_enabled (g_action_map_lookup_action (G_ACTION_MAP (driver.room->actions), "may-i")));
      {
        GtkWidget *window = orrery_frontiers_table.new_may_i (state (), orrery_game_view_get_names (driver.room->view));

        gtk_window_set_default_size (GTK_WINDOW (window), 360, 600);
        gtk_window_present (GTK_WINDOW (window));
        driver_settle (&driver);
        gtk_window_destroy (GTK_WINDOW (window));
      }
      leave ();
    }
}

static gboolean
says (GtkWidget *widget, const char *text)
{
  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_label (GTK_LABEL (widget)), text) != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (says (child, text))
      return TRUE;
  return FALSE;
}

/* RULES 10.3: Explore, Develop with three buying, Settle with two settling, Produce. */
static void
take_usual_round (void)
{
  taps = 0;
  tap_tile (FR_EXPLORE);
  g_assert_cmpuint (state ()->seats[0].n_explored, ==, 2);
  g_assert_cmpuint (state ()->seats[3].n_explored, ==, 1);
  tap_tile (FR_DEVELOP);
  tap_choice (0, "Small");
  tap_choice (1, "Large");
  tap_choice (3, "Small");
  tap_done ();
  g_assert_cmpint (fr_covered (state (), 1), ==, 2);
  g_assert_cmpint (fr_covered (state (), 2), ==, 0);
  tap_tile (FR_SETTLE);
  g_assert_true (says (GTK_WIDGET (driver.room->view), "take 1 colonist first. In order."));
  tap_choice (0, "1 World");
  tap_choice (3, "1 World");
  tap_done ();
  g_assert_cmpuint (state ()->seats[0].n_colonies, ==, 2);
  tap_tile (FR_PRODUCE);
  g_assert_cmpuint (state ()->round, ==, 2);
  g_assert_cmpuint (state ()->on_produce, ==, 0);
  g_assert_cmpuint (taps, ==, 11);
}

static void
test_taps (void)
{
  follow (4, 0);
  take_usual_round ();
  leave ();
}

/* Enter goes on from a number that was just changed. */
static void
test_number (void)
{
  GtkWidget *spin;

  follow (3, 0);
  tap_tile (FR_TRADE);
  spin = get (get (GTK_WIDGET (driver.room->view), ORRERY_TYPE_FRONTIERS_SEAT, 1), GTK_TYPE_SPIN_BUTTON, 0);
  gtk_widget_grab_focus (spin);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), 3);
  driver_press (&driver, GDK_KEY_Return, 0);
  driver_settle (&driver);
  g_assert_cmpint (state ()->ask, ==, FR_ASK_SELECT);
  g_assert_cmpint (state ()->seats[1].chips, ==, 3);
  leave ();
}

/* Undo takes back a whole action, and its entries can still be changed. */
static void
test_undo (void)
{
  follow (3, 0);
  tap_tile (FR_DEVELOP);
  tap_choice (1, "Large");
  tap_done ();
  g_assert_cmpint (state ()->ask, ==, FR_ASK_SELECT);
  driver_do (driver.room, "undo");
  driver_settle (&driver);
  g_assert_cmpint (state ()->ask, ==, FR_ASK_BUY);
  g_assert_cmpint (fr_covered (state (), 1), ==, 0);
  g_assert_true (gtk_toggle_button_get_active (
    GTK_TOGGLE_BUTTON (find_label (get (GTK_WIDGET (driver.room->view), ORRERY_TYPE_FRONTIERS_SEAT, 1), "Large"))));
  tap_choice (1, "Small");
  tap_done ();
  g_assert_cmpint (fr_covered (state (), 1), ==, 1);
  leave ();
}

/* The level is an answer like the others: it can be changed at any time, and undone. */
static void
test_level (void)
{
  follow (4, 0);
  g_action_group_activate_action (G_ACTION_GROUP (driver.room->actions), "depth", g_variant_new_string ("counters"));
  driver_settle (&driver);
  g_assert_cmpint (fr_level (state ()), ==, FR_LEVEL_COUNTERS);
  g_assert_cmpuint (driver.room->depth, ==, FR_LEVEL_COUNTERS);
  driver_do (driver.room, "undo");
  driver_settle (&driver);
  g_assert_cmpint (fr_level (state ()), ==, FR_LEVEL_CLOCK);
  g_assert_cmpuint (driver.room->depth, ==, FR_LEVEL_CLOCK);
  leave ();
}

/* The list is read again in the background. */
static gboolean
is_listed (Driver *asked)
{
  guint n = 0;
  GtkWidget *row = find (GTK_WIDGET (asked->room->start_list), ADW_TYPE_ACTION_ROW, &n);

  return row != NULL && strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), "Counters") != NULL;
}

/* The list of tables uses the game's own word for the level, also after it was changed. */
static void
test_listed (void)
{
  /* Tables of the same second could come first. */
  remove_folder (g_build_filename (g_get_user_data_dir (), "orrery", NULL));
  follow (4, 0);
  g_action_group_activate_action (G_ACTION_GROUP (driver.room->actions), "depth", g_variant_new_string ("counters"));
  driver_settle (&driver);
  driver_do (driver.room, "leave");
  driver_until (&driver, is_listed);
  leave ();
}

/* Two players have four disks on the track, and Envoys moves the one that selects. */
static void
test_two_players (void)
{
  follow (2, 0);
  g_assert_cmpuint (state ()->n_disks, ==, 4);
  tap_tile (FR_RETREAT);
  tap_tile (FR_ENVOYS);
  g_assert_cmpuint (state ()->order[0], ==, 1);
  g_assert_cmpuint (state ()->order[1], ==, 0);
  g_assert_cmpint (state ()->k, ==, 2);
  leave ();
}

static gboolean
has_step (const char *title)
{
  g_autoptr (GArray) steps = orrery_frontiers_list_steps (state (), orrery_game_view_get_names (driver.room->view));

  for (guint i = 0; i < steps->len; i++)
    if (strstr (g_array_index (steps, OrreryFrontiersStep, i).title, title) != NULL)
      return TRUE;
  return FALSE;
}

/* A goal is kept face down without being named, until the next one is kept. */
static void
test_chart (void)
{
  GtkWidget *gap;

  follow (3, FR_GOALS);
  tap_tile (FR_CHART);
  g_assert_cmpint (state ()->ask, ==, FR_ASK_SELECT);
  g_assert_cmpuint (state ()->n_goals, ==, 1);
  g_assert_cmpint (state ()->goal[0], ==, FR_FACE_DOWN | FR_SECRET_GOAL);
  g_assert_false (has_step ("turn up the goal"));
  tap_tile (FR_ENVOYS);
  tap_tile (FR_PRODUCE);
  tap_tile (FR_CHART);
  g_assert_cmpint (state ()->ask, ==, FR_ASK_GOAL_UP);
  g_assert_true (has_step ("Ada: turn up the goal"));
  /* The disk has selected: the gap is behind it. */
  gap = find_class (driver.window, "orrery-track-gap");
  g_assert_nonnull (gtk_widget_get_prev_sibling (gap));
  leave ();
}

/* What the setup page says about the mats. */
static const char *
get_mats_text (void)
{
  for (guint n = 0;; n++)
    {
      AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (get (GTK_WIDGET (driver.room->setup_page), ADW_TYPE_PREFERENCES_GROUP, n));

      if (g_strcmp0 (adw_preferences_group_get_title (group), "Empire Mats") == 0)
        return adw_preferences_group_get_description (group);
    }
}

/* The setup page of a table, and its checklist on paper. */
static void
test_setup (void)
{
  OrreryFrontiersSetup setup;
  const char *names[] = { "Ada", "Ben", "Cleo", NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) steps = NULL;
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "list.pdf", NULL);
  g_autoptr (JsonNode) tiles = json_from_string ("{\"stacks\": [{\"size\": \"small\", \"slot\": 9, \"faces\": [\"Test Bureau\", \"Other Bureau\"]}]}", NULL);

  driver_open (&driver, 1280, 800);
  orrery_window_set_game (driver.window, fr_game.id);
  driver.room = ORRERY_TABLE_ROOM (orrery_window_ensure_room (driver.window, "table"));
  orrery_window_set_room (driver.window, "table");
  g_action_group_activate_action (G_ACTION_GROUP (driver.room->actions), "set-table", g_variant_new_string ("counters"));
  g_assert_null (strstr (get_mats_text (), "Clock"));
  orrery_table_setup_set_depth (ORRERY_TABLE_SETUP (driver.room->setup_page), FR_LEVEL_CLOCK);
  g_assert_cmpstr (get_mats_text (), ==, "The Clock level does not need them.");
  g_signal_emit_by_name (find_label (GTK_WIDGET (driver.room->setup_page), "Shuffle for Us"), "clicked");
  g_signal_emit_by_name (find_label (GTK_WIDGET (driver.room->setup_page), "Flip for Us"), "clicked");
  g_signal_emit_by_name (find_label (GTK_WIDGET (driver.room->setup_page), "Deal for Us"), "clicked");
  gtk_widget_grab_focus (find_label (GTK_WIDGET (driver.room->setup_page), "Shuffle for Us"));
  driver_press (&driver, GDK_KEY_Return, GDK_CONTROL_MASK);
  driver_settle (&driver);
  g_assert_nonnull (driver.room->session);
  g_assert_cmpint (state ()->ask, ==, FR_ASK_SELECT);
  g_assert_cmpuint (state ()->pool, ==, 48);
  g_assert_cmpuint (state ()->supply, ==, 44);
  g_assert_cmpuint (state ()->seats[state ()->order[3]].credits, ==, 4);
  orrery_frontiers_setup_init (&setup, 3);
  setup.turned = 1u << 8 | 1u << 9 | 1u << (FR_N_SMALL + 1);
  steps = orrery_frontiers_list_setup (&setup, names, tiles);
  g_assert_cmpuint (steps->len, >, 8);
  g_assert_cmpstr (g_array_index (steps, OrreryFrontiersStep, 1).title, ==, "Turn over the small stacks 9 (Test Bureau → Other Bureau), 10.");
  g_assert_cmpstr (g_array_index (steps, OrreryFrontiersStep, 2).title, ==, "Turn over the large development 2.");
  orrery_frontiers_checklist_print (&setup, names, tiles, GTK_PRINT_OPERATION_ACTION_EXPORT, path, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  leave ();
}

/* The message names what is missing. */
static void
test_missing (void)
{
  const OrreryPlayer players[] = { { (char *) "Ada", (char *) "person" }, { (char *) "Ben", (char *) "person" } };
  g_autofree char *problem = NULL, *same = NULL;
  OrreryFrontiersSetup setup;

  orrery_frontiers_setup_init (&setup, 2);
  setup.options = FR_COUNTERS;
  g_assert_null (orrery_frontiers_setup_begin (&setup, players, NULL, &problem));
  g_assert_cmpstr (problem, ==, "Choose a mat for Ada, or let Orrery deal the mats: this level needs them.");
  setup.mats[0] = setup.mats[1] = 3;
  g_assert_null (orrery_frontiers_setup_begin (&setup, players, NULL, &same));
  g_assert_cmpstr (same, ==, "Ada and Ben have the same mat.");
}

/* The coins of a real table come from no seed. */
static void
test_no_seed (void)
{
  g_autoptr (OrreryRecord) record = new_record (2, 0);

  g_assert_cmpint (orrery_record_check_dice (record).verdict, ==, ORRERY_DICE_UNKNOWN);
}

/* A game that was not followed: saved as it is typed, and scored with goals and the tie-break. */
static void
test_score (void)
{
  /* Chips, developments, colonies, bonuses, eight goals of which the last counts, tie-break. */
  static const char text[] = "{\"names\": [\"Ada\", \"Ben\"], \"goals\": 128, \"cells\": ["
                             "\"10\", \"5\", \"4\", \"8\", \"\", \"\", \"\", \"\", \"\", \"\", \"\", \"4\", \"3\","
                             "\"12\", \"5\", \"4\", \"8\", \"\", \"\", \"\", \"\", \"\", \"\", \"\", \"2\", \"4\"]}";
  const char *names[] = { "Ada", "Ben", NULL };
  GtkWidget *widget = g_object_ref_sink (orrery_frontiers_score_new ());
  OrreryFrontiersScore *entry = ORRERY_FRONTIERS_SCORE (widget);
  g_autofree char *missing = NULL, *problem = NULL, *again = NULL, *result = NULL;
  const OrreryGameUi *ui = orrery_game_ui_get (&orrery_frontiers);
  FrState table;
  GameScore score;

  missing = orrery_frontiers_score_build (entry, &table);
  g_assert_cmpstr (missing, ==, "Player 1: the number for “VP chips” is missing.");
  g_assert_false (orrery_frontiers_score_read (entry, "{\"names\": [\"Ada\"]}"));
  g_assert_false (orrery_frontiers_score_read (entry, "{\"names\": [1, 2], \"goals\": 0, \"cells\": []}"));
  g_assert_true (orrery_frontiers_score_read (entry, text));
  problem = orrery_frontiers_score_build (entry, &table);
  g_assert_cmpstr (problem, ==, NULL);
  fr_score (&table, &score);
  g_assert_cmpint (score.total[0], ==, 29);
  g_assert_cmpint (score.total[1], ==, 29);
  g_assert_cmpuint (score.winners, ==, 2);
  g_assert_cmpuint (table.seats[0].mat, ==, 0);
  again = orrery_frontiers_score_write (entry);
  g_assert_true (orrery_frontiers_score_read (entry, again));
  orrery_frontiers_score_keep (entry);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (orrery_ledger_get_default ())), ==, 1);
  g_object_unref (g_object_ref_sink (ui->new_score_sheet (&table, names)));
  g_object_unref (g_object_ref_sink (orrery_score_bars_new (&orrery_frontiers, &table, names)));
  result = orrery_frontiers.tell_result (&table, names);
  g_assert_nonnull (strstr (result, "of Ben add up to 4"));
  g_object_unref (widget);
}

/* No goal counts more than there is, and without the quantities of Tax on Trade its VP are entered. */
static void
test_score_goals (void)
{
  /* Skilled Workforce and Tax on Trade. */
  static const char form[] = "{\"names\": [\"Ada\", \"Ben\"], \"goals\": 68, \"cells\": ["
                             "\"10\", \"5\", \"4\", \"8\", \"\", \"\", \"%d\", \"\", \"\", \"\", \"%d\", \"\", \"\","
                             "\"12\", \"5\", \"4\", \"8\", \"\", \"\", \"2\", \"\", \"\", \"\", \"5\", \"\", \"\"]}";
  GtkWidget *widget = g_object_ref_sink (orrery_frontiers_score_new ());
  OrreryFrontiersScore *pad = ORRERY_FRONTIERS_SCORE (widget);
  const int typed[][2] = { { 7, 2 }, { 6, 9 }, { 6, 8 } };
  g_autofree char *problems[3] = { NULL };
  FrState table;
  GameScore score;

  for (guint i = 0; i < G_N_ELEMENTS (typed); i++)
    {
      g_autofree char *text = g_strdup_printf (form, typed[i][0], typed[i][1]);

      g_assert_true (orrery_frontiers_score_read (pad, text));
      problems[i] = orrery_frontiers_score_build (pad, &table);
    }
  g_assert_cmpstr (problems[0], ==, "Ada: “Skilled Workforce” can be 6 at most.");
  g_assert_cmpstr (problems[1], ==, "Ada: “Tax on Trade” can be 8 at most.");
  g_assert_null (problems[2]);
  fr_score (&table, &score);
  g_assert_cmpint (score.total[0], ==, 27 + 8 + 8);
  g_assert_cmpint (score.total[1], ==, 29 + 5);
  g_object_unref (widget);
}

static GtkWidget *
get_board (void)
{
  return get (GTK_WIDGET (driver.room->view), ORRERY_TYPE_FRONTIERS_BOARD, 0);
}

/* The pages are turned in the next frame. */
static gboolean
is_narrow (Driver *asked)
{
  guint second = 1;

  return orrery_board_get_compact (ORRERY_BOARD (get_board ())) && find (get_board (), ORRERY_TYPE_FRONTIERS_SEAT, &second) == NULL;
}

static guint
get_page (void)
{
  guint page;

  g_object_get (get_board (), "page", &page, NULL);
  return page;
}

/* At the width of a phone there is one player per page: the one who is asked, or whose dot was pressed. Moves that are
 * entered for all are on one page. The panes that stand beside a wide board are below it. */
static void
test_narrow (void)
{
  g_autoptr (OrreryRecord) record = new_record (4, 0);
  guint other = 1;

  follow_record_at (record, 360, 720);
  driver_until (&driver, is_narrow);
  g_assert_cmpuint (get_page (), ==, state ()->order[0]);
  g_assert_false (says (get_board (), "take 2 credits"));
  tap_tile (FR_RETREAT);
  g_assert_cmpuint (get_page (), ==, state ()->order[1]);
  g_assert_true (says (get_board (), "take 2 credits. "));
  g_assert_true (says (get_board (), "What comes next"));
  g_assert_true (says (get_board (), "The game ends when"));
  g_assert_true (gtk_widget_activate_action (get (get_board (), ORRERY_TYPE_FRONTIERS_SEAT, 0), "frontiers.page", "u", 3));
  driver_settle (&driver);
  g_assert_true (says (get (get_board (), ORRERY_TYPE_FRONTIERS_SEAT, 0), "Dan"));
  g_assert_null (find (get_board (), ORRERY_TYPE_FRONTIERS_SEAT, &other));
  tap_tile (FR_DEVELOP);
  tap_choice (3, "Large"); /* on the same page as everybody else's */
  tap_done ();
  g_assert_true (is_narrow (&driver));
  g_assert_cmpint (fr_covered (state (), 3), ==, 2);
  leave ();
}

/* The selected tile is inside the row, which scrolls sideways, with its lower edge. */
static gboolean
is_in_row (Driver *asked)
{
  GtkWidget *tile = get (get_board (), ORRERY_TYPE_ACTION_TILE, 5);
  GtkWidget *row = gtk_widget_get_ancestor (tile, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (tile, row, &bounds) && bounds.origin.x >= 0
         && bounds.origin.x + bounds.size.width <= gtk_widget_get_width (row)
         && bounds.origin.y + bounds.size.height <= gtk_widget_get_height (row);
}

/* Steps without a choice are done without one: the next question says which. Undo takes that back. */
static void
test_forced (void)
{
  const OrreryPlayer players[] = { { (char *) "Ada", (char *) "person" }, { (char *) "Ben", (char *) "person" } };
  g_autoptr (JsonNode) position = json_from_string ("{\"level\": \"mirror\", \"seats\": [{}, {}]}", NULL);
  g_autoptr (OrreryRecord) record = orrery_record_new_from_position_json (&orrery_frontiers, position, players, NULL);
  GtkWidget *bar;

  follow_record (record);
  bar = get (GTK_WIDGET (driver.room->view), ORRERY_TYPE_QUESTION_BAR, 0);
  tap_tile (FR_SETTLE);
  g_assert_cmpint (state ()->k, ==, 1);
  g_assert_true (says (bar, "gets 2 colonists."));
  driver_do (driver.room, "undo");
  driver_settle (&driver);
  g_assert_cmpint (state ()->k, ==, 0);
  g_assert_false (says (bar, "gets 2 colonists."));
  leave ();
}

static gboolean
has_popped_up (Driver *asked)
{
  return gtk_widget_get_native (gtk_root_get_focus (GTK_ROOT (asked->window))) != GTK_NATIVE (asked->window);
}

/* The board stays where it is while the focus moves through a menu that reaches below it. */
static void
test_menu (void)
{
  GtkViewport *viewport;
  GtkMenuButton *more;

  follow (4, 0);
  viewport = GTK_VIEWPORT (gtk_widget_get_ancestor (get_board (), GTK_TYPE_VIEWPORT));
  more = GTK_MENU_BUTTON (get (get (GTK_WIDGET (driver.room->view), ORRERY_TYPE_FRONTIERS_SEAT, 3), GTK_TYPE_MENU_BUTTON, 0));
  g_assert_true (gtk_viewport_get_scroll_to_focus (viewport));
  gtk_menu_button_popup (more);
  driver_until (&driver, has_popped_up);
  g_assert_false (gtk_viewport_get_scroll_to_focus (viewport));
  gtk_menu_button_popdown (more);
  gtk_widget_grab_focus (GTK_WIDGET (more));
  g_assert_true (gtk_viewport_get_scroll_to_focus (viewport));
  leave ();
}

/* The round of RULES 10.3 needs as many taps in a narrow window. */
static void
test_narrow_taps (void)
{
  g_autoptr (OrreryRecord) record = new_record (4, 0), later = new_record (4, 0);

  follow_record_at (record, 360, 720);
  driver_until (&driver, is_narrow);
  take_usual_round ();
  g_assert_true (is_narrow (&driver));
  tap_tile (FR_TRADE);
  driver_until (&driver, is_in_row);
  leave ();
  /* Also when a table is opened in the middle of an action. */
  g_assert_true (orrery_record_answer (later, GAME_ANSWER (FR_DO_SELECT, FR_TRADE, 0, 0), NULL, NULL));
  follow_record_at (later, 360, 720);
  driver_until (&driver, is_in_row);
  leave ();
}

/* The buttons of a page correct by one, and the page stays where it is. */
static void
test_steps (void)
{
  g_autoptr (OrreryRecord) record = new_record (4, FR_COUNTERS);
  GtkWidget *credits;

  follow_record_at (record, 360, 720);
  driver_until (&driver, is_narrow);
  g_object_set (get_board (), "page", 2, NULL);
  credits = get (get (get_board (), ORRERY_TYPE_FRONTIERS_SEAT, 0), ORRERY_TYPE_FRONTIERS_NUMBER, 0);
  for (guint i = 0; i < 3; i++)
    {
      const int before = state ()->seats[2].credits;

      g_signal_emit_by_name (get (credits, GTK_TYPE_BUTTON, i == 2 ? 0 : 2), "clicked");
      driver_settle (&driver);
      g_assert_cmpint (state ()->seats[2].credits, ==, before + (i == 2 ? -1 : 1));
      g_assert_cmpuint (get_page (), ==, 2);
      g_assert_null (orrery_board_get_part (ORRERY_BOARD (get_board ()), state ()));
    }
  leave ();
}

/* How many pictures a seat's goods are, expected ones included. */
static guint
count_goods (guint seat)
{
  GtkWidget *goods;
  guint n = 0, row = 0, k;

  do
    goods = get (get (get_board (), ORRERY_TYPE_FRONTIERS_SEAT, seat), ORRERY_TYPE_WRAP, row++);
  while (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (goods)) != GTK_ACCESSIBLE_ROLE_IMG);
  while (k = n, find (goods, GTK_TYPE_IMAGE, &k) != NULL)
    n++;
  return n;
}

/* While the selector chooses a windfall colony, goods that are still to come have a place. */
static void
test_expected (void)
{
  const OrreryPlayer players[] = { { (char *) "Ada", (char *) "person" }, { (char *) "Ben", (char *) "person" } };
  g_autoptr (JsonNode) position
    = json_from_string ("{\"level\": \"counters\", \"order\": [0, 1, 0, 1], \"seats\": [{\"colonies\": ["
                        "{\"type\": \"military\", \"number\": 1, \"colonists\": 1, \"goods\": \"windfall\", \"kind\": \"rare\"},"
                        "{\"type\": \"military\", \"number\": 2, \"colonists\": 1, \"goods\": \"windfall\", \"kind\": \"genes\"},"
                        "{\"type\": \"military\", \"number\": 3, \"colonists\": 1, \"goods\": \"production\", \"kind\": \"genes\"}]},"
                        "{\"colonies\": [{\"type\": \"military\", \"number\": 4, \"colonists\": 1, \"goods\": \"production\", \"kind\": \"rare\"}]}]}",
                        NULL);
  g_autoptr (OrreryRecord) record = orrery_record_new_from_position_json (&orrery_frontiers, position, players, NULL);

  follow_record (record);
  g_assert_cmpuint (count_goods (0), ==, 0);
  g_assert_cmpuint (count_goods (1), ==, 0);
  tap_tile (FR_PRODUCE);
  g_assert_cmpint (state ()->ask, ==, FR_ASK_WINDFALL);
  g_assert_cmpuint (count_goods (0), ==, 2);
  g_assert_cmpuint (count_goods (1), ==, 1);
  leave ();
}

/* Score by Hand in the middle of a game knows who plays, but does not overwrite anything. */
static void
test_score_names (void)
{
  g_autofree char *text = NULL, *again = NULL;
  OrreryFrontiersScore *pad;

  follow (3, 0);
  pad = ORRERY_FRONTIERS_SCORE (driver.room->score);
  driver_do (driver.room, "score");
  text = orrery_frontiers_score_write (pad);
  g_assert_nonnull (strstr (text, "\"names\":[\"Ada\",\"Ben\",\"Cleo\"]"));
  g_assert_true (orrery_frontiers_score_read (pad, "{\"names\": [\"Eve\", \"Flo\"], \"goals\": 0, \"cells\": ["
                                                   "\"7\", \"\", \"\", \"\", \"\", \"\", \"\", \"\", \"\", \"\", \"\", \"\", \"\","
                                                   "\"\", \"\", \"\", \"\", \"\", \"\", \"\", \"\", \"\", \"\", \"\", \"\", \"\"]}"));
  driver_do (driver.room, "score");
  again = orrery_frontiers_score_write (pad);
  g_assert_nonnull (strstr (again, "\"names\":[\"Eve\",\"Flo\"]"));
  leave ();
}

/* The table of the score pad is only as high as it has to be, so that its buttons stay in view. */
static void
test_score_height (void)
{
  GtkWidget *window = gtk_window_new (), *pad = orrery_frontiers_score_new (), *grid = find_nth (pad, GTK_TYPE_GRID, 0);
  GtkWidget *save = find_button (pad, "Save Result");
  graphene_rect_t bounds;
  int needed;

  gtk_window_set_default_size (GTK_WINDOW (window), 1100, 708);
  gtk_window_set_child (GTK_WINDOW (window), pad);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_button (pad, "Faction Tolerance")), TRUE);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_button (pad, "Conscription")), TRUE);
  gtk_window_present (GTK_WINDOW (window));
  soon_settle (0);
  gtk_widget_measure (grid, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (grid), NULL, &needed, NULL, NULL);
  g_assert_cmpint (gtk_widget_get_height (grid), ==, needed);
  g_assert_true (gtk_widget_compute_bounds (save, pad, &bounds));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (pad));
  /* Where it scrolls sideways, too. */
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 708);
  soon_settle (0);
  gtk_widget_measure (grid, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (grid), NULL, &needed, NULL, NULL);
  g_assert_cmpint (gtk_widget_get_width (grid), >, gtk_widget_get_width (pad));
  g_assert_cmpint (gtk_widget_get_height (grid), ==, needed);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Everything that is due after the last tile of a round is still told when the next round has begun. */
static void
test_round_end (void)
{
  static const char *const titles[] = { "Cleo: take 2 credits", "Put 1 credit on Produce", "Slide the selected tiles back up",
                                        "Slide all disks back one place", "Ada selects an action tile" };
  const char *names[] = { "Ada", "Ben", "Cleo", NULL };
  g_autoptr (GArray) steps = NULL, later = NULL, next = NULL;

  follow (3, 0);
  tap_tile (FR_EXPLORE);
  tap_tile (FR_DEVELOP);
  tap_done ();
  tap_tile (FR_RETREAT);
  g_assert_cmpuint (state ()->round, ==, 2);
  steps = orrery_frontiers_list_steps (state (), names);
  g_assert_cmpuint (steps->len, ==, G_N_ELEMENTS (titles));
  for (guint i = 0; i < steps->len; i++)
    g_assert_cmpstr (g_array_index (steps, OrreryFrontiersStep, i).title, ==, titles[i]);
  later = orrery_frontiers_list_round_end (state (), names);
  g_assert_cmpuint (later->len, ==, 0);
  tap_tile (FR_RETREAT);
  next = orrery_frontiers_list_steps (state (), names);
  g_assert_cmpstr (g_array_index (next, OrreryFrontiersStep, 0).title, ==, "Ada: take 2 credits");
  g_assert_cmpuint (next->len, ==, 2);
  leave ();
}

int
main (int argc, char *argv[])
{
  int result;

  driver_set_up (&argc, &argv);
  orrery_games_register ();
  orrery_games_register_uis ();
  g_test_add_func ("/table-clock/colours", test_colours);
  g_test_add_func ("/table-clock/may-i", test_may_i);
  g_test_add_func ("/table-clock/taps", test_taps);
  g_test_add_func ("/table-clock/undo", test_undo);
  g_test_add_func ("/table-clock/number", test_number);
  g_test_add_func ("/table-clock/level", test_level);
  g_test_add_func ("/table-clock/listed", test_listed);
  g_test_add_func ("/table-clock/two-players", test_two_players);
  g_test_add_func ("/table-clock/chart", test_chart);
  g_test_add_func ("/table-clock/narrow", test_narrow);
  g_test_add_func ("/table-clock/forced", test_forced);
  g_test_add_func ("/table-clock/menu", test_menu);
  g_test_add_func ("/table-clock/narrow-taps", test_narrow_taps);
  g_test_add_func ("/table-clock/steps", test_steps);
  g_test_add_func ("/table-clock/round-end", test_round_end);
  g_test_add_func ("/table-clock/expected", test_expected);
  g_test_add_func ("/table-clock/setup", test_setup);
  g_test_add_func ("/table-clock/missing", test_missing);
  g_test_add_func ("/table-clock/no-seed", test_no_seed);
  g_test_add_func ("/table-clock/score", test_score);
  g_test_add_func ("/table-clock/score-goals", test_score_goals);
  g_test_add_func ("/table-clock/score-names", test_score_names);
  g_test_add_func ("/table-clock/score-height", test_score_height);
  result = g_test_run ();
  driver_tear_down ();
  return result;
}
