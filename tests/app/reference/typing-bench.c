/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The time from a key press to the frame with its results, in the Reference room.
 *
 *   typing-bench [--size 1000x700] [--wall] [--pause 80] [QUERY…] */
#include "config.h"

#include "find.h"
#include "../frame-times.h"
#include "app/orrery-application.h"
#include "app/orrery-window.h"
#include "app/reference/orrery-reference.h"
#include "games/games.h"

static char *size_text;
static gboolean wall;
static int pause_ms = 80; /* twelve keys per second */

static const GOptionEntry options[] = {
  { "size", 0, 0, G_OPTION_ARG_STRING, &size_text, "Size of the window", "WxH" },
  { "wall", 0, 0, G_OPTION_ARG_NONE, &wall, "By the clock on the wall", NULL },
  { "pause", 0, 0, G_OPTION_ARG_INT, &pause_ms, "Between two keys", "MS" },
  { NULL }
};

static const char *const queries[] = {
  "free trade", "galactic exchange", "genes world cost 4", "reassign white", "mining league",
  "how many dice do I recruit", "ship trade brown", "alien", "what if the bag is empty", "phase 3",
  NULL
};

static gboolean
set_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

/* Sleeps if there is nothing to do, so that waiting costs no processor time. */
static void
run_for (guint ms)
{
  gboolean over = FALSE;

  g_timeout_add (ms, set_cb, &over);
  while (!over)
    g_main_context_iteration (NULL, TRUE);
}

static void
painted_cb (guint *n_frames)
{
  (*n_frames)++;
}

static void
run_until_painted (guint *n_frames)
{
  for (const guint n = *n_frames; *n_frames == n;)
    g_main_context_iteration (NULL, TRUE);
}

static GtkEditable *
find_field (GtkWidget *widget)
{
  GtkEditable *found = GTK_IS_SEARCH_ENTRY (widget) ? GTK_EDITABLE (widget) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_field (child);
  return found;
}

/* Late effects of a key count too, up to the frame that shows them. */
static void
type (FrameTimes *times, guint *n_frames, GtkEditable *field, const char *text)
{
  int end = 0;

  for (guint i = 0; text[i] != '\0'; i++)
    {
      frame_times_set (times, "a key, until it is seen");
      frame_times_restart (times);
      gtk_editable_insert_text (field, &text[i], 1, &end);
      run_until_painted (n_frames);
      frame_times_set (times, "later frames");
      run_for ((guint) pause_ms);
    }
  frame_times_set (times, "the best hit's page");
  run_for (500);
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  orrery_games_register_uis ();
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (OrreryApplication) app = NULL;
  const char *const *query = queries;
  OrreryReference *room;
  OrreryWindow *window;
  GdkFrameClock *clock;
  FrameTimes *times;
  GtkEditable *field;
  guint n_frames = 0;
  int width = 1000, height = 700;

  g_option_context_add_main_entries (context, options, NULL);
  g_option_context_parse (context, &argc, &argv, NULL);
  if (size_text != NULL)
    sscanf (size_text, "%dx%d", &width, &height);
  if (argc > 1)
    query = (const char *const *) argv + 1;
  app = orrery_application_new ();
  if (!g_application_register (G_APPLICATION (app), NULL, NULL))
    return 1;
  window = orrery_window_new (app);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  room = ORRERY_REFERENCE (orrery_window_ensure_room (window, "reference"));
  gtk_window_present (GTK_WINDOW (window));
  run_for (1500);
  /* A busy machine may not have had time for what is prepared while nobody types. */
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
  field = find_field (find_nth (room, ORRERY_TYPE_SEARCH_PANE, 0));
  clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  g_print ("%d x %d:\n", width, height);
  times = frame_times_new (GTK_WIDGET (window), wall);
  if (!wall)
    g_signal_connect_data (clock, "after-paint", G_CALLBACK (frame_times_begin), times, NULL,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (painted_cb), &n_frames);
  for (; *query != NULL; query++)
    {
      type (times, &n_frames, field, *query);
      frame_times_set (times, NULL);
      gtk_editable_set_text (field, "");
      run_for (200);
    }
  frame_times_print (times);
  frame_times_free (times);
  gtk_window_destroy (GTK_WINDOW (window));
  return 0;
}
