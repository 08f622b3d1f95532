/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The key that is printed on a button does what the button does, whatever has the focus. */
#include "config.h"

#include "keys.h"
#include "games/games.h"
#include "play-driver.h"

#include <string.h>

static const char *const kinds[] = { "person", "simple", NULL };

/* --- What can be pressed, and what can have the focus --- */

static gboolean
is_used (GtkWidget *widget)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_is_sensitive (widget);
}

static void
list_focusable (GtkWidget *widget, GPtrArray *list)
{
  if (!is_used (widget))
    return;
  if (gtk_widget_get_focusable (widget))
    g_ptr_array_add (list, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    list_focusable (child, list);
}

/* The label that says which key it is; NULL: none. */
static const char *
key_of (GtkWidget *widget)
{
  const char *key = NULL;

  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "orrery-key"))
    return gtk_label_get_text (GTK_LABEL (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && key == NULL;
       child = gtk_widget_get_next_sibling (child))
    key = key_of (child);
  return key;
}

static void
list_buttons (GtkWidget *widget, GPtrArray *list)
{
  if (!is_used (widget))
    return;
  if (GTK_IS_BUTTON (widget) && key_of (widget) != NULL)
    g_ptr_array_add (list, widget);
  else
    for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      list_buttons (child, list);
}

static const char *
accelerator_of (const char *key)
{
  return g_str_equal (key, "Enter") ? "Return" : g_str_equal (key, "Esc") ? "Escape" : g_str_equal (key, "Space") ? "space" : key;
}

/* --- What came of it --- */

static void
let_it_show (Driver *driver)
{
  for (guint i = 0; i < 3; i++)
    {
      keys_wait (5);
      driver_settle (driver);
    }
}

/* Everything that was answered, and what stands in the bar. */
static char *
describe (Driver *driver)
{
  OrreryRecord *record = orrery_session_get_record (driver->room->session);
  GString *text = g_string_new (NULL);
  g_autofree char *bar = driver_read (GTK_WIDGET (driver->room->view->bar));

  for (guint i = 0; i < orrery_record_get_point (record); i++)
    g_string_append_printf (text, "%x ", orrery_record_get_answer (record, i));
  g_string_append_printf (text, "\n%s", bar);
  return g_string_free (text, FALSE);
}

typedef struct
{
  const char *json; /* NULL: the start of a game */
  guint options;    /* of that game */
} Position;

static void
set_up (Driver *driver, const Position *position)
{
  g_autoptr (OrreryRecord) record
    = position->json != NULL ? driver_position (position->json, kinds) : driver_begin (7, position->options, kinds);

  driver_play (driver, record);
  let_it_show (driver);
}

static GtkWidget *
nth_button (Driver *driver, guint i)
{
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();

  list_buttons (GTK_WIDGET (driver->window), buttons);
  return i < buttons->len ? g_ptr_array_index (buttons, i) : NULL;
}

static char *
press_button (Driver *driver, const Position *position, guint i)
{
  set_up (driver, position);
  g_signal_emit_by_name (nth_button (driver, i), "clicked");
  let_it_show (driver);
  return describe (driver);
}

/* From every place of the focus, one after the other. */
static guint
press_from_everywhere (Driver *driver, const Position *position, const char *key, const char *expected)
{
  for (guint i = 0;; i++)
    {
      g_autoptr (GPtrArray) places = g_ptr_array_new ();
      g_autofree char *found = NULL;
      GtkWidget *place;

      set_up (driver, position);
      list_focusable (GTK_WIDGET (driver->window), places);
      if (i >= places->len)
        return i;
      place = g_ptr_array_index (places, i);
      gtk_window_set_focus (GTK_WINDOW (driver->window), place);
      g_test_message ("%s on %s", key, G_OBJECT_TYPE_NAME (place));
      keys_press (accelerator_of (key));
      let_it_show (driver);
      found = describe (driver);
      g_assert_cmpstr (found, ==, expected);
    }
}

