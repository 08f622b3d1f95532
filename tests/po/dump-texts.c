/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints every text that the window shows, room by room: the room's name, a tab, the text. */
#include "config.h"

#include "app/orrery-application.h"
#include "app/orrery-window.h"
#include "catalog/orrery-language.h"
#include "games/games.h"

/* On one line, whatever it contains. */
static void
print_text (const char *room, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text != NULL ? text : "", "\n", -1);
  g_autofree char *joined = g_strjoinv ("\\n", lines);

  if (*joined != '\0')
    g_print ("%s\t%s\n", room, joined);
}

static void
print_texts (const char *room, GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  if (GTK_IS_LABEL (widget))
    print_text (room, gtk_label_get_text (GTK_LABEL (widget)));
  print_text (room, gtk_widget_get_tooltip_text (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    print_texts (room, child);
}

static gboolean
stop_waiting (gpointer done)
{
  *(gboolean *) done = TRUE;
  return G_SOURCE_REMOVE;
}

/* Rooms fill their lists when idle. */
static void
settle (void)
{
  gboolean done = FALSE;

  g_idle_add_full (G_PRIORITY_LOW + 100, stop_waiting, &done, NULL);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
}

int
main (int argc, char *argv[])
{
  static const char *const rooms[] = { "reference", "table", "play" };
  g_autoptr (OrreryApplication) app = NULL;
  OrreryWindow *window;

  orrery_games_register ();
  orrery_games_register_uis ();
  orrery_language_init ();
  app = orrery_application_new ();
  g_application_set_flags (G_APPLICATION (app), G_APPLICATION_NON_UNIQUE);
  if (!g_application_register (G_APPLICATION (app), NULL, NULL))
    return 1;

  window = orrery_window_new (app);
  gtk_window_present (GTK_WINDOW (window));
  for (gsize i = 0; i < G_N_ELEMENTS (rooms); i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (window), "win.room", "s", rooms[i]);
      settle ();
      print_texts (rooms[i], GTK_WIDGET (window));
    }
  gtk_window_destroy (GTK_WINDOW (window));
  return 0;
}
