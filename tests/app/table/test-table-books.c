/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the pages of Books say, and the keys that they print. */
#include "config.h"

#include "table-driver.h"

#include "../keys.h"
#include "app/table/orrery-moves.h"
#include "assist/orrery-ticks.h"
#include "games/games.h"
#include "games/roll/assist/lines/orrery-dice-line.h"
#include "games/roll/assist/orrery-roll-may.h"
#include "games/roll/board/orrery-construction.h"
#include "soon.h"
#include "widgets/art/orrery-peek.h"
#include "widgets/layout/orrery-field-row.h"

enum
{
  TOOLTIP = 900 /* ms: longer than GTK waits before it shows one */
};

static const char *
line_of (Driver *driver)
{
  return orrery_reveal_page_get_line (driver_reveal (driver), 0);
}

/* --- Printed keys --- */

/* Ctrl+Enter works from any field, and says what is missing. */
static void
test_start (void)
{
  GtkWidget *problem;
  Driver driver;

  driver_open (&driver, 1100, 760);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (driver.window), "room.set-table", "s", "books"));
  problem = find_class (gtk_widget_get_parent (find_button (driver.room->setup_page, "Start")), "orrery-odd");
  driver_type (&driver, "mining in\n");
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (problem)), ==, "");
  g_assert_nonnull (find_text (driver.room->setup_page, "Ctrl+Enter"));
  driver_press (&driver, GDK_KEY_Return, GDK_CONTROL_MASK);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (problem)), !=, "");
  driver_close (&driver);
}

/* Backspace takes a letter of a short line, even if something else has the focus, and then the last phase. */
static void
test_take_back (void)
{
  Driver driver;

  driver_open (&driver, 1100, 760);
  driver_begin_four (&driver);
  g_assert_true (gtk_widget_has_css_class (driver_reveal (&driver)->steps[ORRERY_STEP_PHASES], "now"));
  driver_type (&driver, "espp");
  driver_type (&driver, "w$");
  g_assert_true (gtk_widget_has_css_class (driver_reveal (&driver)->steps[ORRERY_STEP_PHASES], "done"));
  g_assert_true (gtk_widget_has_css_class (driver_reveal (&driver)->steps[ORRERY_STEP_DICE], "now"));
  g_assert_cmpstr (orrery_reveal_line_get_text (reveal_page_line (driver_reveal (&driver), 0)), ==, "w$");
  g_assert_nonnull (find_text (driver_reveal (&driver)->bar, "Backspace"));
  gtk_widget_grab_focus (find_nth (driver_reveal (&driver)->phases, GTK_TYPE_BUTTON, 0));
  driver_press (&driver, GDK_KEY_BackSpace, 0);
  g_assert_cmpstr (line_of (&driver), ==, "w");
  driver_press (&driver, GDK_KEY_BackSpace, 0);
  driver_press (&driver, GDK_KEY_BackSpace, 0);
  g_assert_cmpint (driver_reveal (&driver)->reveal.selected[3], ==, ROLL_NO_PHASE);
  driver_close (&driver);
}

/* A phase that is noticed to be wrong after some lines are entered: their letters come first, then the phases, whose
 * printed letters work. */
static void
test_take_phase_back (void)
{
  Driver driver;

  driver_open (&driver, 1100, 760);
  driver_begin_four (&driver);
  driver_type (&driver, "esppw$\n");
  driver_press (&driver, GDK_KEY_BackSpace, 0);
  g_assert_cmpint (driver_reveal (&driver)->seat, ==, 0);
  g_assert_cmpstr (line_of (&driver), ==, "w");
  orrery_reveal_page_go_to (driver_reveal (&driver), 1);
  g_signal_emit_by_name (driver_reveal (&driver)->phases, "selected", 3u, (guint) ROLL_NO_PHASE);
  driver_press (&driver, GDK_KEY_h, 0);
  g_assert_cmpint (driver_reveal (&driver)->reveal.selected[3], ==, ROLL_SHIP);
  g_assert_cmpstr (line_of (&driver), ==, "w");
  driver_close (&driver);
}

/* In a long line a die is like a word. */
static void
test_take_die_back (void)
{
  Driver driver;

  driver_open (&driver, 1100, 760);
  driver_follow_four (&driver);
  driver_type (&driver, "we rd");
  g_assert_nonnull (find_text (driver_reveal (&driver)->bar, "Alt+Backspace"));
  driver_press (&driver, GDK_KEY_BackSpace, GDK_ALT_MASK);
  g_assert_cmpstr (line_of (&driver), ==, "we");
  driver_close (&driver);
}

