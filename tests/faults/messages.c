/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Triggers messages that orrery-cli cannot be made to print, and prints them, for errors.py. */
#include "record/games.h"
#include "record/orrery-json-text.h"
#include "games/roll/words/orrery-position.h"
#include "games/roll/words/orrery-story.h"
#include "games/roll/words/orrery-roll.h"
#include "games/games.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

static void
tell (GError *error)
{
  g_assert_nonnull (error);
  puts (error->message);
  g_error_free (error);
}

/* --- Rejections: every answer with words is tried in many places --- */

static void
try_starts (const RollState *state, guint8 *seen)
{
  for (guint i = 0; i < 4; i++)
    {
      const guint tile = state->start[state->actor][i % 2], other = state->start[state->actor][1 - i % 2];

      seen[roll_check (state, GAME_ANSWER (ROLL_DO_START, ROLL_DEVELOPMENT_OF (tile), ROLL_WORLD_OF (other), 0))] = 1;
    }
}

static void
try_all (const RollState *state, guint8 *seen)
{
  if (state->ask == ROLL_ASK_START)
    try_starts (state, seen);
  for (guint i = 0; state->step == ROLL_STEP_ASSIGN && i < state->seats[state->actor].n_tableau; i++)
    seen[roll_check (state, GAME_ANSWER (ROLL_DO_USE, state->seats[state->actor].tableau[i], 0, 0))] = 1;
  for (guint kind = 1; kind < ROLL_N_ANSWERS; kind++)
    for (guint a = 0; a < 8; a++)
      seen[roll_check (state, GAME_ANSWER (kind, a, 0, 0))] = 1;
  for (guint kind = 1; kind < ROLL_N_ANSWERS; kind++)
    for (guint i = 0; i < 40; i++)
      {
        const guint a = g_random_int_range (0, i < 20 ? 8 : 140), b = g_random_int_range (0, i % 2 ? 8 : 140);
        const GameStatus status = roll_check (state, GAME_ANSWER (kind, a, b, g_random_int_range (0, 8)));

        seen[status] = 1;
      }
}

static void
tell_refusals (void)
{
  guint8 seen[256] = { 0 };
  GameRng rng;

  g_random_set_seed (1);
  game_rng_seed (&rng, 1);
  for (guint i = 0; i < 16; i++)
    {
      const GameSetup setup = { (guint8) (2 + i % 4), i % 3 == 0 ? ROLL_FIRST_GAME : 0 };
      g_autoptr (OrreryRecord) record = orrery_record_new (&orrery_roll, &setup, i, NULL);

      while (roll_question (orrery_record_get_state (record)).ask != GAME_OVER)
        {
          try_all (orrery_record_get_state (record), seen);
          orrery_record_answer (record, random_answer (orrery_record_get_state (record), &rng), NULL, NULL);
        }
      try_all (orrery_record_get_state (record), seen);
    }
  for (guint status = 1; status < G_N_ELEMENTS (seen); status++)
    if (seen[status])
      puts (orrery_story_refusal ((GameStatus) status));
}

/* --- Positions that no reader accepts, but a program could make --- */

static void
tell_problem (const RollState *state)
{
  const GameProblem problem = roll_verify (state);
  g_autofree char *text = orrery_problem_text (&problem, NULL);

  puts (text);
}

/* Each of these is a state that no game can reach. */
static void
spoil (RollState *state, guint what)
{
  RollSeat *p = &state->seats[0];

  switch (what)
    {
    case 0:
      p->credits = 11;
      break;
    case 1:
      p->credits = 0;
      break;
    case 2:
      p->chips = -1;
      break;
    case 3:
      state->pool = 30000;
      break;
    case 4:
      p->faction = 0;
      break;
    case 5:
      p->home = ROLL_NONE;
      break;
    case 6:
      p->selected = ROLL_NO_PHASE;
      p->selector = 0;
      break;
    case 7:
      p->has ^= 1;
      break;
    case 8:
      p->tableau[0] = ROLL_WORLD_OF (0);
      break;
    case 9:
      p->faction = state->seats[1].faction;
      break;
    case 10:
      p->home = state->seats[1].home;
      break;
    default:
      memset (p->dice, 0, sizeof p->dice);
    }
}

static void
tell_problems (void)
{
  g_autoptr (OrreryRecord) record = random_game (2, 0, 3);

  for (guint what = 0; what < 12; what++)
    {
      RollState state;

      orrery_record_state_at (record, 150, &state);
      spoil (&state, what);
      tell_problem (&state);
    }
}

/* --- Files --- */

static void
tell_busy (GFile *file, const char *path)
{
  GError *error = NULL;
  const int fd = open (path, O_RDWR);

  g_assert_cmpint (flock (fd, LOCK_EX | LOCK_NB), ==, 0);
  orrery_record_restore (file, NULL, &error);
  tell (error);
  close (fd);
}

static void
tell_answer (OrreryRecord *record, GameRng *rng)
{
  GError *error = NULL;

  orrery_record_answer (record, random_answer (orrery_record_get_state (record), rng), NULL, &error);
  tell (error);
}

/* For missing files, and for impossible paths. */
static void
tell_unopened (GFile *missing)
{
  g_autoptr (GFile) impossible = g_file_new_for_path ("/dev/null/game");
  GError *error = NULL;

  g_assert_null (orrery_record_restore (missing, NULL, &error));
  tell (g_steal_pointer (&error));
  g_assert_null (orrery_record_restore (impossible, NULL, &error));
  tell (g_steal_pointer (&error));
  g_assert_false (orrery_record_delete_autosave (impossible, &error));
  tell (error);
}

static void
tell_journals (void)
{
  char *folder = new_folder ();
  g_autofree char *path = g_build_filename (folder, "game", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) folder_file = g_file_new_for_path ("/dev/null");
  g_autoptr (GFile) nowhere = g_file_new_for_uri ("resource:///game");
  const GameSetup setup = { 2, 0 };
  OrreryRecord *record = orrery_record_new (&orrery_roll, &setup, 1, NULL);
  GError *error = NULL;
  GameRng rng;

  game_rng_seed (&rng, 1);
  orrery_record_set_autosave (record, nowhere, &error);
  tell (error);
  error = NULL;
  orrery_record_restore (folder_file, NULL, &error);
  tell (error);
  tell_unopened (file);
  error = NULL;
  g_assert_true (orrery_record_set_autosave (record, file, &error));
  g_object_unref (record);
  tell_busy (file, path);
  record = orrery_record_restore (file, NULL, &error);
  g_assert_no_error (error);
  {
    const int fd = open (path, O_WRONLY | O_APPEND);

    g_assert_cmpint (write (fd, "x\n", 2), ==, 2);
    close (fd);
  }
  tell_answer (record, &rng);
  g_unlink (path);
  tell_answer (record, &rng);
  g_object_unref (record);
  remove_folder (folder);
}

static void
tell_large (void)
{
  g_autofree char *text = g_strnfill (ORRERY_JSON_TEXT_MAX_BYTES + 1, ' ');
  GError *error = NULL;

  g_assert_null (orrery_json_text_parse (text, -1, &error));
  tell (error);
}

int
main (void)
{
  orrery_games_register ();
  tell_refusals ();
  tell_problems ();
  tell_journals ();
  tell_large ();
  return 0;
}
