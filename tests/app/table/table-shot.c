/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Takes a picture of the Table room, for docs/ and for looking at it:
 *
 *   table-shot out.png --size 1280x800 --style dark --position table.json --line "2we rd*" --do
 * room.side */
#include "config.h"

#include "table-driver.h"

#include "../picture.h"
#include "catalog/orrery-language.h"

#include <stdlib.h>

static char *size_text;
static char *style;
static char *position;
static char **lines;
static char **actions;
static char *keys;
static gboolean resolve;
static gboolean mirror;
static gboolean hand_over;
static gboolean under_way;
static gboolean top;
static gboolean bare;
static gboolean rtl;

static const GOptionEntry options[] = {
  { "rtl", 0, 0, G_OPTION_ARG_NONE, &rtl, "From right to left", NULL },
  { "size", 0, 0, G_OPTION_ARG_STRING, &size_text, "Size of the window", "WxH" },
  { "style", 0, 0, G_OPTION_ARG_STRING, &style, "light, dark or contrast", "STYLE" },
  { "position", 0, 0, G_OPTION_ARG_STRING, &position, "A position to follow", "FILE" },
  { "line", 0, 0, G_OPTION_ARG_STRING_ARRAY, &lines, "The dice of a player; may be repeated",
    "DICE" },
  { "do", 0, 0, G_OPTION_ARG_STRING_ARRAY, &actions, "Activate an action; may be repeated",
    "NAME" },
  { "keys", 0, 0, G_OPTION_ARG_STRING, &keys, "Type", "KEYS" },
  { "resolve", 0, 0, G_OPTION_ARG_NONE, &resolve, "Go on with what was entered", NULL },
  { "mirror", 0, 0, G_OPTION_ARG_NONE, &mirror, "Full mirror, with the screen in hand", NULL },
  { "hand-over", 0, 0, G_OPTION_ARG_NONE, &hand_over, "The screen is still to be passed", NULL },
  { "under-way", 0, 0, G_OPTION_ARG_NONE, &under_way, "Join a game under way", NULL },
  { "top", 0, 0, G_OPTION_ARG_NONE, &top, "Of the window that is on top", NULL },
  { "bare", 0, 0, G_OPTION_ARG_NONE, &bare, "No rounded corners, no shadow", NULL },
  { NULL }
};

static gboolean
quit_cb (gpointer loop)
{
  g_main_loop_quit (loop);
  return G_SOURCE_REMOVE;
}

/* Whatever moves has come to rest. */
static void
wait_ms (guint ms)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);

  g_timeout_add (ms, quit_cb, loop);
  g_main_loop_run (loop);
}

static GtkWidget *
find_window (Driver *driver)
{
  GListModel *all = gtk_window_get_toplevels ();

  for (guint i = 0; top && i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (all, i);

      if (window != GTK_WIDGET (driver->window) && gtk_widget_get_mapped (window))
        return window;
    }
  return GTK_WIDGET (driver->window);
}

static void
set_scene (Driver *driver)
{
  const char *const names[] = { "Ada", "Ben", "Cleo", "Dan", NULL };
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  if (position != NULL)
    {
      if (!g_file_get_contents (position, &text, NULL, &error))
        g_error ("%s", error->message);
      if (mirror)
        driver->room->depth = ORRERY_DEPTH_MIRROR;
      driver_begin (driver, text, names, NULL);
      if (mirror && !hand_over)
        orrery_hand_over_ready (driver->room->hand_over);
    }
  for (guint i = 0; lines != NULL && lines[i] != NULL; i++)
    {
      orrery_reveal_page_go_to (driver->room->reveal_page, i);
      driver_type (driver, lines[i]);
    }
  if (resolve)
    {
      g_signal_emit_by_name (driver->room->reveal_page, "resolve");
      driver_settle (driver);
    }
  for (guint i = 0; actions != NULL && actions[i] != NULL; i++)
    {
      g_autofree char *name = NULL;
      g_autoptr (GVariant) target = NULL;

      if (g_action_parse_detailed_name (actions[i], &name, &target, NULL))
        gtk_widget_activate_action_variant (GTK_WIDGET (driver->window), name, target);
      wait_ms (300);
    }
  if (under_way)
    orrery_setup_page_set_under_way (driver->room->setup_page, TRUE);
  if (keys != NULL)
    driver_type (driver, keys);
}

int
main (int argc, char *argv[])
{
  g_autoptr (GOptionContext) context = g_option_context_new ("OUT.png");
  g_autoptr (GError) error = NULL;
  int width = 1280, height = 800;
  Driver driver;

  orrery_language_init ();
  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || argc != 2)
    g_error ("%s", error != NULL ? error->message : "OUT.png is missing");
  if (g_strcmp0 (style, "dark") == 0)
    g_setenv ("ADW_DEBUG_COLOR_SCHEME", "prefer-dark", TRUE);
  if (g_strcmp0 (style, "contrast") == 0)
    g_setenv ("ADW_DEBUG_HIGH_CONTRAST", "1", TRUE);
  if (size_text != NULL)
    sscanf (size_text, "%dx%d", &width, &height);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Cantarell 11",
                "gtk-decoration-layout", ":close", "gtk-cursor-blink", FALSE, NULL);
  if (rtl)
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  driver_open (&driver, width, height);
  set_scene (&driver);
  wait_ms (1500);
  picture_save (find_window (&driver), argv[1], bare);
  return EXIT_SUCCESS;
}
