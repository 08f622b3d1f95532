/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The app has no board for Race yet, so it must not open a game of it. */
#include "games/games.h"

#include "record/orrery-record.h"

static void
test_drawn (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "race", "golden", "two-players.orrery", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  orrery_games_register_drawn ();
  g_assert_nonnull (orrery_game_by_id ("roll"));
  g_assert_null (orrery_game_by_id ("race"));
  g_assert_null (orrery_record_load (file, NULL, &error));
  g_assert_error (error, ORRERY_RECORD_ERROR, ORRERY_RECORD_ERROR_GAME);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/race-registered/drawn", test_drawn);
  return g_test_run ();
}
