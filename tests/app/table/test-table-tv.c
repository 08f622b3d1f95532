/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table on a TV: F11 opens and closes it, everything fits at any moment of any game, and nothing secret is there. */
#include "config.h"

#include "table-driver.h"

#include "app/table/orrery-tv-window.h"
#include "engine/rng.h"
#include "games/games.h"
#include "press.h"

#include <string.h>

static guint
count_class (GtkWidget *widget, const char *css_class)
{
  guint n = gtk_widget_has_css_class (widget, css_class);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_class (child, css_class);
  return n;
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

/* --- The window --- */

static void
test_key (void)
{
  Driver driver;

  driver_open (&driver, 1100, 760);
  driver_begin_four (&driver);
  for (guint i = 0; i < 2; i++)
    {
      driver_press (&driver, GDK_KEY_F11, 0);
      g_assert_true (ORRERY_IS_TV_WINDOW (driver.room->tv));
      g_assert_true (says (driver.room->tv, "Cleo"));
      /* From the main window, or from itself. */
      if (i == 0)
        driver_press (&driver, GDK_KEY_F11, 0);
      else
        g_assert_true (press_key (driver.room->tv, GDK_KEY_F11, 0, GTK_PHASE_BUBBLE));
      while (driver.room->tv != NULL)
        g_main_context_iteration (NULL, TRUE);
    }
  driver_close (&driver);
}

/* It says what people do, not what they type in: no die is asked for. */
static void
test_books (void)
{
  Driver driver;

  driver_open (&driver, 1100, 760);
  driver_begin_four (&driver);
  driver_do (driver.room, "tv");
  g_assert_true (says (driver.room->tv, "Roll your dice, assign your workers and select a phase."));
  g_assert_cmpuint (count_class (driver.room->tv, "orrery-tv-panel"), ==, 5);
  driver_press (&driver, GDK_KEY_F8, 0); /* enter every die */
  driver_type (&driver, "wewhrdbdcp*gh\twe2ws*rscpch\twxwh/ewhbh/pbd*rs\twewhwhydrsgp*\n");
  driver_settle (&driver);
  g_assert_cmpuint (count_class (driver.room->tv, "on"), >, 1);
  g_assert_cmpuint (count_class (driver.room->tv, "asked"), ==, 2); /* the player, and the question */
  driver_close (&driver);
}

/* --- Every moment of a game --- */

static void
check_fits (GtkWidget *tv)
{
  int width, height;

  gtk_widget_measure (tv, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (tv, GTK_ORIENTATION_VERTICAL, ORRERY_TV_WIDTH, &height, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, ORRERY_TV_WIDTH);
  g_assert_cmpint (height, <=, ORRERY_TV_HEIGHT);
}

static void
check_state (const RollState *state)
{
  static const char *const names[] = { "Maximiliane", "Ben", "Cleo", "Dan", "Eve", NULL };
  RollState seen = *state;
  GtkWidget *tv;

  roll_view (&seen, GAME_NOBODY);
  tv = g_object_ref_sink (orrery_table_ui_get_default ()->new_tv (&seen, names));
  gtk_widget_add_css_class (tv, "orrery-tv");
  check_fits (tv);
  /* Before Reveal there is only the Citizenry. */
  if (state->step == ROLL_STEP_ASSIGN)
    g_assert_cmpuint (count_class (tv, "orrery-tv-column"), ==, state->n_seats);
  g_object_unref (tv);
}

static void
test_moments (gconstpointer data)
{
  const guint n_seats = GPOINTER_TO_UINT (data);
  const GameSetup setup = { .n_seats = (guint8) n_seats };
  GameAnswer answers[GAME_MAX_ANSWERS];
  GameRng rng;
  RollState state;
  guint moment = 0;

  game_rng_seed (&rng, n_seats);
  g_assert_cmpint (roll_start (&state, &setup), ==, GAME_OK);
  while (state.ask != ROLL_ASK_OVER)
    {
      const size_t n = roll_legal (&state, answers);

      g_assert_cmpint (roll_apply (&state, answers[game_rng_below (&rng, (guint32) n)], NULL), ==, GAME_OK);
      if (moment++ % 60 == 0 || state.ask == ROLL_ASK_OVER)
        check_state (&state);
    }
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  orrery_games_register_uis ();
  int status;

  driver_set_up (&argc, &argv);
  g_test_add_func ("/table/tv/key", test_key);
  g_test_add_func ("/table/tv/books", test_books);
  for (guint n = 2; n <= ROLL_MAX_SEATS; n++)
    {
      g_autofree char *path = g_strdup_printf ("/table/tv/moments/%u", n);

      g_test_add_data_func (path, GUINT_TO_POINTER (n), test_moments);
    }
  status = g_test_run ();
  driver_tear_down ();
  return status;
}