static void
test_position (gconstpointer data)
{
  const Position *position = data;
  g_autoptr (Driver) driver = driver_new (1280, 800);
  guint n_places = 0, n = 0;

  driver_set_motion (FALSE);
  set_up (driver, position);
  if (!keys_take (GTK_WINDOW (driver->window)))
    {
      g_test_skip ("no display that can be typed at");
      return;
    }
  for (; nth_button (driver, n) != NULL; n++)
    {
      g_autofree char *key = g_strdup (key_of (nth_button (driver, n)));
      g_autofree char *expected = press_button (driver, position, n);

      n_places += press_from_everywhere (driver, position, key, expected);
      set_up (driver, position);
    }
  g_test_message ("%u keys, %u places", n, n_places);
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (n_places, >=, 10 * n);
}

static const Position start = { NULL, 0 };
static const Position assign = { NULL, ROLL_FIRST_GAME };
static const Position explore = {
  "{\"game\":\"roll\",\"round\":5,\"step\":\"explore\",\"seats\":[{\"credits\":3,"
  "\"dice\":{\"explore\":{\"white\":2},\"cup\":{\"white\":1}}},{}]}",
  0 };
static const Position ship = {
  "{\"game\":\"roll\",\"round\":5,\"step\":\"ship\",\"seats\":[{\"credits\":3,\"tableau\":[\"Spice World\",\"Space Port\"],"
  "\"goods\":{\"Spice World\":[\"cyan\"]},\"dice\":{\"ship\":{\"cyan\":2,\"white\":1}}},{}]}",
  0 };
static const Position recruit = {
  "{\"game\":\"roll\",\"round\":5,\"step\":\"manage\",\"seats\":[{\"credits\":3,\"tableau\":[\"Spice World\",\"Space Port\"],"
  "\"dice\":{\"citizenry\":{\"cyan\":2,\"white\":3}}},{}]}",
  0 };
/* --- A whole game --- */

static void
focus_anything (Driver *driver)
{
  g_autoptr (GPtrArray) places = g_ptr_array_new ();

  list_focusable (GTK_WIDGET (driver->window), places);
  gtk_window_set_focus (GTK_WINDOW (driver->window),
                        g_ptr_array_index (places, game_rng_below (&driver->rng, places->len)));
}

static void
press_anywhere (Driver *driver, const char *key)
{
  focus_anything (driver);
  keys_press (key);
  let_it_show (driver);
}

/* A die that has the focus is in hand, which is another way to use the same keys. */
static void
assign_by_keys (Driver *driver)
{
  for (guint i = 0; i < 40 && driver_draft (driver) != NULL; i++)
    {
      char number[] = { (char) ('1' + game_rng_below (&driver->rng, 5)), '\0' };

      switch (orrery_assignment_get_missing (driver_draft (driver)))
        {
        case ORRERY_ASSIGNMENT_NEEDS_WILD:
          press_anywhere (driver, number);
          break;
        case ORRERY_ASSIGNMENT_NEEDS_SELECT:
          press_anywhere (driver, "s");
          keys_press (number);
          break;
        case ORRERY_ASSIGNMENT_NEEDS_MOVE:
        case ORRERY_ASSIGNMENT_WHOLE:
        default:
          press_anywhere (driver, "Return");
        }
      let_it_show (driver);
    }
}

/* The key of what is ticked takes it back. */
static gboolean
is_ticked (GtkWidget *button)
{
  return GTK_IS_TOGGLE_BUTTON (button) && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button));
}

/* Some key that is printed in the bar. */
static void
answer_by_keys (Driver *driver)
{
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();
  const char *key = NULL;

  list_buttons (GTK_WIDGET (driver->room->view->bar), buttons);
  for (guint i = 0; i < buttons->len; i++)
    {
      const char *other = key_of (g_ptr_array_index (buttons, i));

      if (key == NULL || g_str_equal (other, "Enter") || game_rng_below (&driver->rng, 2) == 0)
        if (!gtk_widget_has_css_class (g_ptr_array_index (buttons, i), "orrery-greyed")
            && !is_ticked (g_ptr_array_index (buttons, i)) && !g_str_equal (other, "T")
            && !g_str_equal (other, "R") && !g_str_equal (other, "Esc"))
          key = other;
    }
  g_assert_nonnull (key);
  press_anywhere (driver, accelerator_of (key));
}

