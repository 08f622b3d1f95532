/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables of New Frontiers at the levels Counters and Mirror in the real window: rounds by printed keys, names
 * by typing, changing the level during a game, and whole games by any offered button. */
#include "config.h"

#include "find.h"
#include "table-driver.h"

#include "app/history/orrery-history-window.h"
#include "assist/orrery-games.h"
#include "assist/orrery-ledger.h"

#include "games/frontiers/assist/orrery-frontiers-book.h"
#include "games/frontiers/assist/orrery-frontiers-turns.h"
#include "games/frontiers/board/orrery-frontiers-seat.h"
#include "games/frontiers/table/orrery-frontiers-correct.h"
#include "games/frontiers/words/orrery-frontiers-position.h"
#include "games/frontiers/words/orrery-frontiers.h"
#include "games/games.h"

#include <string.h>

static Driver driver;

static const FrState *
state (void)
{
  return orrery_session_get_state (driver.room->session);
}

/* Twelve worlds, four developments and all white home colonies; all names are invented. */
static JsonNode *
new_tiles (void)
{
  static const char *const words[] = { "Amber", "Basalt", "Cinder", "Dusk", "Ember", "Frost", "Gale", "Harbor", "Iris", "Jade", "Kelp", "Lumen" };
  g_autoptr (GString) text = g_string_new ("{\"worlds\": [");

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    g_string_append_printf (text,
                            "%s{\"name\": \"%s Reach\", \"type\": \"%s\", \"number\": %u, \"colonists\": 1, \"goods\": \"production\","
                            " \"kind\": \"%s\", \"keywords\": [], \"vp\": 1, \"powers\": []}",
                            i > 0 ? ", " : "", words[i], i % 2 == 0 ? "non-military" : "military", 1 + i % 3, i % 3 == 0 ? "genes" : "rare");
  g_string_append (text, "], \"developments\": ["
                         "{\"name\": \"Test Marines\", \"size\": \"small\", \"cost\": 2, \"vp\": 1, \"keywords\": [],"
                         " \"powers\": [{\"code\": \"S1\", \"amount\": 2}]},"
                         "{\"name\": \"Test Bureau\", \"size\": \"small\", \"cost\": 3, \"vp\": 2, \"keywords\": [],"
                         " \"powers\": [{\"code\": \"C1\", \"per_use\": 1, \"good\": [\"any\"], \"max_uses\": 2, \"gain\": {\"vp\": 1}}]}],"
                         " \"homes\": [");
  for (guint i = 1; i <= 8; i++)
    g_string_append_printf (text,
                            "%s{\"mat\": %u, \"side\": \"white\", \"name\": \"Home %u\", \"goods\": \"windfall\", \"kind\": \"novelty\","
                            " \"vp\": 1, \"keywords\": [], \"powers\": []}",
                            i > 1 ? ", " : "", i, i);
  g_string_append (text, "]}");
  return json_from_string (text->str, NULL);
}

static OrreryRecord *
new_record (guint n, guint8 options)
{
  const OrreryPlayer players[] = { { (char *) "Ada", (char *) "person" }, { (char *) "Ben", (char *) "person" },
                                   { (char *) "Cleo", (char *) "person" }, { (char *) "Dan", (char *) "person" },
                                   { (char *) "Eve", (char *) "person" } };
  g_autoptr (JsonNode) tiles = (options & FR_TILES) != 0 ? new_tiles () : NULL;
  g_autofree char *problem = NULL;
  OrreryFrontiersSetup setup;
  OrreryRecord *record;

  orrery_frontiers_setup_init (&setup, n);
  setup.options = options;
  for (guint i = 0; i < n; i++)
    setup.mats[i] = (guint8) (i + 1);
  record = orrery_frontiers_setup_begin (&setup, players, tiles, &problem);
  g_assert_cmpstr (problem, ==, NULL);
  return record;
}

