/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A real table of Race in the window: whole games whose cards are named by a few letters, a computer player
 * that is told its cards, corrections, and "May I?". */
#include "config.h"

#include "soon.h"
#include "table-driver.h"

#include "assist/orrery-ticks.h"
#include "games/games.h"
#include "games/race/assist/orrery-race-book.h"
#include "games/race/assist/orrery-race-may.h"
#include "games/race/board/orrery-race-search.h"
#include "games/race/table/orrery-race-correct.h"
#include "games/race/table/orrery-race-setup-page.h"
#include "games/race/table/orrery-race-table.h"
#include "games/race/words/orrery-race-position.h"
#include "games/race/words/orrery-race.h"

#include <string.h>

enum { MOST_DECISIONS = 3000 };

static Driver driver;
static GameRng rng;

static const RaceState *
state (void)
{
  return orrery_session_get_state (driver.room->session);
}

static gboolean
is_over (void)
{
  return orrery_record_is_over (orrery_session_get_record (driver.room->session));
}

static GtkWidget *
find (GtkWidget *widget, GType type)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_visible (widget))
    return NULL;
  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, type);
  return found;
}

/* The first of two types, in the order of the screen. */
static GtkWidget *
find_either (GtkWidget *widget, GType type, GType other)
{
  GtkWidget *found = NULL;

  if (g_type_is_a (G_OBJECT_TYPE (widget), type) || g_type_is_a (G_OBJECT_TYPE (widget), other))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_either (child, type, other);
  return found;
}

/* --- Beginning and ending --- */

/* With a width of 0, nothing is drawn and no key is pressed. */
static void
open_room (int width)
{
  driver_open (&driver, width, 800);
  orrery_window_set_game (driver.window, race_game.id);
  driver.room = ORRERY_TABLE_ROOM (orrery_window_ensure_room (driver.window, "table"));
  orrery_window_set_room (driver.window, "table");
}

static void
follow (guint n, guint8 options, const char *const *kinds, int width)
{
  OrreryPlayer players[RACE_MAX_SEATS] = { { (char *) "Ada", NULL }, { (char *) "Ben", NULL }, { (char *) "Cleo", NULL },
                                           { (char *) "Dan", NULL } };
  const OrreryRaceSetup setup = { .n_seats = n, .options = options, .starts = { 3, 1, 2, 4 } };
  g_autofree char *problem = NULL;
  g_autoptr (OrreryRecord) record = NULL;

  for (guint i = 0; i < n; i++)
    players[i].kind = (char *) (kinds != NULL ? kinds[i] : "person");
  record = orrery_race_setup_begin (&setup, players, &problem);
  g_assert_cmpstr (problem, ==, NULL);
  open_room (width);
  table_room_follow (driver.room, record, NULL);
  driver_settle (&driver);
}

static void
leave (void)
{
  orrery_window_set_game (driver.window, "roll");
  driver_close (&driver);
}

/* --- Entering --- */

/* A few letters, and Enter. */
static void
name_card (guint design)
{
  GtkWidget *search = find (GTK_WIDGET (orrery_game_view_get_bar (driver.room->view)), ORRERY_TYPE_RACE_SEARCH);
  GtkWidget *entry;

  g_assert_nonnull (search);
  entry = find_nth (search, GTK_TYPE_ENTRY, 0);
  gtk_editable_set_text (GTK_EDITABLE (entry), design < RACE_N_DESIGNS ? race_designs[0][design].name : "");
  g_signal_emit_by_name (entry, "activate");
  driver_settle (&driver);
}

/* Any answers to the whole decision. */
static GArray *
decide (void)
{
  GArray *answers = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  RaceState before, after = *state ();
  GameAnswer legal[GAME_MAX_ANSWERS];

  do
    {
      const gsize n = race_legal (&after, legal);
      const GameAnswer answer = legal[game_rng_below (&rng, (guint32) n)];

      before = after;
      g_array_append_val (answers, answer);
      g_assert_cmpint (race_apply (&after, answer, NULL), ==, RACE_OK);
    }
  while (race_continues (&before, &after));
  return answers;
}