/* With nothing but printed keys, whatever has the focus. */
static void
test_whole_game (void)
{
  g_autoptr (Driver) driver = driver_new (1280, 800);
  g_autoptr (OrreryRecord) record = driver_begin (7, 0, kinds);
  guint stuck = 0, point = 0;

  driver_set_motion (FALSE);
  driver_play (driver, record);
  let_it_show (driver);
  if (!keys_take (GTK_WINDOW (driver->window)))
    {
      g_test_skip ("no display that can be typed at");
      return;
    }
  while (!orrery_record_is_over (orrery_session_get_record (driver->room->session)) && stuck < 12)
    {
      if (driver_draft (driver) != NULL)
        assign_by_keys (driver);
      else
        answer_by_keys (driver);
      g_assert_true (driver_wait (driver, driver_is_stopped));
      let_it_show (driver);
      stuck = orrery_record_get_point (orrery_session_get_record (driver->room->session)) == point ? stuck + 1 : 0;
      point = orrery_record_get_point (orrery_session_get_record (driver->room->session));
    }
  g_assert_true (orrery_record_is_over (orrery_session_get_record (driver->room->session)));
}

/* --- A popover keeps its keys to itself --- */

static GtkWidget *
find_mapped (GtkWidget *widget, GType type)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_mapped (child, type);
  return found;
}

/* A die that can do several things says which, in a popover at it. */
static GtkWidget *
open_popover (Driver *driver)
{
  OrreryPhaseStrip *strip = ORRERY_PHASE_STRIP (ORRERY_ROLL_BOARD (driver->room->view->board)->strip);
  const OrreryPlacedDie *die;
  GtkWidget *popover = NULL;

  set_up (driver, &ship);
  die = orrery_dice_model_find (orrery_phase_strip_get_dice (strip), ROLL_COLUMN + ROLL_SHIP, ROLL_CYAN);
  g_assert_nonnull (die);
  g_signal_emit_by_name (orrery_phase_strip_get_die (strip, die->id), "clicked");
  for (guint i = 0; i < 200 && popover == NULL; i++)
    {
      keys_wait (10);
      popover = find_mapped (GTK_WIDGET (driver->window), GTK_TYPE_POPOVER);
    }
  g_assert_nonnull (popover);
  return popover;
}

static void
test_popover (void)
{
  g_autoptr (Driver) driver = driver_new (1280, 800);
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();
  g_autofree char *expected = NULL;
  g_autofree char *found = NULL;
  GtkWidget *popover;

  driver_set_motion (FALSE);
  popover = open_popover (driver);
  if (!keys_take (GTK_WINDOW (driver->window)))
    {
      g_test_skip ("no display that can be typed at");
      return;
    }
  list_buttons (popover, buttons);
  g_assert_cmpuint (buttons->len, ==, 2);
  g_signal_emit_by_name (g_ptr_array_index (buttons, 1), "clicked");
  let_it_show (driver);
  expected = describe (driver);

  open_popover (driver);
  keys_press ("2");
  let_it_show (driver);
  found = describe (driver);
  g_assert_cmpstr (found, ==, expected);
}

int
main (int argc, char **argv)
{
  int status;

  orrery_games_register ();
  orrery_games_register_uis ();
  driver_set_up (&argc, &argv);
  g_test_add_data_func ("/play-keys/start", &start, test_position);
  g_test_add_data_func ("/play-keys/assign", &assign, test_position);
  g_test_add_data_func ("/play-keys/explore", &explore, test_position);
  g_test_add_data_func ("/play-keys/ship", &ship, test_position);
  g_test_add_data_func ("/play-keys/recruit", &recruit, test_position);
  g_test_add_func ("/play-keys/whole-game", test_whole_game);
  g_test_add_func ("/play-keys/popover", test_popover);
  status = g_test_run ();
  driver_tear_down ();
  return status;
}
