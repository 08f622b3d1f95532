/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Takes a screenshot of the history, for docs/ and for viewing:
 *
 *   history-shot out.png --games 40 --size 900x680 --style dark --page players --open 0
 *
 * The games are made up: players, winners and dates come from a fixed seed. */
#include "config.h"

#include "made-history.h"
#include "picture.h"
#include "play-driver.h"

#include "app/history/orrery-history-window.h"
#include "app/history/orrery-score-paper.h"
#include "catalog/orrery-language.h"
#include "games/games.h"

#include <stdlib.h>

static char *page;
static char *search;
static int n_games = 40;
static int open_game = -1;
static char *pdf;
static gboolean choosing;

static const GOptionEntry options[] = {
  { "games", 0, 0, G_OPTION_ARG_INT, &n_games, "How many games there are", "N" },
  { "page", 0, 0, G_OPTION_ARG_STRING, &page, "games, players or roles", "PAGE" },
  { "open", 0, 0, G_OPTION_ARG_INT, &open_game, "Open one of the page's rows", "N" },
  { "search", 0, 0, G_OPTION_ARG_STRING, &search, "Search for games", "WORDS" },
  { "choose", 0, 0, G_OPTION_ARG_NONE, &choosing, "Choose some games", NULL },
  { "pdf", 0, 0, G_OPTION_ARG_STRING, &pdf, "Also write the game that is opened as PDF", "FILE" },
  { NULL }
};

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
show (OrreryHistoryWindow *window, const Picture *picture)
{
  GtkWidget *widget = GTK_WIDGET (window);
  GtkWidget *stack = find (widget, ADW_TYPE_VIEW_STACK);

  if (page != NULL)
    adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (stack), page);
  picture_wait (300);
  if (search != NULL)
    {
      gtk_widget_activate_action (widget, "history.find", NULL);
      picture_wait (300);
      gtk_editable_set_text (GTK_EDITABLE (find (widget, GTK_TYPE_SEARCH_ENTRY)), search);
    }
  if (choosing)
    {
      gtk_toggle_button_set_active (
          GTK_TOGGLE_BUTTON (driver_find_button (widget, "Choose Games")), TRUE);
      gtk_widget_activate_action (widget, "history.choose-all", NULL);
    }
  picture_wait (500);
  if (open_game >= 0)
    g_signal_emit_by_name (find (stack, GTK_TYPE_LIST_VIEW), "activate", (guint) open_game);
  if (pdf != NULL)
    orrery_score_paper_print (g_list_model_get_item (G_LIST_MODEL (orrery_ledger_get_default ()), (guint) open_game),
                              GTK_PRINT_OPERATION_ACTION_EXPORT, pdf, NULL, NULL);
  for (guint i = 0; picture->actions != NULL && picture->actions[i] != NULL; i++)
    picture_activate (widget, picture->actions[i]);
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  orrery_games_register_uis ();
  Picture picture = { .width = 900, .height = 680, .wait_ms = 1000, .top = TRUE, .bare = TRUE };
  OrreryHistoryWindow *window;
  Driver *driver;

  orrery_language_init ();
  picture_parse (&picture, &argc, &argv, options);
  driver_set_up (&argc, &argv);
  make_history ((guint) n_games, 3);
  picture_set_up ();
  driver = driver_new (1000, 700);
  window = orrery_history_window_present (GTK_WINDOW (driver->window));
  while (!orrery_ledger_get_loaded (orrery_ledger_get_default ()))
    g_main_context_iteration (NULL, TRUE);
  picture_fit (&picture, GTK_WINDOW (window));
  show (window, &picture);
  picture_fit (&picture, GTK_WINDOW (window));
  picture_wait (picture.wait_ms);
  picture_save (&picture, GTK_WIDGET (window));
  gtk_window_destroy (GTK_WINDOW (window));
  driver_free (driver);
  driver_tear_down ();
  return 0;
}
