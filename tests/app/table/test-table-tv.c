/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table on a TV: F11 opens and closes it, everything fits at any moment of any game, and nothing secret
 * is shown. */
#include "config.h"

#include "table-driver.h"

#include "app/table/orrery-tv-window.h"
#include "engine/rng.h"
#include "games/games.h"
#include "games/race/rules/race.h"
#include "games/race/words/orrery-race.h"
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
      g_assert_nonnull (find_text (driver.room->tv, "Cleo"));
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

/* It shows what people do, not what they type: no die is asked for. */
static void
test_books (void)
{
  Driver driver;

  driver_open (&driver, 1100, 760);
  driver_begin_four (&driver);
  driver_do (driver.room, "tv");
  g_assert_nonnull (find_text (driver.room->tv, "Roll your dice, assign your workers and select a phase."));
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
list_columns (GtkWidget *widget, GPtrArray *columns)
{
  if (gtk_widget_has_css_class (widget, "orrery-tv-column"))
    g_ptr_array_add (columns, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    list_columns (child, columns);
}

/* Panels below each other: the same phase is in the same place. */
static void
check_columns (GtkWidget *tv, guint n_seats)
{
  g_autoptr (GPtrArray) columns = g_ptr_array_new ();
  guint n;

  list_columns (tv, columns);
  n = columns->len / n_seats;
  for (guint i = n; i < columns->len; i++)
    {
      int first, here;

      gtk_widget_measure (g_ptr_array_index (columns, i % n), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &first, NULL, NULL);
      gtk_widget_measure (g_ptr_array_index (columns, i), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &here, NULL, NULL);
      g_assert_cmpint (here, ==, first);
    }
}

static void
check_state (const RollState *state)
{
  static const char *const names[] = { "Maximiliane", "Ben", "Cleo", "Dan", "Eve", NULL };
  RollState seen = *state;
  GtkWidget *tv;

  roll_view (&seen, GAME_NOBODY);
  tv = g_object_ref_sink (orrery_table_ui_get (orrery_game_get_default ())->new_tv (&seen, names, 1));
  gtk_widget_add_css_class (tv, "orrery-tv");
  check_fits (tv);
  if (state->n_seats <= 3)
    check_columns (tv, state->n_seats);
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

/* Race has at most two actions per player, and sometimes more than twelve cards. */
static void
check_race (const RaceState *state)
{
  static const char *const names[] = { "Maximiliane", "Ben", "Cleo", "Dan", NULL };
  RaceState seen = *state;
  GtkWidget *tv;

  race_view (&seen, GAME_NOBODY);
  tv = g_object_ref_sink (orrery_table_ui_get (&orrery_race)->new_tv (&seen, names, 1));
  gtk_widget_add_css_class (tv, "orrery-tv");
  check_fits (tv);
  g_assert_cmpuint (count_class (tv, "orrery-tv-panel"), ==, state->n_seats + 1u);
  g_assert_nonnull (find_text (tv, "Maximiliane"));
  g_object_unref (tv);
}

static void
test_race (gconstpointer data)
{
  const guint n_seats = GPOINTER_TO_UINT (data);
  const GameSetup setup = { .n_seats = (guint8) n_seats, .options = n_seats == 2 ? RACE_TWO_ACTIONS : 0 };
  GameAnswer answers[GAME_MAX_ANSWERS];
  GameRng rng;
  RaceState state;
  guint moment = 0;

  game_rng_seed (&rng, n_seats);
  g_assert_cmpint (race_start (&state, &setup), ==, GAME_OK);
  while (state.step != RACE_STEP_OVER)
    {
      const size_t n = race_legal (&state, answers);

      g_assert_cmpint (race_apply (&state, answers[game_rng_below (&rng, (guint32) n)], NULL), ==, GAME_OK);
      if (moment++ % 60 == 0 || state.step == RACE_STEP_OVER)
        check_race (&state);
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
  for (guint n = 2; n <= RACE_MAX_SEATS; n++)
    {
      g_autofree char *path = g_strdup_printf ("/table/tv/race/%u", n);

      g_test_add_data_func (path, GUINT_TO_POINTER (n), test_race);
    }
  status = g_test_run ();
  driver_tear_down ();
  return status;
}
