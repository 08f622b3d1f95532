/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Takes a picture of the Table room, for docs/ and for looking at it:
 *
 *   table-shot out.png --style dark --position table.json --line "2we rd*" --do room.side */
#include "config.h"

#include "table-driver.h"

#include "../picture.h"
#include "catalog/orrery-language.h"
#include "games/games.h"
#include "games/roll/table/orrery-setup-page.h"

#include <stdlib.h>

static char *position;
static char **lines;
static char *keys;
static gboolean resolve;
static gboolean mirror;
static gboolean hand_over;
static gboolean under_way;

static const GOptionEntry options[] = {
  { "position", 0, 0, G_OPTION_ARG_STRING, &position, "A position to follow", "FILE" },
  { "line", 0, 0, G_OPTION_ARG_STRING_ARRAY, &lines, "The dice of a player; may be repeated",
    "DICE" },
  { "keys", 0, 0, G_OPTION_ARG_STRING, &keys, "Type", "KEYS" },
  { "resolve", 0, 0, G_OPTION_ARG_NONE, &resolve, "Go on with what was entered", NULL },
  { "mirror", 0, 0, G_OPTION_ARG_NONE, &mirror, "Full mirror, with the screen in hand", NULL },
  { "hand-over", 0, 0, G_OPTION_ARG_NONE, &hand_over, "The screen is still to be passed", NULL },
  { "under-way", 0, 0, G_OPTION_ARG_NONE, &under_way, "Join a game under way", NULL },
  { NULL }
};

static void
set_scene (Driver *driver, const Picture *picture)
{
  const char *const names[] = { "Ada", "Ben", "Cleo", "Dan", NULL };
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  if (position != NULL)
    {
      if (!g_file_get_contents (position, &text, NULL, &error))
        g_error ("%s", error->message);
      if (mirror)
        driver->room->depth = ORRERY_ROLL_MIRROR;
      driver_begin (driver, text, names, NULL);
      if (mirror && !hand_over)
        orrery_hand_over_ready (driver->room->hand_over);
    }
  for (guint i = 0; lines != NULL && lines[i] != NULL; i++)
    {
      orrery_reveal_page_go_to (driver_reveal (driver), i);
      driver_type (driver, lines[i]);
    }
  if (resolve)
    {
      g_signal_emit_by_name (driver_reveal (driver), "resolve");
      driver_settle (driver);
    }
  for (guint i = 0; picture->actions != NULL && picture->actions[i] != NULL; i++)
    picture_activate (GTK_WIDGET (driver->window), picture->actions[i]);
  if (under_way)
    orrery_setup_page_set_under_way (ORRERY_SETUP_PAGE (driver->room->setup_page), TRUE);
  if (keys != NULL)
    driver_type (driver, keys);
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  orrery_games_register_uis ();
  Picture picture = { .width = 1280, .height = 800, .wait_ms = 1500 };
  Driver driver;

  orrery_language_init ();
  picture_parse (&picture, &argc, &argv, options);
  adw_init ();
  picture_set_up ();
  driver_open (&driver, picture.width, picture.height);
  set_scene (&driver, &picture);
  if (!picture.top)
    picture_fit (&picture, GTK_WINDOW (driver.window));
  picture_wait (picture.wait_ms);
  picture_save (&picture, GTK_WIDGET (driver.window));
  return EXIT_SUCCESS;
}
