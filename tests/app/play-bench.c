/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long frames take in the Play room: while dice tumble, while computer players think and move,
 * and while a person assigns. Prints percentiles in milliseconds of processor time, which other
 * programs do not add to, and of the clock on the wall.
 *
 *   play-bench [--size 1280x800] [--rounds 4] [--kind expert] [--whole] */
#include "config.h"

#include "frame-times.h"
#include "play-driver.h"
#include "games/games.h"
#include "games/roll/words/orrery-roll.h"

static char *size_text;
static char *kind;
static int n_rounds = 4;
static gboolean no_log;
static gboolean whole;

static const GOptionEntry options[] = {
  { "size", 0, 0, G_OPTION_ARG_STRING, &size_text, "Size of the window", "WxH" },
  { "rounds", 0, 0, G_OPTION_ARG_INT, &n_rounds, "How many rounds to play", "N" },
  { "no-log", 0, 0, G_OPTION_ARG_NONE, &no_log, "Without the log", NULL },
  { "kind", 0, 0, G_OPTION_ARG_STRING, &kind, "Which computer players", "KIND" },
  { "whole", 0, 0, G_OPTION_ARG_NONE, &whole, "With all that is done between two frames", NULL },
  { NULL }
};

static void
run_for (guint ms)
{
  const gint64 until = g_get_monotonic_time () + ms * 1000;

  while (g_get_monotonic_time () < until)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (500);
}

typedef struct
{
  FrameTimes *processor;
  FrameTimes *wall;
} Bench;

static void
count_as (Bench *bench, const char *name)
{
  g_autofree char *on_the_wall = g_strconcat (name, ", wall", NULL);

  frame_times_set (bench->processor, name);
  frame_times_set (bench->wall, on_the_wall);
}

static void
play (Driver *driver, Bench *bench)
{
  g_autoptr (OrreryRecord) record
    = driver_begin (7, ROLL_FIRST_GAME, (const char *const[]) { "person", kind, kind, kind, NULL });

  count_as (bench, "computer players play");
  driver_play (driver, record);
  while ((int) orrery_roll_state (orrery_session_get_record (driver->room->session))->round <= n_rounds
         && orrery_roll_state (orrery_session_get_record (driver->room->session))->step != ROLL_STEP_OVER)
    {
      const gboolean rolled = driver_draft (driver) != NULL;

      /* Newly rolled dice tumble; a person then looks at them. */
      count_as (bench, rolled ? "dice tumble" : "a person answers");
      run_for (rolled ? 800 : 100);
      count_as (bench, "a person answers");
      driver_answer (driver);
      count_as (bench, "computer players play");
      driver_wait (driver, driver_is_stopped);
    }
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  orrery_games_register_uis ();
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GSettings) settings = NULL;
  Bench bench;
  Driver *driver;
  int width = 1280, height = 800;

  g_option_context_add_main_entries (context, options, NULL);
  g_option_context_parse (context, &argc, &argv, NULL);
  if (kind == NULL)
    kind = g_strdup ("expert");
  if (size_text != NULL)
    sscanf (size_text, "%dx%d", &width, &height);
  driver_set_up (&argc, &argv);
  settings = g_settings_new (ORRERY_APP_ID);
  g_settings_set_uint (settings, "pace", 150);
  g_settings_set_boolean (settings, "play-log", !no_log);
  driver = driver_new (width, height);
  run_for (500);
  bench.processor = frame_times_new (GTK_WIDGET (driver->window), FALSE);
  bench.wall = frame_times_new (GTK_WIDGET (driver->window), TRUE);
  if (whole)
    g_signal_connect_data (gtk_widget_get_frame_clock (GTK_WIDGET (driver->window)), "after-paint",
                           G_CALLBACK (frame_times_begin), bench.processor, NULL,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  play (driver, &bench);
  frame_times_print (bench.processor);
  frame_times_print (bench.wall);
  frame_times_free (bench.processor);
  frame_times_free (bench.wall);
  driver_free (driver);
  driver_tear_down ();
  return 0;
}
