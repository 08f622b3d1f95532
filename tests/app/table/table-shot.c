/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Takes a screenshot of the Table room, for docs/ and for viewing:
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
static char *game;
static char **lines;
static char *keys;
static gboolean resolve;
static gboolean mirror;
static gboolean under_way;

static const GOptionEntry options[] = {
  { "position", 0, 0, G_OPTION_ARG_STRING, &position, "A position to follow", "FILE" },
  { "game", 0, 0, G_OPTION_ARG_STRING, &game, "Of this game", "ID" },
  { "line", 0, 0, G_OPTION_ARG_STRING_ARRAY, &lines, "The dice of a player; may be repeated",
    "DICE" },
  { "keys", 0, 0, G_OPTION_ARG_STRING, &keys, "Type", "KEYS" },
  { "resolve", 0, 0, G_OPTION_ARG_NONE, &resolve, "Go on with what was entered", NULL },
  { "mirror", 0, 0, G_OPTION_ARG_NONE, &mirror, "Full mirror, with the screen in hand", NULL },
  { "under-way", 0, 0, G_OPTION_ARG_NONE, &under_way, "Join a game under way", NULL },
  { NULL }
};

/* A game that the driver does not know. */
static void
follow_other (Driver *driver, const char *text)
{
  static const OrreryPlayer players[] = { { (char *) "Ada", (char *) "person" }, { (char *) "Ben", (char *) "person" },
                                          { (char *) "Cleo", (char *) "person" }, { (char *) "Dan", (char *) "person" } };
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = json_from_string (text, &error);
  g_autoptr (OrreryRecord) record = NULL;

  if (node != NULL)
    record = orrery_record_new_from_position_json (orrery_game_by_id (game), node, players, &error);
  if (record == NULL)
    g_error ("%s", error->message);
  table_room_follow (driver->room, record, NULL);
  driver_settle (driver);
}

static void
set_scene (Driver *driver, const Picture *picture)
{
  const char *const names[] = { "Ada", "Ben", "Cleo", "Dan", "Eve", NULL };
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  if (game != NULL)
    {
      orrery_window_set_game (driver->window, game);
      driver->room = ORRERY_TABLE_ROOM (orrery_window_ensure_room (driver->window, "table"));
      orrery_window_set_room (driver->window, "table");
    }
  if (position != NULL)
    {
      if (!g_file_get_contents (position, &text, NULL, &error))
        g_error ("%s", error->message);
      if (game != NULL)
        follow_other (driver, text);
      else if (mirror)
        driver->room->depth = ORRERY_ROLL_MIRROR;
      if (game == NULL)
        driver_begin (driver, text, names, NULL);
    }
  for (guint i = 0; lines != NULL && lines[i] != NULL; i++)
    {
      orrery_reveal_page_go_to (driver_reveal (driver), i);
      driver_type (driver, lines[i]);
    }
  if (resolve)
    {
      /* Like the button: if lines are missing, nothing happens. */
      gtk_widget_activate_action (GTK_WIDGET (driver_reveal (driver)), "reveal.resolve", NULL);
      driver_settle (driver);
    }
  for (guint i = 0; picture->actions != NULL && picture->actions[i] != NULL; i++)
    picture_activate (GTK_WIDGET (driver->window), picture->actions[i]);
  if (under_way)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_button (driver->room->setup_page, "Join Mid-Game")), TRUE);
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
