/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A whole round at each depth with only printed keys, from every focusable widget: the result is always the
 * same. The X server sends the keys. */
#include "config.h"

#include "table-driver.h"

#include "../keys.h"
#include "app/table/orrery-score-page-private.h"
#include "games/games.h"

#include <string.h>

enum
{
  STEP = 7 /* fewer than the keys on any page of entries, so that every widget gets a turn */
};

/* Before each key another widget gets the focus, and in each round a different one. One question of each kind
 * is answered from every widget. */
typedef struct
{
  Driver driver;
  guint from; /* which widget comes first */
  guint most; /* widgets on any page */
  guint n;    /* keys so far */
  guint64 asked; /* mask of questions that were answered from every widget */
} Round;

static const RollState *
state_of (Round *round)
{
  return orrery_session_get_state (round->driver.room->session);
}

/* --- Focus --- */

/* What the focus chooses: in the grid of a score, Enter adds the tile with the focus. */
static gboolean
is_choice (GtkWidget *widget)
{
  return gtk_widget_has_css_class (widget, "orrery-found-cell");
}

static void
list_focusable (GtkWidget *widget, gboolean with_text, GPtrArray *list)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget))
    return;
  if (gtk_widget_get_focusable (widget) && !is_choice (widget) && (with_text || !GTK_IS_EDITABLE (widget)))
    g_ptr_array_add (list, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    list_focusable (child, with_text, list);
}

/* Returns how many widgets there are. */
static guint
move_focus (Round *round, guint i, gboolean with_text)
{
  g_autoptr (GPtrArray) list = g_ptr_array_new ();

  list_focusable (gtk_widget_get_first_child (GTK_WIDGET (round->driver.window)), with_text, list);
  g_assert_cmpuint (list->len, >, 0);
  round->most = MAX (round->most, list->len);
  gtk_root_set_focus (GTK_ROOT (round->driver.window), g_ptr_array_index (list, i % list->len));
  return list->len;
}

/* Text fields keep their letters. */
static guint
move_focus_to (Round *round, guint i)
{
  return move_focus (round, i, FALSE);
}

static void
press (Round *round, guint keyval)
{
  move_focus_to (round, round->from + round->n++);
  g_test_message ("%s at %s", gdk_keyval_name (keyval),
                  G_OBJECT_TYPE_NAME (gtk_root_get_focus (GTK_ROOT (round->driver.window))));
  driver_press (&round->driver, keyval, 0);
  driver_settle (&round->driver);
}

/* Once the first letter is typed, the line has the focus. */
static void
type_line (Round *round, const char *line)
{
  press (round, gdk_unicode_to_keyval ((guint32) *line));
  driver_type (&round->driver, line + 1);
  press (round, GDK_KEY_Return);
}

/* --- Printed keys --- */

static GtkWidget *
button_of (GtkWidget *label)
{
  return gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON);
}

static gboolean
is_answer (GtkWidget *label)
{
  const char *text = gtk_label_get_text (GTK_LABEL (label));

  return text[0] != 'F' && !g_str_equal (text, "Esc")
         && !gtk_widget_has_css_class (button_of (label), "orrery-greyed");
}

