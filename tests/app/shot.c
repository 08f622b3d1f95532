/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Takes a picture of the real window, for docs/ and for looking at it:
 *
 *   shot out.png --size 1000x700 --style dark --search "free trd" --do room.open::ship --wait 500
 *
 * What is to be done is done in the order: actions, then the search, then waiting. */
#include "config.h"

#include <stdlib.h>

#include "app/orrery-application.h"
#include "app/orrery-window.h"
#include "app/reference/orrery-reference.h"
#include "catalog/orrery-language.h"

#include "picture.h"

static char *size_text;
static char *style;
static char *search;
static char **actions;
static double text_scale = 1;
static int wait_ms = 1500;
static gboolean bare;
static gboolean rtl;

static const GOptionEntry options[] = {
  { "size", 0, 0, G_OPTION_ARG_STRING, &size_text, "Size of the window", "WxH" },
  { "style", 0, 0, G_OPTION_ARG_STRING, &style, "light, dark or contrast", "STYLE" },
  { "text-scale", 0, 0, G_OPTION_ARG_DOUBLE, &text_scale, "How large letters are", "FACTOR" },
  { "do", 0, 0, G_OPTION_ARG_STRING_ARRAY, &actions, "Activate an action; any number", "NAME" },
  { "rtl", 0, 0, G_OPTION_ARG_NONE, &rtl, "From right to left", NULL },
  { "search", 0, 0, G_OPTION_ARG_STRING, &search, "Type into the search field", "WORDS" },
  { "wait", 0, 0, G_OPTION_ARG_INT, &wait_ms, "How long to wait before the picture", "MS" },
  { "bare", 0, 0, G_OPTION_ARG_NONE, &bare, "No rounded corners, no shadow", NULL },
  { NULL }
};

static gboolean
quit_cb (gpointer loop)
{
  g_main_loop_quit (loop);
  return G_SOURCE_REMOVE;
}

static void
wait (guint ms)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);

  g_timeout_add (ms, quit_cb, loop);
  g_main_loop_run (loop);
}

static void
do_action (GtkWidget *window, const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;
  GVariant *target = NULL;

  if (!g_action_parse_detailed_name (text, &name, &target, &error))
    g_error ("%s", error->message);
  if (!gtk_widget_activate_action_variant (window, name, target))
    g_error ("There is no action %s", name);
  g_clear_pointer (&target, g_variant_unref);
  wait (200);
}

static void
set_up (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  int dpi;

  g_object_set (settings, "gtk-font-name", "Cantarell 11", "gtk-decoration-layout", ":close",
                "gtk-cursor-blink", FALSE, NULL);
  if (rtl)
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", (int) ((dpi > 0 ? dpi : 96 * 1024) * text_scale), NULL);
}

static void
take (OrreryApplication *app, const char *path)
{
  OrreryWindow *window = orrery_window_new (app);
  int width = 1000, height = 700;

  if (size_text != NULL)
    sscanf (size_text, "%dx%d", &width, &height);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_present (GTK_WINDOW (window));
  wait (400);
  for (guint i = 0; actions != NULL && actions[i] != NULL; i++)
    do_action (GTK_WIDGET (window), actions[i]);
  if (search != NULL)
    orrery_reference_search (
        ORRERY_REFERENCE (orrery_window_ensure_room (window, "reference")), search);
  wait ((guint) wait_ms);
  picture_save (GTK_WIDGET (window), path, bare);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  g_autoptr (GOptionContext) context = g_option_context_new ("OUT.png");
  g_autoptr (GError) error = NULL;
  g_autoptr (OrreryApplication) app = NULL;

  orrery_language_init ();
  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || argc != 2)
    g_error ("%s", error != NULL ? error->message : "OUT.png is missing");
  if (g_strcmp0 (style, "dark") == 0)
    g_setenv ("ADW_DEBUG_COLOR_SCHEME", "prefer-dark", TRUE);
  if (g_strcmp0 (style, "contrast") == 0)
    g_setenv ("ADW_DEBUG_HIGH_CONTRAST", "1", TRUE);

  app = orrery_application_new ();
  g_application_set_flags (G_APPLICATION (app), G_APPLICATION_NON_UNIQUE);
  if (!g_application_register (G_APPLICATION (app), NULL, &error))
    g_error ("%s", error->message);
  set_up ();
  take (app, argv[1]);
  return EXIT_SUCCESS;
}
