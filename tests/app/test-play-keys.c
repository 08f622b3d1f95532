/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The key that is printed on a button does what the button does, whatever has the focus. */
#include "config.h"

#include "find.h"
#include "keys.h"
#include "games/games.h"
#include "games/roll/board/orrery-strip-spot.h"
#include "play-driver.h"
#include "printed-keys.h"
#include "soon.h"
#include "widgets/art/orrery-peek.h"

#include <string.h>

static const char *const kinds[] = { "person", "simple", NULL };

/* --- Results --- */

/* All answers, and the text of the bar. */
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

static gboolean
is_as (Driver *driver, const char *expected)
{
  g_autofree char *found = describe (driver);

  return g_str_equal (found, expected);
}

/* On a busy machine it may come late. */
static void
check_result (Driver *driver, const char *expected)
{
  const gint64 end = soon_get_end ();
  g_autofree char *found = NULL;

  while (!is_as (driver, expected) && soon_go_on (end))
    ;
  found = describe (driver);
  g_assert_cmpstr (found, ==, expected);
}

typedef struct
{
  const char *json; /* NULL: the start of a game */
  guint options;    /* of that game */
} Position;

static GtkWidget *
nth_button (Driver *driver, guint i)
{
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();

  printed_list_buttons (GTK_WIDGET (driver->window), buttons);
  return i < buttons->len ? g_ptr_array_index (buttons, i) : NULL;
}

static gboolean
is_asking (Driver *driver)
{
  return nth_button (driver, 0) != NULL;
}

static void
set_up (Driver *driver, const Position *position)
{
  g_autoptr (OrreryRecord) record
    = position->json != NULL ? driver_position (position->json, kinds) : driver_begin (7, position->options, kinds);

  driver_play (driver, record);
  soon_settle (0);
  g_assert_true (driver_wait (driver, is_asking));
}

static char *
press_button (Driver *driver, const Position *position, guint i)
{
  set_up (driver, position);
  g_signal_emit_by_name (nth_button (driver, i), "clicked");
  soon_settle (0);
  return describe (driver);
}