/* Tab only moves the focus while phases are asked for; F8 goes to every die, and back. */
static void
test_phases_first (void)
{
  Driver driver;

  driver_open (&driver, 1100, 760);
  driver_begin_four (&driver);
  driver_type (&driver, "\t\t");
  g_assert_true (reveal_page_asks_phases (driver_reveal (&driver)));
  driver_press (&driver, GDK_KEY_F8, 0);
  g_assert_false (reveal_page_asks_phases (driver_reveal (&driver)));
  driver_press (&driver, GDK_KEY_F8, 0);
  g_assert_true (reveal_page_asks_phases (driver_reveal (&driver)));
  driver_press (&driver, GDK_KEY_F8, 0);
  driver_type (&driver, "we");
  driver_press (&driver, GDK_KEY_F8, 0);
  g_assert_cmpstr (line_of (&driver), ==, "we");
  driver_close (&driver);
}

/* F12 goes to the next piece while a question is asked. */
static void
test_moves (void)
{
  Driver driver;
  GtkWidget *moves;

  driver_open (&driver, 1100, 760);
  driver_begin_four (&driver);
  moves = find_nth (driver.room, ORRERY_TYPE_MOVES, 0);
  for (guint i = 0; i < 2; i++)
    orrery_moves_add (ORRERY_MOVES (moves), i, "Rigel", "Move it.", gtk_label_new (NULL), G_MAXUINT);
  g_assert_nonnull (find_text (moves, "1 of 2"));
  driver_press (&driver, GDK_KEY_F12, 0);
  g_assert_nonnull (find_text (moves, "2 of 2"));
  /* Moves that are still to be made survive closing the window. */
  driver_reopen (&driver, 1100, 760);
  moves = find_nth (driver.room, ORRERY_TYPE_MOVES, 0);
  g_assert_true (gtk_widget_get_visible (moves));
  g_assert_nonnull (find_text (moves, "1 of 1"));
  g_assert_nonnull (find_text (moves, "Move it."));
  driver_press (&driver, GDK_KEY_F12, 0);
  g_assert_false (gtk_widget_get_visible (moves));
  driver_close (&driver);
}

static gboolean
has_wide_text (Driver *driver)
{
  GtkWidget *text = find_text (find_nth (driver->room, ORRERY_TYPE_MOVES, 0), "Move it.");

  return text != NULL && gtk_widget_get_width (text) >= 200;
}

/* Dice beside a long text must not leave it a narrow column. */
static void
test_moves_narrow (void)
{
  Driver driver;
  GtkWidget *dice = gtk_label_new (NULL);

  driver_open (&driver, 360, 740);
  driver_begin_four (&driver);
  gtk_widget_set_size_request (dice, 110, 20);
  orrery_moves_add (ORRERY_MOVES (find_nth (driver.room, ORRERY_TYPE_MOVES, 0)), 0, "Rigel",
                    "Move it. Explore: a Home die and a Novelty die. Dictate: a Military die.", dice, G_MAXUINT);
  driver_until (&driver, has_wide_text);
  driver_close (&driver);
}

/* Undo also takes back the moves that it makes unnecessary. */
static void
test_moves_undone (void)
{
  OrreryRecord *record;
  Driver driver;
  GtkWidget *moves;

  driver_open (&driver, 1100, 760);
  driver_begin_four (&driver);
  driver_type (&driver, "sshhw\nw\n-w\n-w\n");
  driver_settle (&driver);
  record = orrery_session_get_record (driver.room->session);
  g_assert_cmpuint (orrery_record_get_point (record), >, 0);
  moves = find_nth (driver.room, ORRERY_TYPE_MOVES, 0);
  orrery_moves_add (ORRERY_MOVES (moves), 0, "Rigel", "Before.", gtk_label_new (NULL), G_MAXUINT);
  orrery_moves_add (ORRERY_MOVES (moves), 0, "Rigel", "Undone.", gtk_label_new (NULL), orrery_record_get_point (record) - 1);
  orrery_session_undo (driver.room->session);
  g_assert_nonnull (find_text (moves, "1 of 1"));
  g_assert_nonnull (find_text (moves, "Before."));
  driver_close (&driver);
}

