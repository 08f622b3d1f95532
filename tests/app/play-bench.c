/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long frames take in the Play room: while dice tumble, while computer players think and move, and while
 * a person assigns. Prints percentiles in milliseconds of processor time, which does not include other
 * programs, and of wall-clock time.
 *
 * An empty window of the same size is repainted first, to know the time that is not ours.
 *
 *   play-bench [--size 1280x800]… [--rounds 4] [--kind expert] [--whole] */
#include "config.h"

#include "frame-times.h"
#include "play-driver.h"
#include "games/games.h"
#include "games/roll/words/orrery-roll.h"

static char **sizes;
static char *kind;
static int n_rounds = 4;
static gboolean no_log;
static gboolean whole;

static const GOptionEntry options[] = {
  { "size", 0, 0, G_OPTION_ARG_STRING_ARRAY, &sizes, "Size of the window; several in turn", "WxH" },
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

      /* Newly rolled dice tumble; then a person looks at them. */
      count_as (bench, rolled ? "dice tumble" : "a person answers");
      run_for (rolled ? 800 : 100);
      count_as (bench, "a person answers");
      driver_answer (driver);
      count_as (bench, "computer players play");
      driver_wait (driver, driver_is_stopped);
    }
}

static void
begin (Bench *bench, GtkWindow *window)
{
  bench->processor = frame_times_new (GTK_WIDGET (window), FALSE);
  bench->wall = frame_times_new (GTK_WIDGET (window), TRUE);
}

static void
end (Bench *bench)
{
  frame_times_print (bench->processor);
  frame_times_print (bench->wall);
  frame_times_free (bench->processor);
  frame_times_free (bench->wall);
}

/* Unchanged contents are not repainted, so the opacity alternates slightly. */
static gboolean
repaint_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  gtk_widget_set_opacity (widget, gtk_widget_get_opacity (widget) < 1 ? 1 : 0.9);
  return G_SOURCE_CONTINUE;
}

static void
paint_empty_window (int width, int height)
{
  GtkWidget *window = adw_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  Bench bench;

  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  adw_window_set_content (ADW_WINDOW (window), box);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_present (GTK_WINDOW (window));
  run_for (500);
  begin (&bench, GTK_WINDOW (window));
  count_as (&bench, "an empty window");
  gtk_widget_add_tick_callback (box, repaint_cb, NULL, NULL);
  run_for (1000);
  end (&bench);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
measure (int width, int height)
{
  Driver *driver;
  Bench bench;

  g_print ("%d x %d:\n", width, height);
  paint_empty_window (width, height);
  driver = driver_new (width, height);
  run_for (500);
  begin (&bench, GTK_WINDOW (driver->window));
  if (whole)
    g_signal_connect_data (gtk_widget_get_frame_clock (GTK_WIDGET (driver->window)), "after-paint",
                           G_CALLBACK (frame_times_begin), bench.processor, NULL,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  play (driver, &bench);
  end (&bench);
  driver_free (driver);
}

/* Which sound is played would stand between the results, again and again. */
static void
ignore_cb (const char *domain, GLogLevelFlags level, const char *message, gpointer data)
{
}

int
main (int argc, char *argv[])
{
  const char *const usual[] = { "1280x800", NULL };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GSettings) settings = NULL;
  g_autoptr (GError) error = NULL;

  orrery_games_register ();
  orrery_games_register_uis ();
  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    g_error ("%s", error->message);
  if (kind == NULL)
    kind = g_strdup ("expert");
  driver_set_up (&argc, &argv);
  g_log_set_handler ("orrery-sound", G_LOG_LEVEL_DEBUG, ignore_cb, NULL);
  settings = g_settings_new (ORRERY_APP_ID);
  g_settings_set_uint (settings, "pace", 150);
  g_settings_set_boolean (settings, "play-log", !no_log);
  for (const char *const *size = sizes != NULL ? (const char *const *) sizes : usual; *size != NULL; size++)
    {
      int width, height;

      if (sscanf (*size, "%dx%d", &width, &height) != 2)
        g_error ("--size takes WxH, not %s", *size);
      measure (width, height);
    }
  g_strfreev (sizes);
  driver_tear_down ();
  return 0;
}