/* The key that continues, or that of the first answer. */
static void
find_key (GtkWidget *widget, const char **key)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "orrery-key") && button_of (widget) != NULL
      && is_answer (widget) && (*key == NULL || strlen (gtk_label_get_text (GTK_LABEL (widget))) > 1))
    *key = gtk_label_get_text (GTK_LABEL (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    find_key (child, key);
}

/* What asks the question. */
static GtkWidget *
asking (Driver *driver)
{
  OrreryTickLines *lines = table_room_get_together (driver->room);

  return lines != NULL ? GTK_WIDGET (lines) : GTK_WIDGET (orrery_game_view_get_bar (driver->room->view));
}

static gboolean
is_key_shown (Driver *driver)
{
  const char *key = NULL;

  find_key (asking (driver), &key);
  return driver_is_asked (driver) && (key != NULL || driver->room->waiting >= 0);
}

/* Undo and answer again, until each widget has had the focus. */
static void
press_from_all (Round *round, guint keyval)
{
  const RollState before = *state_of (round);
  RollState after;
  guint n = 1;

  round->asked |= (guint64) 1 << before.ask;
  for (guint i = 0; i < n; i++)
    {
      if (i > 0)
        {
          table_room_undo (round->driver.room);
          driver_until (&round->driver, is_key_shown);
          g_assert_cmpmem (state_of (round), sizeof before, &before, sizeof before);
        }
      n = move_focus_to (round, i);
      driver_press (&round->driver, keyval, 0);
      driver_settle (&round->driver);
      if (i == 0)
        after = *state_of (round);
      g_assert_cmpmem (state_of (round), sizeof after, &after, sizeof after);
      /* Something was ticked, and nothing answered yet. */
      if (memcmp (&before, &after, sizeof after) == 0)
        return;
    }
  g_test_message ("question %d: from %u widgets", before.ask, n);
}

static void
answer_next (Round *round)
{
  const char *key = NULL;

  /* A tile is named by its letters, which are not printed anywhere. */
  if (table_room_get_together (round->driver.room) == NULL
      && GTK_IS_TEXT (gtk_root_get_focus (GTK_ROOT (round->driver.window))))
    {
      driver_type (&round->driver, "a\n");
      driver_settle (&round->driver);
      return;
    }
  driver_until (&round->driver, is_key_shown);
  if (round->driver.room->waiting < 0)
    find_key (asking (&round->driver), &key);
  if (key != NULL && (round->asked >> state_of (round)->ask & 1) == 0)
    press_from_all (round, strlen (key) > 1 ? GDK_KEY_Return : (guint) *key);
  else
    press (round, key == NULL || strlen (key) > 1 ? GDK_KEY_Return : (guint) *key);
}

/* --- A round --- */

static void
resolve (Round *round, RollState *end)
{
  const guint number = state_of (round)->round;

  for (guint i = 0; state_of (round)->round == number && state_of (round)->step != ROLL_STEP_OVER; i++)
    {
      g_assert_cmpuint (i, <, 100);
      answer_next (round);
    }
  *end = *state_of (round);
}

static void
play_books (Round *round, RollState *end)
{
  static const char *const lines[] = { "w$r$", "-2w", "--b", "---w" };

  for (const char *phase = "esph"; *phase != '\0'; phase++)
    press (round, (guint) *phase);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    type_line (round, lines[i]);
  g_assert_cmpstr (driver_page (&round->driver), ==, "table");
  resolve (round, end);
}

static void
play_mirror (Round *round, RollState *end)
{
  while (orrery_reveal_is_due (state_of (round)) && orrery_roll_round_get_entering (driver_round (&round->driver)) >= 0)
    {
      const int seat = orrery_roll_round_get_entering (driver_round (&round->driver));
      const guint8 *cup = state_of (round)->seats[seat].dice[ROLL_CUP];
      g_autoptr (GString) line = g_string_new (NULL);

      /* Explore is on most dice, and a wild face on the others. */
      for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
        for (guint i = 0; i < cup[colour]; i++)
          g_string_append_printf (line, "%s%s", roll_dice[colour].weight[ROLL_EXPLORE] > 0 ? "e" : "we",
                                  line->len == 0 ? "*" : "");
      type_line (round, line->str);
    }
  g_assert_false (orrery_reveal_is_due (state_of (round)));
  resolve (round, end);
}

static void
check (guint depth, void (*play) (Round *, RollState *))
{
  RollState first, end;
  Round round = { .from = 0, .most = 1 };

  driver_open (&round.driver, 1100, 760);
  driver_take_keyboard (&round.driver);
  for (; round.from < round.most; round.from += STEP)
    {
      round.n = 0;
      round.driver.room->depth = depth;
      driver_begin_four (&round.driver);
      play (&round, &end);
      if (round.from == 0)
        first = end;
      g_test_message ("from widget %u of %u", round.from, round.most);
      g_assert_cmpmem (&end, sizeof end, &first, sizeof first);
    }
  driver_close (&round.driver);
}

/* --- Typed ahead --- */

enum
{
  AHEAD = 1 /* questions */
};

static RollState expected;

static gboolean
is_expected (Driver *driver)
{
  const void *state = orrery_session_get_state (driver->room->session);

  return driver_is_asked (driver) && memcmp (state, &expected, sizeof expected) == 0;
}

/* Keys that come before a question is shown still answer it, and nothing else. */
static void
test_ahead (void)
{
  static const char entries[] = "esph" "w$r$\n" "-2w\n" "--b\n" "---w\n";
  const char *keys[AHEAD] = { NULL };
  Driver driver;

  driver_open (&driver, 1100, 760);
  driver_take_keyboard (&driver);
  if (!driver.has_keyboard)
    {
      g_test_skip ("no X server sends keys");
      driver_close (&driver);
      return;
    }
  driver_begin_four (&driver);
  driver_type (&driver, entries);
  for (guint i = 0; i < AHEAD; i++)
    {
      driver_until (&driver, is_key_shown);
      find_key (asking (&driver), &keys[i]);
      keys[i] = g_intern_string (strlen (keys[i]) > 1 ? "Return" : keys[i]);
      driver_press (&driver, gdk_keyval_from_name (keys[i]), 0);
      driver_settle (&driver);
    }
  expected = *(const RollState *) orrery_session_get_state (driver.room->session);
  driver_begin_four (&driver);
  for (const char *key = entries; *key != '\0'; key++)
    keys_strike (*key == '\n' ? "Return" : gdk_keyval_name (gdk_unicode_to_keyval ((guint32) *key)));
  for (guint i = 0; i < AHEAD; i++)
    keys_strike (keys[i]);
  driver_until (&driver, is_expected);
  driver_close (&driver);
}

/* --- A score --- */

/* One player's pieces by the start of their names, then the chips. */
typedef struct
{
  const char *pieces[6];
  const char *chips;
} Entries;

static const Entries entries[] = {
  { { "genetics", "ancient race", "spice world" }, "12" },
  { { "space piracy", "new sparta", "jungle world" }, "7" },
};

static gboolean
is_empty (Driver *driver)
{
  return driver->room->score_page->seat == 0 && orrery_final_get_n_pieces (driver->room->score_page->final, 0) == 0;
}

static void
begin_score (Round *round)
{
  OrreryScorePage *page = round->driver.room->score_page;

  orrery_final_clear (page->final);
  orrery_final_set_n_seats (page->final, G_N_ELEMENTS (entries));
  orrery_score_page_choose (page, 0);
  driver_until (&round->driver, is_empty);
}

/* These keys also work while text is typed. */
static void
press_with_control (Round *round, guint keyval)
{
  move_focus (round, round->from + round->n++, TRUE);
  driver_press (&round->driver, keyval, GDK_CONTROL_MASK);
}

static void
enter_player (Round *round, guint seat)
{
  OrreryScorePage *page = round->driver.room->score_page;
  guint n = 0;

  g_assert_cmpuint (page->seat, ==, seat);
  for (; entries[seat].pieces[n] != NULL; n++)
    {
      type_line (round, entries[seat].pieces[n]);
      g_assert_cmpuint (orrery_final_get_n_pieces (page->final, seat), ==, n + 1);
    }
  /* The search has the focus again, and Enter continues with the numbers. */
  driver_type (&round->driver, "\n");
  driver_type (&round->driver, entries[seat].chips);
}

static void
play_score (Round *round, GameState *end)
{
  OrreryScorePage *page = round->driver.room->score_page;

  begin_score (round);
  for (guint seat = 0; seat < G_N_ELEMENTS (entries); seat++)
    {
      if (seat > 0)
        press_with_control (round, GDK_KEY_Return);
      enter_player (round, seat);
    }
  g_assert_cmpstr (page->problem, ==, NULL);
  press_with_control (round, GDK_KEY_s);
  g_assert_true (page->kept);
  *end = page->state;
}

/* A whole score with the printed keys, from every widget. */
static void
test_score (void)
{
  GameState first, end;
  Round round = { .from = 0, .most = 1 };

  driver_open_score (&round.driver);
  driver_take_keyboard (&round.driver);
  for (; round.from < round.most; round.from++)
    {
      round.n = 0;
      play_score (&round, &end);
      if (round.from == 0)
        first = end;
      g_assert_cmpmem (&end, sizeof end, &first, sizeof first);
    }
  g_test_message ("from %u widgets", round.most);
  driver_close (&round.driver);
}

static void
test_books (void)
{
  check (ORRERY_ROLL_BOOKS, play_books);
}

static void
test_mirror (void)
{
  check (ORRERY_ROLL_MIRROR, play_mirror);
}

int
main (int argc, char *argv[])
{
  int status;

  orrery_games_register ();
  orrery_games_register_uis ();
  driver_set_up (&argc, &argv);
  g_test_add_func ("/table/keys/ahead", test_ahead);
  g_test_add_func ("/table/keys/score", test_score);
  g_test_add_func ("/table/keys/books", test_books);
  g_test_add_func ("/table/keys/mirror", test_mirror);
  status = g_test_run ();
  driver_tear_down ();
  return status;
}