/* --- Recruiting by letters --- */

static OrreryTickLine *
get_line (Driver *driver, guint i)
{
  return orrery_tick_lines_get (table_room_get_together (driver->room), i);
}

/* Typed over what was there. */
static void
assert_recruits (Driver *driver, const char *keys, const char *colours)
{
  g_autoptr (GString) recruited = g_string_new (NULL);
  const GameAnswer *ticked;
  guint n;

  driver_press (driver, GDK_KEY_a, GDK_CONTROL_MASK);
  driver_type (driver, keys);
  ticked = orrery_ticks_get_ticked (orrery_tick_line_get_ticks (get_line (driver, 0)), &n);
  for (guint i = 0; i < n; i++)
    g_string_append_c (recruited, orrery_dice_line_colour_key (GAME_ANSWER_A (ticked[i])));
  g_assert_cmpstr (recruited->str, ==, colours);
}

/* As on the page of the round: 3w, and * or all for the rest. Whatever cannot be is said beside the line, and Enter
 * accepts nothing by half. */
static void
test_recruit (void)
{
  static const char *const names[] = { "Ada", "Ben", "Cleo", NULL };
  static const char position[]
    = "{\"mirror\": true, \"step\": \"manage\", \"seats\": ["
      "{\"credits\": 4, \"dice\": {\"cup\": {\"white\": 1}, \"citizenry\": {\"white\": 4, \"red\": 2}}},{},{}]}";
  Driver driver;

  driver_open (&driver, 1100, 760);
  driver_begin (&driver, position, names, NULL);
  driver_take_keyboard (&driver);
  /* May I? Any color, although the rules list them in order. */
  for (guint colour = ROLL_WHITE; colour <= ROLL_RED; colour++)
    {
      gboolean may;
      g_autofree char *text = orrery_roll_may_use_die (orrery_session_get_state (driver.room->session), 0, colour, names, &may);

      g_assert_true (may && g_str_has_prefix (text, "Yes"));
    }
  g_assert_cmpstr (orrery_tick_line_get_text (get_line (&driver, 0)), ==, "2w 2r");
  assert_recruits (&driver, "3wr", "wwwr");
  assert_recruits (&driver, "r *", "wwwr");
  assert_recruits (&driver, "2rall", "wwrr");
  assert_recruits (&driver, "r2w", "wwr");
  g_assert_cmpstr (orrery_tick_line_get_problem (get_line (&driver, 0)), ==, "3 of 4: 1 is missing.");
  driver_type (&driver, "\n");
  g_assert_cmpuint (orrery_record_get_point (orrery_session_get_record (driver.room->session)), ==, 0);
  assert_recruits (&driver, "5w", "");
  g_assert_cmpstr (orrery_tick_line_get_problem (get_line (&driver, 0)), ==, "At most 4w.");
  assert_recruits (&driver, "4wr", "");
  g_assert_cmpstr (orrery_tick_line_get_problem (get_line (&driver, 0)), ==, "Only 4 are possible.");
  assert_recruits (&driver, "wx", "");
  g_assert_cmpstr (orrery_tick_line_get_problem (get_line (&driver, 0)), ==, "“x” is not possible here; use w r.");
  assert_recruits (&driver, "3w2", "");
  g_assert_cmpstr (orrery_tick_line_get_problem (get_line (&driver, 0)), ==, "A letter is missing after 2.");
  driver_close (&driver);
}

static const char three[]
  = "{\"mirror\": true, \"step\": \"manage\", \"seats\": ["
    "{\"credits\": 1, \"dice\": {\"cup\": {\"white\": 1}, \"citizenry\": {\"white\": 2, \"red\": 2}}},"
    "{\"credits\": 9, \"dice\": {\"cup\": {\"white\": 1}, \"citizenry\": {\"white\": 2, \"cyan\": 1}}},"
    "{\"credits\": 2, \"dice\": {\"cup\": {\"white\": 1}, \"citizenry\": {\"white\": 2, \"green\": 2},"
    " \"development zone\": {\"white\": 2}}, \"developments\": [\"Nanotechnology\"]}]}";