/* From every focusable widget, one after the other. */
static guint
press_from_everywhere (Driver *driver, const Position *position, const char *key, const char *expected)
{
  for (guint i = 0;; i++)
    {
      g_autoptr (GPtrArray) places = g_ptr_array_new ();
      GtkWidget *place;

      set_up (driver, position);
      printed_list_focusable (GTK_WIDGET (driver->window), places);
      if (i >= places->len)
        return i;
      place = g_ptr_array_index (places, i);
      gtk_window_set_focus (GTK_WINDOW (driver->window), place);
      g_test_message ("%s on %s", key, G_OBJECT_TYPE_NAME (place));
      keys_press (printed_accelerator (key));
      check_result (driver, expected);
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
      g_autofree char *key = g_strdup (printed_key (nth_button (driver, n)));
      g_autofree char *expected = NULL;

      /* A hint changes nothing here. */
      if (g_str_equal (key, "?"))
        continue;
      expected = press_button (driver, position, n);
      n_places += press_from_everywhere (driver, position, key, expected);
      set_up (driver, position);
    }
  g_test_message ("%u keys, %u places", n, n_places);
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (n_places, >=, 10 * (n - 1));
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

/* More than there are digits. */
static const Position many = {
  "{\"game\":\"roll\",\"round\":5,\"step\":\"manage\",\"seats\":[{\"credits\":9,\"tableau\":[\"Spice World\",\"Space Port\"],"
  "\"dice\":{\"citizenry\":{\"cyan\":3,\"white\":5,\"red\":2,\"brown\":2}}},{}]}",
  0 };

/* The eleventh answer has a letter. */
static void
test_many (void)
{
  g_autoptr (Driver) driver = driver_new (1280, 800);
  g_autoptr (OrreryRecord) record = driver_position (many.json, kinds);
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();
  gboolean found = FALSE;

  driver_play (driver, record);
  soon_settle (0);
  printed_list_buttons (GTK_WIDGET (driver->room->view->row), buttons);
  g_assert_cmpuint (buttons->len, ==, 12);
  g_assert_cmpstr (printed_key (g_ptr_array_index (buttons, 9)), ==, "0");
  g_assert_cmpstr (printed_key (g_ptr_array_index (buttons, 10)), ==, "A");
  found = gtk_toggle_button_get_active (g_ptr_array_index (buttons, 10));
  g_assert_false (found);
  g_assert_true (driver_key (driver, GDK_KEY_a));
  soon_settle (0);
  g_ptr_array_set_size (buttons, 0);
  printed_list_buttons (GTK_WIDGET (driver->room->view->row), buttons);
  for (guint i = 0; i < buttons->len; i++)
    found = found || gtk_toggle_button_get_active (g_ptr_array_index (buttons, i));
  g_assert_true (found);
}

/* --- A whole game --- */

static guint
count_dice (Driver *driver, guint place)
{
  OrreryPhaseStrip *strip = ORRERY_PHASE_STRIP (ORRERY_ROLL_BOARD (driver->room->view->board)->strip);

  return orrery_dice_model_count (orrery_phase_strip_get_dice (strip), place);
}

/* The number is printed beside the dice that have no place yet. */
static void
place_by_key (Driver *driver, guint phase)
{
  const char number[] = { (char) ('1' + phase), '\0' };
  const guint n_wilds = count_dice (driver, ROLL_WILDS), n_column = count_dice (driver, ROLL_COLUMN + phase);

  printed_press (driver, number);
  assert_soon (count_dice (driver, ROLL_COLUMN + phase) == n_column + 1);
  g_assert_cmpuint (count_dice (driver, ROLL_WILDS), ==, n_wilds - 1);
}

/* The number is printed on the phase once S is pressed. */
static void
select_by_keys (Driver *driver, guint phase)
{
  const char number[] = { (char) ('1' + phase), '\0' };

  printed_press (driver, "s");
  printed_press (driver, number);
  assert_soon (count_dice (driver, ORRERY_PLACE_SELECTOR + phase) == 1);
}

/* No key does nothing, or anything but what it says. */
static void
assign_by_keys (Driver *driver)
{
  const OrreryAssignment *draft = driver_draft (driver);

  while (driver_draft (driver) == draft)
    {
      const guint phase = game_rng_below (&driver->rng, ROLL_N_PHASES);

      switch (orrery_assignment_get_missing (driver_draft (driver)))
        {
        case ORRERY_ASSIGNMENT_NEEDS_WILD:
          place_by_key (driver, phase);
          break;
        case ORRERY_ASSIGNMENT_NEEDS_SELECT:
          select_by_keys (driver, phase);
          break;
        case ORRERY_ASSIGNMENT_NEEDS_MOVE:
          g_assert_not_reached ();
        case ORRERY_ASSIGNMENT_WHOLE:
        default:
          printed_press (driver, "Return");
          assert_soon (driver_draft (driver) != draft);
        }
    }
}

/* Any key printed in the bar: it changes the bar, or gives an answer. */
static void
answer_by_keys (Driver *driver)
{
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();
  g_autofree char *before = describe (driver);
  const char *key = NULL;

  printed_list_buttons (GTK_WIDGET (driver->room->view->bar), buttons);
  for (guint i = 0; i < buttons->len; i++)
    {
      const char *other = printed_key (g_ptr_array_index (buttons, i));

      if (key == NULL || g_str_equal (other, "Enter") || game_rng_below (&driver->rng, 2) == 0)
        if (!gtk_widget_has_css_class (g_ptr_array_index (buttons, i), "orrery-greyed")
            && !printed_is_ticked (g_ptr_array_index (buttons, i)) && !g_str_equal (other, "T")
            && !g_str_equal (other, "R") && !g_str_equal (other, "Esc") && !g_str_equal (other, "?"))
          key = other;
    }
  g_assert_nonnull (key);
  g_test_message ("%s at %s", key, strchr (before, '\n') + 1);
  printed_press (driver, printed_accelerator (key));
  assert_soon (!is_as (driver, before));
}

/* With only printed keys, whatever has the focus. */
static void
test_whole_game (gconstpointer seed)
{
  static const char *const three[] = { "person", "simple", "simple", NULL };
  g_autoptr (Driver) driver = driver_new (1100, 760);
  g_autoptr (OrreryRecord) record = driver_begin (GPOINTER_TO_UINT (seed), 0, three);

  driver_set_motion (FALSE);
  driver_play (driver, record);
  soon_settle (0);
  if (!keys_take (GTK_WINDOW (driver->window)))
    {
      g_test_skip ("no display that can be typed at");
      return;
    }
  while (!orrery_record_is_over (orrery_session_get_record (driver->room->session)))
    {
      if (driver_draft (driver) != NULL)
        assign_by_keys (driver);
      else
        answer_by_keys (driver);
      g_assert_true (driver_wait (driver, driver_is_stopped));
      soon_settle (0);
    }
}

/* A wild die needs no click of its own, and goes where its number says although another die has the focus. */
static void
test_wild (void)
{
  static const char json[] = "{\"game\":\"roll\",\"round\":2,\"step\":\"roll\",\"seats\":[{\"dice\":{\"explore\":{\"white\":1},"
                             "\"wilds\":{\"white\":2}}},{}]}";
  g_autoptr (Driver) driver = driver_new (1100, 760);
  g_autoptr (OrreryRecord) record = driver_position (json, kinds);
  g_autoptr (GPtrArray) places = g_ptr_array_new ();
  OrreryPhaseStrip *strip = ORRERY_PHASE_STRIP (ORRERY_ROLL_BOARD (driver->room->view->board)->strip);
  const OrreryPlacedDie *explorer;

  driver_play (driver, record);
  g_assert_true (driver_wait (driver, is_asking));
  printed_list_focusable (GTK_WIDGET (strip), places);
  for (guint i = 0; i < places->len; i++)
    if (ORRERY_IS_STRIP_SPOT (places->pdata[i])
        && orrery_strip_spot_get_place (places->pdata[i]) == ROLL_COLUMN + ROLL_SHIP)
      gtk_widget_activate (places->pdata[i]);
  g_assert_cmpuint (count_dice (driver, ROLL_COLUMN + ROLL_SHIP), ==, 1);
  explorer = orrery_dice_model_find (orrery_phase_strip_get_dice (strip), ROLL_COLUMN + ROLL_EXPLORE, ROLL_WHITE);
  gtk_widget_grab_focus (orrery_phase_strip_get_die (strip, explorer->id));
  g_assert_true (driver_key (driver, GDK_KEY_3));
  g_assert_cmpuint (count_dice (driver, ROLL_COLUMN + ROLL_SETTLE), ==, 1);
  g_assert_cmpuint (count_dice (driver, ROLL_WILDS), ==, 0);
}

/* On the final page, an Enter that was meant for the last question presses nothing. */
static void
test_late_enter (void)
{
  g_autoptr (Driver) driver = driver_new (1280, 800);
  g_autoptr (OrreryRecord) record = driver_begin (7, 0, kinds);

  driver_set_motion (FALSE);
  driver_play (driver, record);
  while (!orrery_record_is_over (orrery_session_get_record (driver->room->session)))
    {
      g_autoptr (GPtrArray) places = g_ptr_array_new ();

      printed_list_focusable (GTK_WIDGET (driver->room->view->board), places);
      if (places->len > 0)
        gtk_window_set_focus (GTK_WINDOW (driver->window), g_ptr_array_index (places, 0));
      driver_answer (driver);
      g_assert_true (driver_wait (driver, driver_is_stopped));
    }
  soon_settle (0);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (driver->room->stack), ==, "over");
  g_assert_false (GTK_IS_BUTTON (gtk_window_get_focus (GTK_WINDOW (driver->window))));
}