static void
follow_record (OrreryRecord *record, int width, int height)
{
  driver_open (&driver, width, height);
  orrery_window_set_game (driver.window, fr_game.id);
  driver.room = ORRERY_TABLE_ROOM (orrery_window_ensure_room (driver.window, "table"));
  orrery_window_set_room (driver.window, "table");
  table_room_follow (driver.room, record, NULL);
  driver_settle (&driver);
}

static void
follow (guint n, guint8 options, int width, int height)
{
  g_autoptr (OrreryRecord) record = new_record (n, options);

  follow_record (record, width, height);
}

/* The first widget whose tooltip contains this. */
static GtkWidget *
find_tooltip_of (GtkWidget *in, const char *text)
{
  const char *tooltip = gtk_widget_get_tooltip_text (in);
  GtkWidget *found = tooltip != NULL && strstr (tooltip, text) != NULL ? in : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (in); child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_tooltip_of (child, text);
  return found;
}

static gboolean
has_window (const char *title)
{
  GListModel *windows = gtk_window_get_toplevels ();
  gboolean is_there = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      is_there |= g_strcmp0 (gtk_window_get_title (window), title) == 0;
    }
  return is_there;
}

static void
leave (void)
{
  orrery_window_set_game (driver.window, "roll");
  driver_close (&driver);
}

/* GTK moves the focus from a removed field in the next frame. */
static gboolean
is_ready (Driver *self)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self->window));

  return driver_is_asked (self) && (focus == NULL || gtk_widget_get_root (focus) != NULL);
}

static void
type (const char *keys)
{
  driver_type (&driver, keys);
  driver_until (&driver, is_ready);
}

/* Letters and digits as they are printed, and \n for Enter. */
static void
press (const char *keys)
{
  for (; *keys != '\0'; keys++)
    {
      const char key[] = { *keys, '\0' };

      type (key);
    }
}

static void
set_level (const char *level)
{
  g_action_group_activate_action (G_ACTION_GROUP (driver.room->actions), "depth", g_variant_new_string (level));
  driver_settle (&driver);
}

/* While Ada chooses, Ben's goods say where they will come from, and a click on a tile leads to My Tiles. */
static void
test_mirror_row (void)
{
  static const char text[] = "{\"level\": \"mirror\", \"collection\": {\"worlds\": [{\"name\": \"Blue World\", \"type\": \"non-military\","
                             " \"number\": 2, \"colonists\": 1, \"goods\": \"production\", \"kind\": \"novelty\", \"vp\": 1, \"powers\": []}]},"
                             " \"seats\": [{\"colonies\": [{\"type\": \"non-military\", \"number\": 1, \"colonists\": 1, \"goods\": \"windfall\","
                             " \"kind\": \"rare\"}, {\"type\": \"non-military\", \"number\": 2, \"colonists\": 1, \"goods\": \"windfall\","
                             " \"kind\": \"genes\"}]}, {\"colonies\": [\"Blue World\"]}]}";
  const OrreryPlayer players[] = { { (char *) "Ada", (char *) "person" }, { (char *) "Ben", (char *) "person" } };
  g_autoptr (JsonNode) node = json_from_string (text, NULL);
  g_autoptr (OrreryRecord) record = NULL;
  g_autoptr (GListModel) controllers = NULL;
  g_autoptr (GtkEventController) click = NULL;
  GtkWidget *ben;
  FrState start;

  g_assert_true (orrery_frontiers_position_read (node, &start, NULL));
  record = orrery_record_new_from_position (&orrery_frontiers, &start, players);
  g_assert_true (orrery_record_answer (record, GAME_ANSWER (FR_DO_SELECT, FR_PRODUCE, 0, 0), NULL, NULL));
  follow_record (record, 1100, 760);
  ben = find_nth (driver.room->view, ORRERY_TYPE_FRONTIERS_SEAT, 1);
  g_assert_nonnull (find_tooltip_of (ben, "+1  Blue World"));
  controllers = gtk_widget_observe_controllers (find_text (ben, "Blue World"));
  for (guint i = 0; click == NULL || !GTK_IS_GESTURE_CLICK (click); i++)
    {
      g_clear_object (&click);
      click = g_list_model_get_item (controllers, i);
    }
  g_signal_emit_by_name (click, "released", 1, 1.0, 1.0);
  driver_settle (&driver);
  g_assert_true (has_window ("My Tiles"));
  leave ();
}