/* One line for each player who has a choice, one Enter for all of them, and one Undo. */
static void
test_recruit_all (void)
{
  static const char *const names[] = { "Ada", "Ben", "Cleo", NULL };
  const RollState *state;
  Driver driver;

  driver_open (&driver, 1100, 760);
  driver_begin (&driver, three, names, NULL);
  driver_take_keyboard (&driver);
  g_assert_cmpuint (orrery_tick_lines_get_n (table_room_get_together (driver.room)), ==, 2);
  g_assert_cmpstr (orrery_tick_line_get_text (get_line (&driver, 0)), ==, "r");
  g_assert_cmpstr (orrery_tick_line_get_text (get_line (&driver, 1)), ==, "2g");
  /* May I? Cleo need not wait for Ada. */
  {
    gboolean may;
    g_autofree char *text = orrery_roll_may_use_die (orrery_session_get_state (driver.room->session), 2, ROLL_GREEN, names, &may);

    g_assert_true (may && g_str_has_prefix (text, "Yes"));
  }
  driver_press (&driver, GDK_KEY_Tab, 0);
  driver_type (&driver, "wg\n");
  driver_settle (&driver);
  state = orrery_session_get_state (driver.room->session);
  g_assert_cmpuint (state->round, ==, 2);
  g_assert_cmpuint (state->seats[0].dice[ROLL_CUP][ROLL_RED], ==, 1);
  g_assert_cmpuint (state->seats[1].dice[ROLL_CUP][ROLL_CYAN], ==, 1);
  g_assert_cmpuint (state->seats[2].dice[ROLL_CUP][ROLL_GREEN], ==, 1);
  driver_press (&driver, GDK_KEY_z, GDK_CONTROL_MASK);
  driver_settle (&driver);
  g_assert_cmpuint (orrery_record_get_point (orrery_session_get_record (driver.room->session)), ==, 0);
  g_assert_cmpuint (orrery_tick_lines_get_n (table_room_get_together (driver.room)), ==, 2);
  g_assert_cmpstr (orrery_tick_line_get_text (get_line (&driver, 1)), ==, "wg");
  driver_close (&driver);
}

/* A player who chose Recall is asked after the lines, even if another player comes first. */
static void
test_recruit_recall (void)
{
  static const char *const names[] = { "Ada", "Ben", "Cleo", NULL };
  const RollState *state;
  Driver driver;

  driver_open (&driver, 1100, 760);
  driver_begin (&driver, three, names, NULL);
  driver_take_keyboard (&driver);
  driver_press (&driver, GDK_KEY_3, GDK_CONTROL_MASK);
  driver_type (&driver, "\n");
  driver_settle (&driver);
  state = orrery_session_get_state (driver.room->session);
  g_assert_cmpuint (state->ask, ==, ROLL_ASK_RECALL);
  g_assert_cmpuint (state->actor, ==, 2);
  g_assert_cmpuint (state->seats[2].dice[ROLL_CUP][ROLL_GREEN], ==, 2);
  driver_type (&driver, "1\n");
  driver_settle (&driver);
  state = orrery_session_get_state (driver.room->session);
  g_assert_cmpuint (state->round, ==, 2);
  g_assert_cmpuint (state->seats[2].dice[ROLL_CUP][ROLL_WHITE], ==, 2);
  driver_close (&driver);
}

/* Typing replaces the suggestion, or the line from before Undo. */
static void
test_recruit_last (void)
{
  static const char *const names[] = { "Ada", "Ben", "Cleo", NULL };
  static const char position[]
    = "{\"mirror\": true, \"step\": \"manage\", \"seats\": ["
      "{\"credits\": 2, \"dice\": {\"cup\": {\"white\": 1}, \"citizenry\": {\"white\": 2, \"red\": 1, \"cyan\": 1}}},{},{}]}";
  const RollState *state;
  Driver driver;

  driver_open (&driver, 1100, 760);
  driver_begin (&driver, position, names, NULL);
  driver_take_keyboard (&driver);
  driver_type (&driver, "rc");
  driver_press (&driver, GDK_KEY_Return, 0);
  driver_settle (&driver);
  state = orrery_session_get_state (driver.room->session);
  g_assert_cmpuint (state->seats[0].dice[ROLL_CUP][ROLL_RED], ==, 1);
  /* After Undo, what is typed replaces that answer. */
  driver_press (&driver, GDK_KEY_z, GDK_CONTROL_MASK);
  driver_settle (&driver);
  driver_type (&driver, "ww\n");
  driver_settle (&driver);
  state = orrery_session_get_state (driver.room->session);
  g_assert_cmpuint (state->seats[0].dice[ROLL_CUP][ROLL_RED], ==, 0);
  g_assert_cmpuint (state->seats[0].dice[ROLL_CUP][ROLL_WHITE], ==, 3);
  driver_close (&driver);
}