static void
give (GArray *answers)
{
  OrreryDecision *decision = orrery_game_view_get_decision (driver.room->view);

  g_assert_nonnull (decision);
  if (ORRERY_IS_TICKS (decision))
    {
      orrery_decision_fill (decision, (const GameAnswer *) (gpointer) answers->data, answers->len);
      driver_do (driver.room, "done");
    }
  else
    orrery_game_view_answer (driver.room->view, g_array_index (answers, GameAnswer, 0));
  driver_settle (&driver);
}

static void
enter_any (void)
{
  g_autoptr (GArray) answers = NULL;
  GameAnswer first;

  if (race_question (state ()).ask == GAME_CHANCE)
    {
      name_card (GAME_ANSWER_A (race_game.chance (state (), &rng)));
      return;
    }
  answers = decide ();
  first = g_array_index (answers, GameAnswer, 0);
  if (state ()->ask == RACE_ASK_DEVELOP || state ()->ask == RACE_ASK_SETTLE)
    name_card (GAME_ANSWER_KIND (first) == RACE_DO_PLACE_NOTHING ? RACE_N_DESIGNS : GAME_ANSWER_A (first));
  else if (state ()->ask == RACE_ASK_ACTION && GAME_ANSWER_B (first) == 0 && gtk_widget_get_mapped (GTK_WIDGET (driver.room)))
    driver_press (&driver, '1' + GAME_ANSWER_A (first), 0);
  else
    give (answers);
}

/* The game continues. */
static void
enter (void)
{
  const guint point = orrery_record_get_point (orrery_session_get_record (driver.room->session));
  const RaceState before = *state ();

  enter_any ();
  driver_settle (&driver);
  if (orrery_record_get_point (orrery_session_get_record (driver.room->session)) == point)
    g_error ("nothing came of it: %s", race_game.question_word (before.ask));
}

/* --- Whole games --- */

static void
test_game (gconstpointer data)
{
  const GameSetup *setup = data;

  game_rng_seed (&rng, 7u + setup->n_seats + setup->options);
  follow (setup->n_seats, setup->options, NULL, 0);
  for (guint i = 0; !is_over () && i < MOST_DECISIONS; i++)
    {
      /* No question is asked that only its player could answer. */
      g_assert_cmpint (state ()->ask, !=, RACE_ASK_DRAW);
      g_assert_cmpint (state ()->ask, !=, RACE_ASK_PAY);
      g_assert_cmpint (state ()->ask, !=, RACE_ASK_KEEP);
      g_assert_cmpint (driver.room->waiting, <, 0);
      enter ();
    }
  g_assert_true (is_over ());
  g_assert_cmpstr (gtk_stack_get_visible_child_name (driver.room->stack), ==, "over");
  leave ();
}

/* It is told its own cards, and nothing else about hands. */
static void
test_computer (void)
{
  static const char *const kinds[] = { "person", "newcomer", "person" };

  game_rng_seed (&rng, 3);
  follow (3, 0, kinds, 1280);
  for (guint i = 0; i < RACE_DEALT; i++)
    {
      g_assert_cmpint (state ()->ask, ==, RACE_ASK_DRAW);
      g_assert_cmpint (state ()->actor, ==, 1);
      enter ();
    }
  g_assert_cmpint (state ()->step, ==, RACE_STEP_ACTION);
  /* It says what it keeps, and not what it was told. */
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (find_nth (driver.room->moves, GTK_TYPE_LABEL, 0))), ==, "Move this for Ben: 1 of 1");
  g_assert_cmpint (race_cards_size (&state ()->seats[1].hand), ==, 4);
  g_assert_cmpint (state ()->seats[1].n_unknown, ==, 0);
  g_assert_cmpint (state ()->seats[0].n_unknown, ==, 4);
  for (guint i = 0; state ()->round < 4 && i < MOST_DECISIONS; i++)
    {
      g_assert_true (state ()->actor != 1 || race_question (state ()).ask == GAME_CHANCE);
      enter ();
    }
  g_assert_cmpint (state ()->round, ==, 4);
  leave ();
}

