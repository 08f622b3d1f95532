/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Takes a screenshot of the real window, for docs/ and for viewing:
 *
 *   shot out.png --size 1000x700 --style dark --search "free trd" --do room.open::ship --wait 500
 *
 * The order is: actions, then the search, then waiting. */
#include "config.h"

#include <stdlib.h>

#include "app/orrery-application.h"
#include "app/orrery-window.h"
#include "app/reference/orrery-reference.h"
#include "catalog/orrery-language.h"

#include "picture.h"
#include "games/games.h"

static char *search;

static const GOptionEntry options[] = {
  { "search", 0, 0, G_OPTION_ARG_STRING, &search, "Type into the search field", "WORDS" },
  { NULL }
};

static void
take (OrreryApplication *app, const Picture *picture)
{
  OrreryWindow *window = orrery_window_new (app);

  gtk_window_set_default_size (GTK_WINDOW (window), picture->width, picture->height);
  gtk_window_present (GTK_WINDOW (window));
  picture_wait (400);
  for (guint i = 0; picture->actions != NULL && picture->actions[i] != NULL; i++)
    picture_activate (GTK_WIDGET (window), picture->actions[i]);
  if (search != NULL)
    orrery_reference_search (
        ORRERY_REFERENCE (orrery_window_ensure_room (window, "reference")), search);
  picture_wait (picture->wait_ms);
  picture_save (picture, GTK_WIDGET (window));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  orrery_games_register_uis ();
  Picture picture = { .width = 1000, .height = 700, .wait_ms = 1500 };
  g_autoptr (GError) error = NULL;
  g_autoptr (OrreryApplication) app = NULL;

  orrery_language_init ();
  picture_parse (&picture, &argc, &argv, options);
  app = orrery_application_new ();
  g_application_set_flags (G_APPLICATION (app), G_APPLICATION_NON_UNIQUE);
  if (!g_application_register (G_APPLICATION (app), NULL, &error))
    g_error ("%s", error->message);
  picture_set_up ();
  take (app, &picture);
  return EXIT_SUCCESS;
}
