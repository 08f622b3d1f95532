/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Takes a picture of the history, for docs/ and for looking at it:
 *
 *   history-shot out.png --games 40 --size 900x680 --style dark --page players --open 0
 *
 * The games are made up: who sits there, who wins and when is drawn from a fixed seed. */
#include "config.h"

#include "made-history.h"
#include "picture.h"
#include "play-driver.h"

#include "app/history/orrery-history-window.h"
#include "app/history/orrery-score-paper.h"
#include "catalog/orrery-language.h"

#include <stdlib.h>

static char *size_text;
static char *style;
static char *page;
static char *search;
static char **actions;
static int n_games = 40;
static int open_game = -1;
static double text_scale = 1;
static char *pdf;
static gboolean choosing;
static gboolean rtl;

static const GOptionEntry options[] = {
  { "size", 0, 0, G_OPTION_ARG_STRING, &size_text, "Size of the window", "WxH" },
  { "style", 0, 0, G_OPTION_ARG_STRING, &style, "light or dark", "STYLE" },
  { "text-scale", 0, 0, G_OPTION_ARG_DOUBLE, &text_scale, "How large letters are", "FACTOR" },
  { "games", 0, 0, G_OPTION_ARG_INT, &n_games, "How many games there are", "N" },
  { "page", 0, 0, G_OPTION_ARG_STRING, &page, "games, players or factions", "PAGE" },
  { "open", 0, 0, G_OPTION_ARG_INT, &open_game, "Open one of the page's rows", "N" },
  { "search", 0, 0, G_OPTION_ARG_STRING, &search, "Search for games", "WORDS" },
  { "choose", 0, 0, G_OPTION_ARG_NONE, &choosing, "Choose some games", NULL },
  { "pdf", 0, 0, G_OPTION_ARG_STRING, &pdf, "Also write the game that is opened as PDF", "FILE" },
  { "rtl", 0, 0, G_OPTION_ARG_NONE, &rtl, "From right to left", NULL },
  { "do", 0, 0, G_OPTION_ARG_STRING_ARRAY, &actions, "Activate an action; any number", "NAME" },
  { NULL }
};

static gboolean
quit_cb (gpointer loop)
{
  g_main_loop_quit (loop);
  return G_SOURCE_REMOVE;
}

static void
wait_for (guint ms)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);

  g_timeout_add (ms, quit_cb, loop);
  g_main_loop_run (loop);
}

/* Without a window manager the window has an edge of its own, which the size is too small by. */
static void
fit (GtkWidget *window)
{
  GtkWidget *content = adw_window_get_content (ADW_WINDOW (window));
  int width = 900, height = 680, edge = 0;

  if (size_text != NULL)
    sscanf (size_text, "%dx%d", &width, &height);
  for (guint i = 0; i < 10 && gtk_widget_get_width (content) != width; i++)
    {
      gtk_window_set_default_size (GTK_WINDOW (window), width + edge, height + edge);
      wait_for (400);
      if (ABS (width - gtk_widget_get_width (content)) < 60)
        edge += width - gtk_widget_get_width (content);
    }
}

static GtkWidget *
find (GtkWidget *widget, GType type)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = !gtk_widget_get_child_visible (child) ? NULL
                         : G_TYPE_CHECK_INSTANCE_TYPE (child, type) ? child
                                                                    : find (child, type);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
show (OrreryHistoryWindow *window)
{
  GtkWidget *widget = GTK_WIDGET (window);
  GtkWidget *stack = find (widget, ADW_TYPE_VIEW_STACK);

  if (page != NULL)
    adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (stack), page);
  wait_for (300);
  if (search != NULL)
    {
      gtk_widget_activate_action (widget, "history.find", NULL);
      wait_for (300);
      gtk_editable_set_text (GTK_EDITABLE (find (widget, GTK_TYPE_SEARCH_ENTRY)), search);
    }
  if (choosing)
    {
      gtk_toggle_button_set_active (
          GTK_TOGGLE_BUTTON (driver_find_button (widget, "Choose Games")), TRUE);
      gtk_widget_activate_action (widget, "history.choose-all", NULL);
    }
  wait_for (500);
  if (open_game >= 0)
    g_signal_emit_by_name (find (stack, GTK_TYPE_LIST_VIEW), "activate", (guint) open_game);
  if (pdf != NULL)
    orrery_score_paper_print (orrery_history_window_get_outcome (window),
                              GTK_PRINT_OPERATION_ACTION_EXPORT, pdf, NULL, NULL);
  for (guint i = 0; actions != NULL && actions[i] != NULL; i++)
    {
      wait_for (300);
      gtk_widget_activate_action (widget, actions[i], NULL);
    }
}

int
main (int argc, char *argv[])
{
  g_autoptr (GOptionContext) context = g_option_context_new ("OUT.png");
  g_autoptr (GError) error = NULL;
  OrreryHistoryWindow *window;
  Driver *driver;
  int dpi;

  orrery_language_init ();
  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || argc != 2)
    g_error ("%s", error != NULL ? error->message : "OUT.png is missing");
  driver_set_up (&argc, &argv);
  make_history ((guint) n_games, 3);
  if (rtl)
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  if (g_strcmp0 (style, "dark") == 0)
    adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                        ADW_COLOR_SCHEME_FORCE_DARK);
  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Cantarell 11",
                "gtk-decoration-layout", ":close", "gtk-cursor-blink", FALSE, NULL);
  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                (int) ((dpi > 0 ? dpi : 96 * 1024) * text_scale), NULL);
  driver = driver_new (1000, 700);
  window = orrery_history_window_present (GTK_WINDOW (driver->window));
  while (!orrery_ledger_get_loaded (orrery_ledger_get_default ()))
    g_main_context_iteration (NULL, TRUE);
  fit (GTK_WIDGET (window));
  show (window);
  wait_for (1000);
  {
    g_autoptr (GList) windows = gtk_window_list_toplevels ();
    GtkWidget *top = GTK_WIDGET (window);

    for (GList *l = windows; l != NULL; l = l->next)
      if (gtk_window_get_transient_for (l->data) == GTK_WINDOW (window) && ADW_IS_WINDOW (l->data))
        top = l->data;
    picture_save (top, argv[1], TRUE);
  }
  gtk_window_destroy (GTK_WINDOW (window));
  driver_free (driver);
  driver_tear_down ();
  return 0;
}