/* Home colonies: Ada's produces novelty, Ben's is a windfall of rare elements, Cleo's gray, Dan's produces genes. */
static const char homes[] = "21" "72" "10" "43";

/* RULES 10.3: a round of four at the level Counters, by keys alone. */
static void
test_counters (void)
{
  const FrSeat *seats;

  follow (4, FR_COUNTERS, 1100, 760);
  g_assert_cmpint (state ()->ask, ==, FR_ASK_FACTS);
  press (homes);
  g_assert_cmpint (state ()->ask, ==, FR_ASK_SELECT);
  seats = state ()->seats;
  g_assert_cmpuint (seats[1].mark[0] & FR_MARK_GOOD, ==, 2);
  press ("3"); /* Explore */
  g_assert_cmpuint (state ()->seats[0].n_explored, ==, 2);
  press ("2");    /* Ben selects Develop */
  press ("c2\n"); /* small 3 for 2 credits, Military as it was */
  press ("\n\n"); /* Cleo and Dan buy nothing */
  press ("b33");  /* Ada: small 2 for 3 credits, Military 3 */
  seats = state ()->seats;
  g_assert_cmpint (seats[1].credits, ==, 1);
  g_assert_cmpint (seats[0].credits, ==, 0);
  g_assert_cmpint (seats[0].military, ==, 3);
  press ("4");     /* Cleo selects Settle */
  press ("121322"); /* 1 world: cost 2, 1 colonist, produces rare elements, 2 VP, for 2 credits */
  press ("\n");     /* Military as it was */
  press ("\n\n\n");
  seats = state ()->seats;
  g_assert_cmpuint (seats[2].n_colonies, ==, 2);
  g_assert_cmpint (seats[2].credits, ==, 2);
  g_assert_cmpuint (seats[3].colonists, ==, 2);
  press ("5"); /* Dan selects Produce: nobody is asked */
  seats = state ()->seats;
  g_assert_cmpuint (state ()->round, ==, 2);
  g_assert_cmpuint (seats[0].mark[0] & FR_MARK_GOOD, ==, 1);
  g_assert_cmpuint (seats[2].mark[1] & FR_MARK_GOOD, ==, 2);
  press ("6"); /* Ada selects Trade */
  press ("1\n0"); /* sells novelty, gives back nothing, gains nothing */
  g_assert_cmpint (state ()->seats[0].credits, ==, 1);
  g_assert_cmpint (state ()->seats[0].chips, ==, 1);
  leave ();
}

/* Facts of home colonies are asked at the table, and can be undone. */
static void
test_undo_facts (void)
{
  follow (2, FR_COUNTERS, 1100, 760);
  press ("21");
  g_assert_cmpuint (state ()->actor, ==, 1);
  driver_do (driver.room, "undo");
  driver_settle (&driver);
  g_assert_cmpuint (state ()->actor, ==, 0);
  g_assert_cmpint (state ()->ask, ==, FR_ASK_FACTS);
  press ("10" "10");
  g_assert_cmpint (state ()->ask, ==, FR_ASK_SELECT);
  leave ();
}