/* --- Setting up --- */

static void
test_setup (void)
{
  OrreryTableSetup *page;
  GtkWidget *start;

  open_room (1280);
  g_action_group_activate_action (G_ACTION_GROUP (driver.room->actions), "set-table", g_variant_new_string ("books"));
  page = driver.room->setup_page;
  start = find_button (page, "Start");
  gtk_editable_set_text (GTK_EDITABLE (find_nth (page, ADW_TYPE_ENTRY_ROW, 0)), "Ada");
  g_signal_emit_by_name (start, "clicked");
  g_assert_nonnull (find_text (page, "Ada: the start world is missing."));
  for (guint i = 0; i < RACE_MAX_SEATS; i++)
    adw_combo_row_set_selected (ADW_COMBO_ROW (find_nth (page, ADW_TYPE_COMBO_ROW, 2 * i)), 4 - i);
  g_signal_emit_by_name (start, "clicked");
  driver_settle (&driver);
  g_assert_nonnull (driver.room->session);
  g_assert_cmpint (state ()->n_seats, ==, 4);
  /* The lowest number begins. */
  g_assert_cmpint (state ()->first, ==, 3);
  g_assert_cmpint (state ()->ask, ==, RACE_ASK_ACTION);
  g_assert_cmpint (state ()->seats[2].n_hand, ==, 4);
  leave ();
}

/* The first card of a computer player can be typed right away, and taken back. */
static void
test_setup_computer (void)
{
  OrreryTableSetup *page;
  GtkWidget *focus;

  open_room (1280);
  g_action_group_activate_action (G_ACTION_GROUP (driver.room->actions), "set-table", g_variant_new_string ("books"));
  page = driver.room->setup_page;
  for (guint i = 0; i < RACE_MAX_SEATS; i++)
    adw_combo_row_set_selected (ADW_COMBO_ROW (find_nth (page, ADW_TYPE_COMBO_ROW, 2 * i)), i + 1);
  adw_combo_row_set_selected (ADW_COMBO_ROW (find_nth (page, ADW_TYPE_COMBO_ROW, 7)), 2);
  g_assert_true (gtk_widget_grab_focus (find_nth (page, GTK_TYPE_SWITCH, 1)));
  driver_press (&driver, GDK_KEY_Return, GDK_CONTROL_MASK);
  driver_settle (&driver);
  g_assert_cmpint (state ()->ask, ==, RACE_ASK_DRAW);
  soon_settle (100);
  focus = gtk_root_get_focus (GTK_ROOT (driver.window));
  g_assert_nonnull (focus);
  g_assert_nonnull (gtk_widget_get_ancestor (focus, ORRERY_TYPE_RACE_SEARCH));
  g_assert_false (orrery_session_can_undo (driver.room->session));
  orrery_name_search_pick (ORRERY_NAME_SEARCH (gtk_widget_get_ancestor (focus, ORRERY_TYPE_RACE_SEARCH)),
                           GAME_ANSWER (RACE_DO_CARD, orrery_race_design_by_name ("Gem World"), 0, 0));
  driver_settle (&driver);
  g_assert_cmpint (state ()->seats[3].n_drawn, ==, 1);
  driver_do (driver.room, "undo");
  driver_settle (&driver);
  g_assert_cmpint (state ()->ask, ==, RACE_ASK_DRAW);
  g_assert_cmpint (state ()->seats[3].n_drawn, ==, 0);
  leave ();
}

