/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An idle window draws nothing: no frame is started while people think. */
#include "config.h"

#include "find.h"
#include "play-driver.h"

#include "games/games.h"

enum
{
  IDLE = 1000,       /* ms in which frames are counted */
  MOST_BUSY = 20000, /* ms until it must have come to rest */
};

static void
count_cb (GdkFrameClock *clock, guint *n)
{
  (*n)++;
}

static guint
count_frames (Driver *driver, guint ms)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (driver->window));
  const gint64 until = g_get_monotonic_time () + ms * 1000;
  guint n = 0;
  gulong handler = g_signal_connect (clock, "after-paint", G_CALLBACK (count_cb), &n);

  while (g_get_monotonic_time () < until)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);
  g_signal_handler_disconnect (clock, handler);
  return n;
}

/* Lets animations end first: toasts, confetti, panes that open. */
static void
check_idle (Driver *driver, const char *what)
{
  const gint64 until = g_get_monotonic_time () + MOST_BUSY * 1000;
  guint n;

  do
    n = count_frames (driver, IDLE);
  while (n > 0 && g_get_monotonic_time () < until);
  g_test_message ("%s: %u", what, n);
  if (n > 0)
    g_error ("%u frames in %u ms %s", n, IDLE, what);
}

static void
activate (Driver *driver, const char *name)
{
  g_action_group_activate_action (G_ACTION_GROUP (driver->room->view->actions), name, NULL);
}

static gboolean
is_analysed (Driver *driver)
{
  return driver->room->view->analysis != NULL && !gtk_widget_get_visible (find_nth (driver->room->view->analysis, GTK_TYPE_PROGRESS_BAR, 0));
}

static void
stop_hint (Driver *driver)
{
  GtkWidget *stop = find_button (driver->room->view->hint, "Stop");

  if (stop != NULL)
    g_signal_emit_by_name (stop, "clicked");
}

static void
play_some (Driver *driver)
{
  for (guint i = 0; i < 6; i++)
    {
      driver_answer (driver);
      g_assert_true (driver_wait (driver, driver_is_stopped));
    }
}

/* While a person thinks, after a hint, and with the log open or not. */
static void
test_hint (void)
{
  static const char *const kinds[] = { "person", "simple", "simple", NULL };
  g_autoptr (Driver) driver = driver_new (1400, 800);
  g_autoptr (OrreryRecord) record = driver_begin (5, ROLL_FIRST_GAME, kinds);

  driver_play (driver, record);
  check_idle (driver, "while somebody is asked");
  activate (driver, "hint");
  driver_settle (driver);
  stop_hint (driver);
  check_idle (driver, "after a hint");
  /* The log is hidden, and gets new lines. */
  activate (driver, "hint");
  driver_settle (driver);
  stop_hint (driver);
  play_some (driver);
  check_idle (driver, "after answers beside a hint");
  activate (driver, "close-entry");
  check_idle (driver, "beside the log");
  adw_flap_set_reveal_flap (driver->room->view->flap, FALSE);
  check_idle (driver, "with the log closed");
  play_some (driver);
  check_idle (driver, "after answers with the log closed");
}

static void
test_analysis (void)
{
  static const char *const kinds[] = { "simple", "random", NULL };
  g_autoptr (Driver) driver = driver_new (1400, 800);
  g_autoptr (OrreryRecord) record = driver_begin (5, 0, kinds);

  driver_play (driver, record);
  g_assert_true (driver_wait (driver, driver_is_stopped));
  check_idle (driver, "after the game");
  activate (driver, "analyse");
  g_assert_true (driver_wait (driver, is_analysed));
  check_idle (driver, "beside the analysis");
  orrery_game_view_replay (driver->room->view, 20);
  check_idle (driver, "in the past, beside the analysis");
  orrery_game_view_stop_replay (driver->room->view);
  check_idle (driver, "back at the end, beside the analysis");
}

/* A log that is hidden, or cleared before its last line was laid out, waits for nothing. */
static void
test_log (void)
{
  static const char *const kinds[] = { "person", "simple", NULL };
  g_autoptr (Driver) driver = driver_new (1400, 800);
  g_autoptr (OrreryRecord) record = driver_begin (5, ROLL_FIRST_GAME, kinds);
  OrreryLogView *log = driver->room->view->log;

  driver_play (driver, record);
  adw_flap_set_reveal_flap (driver->room->view->flap, TRUE);
  check_idle (driver, "beside the log");
  activate (driver, "hint");
  driver_settle (driver);
  stop_hint (driver);
  check_idle (driver, "beside a hint");
  orrery_log_view_add (log, 0, -1, NULL, "Out of sight.", NULL);
  check_idle (driver, "after a line that nobody sees");
  activate (driver, "close-entry");
  check_idle (driver, "beside the log again");
  orrery_log_view_add (log, 0, -1, NULL, "Gone.", NULL);
  orrery_log_view_clear (log);
  check_idle (driver, "beside a log that was emptied");
}

int
main (int argc, char *argv[])
{
  int status;

  orrery_games_register ();
  orrery_games_register_uis ();
  driver_set_up (&argc, &argv);
  g_test_add_func ("/app/play/idle/hint", test_hint);
  g_test_add_func ("/app/play/idle/analysis", test_analysis);
  g_test_add_func ("/app/play/idle/log", test_log);
  status = g_test_run ();
  driver_tear_down ();
  return status;
}