/* --- What the bar says --- */

static void
test_lines (void)
{
  Driver driver;

  driver_open (&driver, 1100, 760);
  driver_begin_four (&driver);
  driver_type (&driver, "espp" "w$");
  g_assert_nonnull (find_text (driver_reveal (&driver)->bar, "Ada’s line is complete."));
  g_assert_nonnull (find_text (driver_reveal (&driver)->bar, "Next: Ben"));
  driver_type (&driver, "\n" "-9w\t\t\t");
  g_assert_nonnull (find_text (driver_reveal (&driver)->bar, "Ada’s line is complete. Ben’s still has a mistake."));
  driver_type (&driver, "\n");
  g_assert_cmpuint (driver_reveal (&driver)->seat, ==, 1);
  driver_close (&driver);
}

/* A mistake is told in its row, and F2 takes what is possible, also from another row. */
static void
test_fix (void)
{
  Driver driver;

  driver_open (&driver, 1100, 760);
  driver_begin_four (&driver);
  driver_type (&driver, "espp" "9w$\tw");
  g_assert_nonnull (find_text (driver_reveal (&driver)->rows[0], "⚠ Ada rolled 2 Home dice, not 9."));
  g_assert_nonnull (find_button (driver_reveal (&driver)->rows[0], "Use w$w$"));
  g_assert_cmpuint (driver_reveal (&driver)->seat, ==, 1);
  driver_press (&driver, GDK_KEY_F2, 0);
  g_assert_cmpuint (driver_reveal (&driver)->seat, ==, 0);
  g_assert_cmpstr (line_of (&driver), ==, "w$w$");
  g_assert_true (driver_reveal (&driver)->reveal.whole[0]);
  g_assert_nonnull (find_text (driver_reveal (&driver)->rows[0], "✓ 2 dice entered, 4 return to the cup."));
  driver_close (&driver);
}

/* F3 keeps a line with more dice than were in the cup: one comes from the Citizenry, the others from the box. Typing takes
 * that back, and so does Undo. */
static void
test_keep (void)
{
  const RollSeat *p;
  Driver driver;

  driver_open (&driver, 1100, 760);
  driver_begin_four (&driver);
  driver_type (&driver, "espp" "5w$\t" "-2w\t--b\t--w");
  driver_press (&driver, GDK_KEY_F3, 0);
  g_assert_true (driver_reveal (&driver)->reveal.whole[0]);
  g_assert_cmpuint (driver_reveal (&driver)->reveal.state.seats[0].dice[ROLL_CITIZENRY][ROLL_WHITE], ==, 0);
  driver_type (&driver, "\t");
  driver_press (&driver, GDK_KEY_BackSpace, 0);
  driver_type (&driver, "$");
  g_assert_false (driver_reveal (&driver)->reveal.whole[0]);
  driver_press (&driver, GDK_KEY_F3, 0);
  driver_press (&driver, GDK_KEY_Return, 0);
  driver_settle (&driver);
  g_assert_false (orrery_reveal_is_due (orrery_session_get_state (driver.room->session)));
  p = &((const RollState *) orrery_session_get_state (driver.room->session))->seats[0];
  g_assert_cmpuint (p->dice[ROLL_CITIZENRY][ROLL_WHITE], ==, 5);
  driver_close (&driver);
}

/* Letters go to the line that has the focus, wherever it came from. */
static void
test_own_lines (void)
{
  Driver driver;

  driver_open (&driver, 1100, 760);
  driver_begin_four (&driver);
  driver_type (&driver, "espp");
  gtk_widget_grab_focus (GTK_WIDGET (reveal_page_line (driver_reveal (&driver), 2)));
  g_assert_cmpuint (driver_reveal (&driver)->seat, ==, 2);
  gtk_widget_grab_focus (find_nth (driver_reveal (&driver)->phases, GTK_TYPE_BUTTON, 0));
  driver_type (&driver, "--b");
  g_assert_cmpstr (orrery_reveal_page_get_line (driver_reveal (&driver), 2), ==, "--b");
  g_assert_cmpstr (line_of (&driver), ==, "");
  driver_close (&driver);
}