/* A game in progress: the table is entered, and the next round starts with it. */
static void
test_join (void)
{
  OrreryTableSetup *page;
  GtkWidget *search;
  const RaceSeat *p;

  open_room (1280);
  g_action_group_activate_action (G_ACTION_GROUP (driver.room->actions), "set-table", g_variant_new_string ("books"));
  page = driver.room->setup_page;
  for (guint i = 0; i < RACE_MAX_SEATS; i++)
    adw_combo_row_set_selected (ADW_COMBO_ROW (find_nth (page, ADW_TYPE_COMBO_ROW, 2 * i)), i + 1);
  gtk_switch_set_active (GTK_SWITCH (find_nth (page, GTK_TYPE_SWITCH, 0)), TRUE);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (find_nth (page, GTK_TYPE_SPIN_BUTTON, 0)), 5);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (find_nth (page, GTK_TYPE_SPIN_BUTTON, 2)), 7);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (find_nth (page, GTK_TYPE_SPIN_BUTTON, 3)), 3);
  search = find_nth (page, ORRERY_TYPE_RACE_SEARCH, 0);
  orrery_name_search_pick (ORRERY_NAME_SEARCH (search),
                           GAME_ANSWER (RACE_DO_FIX_PLACE, 0, orrery_race_design_by_name ("Gem World"), 0));
  g_signal_emit_by_name (find_button (page, "Add Good"), "clicked");
  g_signal_emit_by_name (find_button (page, "Start"), "clicked");
  driver_settle (&driver);
  g_assert_nonnull (driver.room->session);
  p = &state ()->seats[0];
  g_assert_cmpint (state ()->round, ==, 5);
  g_assert_cmpint (state ()->ask, ==, RACE_ASK_ACTION);
  g_assert_cmpint (p->n_tableau, ==, 2);
  g_assert_cmpint (p->tableau[1], ==, orrery_race_design_by_name ("Gem World"));
  g_assert_cmpint (race_count_goods (p), ==, 1);
  g_assert_cmpint (p->n_hand, ==, 7);
  g_assert_cmpint (p->chips, ==, 3);
  g_assert_cmpint (state ()->pool, ==, 4 * RACE_POOL_A_SEAT - 3);
  leave ();
}

/* --- Overview and corrections --- */

static void
choose_all (guint action)
{
  while (state ()->step == RACE_STEP_ACTION && state ()->round == 1)
    {
      driver_press (&driver, '1' + action, 0);
      driver_settle (&driver);
    }
}

/* A question with a field gets what is typed, even if something else had the focus. */
static void
test_field (void)
{
  GtkWidget *focus;

  follow (2, 0, NULL, 1280);
  g_assert_true (gtk_widget_grab_focus (find_button (driver.room->view, "Step Through the Game")));
  choose_all (RACE_SETTLE);
  g_assert_cmpint (state ()->ask, ==, RACE_ASK_SETTLE);
  focus = gtk_root_get_focus (GTK_ROOT (driver.window));
  g_assert_nonnull (focus);
  g_assert_nonnull (gtk_widget_get_ancestor (focus, ORRERY_TYPE_RACE_SEARCH));
  leave ();
}

/* Whoever names a card that cannot be placed is told why, with the numbers. */
static void
test_reasons (void)
{
  GtkWidget *bar, *entry;

  follow (2, 0, NULL, 1280);
  choose_all (RACE_SETTLE);
  bar = GTK_WIDGET (orrery_game_view_get_bar (driver.room->view));
  entry = find_nth (find (bar, ORRERY_TYPE_RACE_SEARCH), GTK_TYPE_ENTRY, 0);
  gtk_editable_set_text (GTK_EDITABLE (entry), "rebel home");
  g_assert_nonnull (find_text (bar, "Rebel Homeworld: strength 0, needs 7"));
  gtk_editable_set_text (GTK_EDITABLE (entry), "deserted");
  g_assert_nonnull (find_text (bar, "Deserted Alien Library: 3 short"));
  leave ();
}

