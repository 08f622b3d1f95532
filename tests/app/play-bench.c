/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long frames take in the Play room: while dice tumble, while computer players think and move,
 * and while a person assigns. Prints percentiles in milliseconds of processor time, which other
 * programs do not add to, and of the clock on the wall.
 *
 *   play-bench [--size 1280x800] [--rounds 4] [--kind expert] */
#include "config.h"

#include "play-driver.h"

#include <stdlib.h>
#include <time.h>

typedef enum
{
  TUMBLE,
  THINK,
  ASK,
  N_PARTS
} Part;

typedef enum
{
  PROCESSOR,
  WALL,
  N_CLOCKS
} Clock;

typedef struct
{
  GArray *times[N_PARTS][N_CLOCKS]; /* of double, ms */
  Part part;
  gint64 began[N_CLOCKS];
} Bench;

static char *size_text;
static char *kind;
static int n_rounds = 4;
static gboolean no_log;

static const GOptionEntry options[] = {
  { "size", 0, 0, G_OPTION_ARG_STRING, &size_text, "Size of the window", "WxH" },
  { "rounds", 0, 0, G_OPTION_ARG_INT, &n_rounds, "How many rounds to play", "N" },
  { "no-log", 0, 0, G_OPTION_ARG_NONE, &no_log, "Without the log", NULL },
  { "kind", 0, 0, G_OPTION_ARG_STRING, &kind, "Which computer players", "KIND" },
  { NULL }
};

/* In microseconds. */
static gint64
now (Clock clock)
{
  struct timespec time;

  if (clock == WALL)
    return g_get_monotonic_time ();
  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return (gint64) time.tv_sec * 1000000 + time.tv_nsec / 1000;
}

static void
before_cb (GdkFrameClock *frames, Bench *bench)
{
  for (guint clock = 0; clock < N_CLOCKS; clock++)
    bench->began[clock] = now (clock);
}

static void
after_cb (GdkFrameClock *frames, Bench *bench)
{
  if (bench->began[WALL] == 0)
    return;
  for (guint clock = 0; clock < N_CLOCKS; clock++)
    {
      const double ms = (double) (now (clock) - bench->began[clock]) / 1000;

      g_array_append_val (bench->times[bench->part][clock], ms);
    }
  bench->began[WALL] = 0;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  return *(const double *) a < *(const double *) b ? -1 : *(const double *) a > *(const double *) b;
}

static double
percentile (const GArray *times, guint percent)
{
  return times->len == 0 ? 0 : g_array_index (times, double, (times->len - 1) * percent / 100);
}

static void
report (const char *name, GArray *times)
{
  guint fast = 0;

  for (guint i = 0; i < times->len; i++)
    fast += g_array_index (times, double, i) < 16;
  g_array_sort (times, compare);
  g_print ("%-34s %5u frames  50 %% %5.1f  90 %% %5.1f  95 %% %5.1f  99 %% %5.1f  most %5.1f ms  below 16 ms: %.1f %%\n",
           name, times->len, percentile (times, 50), percentile (times, 90), percentile (times, 95),
           percentile (times, 99), percentile (times, 100), times->len ? 100.0 * fast / times->len : 0);
}

static void
run_for (guint ms)
{
  const gint64 until = g_get_monotonic_time () + ms * 1000;

  while (g_get_monotonic_time () < until)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (500);
}

int
main (int argc, char *argv[])
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (OrreryRecord) record = NULL;
  g_autoptr (GSettings) settings = NULL;
  GdkFrameClock *clock;
  Bench bench = { 0 };
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
  for (guint i = 0; i < N_PARTS; i++)
    for (guint k = 0; k < N_CLOCKS; k++)
      bench.times[i][k] = g_array_new (FALSE, FALSE, sizeof (double));
  driver = driver_new (width, height);
  run_for (500);
  clock = gtk_widget_get_frame_clock (GTK_WIDGET (driver->window));
  g_signal_connect (clock, "before-paint", G_CALLBACK (before_cb), &bench);
  g_signal_connect_after (clock, "after-paint", G_CALLBACK (after_cb), &bench);

  record = driver_begin (7, ROLL_FIRST_GAME, (const char *const[]) { "person", kind, kind, kind, NULL });
  bench.part = THINK;
  driver_play (driver, record);
  while ((int) orrery_session_get_state (driver->room->session)->round <= n_rounds
         && orrery_session_get_state (driver->room->session)->step != ROLL_STEP_OVER)
    {
      /* Newly rolled dice tumble; a person then looks at them. */
      bench.part = driver->room->draft != NULL ? TUMBLE : ASK;
      run_for (driver->room->draft != NULL ? 800 : 100);
      bench.part = ASK;
      driver_answer (driver);
      bench.part = THINK;
      driver_wait (driver, driver_is_stopped);
    }
  for (guint k = 0; k < N_CLOCKS; k++)
    {
      report (k == WALL ? "dice tumble, wall" : "dice tumble", bench.times[TUMBLE][k]);
      report (k == WALL ? "computer players play, wall" : "computer players play", bench.times[THINK][k]);
      report (k == WALL ? "a person answers, wall" : "a person answers", bench.times[ASK][k]);
    }
  driver_free (driver);
  driver_tear_down ();
  return 0;
}
