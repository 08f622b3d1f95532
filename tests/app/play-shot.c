/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Takes a screenshot of a game in the real window, for docs/ and for viewing:
 *
 *   play-shot out.png --size 1280x800 --style dark --game table.json --kinds person,simple \
 *     --do "room.answer::select ship with white from explore" --wait 500
 *
 * Without a game it shows the start page. */
#include "config.h"

#include "picture.h"
#include "play-driver.h"

#include "catalog/orrery-language.h"
#include "games/games.h"
#include "games/roll/words/orrery-roll.h"

#include <stdlib.h>

static char *game;
static char *kinds_text;
static int n_answers;
static char *until;
static gboolean end;
static gboolean free_choice;

static const GOptionEntry options[] = {
  { "game", 0, 0, G_OPTION_ARG_STRING, &game, "A record, a position, or a seed", "FILE" },
  { "kinds", 0, 0, G_OPTION_ARG_STRING, &kinds_text, "Who plays, for a position or a seed", "LIST" },
  { "answers", 0, 0, G_OPTION_ARG_INT, &n_answers, "First give so many decisions", "N" },
  { "until", 0, 0, G_OPTION_ARG_STRING, &until, "First play until this is asked, from that round on", "ASK,ROUND" },
  { "free", 0, 0, G_OPTION_ARG_NONE, &free_choice, "No first game: start tiles are chosen", NULL },
  { "end", 0, 0, G_OPTION_ARG_NONE, &end, "First play to the end", NULL },
  { NULL }
};

static OrreryRecord *
get_record (void)
{
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) kinds = g_strsplit (kinds_text != NULL ? kinds_text : "person,simple,simple", ",", -1);
  g_autofree char *text = NULL;
  guint64 seed;
  OrreryRecord *record;

  if (g_ascii_string_to_unsigned (game, 10, 0, G_MAXUINT64, &seed, NULL))
    return driver_begin (seed, free_choice ? 0 : ROLL_FIRST_GAME, (const char *const *) kinds);
  if (!g_file_get_contents (game, &text, NULL, &error))
    g_error ("%s", error->message);
  if (strstr (text, "\"answers\"") == NULL)
    return driver_position (text, (const char *const *) kinds);
  record = orrery_record_from_text (text, -1, &error);
  if (record == NULL)
    g_error ("%s", error->message);
  return record;
}

static void
do_action (Driver *driver, const Picture *picture, const char *text)
{
  guint colour, place;

  if (g_str_has_prefix (text, "room.answer::"))
    {
      g_auto (GStrv) parts = g_strsplit (text, "::", 2);

      gtk_widget_activate_action (GTK_WIDGET (driver->window), parts[0], "s", parts[1]);
    }
  else if (sscanf (text, "choose:%u,%u", &colour, &place) == 2)
    orrery_phase_strip_choose (ORRERY_PHASE_STRIP (ORRERY_ROLL_BOARD (driver->room->view->board)->strip), colour, place);
  else
    picture_activate (GTK_WIDGET (driver->window), text);
  picture_wait (MIN (300, picture->wait_ms));
}

static gboolean
is_reached (Driver *driver)
{
  const RollState *state = orrery_session_get_state (driver->room->session);
  g_auto (GStrv) parts = g_strsplit (until, ",", 2);

  return state->step == ROLL_STEP_OVER
         || (g_str_equal (roll_game.question_word (state->ask), parts[0]) && !driver->room->waiting
             && (parts[1] == NULL || state->round >= atoi (parts[1])));
}

static void
show_game (Driver *driver)
{
  g_autoptr (OrreryRecord) record = NULL;

  if (game == NULL)
    return;
  record = get_record ();
  orrery_window_set_game (driver->window, orrery_record_get_game (record)->rules->id);
  driver_play (driver, record);
  for (int i = 0; i < n_answers; i++)
    {
      driver_answer (driver);
      driver_wait (driver, driver_is_stopped);
    }
  while (until != NULL && !is_reached (driver))
    {
      driver_answer (driver);
      driver_wait (driver, driver_is_stopped);
    }
  if (end)
    driver_finish (driver);
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  orrery_games_register_uis ();
  Picture picture = { .width = 1280, .height = 800, .wait_ms = 800 };
  g_autoptr (GSettings) settings = NULL;
  Driver *driver;

  orrery_language_init ();
  picture_parse (&picture, &argc, &argv, options);
  driver_set_up (&argc, &argv);
  picture_set_up ();
  settings = g_settings_new (ORRERY_APP_ID);
  g_settings_set_uint (settings, "pace", 0);
  driver = driver_new (picture.width, picture.height);
  picture_wait (300);
  picture_fit (&picture, GTK_WINDOW (driver->window));
  show_game (driver);
  for (guint i = 0; picture.actions != NULL && picture.actions[i] != NULL; i++)
    do_action (driver, &picture, picture.actions[i]);
  picture_fit (&picture, GTK_WINDOW (driver->window));
  picture_wait (picture.wait_ms);
  picture_save (&picture, GTK_WIDGET (driver->window));
  driver_free (driver);
  driver_tear_down ();
  return 0;
}