/* Worlds are found by a few letters of their names. */
static void
test_mirror (void)
{
  follow (4, FR_TILES, 1280, 800);
  g_assert_cmpint (state ()->ask, ==, FR_ASK_SELECT);
  press ("3");
  g_assert_cmpint (state ()->ask, ==, FR_ASK_LAY_OUT);
  type ("jade\n");
  g_assert_cmpint (state ()->now.n_laid, ==, 1);
  for (guint i = 0; i < 6; i++)
    {
      static const char *const names[] = { "amb", "cind", "emb", "gal", "iri", "kel" };

      type (names[i]);
      type ("\n");
    }
  g_assert_cmpint (state ()->ask, ==, FR_ASK_PICK);
  press ("11111");
  g_assert_cmpint (state ()->ask, ==, FR_ASK_SELECT);
  g_assert_cmpuint (state ()->seats[0].n_explored, ==, 2);
  press ("2a"); /* Ben buys Test Marines for 1 credit */
  g_assert_cmpint (state ()->seats[1].credits, ==, 2);
  g_assert_cmpint (fr_military (state (), 1), ==, 2);
  press ("\n\n\n");
  g_assert_cmpint (state ()->ask, ==, FR_ASK_SELECT);
  leave ();
}

/* An unknown name is not accepted, and Escape starts over; Enter without a name leaves it out. */
static void
test_search (void)
{
  follow (3, FR_TILES, 1280, 800);
  press ("3");
  type ("zzz\n");
  g_assert_cmpint (state ()->now.n_laid, ==, 0);
  for (guint i = 0; i < 3; i++)
    driver_press (&driver, GDK_KEY_BackSpace, 0);
  type ("\n");
  g_assert_cmpint (state ()->ask, ==, FR_ASK_PICK);
  type ("har");
  driver_press (&driver, GDK_KEY_Escape, 0);
  type ("lum\n");
  g_assert_cmpuint (state ()->seats[0].explored[0], ==, 11);
  leave ();
}

/* The level changes in the middle of an action, while a world is being described. */
static void
test_levels (void)
{
  follow (3, 0, 1100, 760);
  press ("3");
  press ("4"); /* Ben selects Settle */
  g_assert_cmpint (state ()->ask, ==, FR_ASK_SETTLE);
  set_level ("counters");
  g_assert_cmpint (fr_level (state ()), ==, FR_LEVEL_COUNTERS);
  press ("1"); /* Ben settles a world, which is described */
  g_assert_cmpint (state ()->ask, ==, FR_ASK_FACTS);
  press ("0");
  set_level ("mirror");
  g_assert_cmpint (fr_level (state ()), ==, FR_LEVEL_MIRROR);
  press ("1");
  set_level ("clock");
  press ("110");
  g_assert_cmpuint (state ()->seats[1].n_colonies, ==, 2);
  driver_do (driver.room, "done");
  driver_settle (&driver);
  g_assert_cmpint (state ()->ask, ==, FR_ASK_SELECT);
  g_assert_cmpint (state ()->action, !=, FR_EXPLORE);
  leave ();
}

/* A correction is one entry of the record, even in the middle of Settle (scenario 167); an impossible one is
 * rejected. */
static void
test_correct (void)
{
  const char *names[] = { "Ada", "Ben", "Cleo", NULL };
  OrreryCorrectWindow *window;
  guint n;

  follow (3, FR_COUNTERS, 1100, 760);
  press ("10" "10" "10");
  window = ORRERY_CORRECT_WINDOW (orrery_frontiers_correct_new (driver.room->session, names, FALSE));
  g_assert_true (orrery_correct_window_try (window, GAME_ANSWER (FR_DO_FIX_EXPLORED, 0, 2, 0)));
  driver_settle (&driver);
  press ("4"); /* Ada selects Settle */
  g_assert_cmpint (state ()->ask, ==, FR_ASK_SETTLE);
  n = orrery_record_get_n_answers (orrery_session_get_record (driver.room->session));
  g_assert_true (orrery_correct_window_try (window, GAME_ANSWER (FR_DO_FIX_CREDITS, 1, 0, 9)));
  g_assert_cmpuint (orrery_record_get_n_answers (orrery_session_get_record (driver.room->session)), ==, n + 1);
  g_assert_cmpint (state ()->seats[1].credits, ==, 9);
  g_assert_cmpint (state ()->ask, ==, FR_ASK_SETTLE);
  g_assert_false (orrery_correct_window_try (window, GAME_ANSWER (FR_DO_FIX_SUPPLY, 200, 0, 0)));
  driver_do (driver.room, "undo");
  driver_settle (&driver);
  g_assert_cmpint (state ()->seats[1].credits, ==, 3);
  driver_do (driver.room, "redo");
  driver_settle (&driver);
  g_assert_cmpint (state ()->seats[1].credits, ==, 9);
  gtk_window_destroy (GTK_WINDOW (window));
  leave ();
}