/* GTK gives the focus back to a menu's button, but not to one whose page is gone: the next Space would open the menu. */
static void
test_share_menu (void)
{
  g_autoptr (Driver) driver = driver_new (1280, 800);
  g_autoptr (OrreryRecord) record = driver_begin (7, 0, kinds);
  GtkWidget *share, *item, *focus;

  driver_set_motion (FALSE);
  driver_play (driver, record);
  driver_finish (driver);
  soon_settle (0);
  share = find_nth (driver->room->game_over, GTK_TYPE_MENU_BUTTON, 0);
  gtk_widget_grab_focus (gtk_widget_get_first_child (share));
  gtk_menu_button_popup (GTK_MENU_BUTTON (share));
  item = find_text (gtk_menu_button_get_popover (GTK_MENU_BUTTON (share)), "Play the Same Game Again");
  assert_soon (gtk_widget_get_mapped (item));
  item = gtk_widget_get_parent (item);
  gtk_widget_grab_focus (item);
  g_signal_emit_by_name (item, "clicked");
  assert_soon (is_asking (driver));
  soon_settle (300);
  focus = gtk_window_get_focus (GTK_WINDOW (driver->window));
  g_assert_true (focus == NULL || gtk_widget_get_mapped (focus));
}

/* --- A menu keeps its keys --- */

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