/* Its top. */
static gboolean
is_in_sight (GtkWidget *widget)
{
  GtkWidget *window = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, window, &bounds));
  return bounds.origin.y >= 0 && bounds.origin.y < gtk_widget_get_height (window) / 2.0;
}

static gboolean
shows_phases (Driver *driver)
{
  return is_in_sight (driver_reveal (driver)->phases);
}

static gboolean
shows_first_row (Driver *driver)
{
  return is_in_sight (driver_reveal (driver)->rows[0]);
}

static void
assert_fits (Driver *driver)
{
  GtkWidget *page = GTK_WIDGET (driver_reveal (driver));
  int least;

  gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 360);
}

/* On a phone there is room for the phases or for a row: whatever is asked for. */
static void
test_narrow (void)
{
  Driver driver;

  driver_open (&driver, 360, 640);
  driver_begin_four (&driver);
  soon_settle (0);
  driver_until (&driver, shows_phases);
  assert_fits (&driver);
  driver_type (&driver, "espp");
  driver_until (&driver, shows_first_row);
  assert_fits (&driver);
  for (guint i = 0; i < 4; i++)
    driver_press (&driver, GDK_KEY_BackSpace, 0);
  driver_until (&driver, shows_phases);
  driver_close (&driver);
}

static gboolean
is_row_laid_out (Driver *driver)
{
  return gtk_widget_get_width (driver_reveal (driver)->rows[3]) > 0;
}

/* The tiles under construction lie beside the first column, or above it, and never on it. */
static void
assert_apart (GtkWidget *row)
{
  GtkWidget *head = gtk_widget_get_first_child (gtk_widget_get_first_child (row));
  GtkWidget *columns = gtk_widget_get_next_sibling (head);
  graphene_rect_t first, second;

  g_assert_true (gtk_widget_compute_bounds (head, row, &first));
  g_assert_true (gtk_widget_compute_bounds (columns, row, &second));
  g_assert_cmpfloat (first.size.width, >, 0);
  g_assert_false (graphene_rect_intersection (&first, &second, NULL));
}

static void
test_widths (void)
{
  for (int width = 600; width <= 1000; width += 50)
    {
      Driver driver;

      driver_open (&driver, width, 800);
      driver_begin_four (&driver);
      driver_until (&driver, is_row_laid_out);
      for (guint i = 0; i < 4; i++)
        orrery_reveal_page_set_can_recall (driver_reveal (&driver), i, TRUE);
      soon_settle (0);
      g_test_message ("%d px", width);
      for (guint i = 0; i < 4; i++)
        assert_apart (driver_reveal (&driver)->rows[i]);
      driver_close (&driver);
    }
}

/* --- A tile that nobody has named --- */

static GtkWidget *
find_zone (Driver *driver)
{
  GtkWidget *zone;

  for (guint n = 0; (zone = find_nth (driver->room, ORRERY_TYPE_CONSTRUCTION, n)) != NULL; n++)
    if (gtk_widget_get_mapped (zone) && gtk_widget_get_ancestor (zone, GTK_TYPE_POPOVER) == NULL)
      break;
  return zone;
}

static gboolean
is_laid_out (Driver *driver)
{
  return gtk_widget_get_height (GTK_WIDGET (driver->room->view->board)) > 0;
}

/* It needs no room in the construction zone, which stays in sight while a side is chosen for it. */
static void
test_unknown (void)
{
  const RollState *state;
  Driver driver;

  driver_open (&driver, 1100, 712);
  driver_begin_four (&driver);
  driver_type (&driver, "esph" "wa\n" "-2w\n" "--b\n" "---w\n");
  driver_settle (&driver);
  driver_type (&driver, "\n");
  driver_settle (&driver);
  driver_until (&driver, is_laid_out);
  state = orrery_session_get_state (driver.room->session);
  g_assert_cmpint (state->ask, ==, ROLL_ASK_PUT);
  g_assert_cmpint (state->now.drawn[0], ==, ROLL_UNKNOWN);
  assert_soon (find_zone (&driver) != NULL);
  driver_close (&driver);
}

/* --- Tab in a list --- */

