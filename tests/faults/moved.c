/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The app's saved data, as it reads it: moved write FOLDER | moved read FOLDER
 *
 * moved.py writes in one locale and reads in another. Both print the same lines. */
#include "config.h"

#include "app/play-driver.h"
#include "record/orrery-record-private.h"
#include "assist/orrery-games.h"
#include "app/table/orrery-table-room-private.h"
#include "app/table/orrery-score-page-private.h"
#include "record/orrery-outcomes.h"
#include "games/games.h"
#include "games/roll/words/orrery-roll.h"

#include <stdio.h>
#include <string.h>

static void
copy (const char *from, const char *to)
{
  const char *argv[] = { "cp", "-a", from, to, NULL };
  int status = 1;

  g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, &status, NULL));
  g_assert_cmpint (status, ==, 0);
}

/* --- Writing --- */

static void
write_games (Driver *driver)
{
  static const char *const kinds[] = { "person", "simple", NULL }, *const computers[] = { "simple", "simple", NULL };
  static const char *const names[] = { "Zoë Åström", "İpek Şıkçı" };

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (OrreryRecord) record = driver_begin (70 + i, 0, i == 0 ? kinds : computers);

      for (guint seat = 0; seat < 2; seat++)
        orrery_record_name_player (record, seat, names[seat], NULL);
      driver_play (driver, record);
      for (guint n = 0; i == 0 && n < 5; n++)
        {
          driver_answer (driver);
          g_assert_true (driver_wait (driver, driver_is_stopped));
        }
      orrery_play_room_leave (driver->room);
      driver_settle (driver);
    }
}

static void
write_settings (void)
{
  g_autoptr (GSettings) settings = g_settings_new (ORRERY_APP_ID);

  g_settings_set_value (settings, "play-seats", g_variant_new_parsed ("[('Zoë', 'person'), ('İpek', 'simple')]"));
  g_settings_set_int (settings, "window-width", 1234);
  g_settings_sync ();
}

static void
write_score (OrreryTableRoom *room)
{
  g_autofree char *path = orrery_games_dup_path (ORRERY_GAMES_TABLES, "score.ini");

  orrery_final_set_n_seats (room->score_page->final, 3);
  while (!g_file_test (path, G_FILE_TEST_EXISTS))
    g_main_context_iteration (NULL, TRUE);
}

/* --- Reading --- */

static void
listed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(GPtrArray **) data = orrery_games_list_finish (result, NULL);
}

static void
read_games (void)
{
  g_autoptr (GPtrArray) games = NULL;

  orrery_games_list_async (ORRERY_GAMES_PLAYED, NULL, listed_cb, &games);
  while (games == NULL)
    g_main_context_iteration (NULL, TRUE);
  for (guint i = 0; i < games->len; i++)
    {
      GFile *file = orrery_game_info_get_file (g_ptr_array_index (games, i));
      g_autoptr (GError) error = NULL;
      g_autoptr (OrreryRecord) record = orrery_record_load (file, NULL, &error);

      g_assert_no_error (error);
      printf ("%s: %s, %s, %u answers\n", g_file_peek_path (file) + strlen (g_get_user_data_dir ()),
              orrery_record_get_player (record, 0)->name, orrery_record_get_player (record, 1)->name,
              orrery_record_get_n_answers (record));
    }
}

static void
read_results (void)
{
  g_autofree char *root = orrery_outcomes_dup_root ();
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) outcomes = orrery_outcomes_read (root, problems, NULL);

  g_assert_cmpuint (problems->len, ==, 0);
  for (guint i = 0; i < outcomes->len; i++)
    {
      OrreryOutcome *outcome = g_ptr_array_index (outcomes, i);
      const OrreryOutcomeSeat *seat = orrery_outcome_get_seat (outcome, 0);
      g_autofree char *date = g_date_time_format_iso8601 (orrery_outcome_get_date (outcome));

      printf ("%s: %s %d\n", date, seat->name, seat->score);
    }
}

static void
read_settings (void)
{
  g_autoptr (GSettings) settings = g_settings_new (ORRERY_APP_ID);
  g_autoptr (GVariant) seats = g_settings_get_value (settings, "play-seats");
  g_autofree char *text = g_variant_print (seats, FALSE);

  printf ("%s %d\n", text, g_settings_get_int (settings, "window-width"));
}

static void
read_score (void)
{
  g_autofree char *path = orrery_games_dup_path (ORRERY_GAMES_TABLES, "score.ini");
  g_autofree char *text = NULL;
  g_autoptr (OrreryFinal) final = orrery_final_new (orrery_table_ui_get (orrery_game_get_default ())->final);

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_true (orrery_final_read (final, text));
  printf ("%u at the table: %s\n", orrery_final_get_n_seats (final), orrery_final_get_name (final, 0));
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  orrery_games_register_uis ();
  g_autofree char *kept = NULL;

  driver_set_up (&argc, &argv);
  g_assert_cmpint (argc, ==, 3);
  kept = g_build_filename (g_get_user_data_dir (), "orrery", NULL);
  if (g_str_equal (argv[1], "read"))
    copy (argv[2], kept);
  {
    g_autoptr (Driver) driver = driver_new (0, 0);

    if (g_str_equal (argv[1], "write"))
      {
        write_games (driver);
        write_settings ();
        write_score (ORRERY_TABLE_ROOM (orrery_window_ensure_room (driver->window, "table")));
        copy (kept, argv[2]);
      }
    read_games ();
    read_results ();
    read_settings ();
    read_score ();
  }
  driver_tear_down ();
  return 0;
}