/* A die with several answers lists them in a popover. */
static GtkWidget *
open_popover (Driver *driver)
{
  OrreryPhaseStrip *strip = ORRERY_PHASE_STRIP (ORRERY_ROLL_BOARD (driver->room->view->board)->strip);
  const OrreryPlacedDie *die;

  set_up (driver, &ship);
  die = orrery_dice_model_find (orrery_phase_strip_get_dice (strip), ROLL_COLUMN + ROLL_SHIP, ROLL_CYAN);
  g_assert_nonnull (die);
  g_signal_emit_by_name (orrery_phase_strip_get_die (strip, die->id), "clicked");
  assert_soon (find_mapped (GTK_WIDGET (driver->window), GTK_TYPE_POPOVER) != NULL);
  return find_mapped (GTK_WIDGET (driver->window), GTK_TYPE_POPOVER);
}

static void
test_popover (void)
{
  g_autoptr (Driver) driver = driver_new (1280, 800);
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();
  g_autofree char *expected = NULL;
  GtkWidget *popover;

  driver_set_motion (FALSE);
  popover = open_popover (driver);
  if (!keys_take (GTK_WINDOW (driver->window)))
    {
      g_test_skip ("no display that can be typed at");
      return;
    }
  printed_list_buttons (popover, buttons);
  g_assert_cmpuint (buttons->len, ==, 2);
  g_signal_emit_by_name (g_ptr_array_index (buttons, 1), "clicked");
  soon_settle (0);
  expected = describe (driver);

  open_popover (driver);
  keys_press ("2");
  check_result (driver, expected);
}

/* The popover closes with its piece: nothing warns of a child that is left. */
static void
test_popover_left (void)
{
  g_autoptr (Driver) driver = driver_new (1280, 800);
  gpointer popover;

  driver_set_motion (FALSE);
  popover = open_popover (driver);
  g_object_add_weak_pointer (popover, &popover);
  set_up (driver, &start);
  assert_soon (popover == NULL);
}

/* --- Information popovers do not --- */

static gboolean
can_peek (GtkWidget *widget)
{
  return gtk_widget_get_mapped (widget) && g_object_get_data (G_OBJECT (widget), "orrery-peek") != NULL;
}

