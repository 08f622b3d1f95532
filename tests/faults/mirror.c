/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Follows a game at a real table in the app's own window until it is over or killed: mirror [FILE]. FILE is a
 * saved game to continue. Every accepted answer is reported on standard output: “answers N”. Messages to
 * people are reported as “told TEXT”. */
#include "config.h"

#include "app/table/table-driver.h"
#include "games/roll/players/players.h"
#include "games/roll/words/orrery-roll.h"
#include "games/games.h"

#include <stdio.h>
#include <string.h>

static GameAnswer
pick (const RollState *state, GameRng *rng)
{
  if (roll_question (state).ask == GAME_CHANCE)
    return game_chance (&roll_game, state, rng);
  return player_answer_within (roll_player ("random"), &roll_game, state, rng, NULL);
}

static OrreryRecord *
open_record (const char *path, GFile **file)
{
  static const OrreryPlayer players[] = { { (char *) "Ada", (char *) "person" },
                                          { (char *) "Ben", (char *) "person" },
                                          { (char *) "Cleo", (char *) "person" } };
  const GameSetup setup = { 3, ROLL_MIRROR };
  g_autoptr (GError) error = NULL;
  OrreryRecord *record;

  if (path == NULL)
    return orrery_record_new (&orrery_roll, &setup, 0, players);
  *file = g_file_new_for_path (path);
  record = orrery_record_restore (*file, NULL, &error);
  if (record == NULL)
    {
      printf ("told %s\n", error->message);
      exit (1);
    }
  return record;
}

/* The message on the screen about saving the game; a toast is a label somewhere in the window. */
static const char *
find_warning (GtkWidget *widget)
{
  const char *found = NULL;

  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), "could not be saved") != NULL)
    return gtk_label_get_text (GTK_LABEL (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_warning (child);
  return found;
}

static int
stop (Driver *driver)
{
  const char *warning = find_warning (GTK_WIDGET (driver->window));

  printf ("told %s\n", warning == NULL ? "" : warning);
  return 1;
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  orrery_games_register_uis ();
  g_autoptr (OrreryRecord) record = NULL;
  g_autoptr (GFile) file = NULL;
  GameRng rng;
  Driver driver;

  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  setvbuf (stdout, NULL, _IOLBF, 0);
  driver_open (&driver, 0, 0);
  record = open_record (argc > 1 ? argv[1] : NULL, &file);
  table_room_follow (driver.room, record, file);
  game_rng_seed (&rng, orrery_record_draw_seed ());
  if (orrery_keeper_get_file (driver.room->keeper) == NULL)
    return stop (&driver);
  while (roll_question (orrery_record_get_state (record)).ask != GAME_OVER)
    {
      const guint n = orrery_record_get_point (record);
      const GameAnswer answer = pick (orrery_record_get_state (record), &rng);

      table_room_give (driver.room, &answer, 1);
      driver_do (driver.room, "never-remind");
      if (orrery_record_get_point (record) == n)
        return stop (&driver);
      printf ("answers %u\n", orrery_record_get_point (record));
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
  return 0;
}