/* Tab stops at each field, and at a row only if it has none. */
static void
test_rows (void)
{
  GtkWidget *window = gtk_window_new (), *list = gtk_list_box_new (), *stops[3];

  for (guint i = 0; i < G_N_ELEMENTS (stops); i++)
    {
      GtkWidget *row = orrery_field_row_new ();

      stops[i] = i == 1 ? row : gtk_entry_new ();
      if (i != 1)
        adw_action_row_add_suffix (ADW_ACTION_ROW (row), stops[i]);
      gtk_list_box_append (GTK_LIST_BOX (list), row);
    }
  gtk_window_set_child (GTK_WINDOW (window), list);
  gtk_window_present (GTK_WINDOW (window));
  soon_settle (0);
  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  for (guint i = 0; i < 2 * G_N_ELEMENTS (stops) - 1; i++)
    {
      const gboolean back = i >= G_N_ELEMENTS (stops);
      GtkWidget *stop = stops[back ? 2 * G_N_ELEMENTS (stops) - 2 - i : i], *focus;

      g_assert_true (gtk_widget_child_focus (list, back ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD));
      focus = gtk_window_get_focus (GTK_WINDOW (window));
      g_assert_true (focus == stop || gtk_widget_is_ancestor (focus, stop));
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* --- A resting pointer --- */

static guint n_looks;

static GtkWidget *
look_cb (GtkWidget *widget, double x, double y, gboolean stays, GdkRectangle *at)
{
  n_looks++;
  return gtk_label_new ("A closer look");
}

/* What a key moves beneath the pointer is not looked at before the pointer moves. */
static void
test_rest (void)
{
  GtkWidget *window = gtk_window_new (), *piece = gtk_label_new ("A piece");

  orrery_peek_attach (piece, look_cb);
  gtk_widget_set_visible (piece, FALSE);
  gtk_window_set_child (GTK_WINDOW (window), piece);
  gtk_window_set_default_size (GTK_WINDOW (window), 300, 300);
  gtk_window_present (GTK_WINDOW (window));
  if (!keys_take (GTK_WINDOW (window)))
    g_test_skip ("no X server moves the pointer");
  else
    {
      keys_point (GTK_WINDOW (window), 150, 150);
      soon_settle (TOOLTIP);
      keys_press ("a");
      gtk_widget_set_visible (piece, TRUE);
      soon_settle (0);
      gtk_widget_trigger_tooltip_query (piece); /* as any new tooltip does */
      soon_settle (TOOLTIP);
      g_assert_cmpuint (n_looks, ==, 0);
      /* The first event may only say where the pointer was. */
      keys_point (GTK_WINDOW (window), 154, 150);
      soon_settle (0);
      keys_point (GTK_WINDOW (window), 158, 150);
      assert_soon (n_looks > 0);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  int status;

  orrery_games_register ();
  orrery_games_register_uis ();
  driver_set_up (&argc, &argv);
  g_test_add_func ("/table/books/start", test_start);
  g_test_add_func ("/table/books/take-phase-back", test_take_phase_back);
  g_test_add_func ("/table/books/take-back", test_take_back);
  g_test_add_func ("/table/books/take-die-back", test_take_die_back);
  g_test_add_func ("/table/books/phases-first", test_phases_first);
  g_test_add_func ("/table/books/moves", test_moves);
  g_test_add_func ("/table/books/moves-narrow", test_moves_narrow);
  g_test_add_func ("/table/books/moves-undone", test_moves_undone);
  g_test_add_func ("/table/books/recruit", test_recruit);
  g_test_add_func ("/table/books/recruit-all", test_recruit_all);
  g_test_add_func ("/table/books/recruit-recall", test_recruit_recall);
  g_test_add_func ("/table/books/recruit-last", test_recruit_last);
  g_test_add_func ("/table/books/lines", test_lines);
  g_test_add_func ("/table/books/fix", test_fix);
  g_test_add_func ("/table/books/keep", test_keep);
  g_test_add_func ("/table/books/own-lines", test_own_lines);
  g_test_add_func ("/table/books/narrow", test_narrow);
  g_test_add_func ("/table/books/widths", test_widths);
  g_test_add_func ("/table/books/unknown", test_unknown);
  g_test_add_func ("/table/books/rows", test_rows);
  g_test_add_func ("/table/books/rest", test_rest);
  status = g_test_run ();
  driver_tear_down ();
  return status;
}
