/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The reveal pauses the game: everybody's dice are shown at once, and a printed key continues. */
#include "config.h"

#include "play-driver.h"
#include "soon.h"

#include "app/game/orrery-sound.h"
#include "games/games.h"
#include "games/race/rules/race.h"
#include "games/roll/board/orrery-board-die.h"
#include "games/roll/board/orrery-reveal.h"

static const char *const two[] = { "person", "simple", NULL };
static const char *const three[] = { "person", "simple", "simple", NULL };
static const char *const people[] = { "simple", "person", NULL };

static void
set_pause (gboolean on)
{
  g_autoptr (GSettings) settings = g_settings_new (ORRERY_APP_ID);

  g_settings_set_boolean (settings, "pause-at-reveal", on);
}

static GtkWidget *
find_page (Driver *driver)
{
  GtkWidget *viewport = gtk_scrolled_window_get_child (driver->room->view->moment_window);

  return viewport != NULL ? gtk_widget_get_first_child (viewport) : NULL;
}

static gboolean
is_revealed_or_asked (Driver *driver)
{
  return find_page (driver) != NULL || driver_is_stopped (driver);
}

/* Assigns, and answers everything before. */
static void
go_to_reveal (Driver *driver)
{
  for (guint i = 0; i < 10 && find_page (driver) == NULL; i++)
    {
      driver_answer (driver);
      g_assert_true (driver_wait (driver, is_revealed_or_asked));
    }
  g_assert_true (ORRERY_IS_REVEAL (find_page (driver)));
}