static void
test_correct (void)
{
  const char *names[] = { "Ada", "Ben", NULL };
  GtkWidget *window;
  GtkSpinButton *hand;

  follow (2, 0, NULL, 1280);
  window = orrery_race_correct_new (driver.room->session, names, TRUE);
  hand = GTK_SPIN_BUTTON (find_nth (window, GTK_TYPE_SPIN_BUTTON, 0));
  gtk_spin_button_set_value (hand, 7);
  g_assert_cmpint (state ()->seats[0].n_hand, ==, 7);
  g_assert_cmpint (state ()->seats[0].n_unknown, ==, 7);
  g_assert_nonnull (find_text (window, "Corrected. Undo takes it back."));
  gtk_spin_button_set_value (hand, 2);
  g_assert_cmpint (state ()->seats[0].n_hand, ==, 2);
  g_assert_cmpint (race_verify (state ()).code, ==, RACE_WHOLE);
  g_signal_emit_by_name (find_button (window, "Remove Good"), "clicked");
  g_assert_cmpint (race_count_goods (&state ()->seats[0]), ==, 0);
  driver_settle (&driver);
  driver_do (driver.room, "undo");
  driver_settle (&driver);
  g_assert_cmpint (race_count_goods (&state ()->seats[0]), ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
  leave ();
}

static int
design_of (const char *name)
{
  for (int d = 0; d < RACE_N_DESIGNS; d++)
    if (strcmp (race_designs[0][d].name, name) == 0)
      return d;
  g_assert_not_reached ();
}

static void
test_may_i (void)
{
  GtkWidget *window;
  const char *names[] = { "Ada", "Ben", NULL };
  gboolean may;

  follow (2, 0, NULL, 1280);
  choose_all (RACE_SETTLE);
  g_assert_cmpint (state ()->ask, ==, RACE_ASK_SETTLE);
  {
    /* Alpha Centauri makes rare worlds cheaper; Ada has three other cards. */
    g_autofree char *dear = orrery_race_may_place (state (), 0, (guint) design_of ("Deserted Alien Library"), &may);
    g_autofree char *cheap = NULL, *strong = NULL, *use = NULL, *itself = NULL;

    g_assert_false (may);
    g_assert_true (g_str_has_prefix (dear, "No."));
    cheap = orrery_race_may_place (state (), 0, (guint) design_of ("Mining World"), &may);
    g_assert_true (may);
    g_assert_cmpstr (cheap, ==, "Yes: pay 2. Printed 3, Alpha Centauri −1.");
    strong = orrery_race_may_place (state (), 0, (guint) design_of ("Rebel Base"), &may);
    g_assert_false (may);
    use = orrery_race_may_use (state (), 1, state ()->seats[1].tableau[0], names, &may);
    g_assert_cmpstr (use, ==, "Not now: it works in Trade, Consume.");
    g_assert_false (may);
    itself = orrery_race_may_use (state (), 0, state ()->seats[0].tableau[0], names, &may);
    g_assert_cmpstr (itself, ==, "It works by itself in this phase.");
    g_assert_true (may);
  }
  window = orrery_race_table.new_may_i (state (), names);
  g_assert_true (ORRERY_IS_RACE_SEARCH (find_either (window, ORRERY_TYPE_RACE_SEARCH, ADW_TYPE_ACTION_ROW)));
  gtk_window_destroy (GTK_WINDOW (window));
  leave ();
}

/* Reminders for the phases that happen. */
static void
test_reminders (void)
{
  g_autoptr (GArray) list = NULL;

  follow (2, 0, NULL, 1280);
  g_assert_cmpint (state ()->ask, ==, RACE_ASK_ACTION);
  g_assert_cmpint (state ()->actor, ==, 1);
  driver_press (&driver, '1', 0);
  driver_settle (&driver);
  driver_press (&driver, '4', 0);
  driver_settle (&driver);
  /* Nobody was asked about Explore, so its numbers are still shown here. */
  g_assert_cmpint (state ()->ask, ==, RACE_ASK_SETTLE);
  list = orrery_race_list_reminders (state ());
  g_assert_cmpuint (list->len, ==, 2);
  g_assert_cmpstr (g_array_index (list, OrreryRaceReminder, 0).text, ==, "Draw 2, keep 1.");
  g_assert_cmpstr (g_array_index (list, OrreryRaceReminder, 1).text, ==, "Draw 7, keep 1.");
  g_assert_cmpint (state ()->seats[0].n_hand, ==, 5);
  leave ();
}

static guint
find_consumer (void)
{
  for (guint i = 0; i < RACE_N_DESIGNS; i++)
    if (race_designs[0][i].n_powers > 0 && race_designs[0][i].powers[0].when == RACE_IN_CONSUME)
      return i;
  g_assert_not_reached ();
}

static gboolean
is_reminded (const RaceState *state, guint seat, guint design)
{
  g_autoptr (GArray) list = orrery_race_list_reminders (state);

  for (guint i = 0; i < list->len; i++)
    if (g_array_index (list, OrreryRaceReminder, i).seat == seat && g_array_index (list, OrreryRaceReminder, i).design == design)
      return TRUE;
  return FALSE;
}

/* A power that has been used in its phase is no longer mentioned, nor one whose owner has had a turn. */
static void
test_used (void)
{
  const guint design = find_consumer ();
  RaceState position;

  follow (2, 0, NULL, 1280);
  position = *state ();
  position.step = RACE_STEP_PHASES;
  position.phase = RACE_PHASE_CONSUME;
  position.phases = RACE_BIT (RACE_PHASE_CONSUME) | RACE_BIT (RACE_PHASE_PRODUCE);
  position.first = position.actor = position.turn = 0;
  position.now = (RaceNow) { 0 };
  for (guint i = 0; i < 2; i++)
    position.seats[i].tableau[position.seats[i].n_tableau++] = (guint8) design;
  g_assert_true (is_reminded (&position, 0, design));
  g_assert_true (is_reminded (&position, 1, design));
  position.now.used = G_GUINT64_CONSTANT (1) << (position.seats[0].n_tableau - 1) * RACE_MAX_POWERS;
  g_assert_false (is_reminded (&position, 0, design));
  g_assert_true (is_reminded (&position, 1, design));
  position.now.used = 0;
  position.actor = position.turn = 1;
  g_assert_false (is_reminded (&position, 0, design));
  g_assert_true (is_reminded (&position, 1, design));
  position.phase = RACE_PHASE_PRODUCE;
  position.turn = 0;
  g_assert_false (is_reminded (&position, 1, design));
  leave ();
}

int
main (int argc, char *argv[])
{
  static const GameSetup forms[] = { { 2, 0 }, { 2, RACE_TWO_ACTIONS }, { 3, 0 }, { 4, 0 } };
  static const char *const paths[] = { "/table-race/two", "/table-race/two-actions", "/table-race/three", "/table-race/four" };
  int result;

  driver_set_up (&argc, &argv);
  orrery_games_register ();
  orrery_games_register_uis ();
  g_test_add_func ("/table-race/setup", test_setup);
  g_test_add_func ("/table-race/setup-computer", test_setup_computer);
  g_test_add_func ("/table-race/join", test_join);
  g_test_add_func ("/table-race/field", test_field);
  g_test_add_func ("/table-race/reasons", test_reasons);
  g_test_add_func ("/table-race/correct", test_correct);
  g_test_add_func ("/table-race/may-i", test_may_i);
  g_test_add_func ("/table-race/reminders", test_reminders);
  g_test_add_func ("/table-race/used", test_used);
  g_test_add_func ("/table-race/computer", test_computer);
  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    g_test_add_data_func (paths[i], &forms[i], test_game);
  result = g_test_run ();
  driver_tear_down ();
  return result;
}