static GtkWidget *
find_tip (GtkWidget *widget, const char *tip)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_widget_get_tooltip_text (widget), tip) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_tip (child, tip);
  return found;
}

/* At the Clock level nobody is asked, but a stockpile goal can be turned up at any time. */
static void
test_turn_up (void)
{
  const char *names[] = { "Ada", "Ben", "Cleo", NULL };
  GtkWidget *window, *button;

  follow (3, FR_GOALS, 1100, 760);
  press ("1"); /* Ada selects Chart Galactic Goals */
  g_assert_cmpint (state ()->goal[0], ==, FR_FACE_DOWN | FR_SECRET_GOAL);
  window = orrery_frontiers_correct_new (driver.room->session, names, FALSE);
  button = find_tip (window, "Turn Up");
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  driver_settle (&driver);
  g_assert_cmpint (state ()->goal[0], ==, FR_STOCKPILE_RESOURCES);
  while (find_tip (window, "Turn Up") != NULL) /* the page is filled again when nothing else is to do */
    g_main_context_iteration (NULL, TRUE);
  gtk_window_destroy (GTK_WINDOW (window));
  leave ();
}

/* On the TV, at every level. */
static void
test_tv (void)
{
  static const guint8 levels[] = { 0, FR_COUNTERS, FR_TILES };
  const char *names[] = { "Ada", "Ben", "Cleo", "Dan", "Eve", NULL };

  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    {
      g_autoptr (OrreryRecord) record = new_record (5, levels[i]);
      GtkWidget *tv = g_object_ref_sink (orrery_table_ui_get (&orrery_frontiers)->new_tv (orrery_record_get_state (record), names, 0));
      int width, height;

      gtk_widget_measure (tv, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
      gtk_widget_measure (tv, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
      g_assert_cmpint (width, <=, ORRERY_TV_WIDTH);
      g_assert_cmpint (height, <=, ORRERY_TV_HEIGHT);
      g_object_unref (tv);
    }
}

/* A table of the history opens where it was followed, because Play does not have the game. */
static gboolean
is_followed (Driver *self)
{
  return self->room->session != NULL && orrery_session_get_record (self->room->session) != NULL;
}

static void
test_history (void)
{
  g_autoptr (OrreryRecord) record = new_record (2, 0);
  g_autoptr (GFile) file = orrery_games_new_file (ORRERY_GAMES_TABLES, NULL);
  OrreryHistoryWindow *window;
  OrreryLedger *ledger = orrery_ledger_get_default ();

  g_assert_true (orrery_record_set_autosave (record, file, NULL));
  while (!orrery_record_is_over (record))
    {
      GameAnswer legal[GAME_MAX_ANSWERS];

      fr_legal (orrery_record_get_state (record), legal);
      g_assert_true (orrery_record_answer (record, legal[0], NULL, NULL));
    }
  g_assert_true (orrery_ledger_keep (ledger, record, ORRERY_OUTCOME_MIRRORED, file, NULL));
  g_clear_object (&record); /* nobody else has the file open */
  driver_open (&driver, 1100, 760);
  window = orrery_history_window_present (GTK_WINDOW (driver.window));
  g_signal_emit_by_name (find_nth (window, GTK_TYPE_LIST_VIEW, 0), "activate", 0u);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "history.replay", NULL));
  driver.room = ORRERY_TABLE_ROOM (orrery_window_ensure_room (driver.window, "table"));
  driver_until (&driver, is_followed);
  g_assert_cmpint (fr_question (state ()).ask, ==, GAME_OVER);
  leave ();
}