static guint
count_dice (GtkWidget *widget)
{
  guint n = ORRERY_IS_BOARD_DIE (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_dice (child);
  return n;
}

/* Of all seats, as they were assigned. */
static guint
count_assigned (Driver *driver)
{
  OrreryRecord *record = orrery_session_get_record (driver->room->session);
  guint point = orrery_record_get_point (record), n = 0;
  RollState state;

  do
    orrery_record_state_at (record, --point, &state);
  while (state.step != ROLL_STEP_ASSIGN);
  for (guint seat = 0; seat < state.n_seats; seat++, n++)
    for (guint i = ROLL_COLUMN; i < ROLL_COLUMN + ROLL_N_PHASES; i++)
      for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
        n += state.seats[seat].dice[i][colour];
  return n;
}

static GtkWidget *
find_die (GtkWidget *widget)
{
  GtkWidget *die = ORRERY_IS_BOARD_DIE (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && die == NULL;
       child = gtk_widget_get_next_sibling (child))
    die = find_die (child);
  return die;
}

static gboolean
is_settled (Driver *driver)
{
  return gtk_widget_has_css_class (find_page (driver), "settled");
}

static void
check_reveal (const char *const *kinds, guint spare, int width)
{
  g_autoptr (Driver) driver = driver_new (width, 760);
  g_autoptr (OrreryRecord) record = driver_begin (5, ROLL_FIRST_GAME, kinds);
  guint point;

  driver_play (driver, record);
  go_to_reveal (driver);
  g_assert_cmpuint (count_dice (find_page (driver)), ==, count_assigned (driver) + spare);
  g_assert_nonnull (driver_find_button (GTK_WIDGET (driver->room->view->bar), "Show Again"));
  /* It waits, and can be shown again. */
  point = orrery_record_get_point (record);
  g_assert_true (driver_wait (driver, is_settled));
  g_assert_true (driver_key (driver, GDK_KEY_r));
  g_assert_true (driver_wait (driver, is_settled));
  g_assert_cmpuint (orrery_record_get_point (record), ==, point);
  /* Dice can be read with the keyboard; together they are one stop for Tab. */
  g_assert_true (gtk_widget_grab_focus (find_die (find_page (driver))));
  g_assert_false (gtk_widget_child_focus (find_page (driver), GTK_DIR_TAB_FORWARD));
  g_assert_true (driver_key (driver, GDK_KEY_Return));
  g_assert_null (find_page (driver));
  g_assert_true (driver_wait (driver, driver_is_stopped));
  g_assert_cmpuint (orrery_record_get_point (record), >=, point);
}

static void
test_two (void)
{
  check_reveal (two, 1, 1100);
}

static void
test_three (void)
{
  check_reveal (three, 0, 1100);
}

static void
test_narrow (void)
{
  check_reveal (three, 0, 360);
}

/* A person who assigns last does not miss it. */
static void
test_last (void)
{
  check_reveal (people, 1, 1100);
}

/* Undone steps are no longer shown. */
static void
test_undo (void)
{
  g_autoptr (Driver) driver = driver_new (1100, 760);
  g_autoptr (OrreryRecord) record = driver_begin (5, ROLL_FIRST_GAME, three);

  driver_play (driver, record);
  go_to_reveal (driver);
  gtk_widget_activate_action (GTK_WIDGET (driver->room->view), "game.undo", NULL);
  g_assert_null (find_page (driver));
  g_assert_true (driver_wait (driver, driver_is_stopped));
  g_assert_nonnull (driver_draft (driver));
}

/* It fits in a window that becomes narrow. */
static void
test_resize (void)
{
  g_autoptr (Driver) driver = driver_new (1100, 760);
  g_autoptr (OrreryRecord) record = driver_begin (5, ROLL_FIRST_GAME, three);
  guint n;

  driver_play (driver, record);
  go_to_reveal (driver);
  n = count_dice (find_page (driver));
  gtk_window_set_default_size (GTK_WINDOW (driver->window), 400, 760);
  assert_soon (gtk_widget_get_width (gtk_widget_get_first_child (find_page (driver))) <= 400);
  soon_settle (0);
  assert_soon (count_dice (find_page (driver)) == n);
}

static void
test_off (void)
{
  g_autoptr (Driver) driver = driver_new (1100, 760);
  g_autoptr (OrreryRecord) record = driver_begin (5, ROLL_FIRST_GAME, three);

  set_pause (FALSE);
  driver_play (driver, record);
  for (guint i = 0; i < 20; i++)
    {
      driver_answer (driver);
      g_assert_true (driver_wait (driver, is_revealed_or_asked));
      g_assert_null (find_page (driver));
    }
  set_pause (TRUE);
}

static gboolean
can_pause (Driver *driver)
{
  return orrery_question_bar_has_action (driver->room->view->bar, "game.pause");
}

static gboolean
can_continue (Driver *driver)
{
  return orrery_question_bar_has_action (driver->room->view->bar, "game.go-on");
}

static gboolean
is_telling_or_asked (Driver *driver)
{
  return can_pause (driver) || is_revealed_or_asked (driver);
}

/* P stops computer players between two actions, and P again continues. */
static void
test_pause (void)
{
  g_autoptr (Driver) driver = driver_new (1100, 760);
  g_autoptr (OrreryRecord) record = driver_begin (5, ROLL_FIRST_GAME, three);
  guint point;

  driver_play (driver, record);
  g_object_set (driver->room->session, "pace", 10000, NULL);
  for (guint i = 0; i < 50 && !can_pause (driver); i++)
    {
      if (find_page (driver) != NULL)
        g_assert_true (driver_key (driver, GDK_KEY_Return));
      else if (driver_is_stopped (driver))
        driver_answer (driver);
      g_assert_true (driver_wait (driver, is_telling_or_asked));
    }
  g_assert_true (driver_key (driver, GDK_KEY_p));
  g_assert_true (can_continue (driver));
  g_assert_false (orrery_session_get_running (driver->room->session));
  point = orrery_record_get_point (record);
  for (guint i = 0; i < 20; i++)
    driver_settle (driver);
  g_assert_cmpuint (orrery_record_get_point (record), ==, point);
  g_object_set (driver->room->session, "pace", 0, NULL);
  g_assert_true (driver_key (driver, GDK_KEY_p));
  g_assert_true (driver_wait (driver, driver_is_stopped));
  g_assert_cmpuint (orrery_record_get_point (record), >, point);
}

/* The same sound is not played twice at once, so it waits. */
G_GNUC_UNUSED static void
expect_sound (const char *id, guint kind, const char *name)
{
  GameEvent event = { .kind = (guint8) kind };
  GameEvents events = { .n = 1 };
  g_autofree char *pattern = g_strconcat ("Sound: ", name, NULL);

  events.list[0] = event;
  g_test_expect_message ("orrery-sound", G_LOG_LEVEL_DEBUG, pattern);
  orrery_sound_play_events (orrery_game_ui_get (orrery_game_by_id (id)), &events, 0, 0.01);
  g_test_assert_expected_messages ();
  g_usleep (150 * 1000);
}

static void
test_sounds (void)
{
#if ORRERY_HAS_SOUND
  expect_sound ("roll", ROLL_EVENT_SHOWED, "dice");
  expect_sound ("roll", ROLL_EVENT_COMPLETED, "tile");
  expect_sound ("roll", ROLL_EVENT_CHIPS, "chip");
  expect_sound ("race", RACE_EVENT_PLACED, "tile");
  expect_sound ("race", RACE_EVENT_CHIPS, "chip");
#else
  g_test_skip ("built without sounds");
#endif
}

int
main (int argc, char *argv[])
{
  int status;

  orrery_games_register ();
  orrery_games_register_uis ();
  driver_set_up (&argc, &argv);
  set_pause (TRUE);
  g_test_add_func ("/app/play/reveal/sounds", test_sounds);
  g_test_add_func ("/app/play/reveal/two", test_two);
  g_test_add_func ("/app/play/reveal/three", test_three);
  g_test_add_func ("/app/play/reveal/narrow", test_narrow);
  g_test_add_func ("/app/play/reveal/last", test_last);
  g_test_add_func ("/app/play/reveal/undo", test_undo);
  g_test_add_func ("/app/play/reveal/resize", test_resize);
  g_test_add_func ("/app/play/reveal/off", test_off);
  g_test_add_func ("/app/play/reveal/pause", test_pause);
  status = g_test_run ();
  driver_tear_down ();
  return status;
}
