/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each room by Tab alone, forward and back: the focus always moves on, comes to every part, and is never
 * at something that cannot be seen. */
#include "config.h"

#include "play-driver.h"
#include "widgets/orrery-tile.h"

enum
{
  MOST = 600,
  FRAMES = 30
};

typedef struct
{
  GHashTable *seen; /* widgets */
  guint steps;
  gboolean menu;    /* came to the main menu, so it has left the room and come back */
} Walk;

static gboolean
is_primary (GtkWidget *widget)
{
  GtkWidget *button = gtk_widget_get_ancestor (widget, GTK_TYPE_MENU_BUTTON);

  return button != NULL && gtk_menu_button_get_primary (GTK_MENU_BUTTON (button));
}

/* What was shown a moment ago may wait for its place still, and a row of a list for being scrolled to. */
static gboolean
is_seen (Driver *driver)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (driver->window));

  return focus != NULL && gtk_widget_get_mapped (focus) && gtk_widget_get_width (focus) > 0;
}

static GtkWidget *
check_focus (Driver *driver)
{
  const gboolean seen = driver_wait (driver, is_seen);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (driver->window));

  g_assert_nonnull (focus);
  if (!seen)
    g_test_message ("%s is not seen", G_OBJECT_TYPE_NAME (focus));
  g_assert_true (seen);
  g_assert_true (gtk_widget_is_sensitive (focus));
  return focus;
}

static gboolean
count_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  guint *n = data;

  (*n)++;
  return *n < FRAMES;
}

static guint n_shown;

static gboolean
has_shown_enough (Driver *driver)
{
  return n_shown >= FRAMES;
}

/* A room that is shown first fills itself in the frames that follow. */
static void
let_it_fill (Driver *driver)
{
  n_shown = 0;
  gtk_widget_add_tick_callback (GTK_WIDGET (driver->window), count_cb, &n_shown, NULL);
  g_assert_true (driver_wait (driver, has_shown_enough));
}

/* A list gives its rows to others of its items as it likes. */
static gboolean
is_lent (GtkWidget *widget)
{
  return gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_VIEW) != NULL;
}

/* Until the focus is where it has been before, which must be where it began. */
static void
go_round (Driver *driver, GtkDirectionType direction, Walk *walk)
{
  GtkWidget *first = NULL, *last = NULL;

  walk->seen = g_hash_table_new_full (NULL, NULL, g_object_unref, NULL);
  walk->steps = 0;
  walk->menu = FALSE;
  for (guint i = 0; i < MOST; i++)
    {
      GtkWidget *focus;

      g_signal_emit_by_name (driver->window, "move-focus", direction);
      driver_settle (driver);
      focus = check_focus (driver);
      if (focus == last)
        g_test_message ("stuck at %s", G_OBJECT_TYPE_NAME (focus));
      g_assert_true (focus != last);
      walk->menu |= is_primary (focus);
      /* What was gone to first can be gone when the room has filled itself. */
      if ((first == NULL || !gtk_widget_get_mapped (first)) && !is_lent (focus))
        first = focus;
      else if (focus == first)
        break;
      else if (g_hash_table_contains (walk->seen, focus))
        g_test_message ("twice at %s", G_OBJECT_TYPE_NAME (focus));
      g_hash_table_add (walk->seen, g_object_ref (focus));
      last = focus;
      walk->steps++;
    }
  g_test_message ("%u steps", walk->steps);
  g_assert_cmpuint (walk->steps, <, MOST);
  g_assert_true (walk->menu);
}

static gboolean
has_seen_within (Walk *walk, GtkWidget *part)
{
  GHashTableIter iter;
  gpointer widget;

  g_hash_table_iter_init (&iter, walk->seen);
  while (g_hash_table_iter_next (&iter, &widget, NULL))
    if (widget == (gpointer) part || gtk_widget_is_ancestor (widget, part))
      return TRUE;
  return FALSE;
}

static gboolean
any_seen (Walk *walk, GType type)
{
  GHashTableIter iter;
  gpointer widget;

  g_hash_table_iter_init (&iter, walk->seen);
  while (g_hash_table_iter_next (&iter, &widget, NULL))
    if (g_type_is_a (G_OBJECT_TYPE (widget), type))
      return TRUE;
  return FALSE;
}

/* Whatever can have the focus is come to; in a list, arrows do the rest. */
static void
check_all_reached (Walk *walk, GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget) || !gtk_widget_get_can_focus (widget))
    return;
  if (gtk_widget_get_focusable (widget) && !is_lent (widget) && !has_seen_within (walk, widget))
    g_error ("%s in %s cannot be come to", G_OBJECT_TYPE_NAME (widget),
             G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_all_reached (walk, child);
}

/* --- Rooms --- */

static void
test_room (gconstpointer name)
{
  g_autoptr (Driver) driver = driver_new (1100, 760);
  GtkWidget *room;
  Walk there, back;

  orrery_window_set_room (driver->window, name);
  driver_settle (driver);
  room = orrery_window_ensure_room (driver->window, name);
  let_it_fill (driver);
  go_round (driver, GTK_DIR_TAB_FORWARD, &there);
  g_assert_true (has_seen_within (&there, room));
  go_round (driver, GTK_DIR_TAB_BACKWARD, &back);
  g_assert_true (has_seen_within (&back, room));
  check_all_reached (&there, room);
  if (g_str_equal (name, "reference"))
    g_assert_true (any_seen (&there, ORRERY_TYPE_TILE) && any_seen (&back, ORRERY_TYPE_TILE));
  g_hash_table_unref (there.seen);
  g_hash_table_unref (back.seen);
}

/* A game: every part of the board that can be used can be come to. */
static void
test_game (void)
{
  static const char *const kinds[] = { "person", "simple", NULL };
  g_autoptr (Driver) driver = driver_new (1100, 760);
  g_autoptr (OrreryRecord) record = driver_begin (7, ROLL_FIRST_GAME, kinds);
  OrreryPlayBoard *board = driver->room->board;
  Walk walk;

  driver_play (driver, record);
  let_it_fill (driver);
  go_round (driver, GTK_DIR_TAB_FORWARD, &walk);
  g_assert_true (has_seen_within (&walk, GTK_WIDGET (orrery_play_board_get_strip (board))));
  g_assert_true (has_seen_within (&walk, GTK_WIDGET (orrery_play_board_get_tableau (board))));
  g_assert_true (has_seen_within (&walk, GTK_WIDGET (orrery_play_board_get_construction (board))));
  g_assert_true (has_seen_within (&walk, GTK_WIDGET (driver->room->bar)));
  check_all_reached (&walk, GTK_WIDGET (driver->room));
  g_hash_table_unref (walk.seen);
}

int
main (int argc, char *argv[])
{
  int status;

  driver_set_up (&argc, &argv);
  g_test_add_data_func ("/app/keyboard/reference", "reference", test_room);
  g_test_add_data_func ("/app/keyboard/table", "table", test_room);
  g_test_add_data_func ("/app/keyboard/play", "play", test_room);
  g_test_add_func ("/app/keyboard/game", test_game);
  status = g_test_run ();
  driver_tear_down ();
  return status;
}