/* --- Whole games --- */

/* Buttons that give an answer. */
static void
list_buttons (GtkWidget *widget, GPtrArray *buttons)
{
  if (!gtk_widget_get_visible (widget) || !gtk_widget_get_sensitive (widget) || GTK_IS_SPIN_BUTTON (widget))
    return;
  if (GTK_IS_BUTTON (widget) && gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)) == NULL
      && gtk_widget_get_ancestor (widget, GTK_TYPE_MENU_BUTTON) == NULL)
    g_ptr_array_add (buttons, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    list_buttons (child, buttons);
}

static void
click_any (GRand *rand)
{
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();

  if (fr_level (state ()) == FR_LEVEL_CLOCK && g_rand_boolean (rand) && ORRERY_IS_FRONTIERS_TURNS (orrery_game_view_get_decision (driver.room->view)))
    {
      driver_do (driver.room, "done");
      return;
    }
  list_buttons (GTK_WIDGET (orrery_game_view_get_bar (driver.room->view)), buttons);
  if (buttons->len == 0)
    driver_do (driver.room, "done");
  else
    g_signal_emit_by_name (g_ptr_array_index (buttons, g_rand_int_range (rand, 0, (gint32) buttons->len)), "clicked");
}

static void
play_whole (gconstpointer data)
{
  const guint n = GPOINTER_TO_UINT (data) & 15, level = GPOINTER_TO_UINT (data) >> 4;
  static const guint8 levels[] = { 0, FR_COUNTERS, FR_TILES };
  g_autoptr (GRand) rand = g_rand_new_with_seed (7 + GPOINTER_TO_UINT (data));
  guint steps = 0;

  follow (n, (guint8) (levels[level] | FR_GOALS), 0, 0);
  while (driver.room->session != NULL && fr_question (state ()).ask != GAME_OVER)
    {
      if (driver.room->waiting >= 0)
        g_signal_emit_by_name (driver.room->hand_over, "ready");
      else
        click_any (rand);
      driver_settle (&driver);
      g_assert_cmpuint (steps++, <, 3000);
    }
  g_assert_cmpint (fr_verify (state ()).code, ==, FR_WHOLE);
  /* Whoever takes back the end plays on. */
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (driver.room->actions), "depth"));
  driver_do (driver.room, "undo");
  driver_settle (&driver);
  g_assert_true (g_action_group_get_action_enabled (G_ACTION_GROUP (driver.room->actions), "depth"));
  leave ();
}

static void
add_whole (guint n, guint level)
{
  g_autofree char *path = g_strdup_printf ("/table-levels/whole/%s/%u", orrery_frontiers_book.depths[level].id, n);

  g_test_add_data_func (path, GUINT_TO_POINTER (level << 4 | n), play_whole);
}

int
main (int argc, char *argv[])
{
  int result;

  driver_set_up (&argc, &argv);
  orrery_games_register ();
  orrery_games_register_uis ();
  g_test_add_func ("/table-levels/counters", test_counters);
  g_test_add_func ("/table-levels/undo-facts", test_undo_facts);
  g_test_add_func ("/table-levels/mirror", test_mirror);
  g_test_add_func ("/table-levels/search", test_search);
  g_test_add_func ("/table-levels/levels", test_levels);
  g_test_add_func ("/table-levels/correct", test_correct);
  g_test_add_func ("/table-levels/turn-up", test_turn_up);
  g_test_add_func ("/table-levels/tv", test_tv);
  g_test_add_func ("/table-levels/history", test_history);
  g_test_add_func ("/table-levels/mirror-row", test_mirror_row);
  add_whole (4, FR_LEVEL_CLOCK);
  add_whole (5, FR_LEVEL_COUNTERS);
  add_whole (2, FR_LEVEL_MIRROR);
  result = g_test_run ();
  driver_tear_down ();
  return result;
}