static GtkWidget *
find_piece (GtkWidget *widget)
{
  GtkWidget *found = can_peek (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_piece (child);
  return found;
}

static GtkWidget *
wait_for_popover (GtkWidget *within)
{
  assert_soon (find_mapped (within, GTK_TYPE_POPOVER) != NULL);
  return find_mapped (within, GTK_TYPE_POPOVER);
}

static GtkWidget *
open_seat (Driver *driver)
{
  GtkWidget *card = ORRERY_ROLL_BOARD (driver->room->view->board)->cards[1];

  g_assert_nonnull (card);
  g_signal_emit_by_name (find_mapped (card, GTK_TYPE_BUTTON), "clicked");
  return wait_for_popover (card);
}

static GtkWidget *
open_tile (Driver *driver)
{
  GtkWidget *piece = find_piece (ORRERY_ROLL_BOARD (driver->room->view->board)->tableau);

  g_assert_nonnull (piece);
  g_assert_nonnull (orrery_peek_open (piece));
  return wait_for_popover (piece);
}

/* A tile in the popover of its seat. */
static GtkWidget *
open_tile_of_seat (Driver *driver)
{
  GtkWidget *popover = open_seat (driver), *piece = find_piece (popover);

  g_assert_nonnull (piece);
  g_assert_nonnull (orrery_peek_open (piece));
  wait_for_popover (piece);
  return popover;
}

typedef GtkWidget *(*OpenFunc) (Driver *driver);

static void
check_behind (Driver *driver, const Position *position, OpenFunc open, guint i, const char *key)
{
  g_autofree char *expected = press_button (driver, position, i);
  GtkWidget *popover;

  set_up (driver, position);
  popover = open (driver);
  g_object_add_weak_pointer (G_OBJECT (popover), (gpointer *) &popover);
  g_test_message ("%s behind a popover at %s", key, G_OBJECT_TYPE_NAME (gtk_widget_get_parent (popover)));
  keys_press (printed_accelerator (key));
  check_result (driver, expected);
  assert_soon (popover == NULL || !gtk_widget_get_mapped (popover));
  g_clear_weak_pointer (&popover);
}

static guint
count_open (GtkWidget *widget)
{
  guint n = GTK_IS_POPOVER (widget) && gtk_widget_get_mapped (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_open (child);
  return n;
}

/* Escape closes open popovers, one after the other, and does nothing else. */
static void
check_escape (Driver *driver, const Position *position, OpenFunc open)
{
  g_autofree char *before = NULL;
  GtkWidget *window = GTK_WIDGET (driver->window);

  set_up (driver, position);
  before = describe (driver);
  open (driver);
  for (guint n = count_open (window); n > 0; n = count_open (window))
    {
      keys_press ("Escape");
      assert_soon (count_open (window) < n);
    }
  check_result (driver, before);
}

static void
check_open (Driver *driver, const Position *position, OpenFunc open)
{
  for (guint i = 0;; i++)
    {
      g_autofree char *key = NULL;

      set_up (driver, position);
      if (nth_button (driver, i) == NULL)
        break;
      key = g_strdup (printed_key (nth_button (driver, i)));
      if (!g_str_equal (key, "Esc"))
        check_behind (driver, position, open, i, key);
    }
  check_escape (driver, position, open);
}

static void
test_shown (void)
{
  static const Position *const positions[] = { &ship, &recruit, &explore };
  static const OpenFunc opens[] = { open_seat, open_tile, open_tile_of_seat };
  g_autoptr (Driver) driver = driver_new (1280, 800);

  driver_set_motion (FALSE);
  set_up (driver, &ship);
  if (!keys_take (GTK_WINDOW (driver->window)))
    {
      g_test_skip ("no display that can be typed at");
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    for (guint j = 0; j < G_N_ELEMENTS (opens); j++)
      check_open (driver, positions[i], opens[j]);
}

/* Nothing covers the close-up. */
static void
test_look_up (void)
{
  g_autoptr (Driver) driver = driver_new (1280, 800);
  GtkWidget *popover;

  driver_set_motion (FALSE);
  set_up (driver, &ship);
  popover = open_seat (driver);
  /* Pointing at a tile in the popover is noticed there: the window does not get its events. */
  g_assert_nonnull (g_object_get_data (G_OBJECT (popover), "orrery-peek-events"));
  g_assert_true (gtk_widget_activate_action (popover, ORRERY_ACTION_LOOK_UP, "s", roll_faces[3].id));
  soon_settle (0);
  assert_soon (adw_bin_get_child (driver->room->view->entry_bin) != NULL);
  assert_soon (!gtk_widget_get_mapped (popover));
}

/* --- A press that was meant for Skip --- */

static guint
count_answers (Driver *driver)
{
  return orrery_record_get_point (orrery_session_get_record (driver->room->session));
}

static void
click_answer (Driver *driver)
{
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();
  graphene_point_t point;
  GtkWidget *button = NULL;
  double x, y;

  printed_list_buttons (GTK_WIDGET (driver->room->view->bar), buttons);
  for (guint i = 0; i < buttons->len && button == NULL; i++)
    if (g_str_equal (printed_key (g_ptr_array_index (buttons, i)), "1"))
      button = g_ptr_array_index (buttons, i);
  g_assert_nonnull (button);
  g_assert_true (gtk_widget_compute_point (button, GTK_WIDGET (driver->window), &GRAPHENE_POINT_INIT (10, 10), &point));
  gtk_native_get_surface_transform (GTK_NATIVE (driver->window), &x, &y);
  keys_click (GTK_WINDOW (driver->window), (int) (point.x + x), (int) (point.y + y));
  soon_settle (0);
}

/* The question replaces Skip under the pointer: a press at that moment answers nothing, a later one does. */
static void
test_sudden (void)
{
  g_autoptr (Driver) driver = driver_new (1280, 800);
  int double_click;
  guint before;

  driver_set_motion (FALSE);
  set_up (driver, &explore);
  if (!keys_take (GTK_WINDOW (driver->window)))
    {
      g_test_skip ("no display that can be typed at");
      return;
    }
  g_object_get (gtk_settings_get_default (), "gtk-double-click-time", &double_click, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-double-click-time", G_MAXINT / 1000, NULL);
  driver->room->view->is_telling = TRUE;
  orrery_game_view_ask (driver->room->view);
  soon_settle (0);
  before = count_answers (driver);
  click_answer (driver);
  g_assert_cmpuint (count_answers (driver), ==, before);
  g_assert_true (driver_key (driver, GDK_KEY_space));
  g_object_set (gtk_settings_get_default (), "gtk-double-click-time", 0, NULL);
  g_assert_false (driver_key (driver, GDK_KEY_space));
  click_answer (driver);
  assert_soon (count_answers (driver) > before);
  g_object_set (gtk_settings_get_default (), "gtk-double-click-time", double_click, NULL);
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
  g_test_add_func ("/play-keys/many", test_many);
  g_test_add_func ("/play-keys/wild", test_wild);
  g_test_add_data_func ("/play-keys/whole-game/7", GUINT_TO_POINTER (7), test_whole_game);
  g_test_add_data_func ("/play-keys/whole-game/8", GUINT_TO_POINTER (8), test_whole_game);
  g_test_add_func ("/play-keys/late-enter", test_late_enter);
  g_test_add_func ("/play-keys/share-menu", test_share_menu);
  g_test_add_func ("/play-keys/popover", test_popover);
  g_test_add_func ("/play-keys/popover-left", test_popover_left);
  g_test_add_func ("/play-keys/shown", test_shown);
  g_test_add_func ("/play-keys/look-up", test_look_up);
  g_test_add_func ("/play-keys/sudden", test_sudden);
  status = g_test_run ();
  driver_tear_down ();
  return status;
}
