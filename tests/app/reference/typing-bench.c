/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long it takes from a key to the frame that shows its results, in the Reference room.
 *
 *   typing-bench [--size 1000x700] [--wall] [QUERY…] */
#include "config.h"

#include "../frame-times.h"
#include "app/orrery-application.h"
#include "app/orrery-window.h"
#include "app/reference/orrery-reference.h"

static char *size_text;
static gboolean wall;

static const GOptionEntry options[] = {
  { "size", 0, 0, G_OPTION_ARG_STRING, &size_text, "Size of the window", "WxH" },
  { "wall", 0, 0, G_OPTION_ARG_NONE, &wall, "By the clock on the wall", NULL },
  { NULL }
};

static const char *const queries[] = {
  "free trade", "galactic exchange", "genes world cost 4", "reassign white", "mining league",
  "how many dice do I recruit", "ship trade brown", "alien", "what if the bag is empty", "phase 3",
  NULL
};

static void
run_for (guint ms)
{
  const gint64 until = g_get_monotonic_time () + ms * 1000;

  while (g_get_monotonic_time () < until)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (200);
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

/* As a quick typist: ten keys a second, so that what follows a key later is in the numbers too. */
static void
type (FrameTimes *times, GtkEditable *field, const char *text)
{
  for (guint i = 1; text[i - 1] != '\0'; i++)
    {
      g_autofree char *start = g_strndup (text, i);

      frame_times_set (times, "a key, until it is seen");
      frame_times_begin (times);
      gtk_editable_set_text (field, start);
      run_for (40);
      frame_times_set (times, "later frames");
      run_for (60);
    }
  frame_times_set (times, "the best hit's page");
  run_for (500);
}

int
main (int argc, char *argv[])
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (OrreryApplication) app = NULL;
  const char *const *query = queries;
  OrreryReference *room;
  OrreryWindow *window;
  FrameTimes *times;
  GtkEditable *field;
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
  field = find_field (GTK_WIDGET (orrery_reference_get_pane (room)));
  times = frame_times_new (GTK_WIDGET (window), wall);
  for (; *query != NULL; query++)
    {
      type (times, field, *query);
      frame_times_set (times, NULL);
      gtk_editable_set_text (field, "");
      run_for (200);
    }
  frame_times_print (times);
  frame_times_free (times);
  gtk_window_destroy (GTK_WINDOW (window));
  return 0;
}
