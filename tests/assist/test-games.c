/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of saved games. */
#include "config.h"

#include "assist/orrery-games.h"
#include "games/games.h"

#include <fcntl.h>
#include <sys/stat.h>

static const char *const names[] = { "a.orrery-journal", "b.orrery-journal", "c.orrery-journal" };

/* Within one second, because a slow disk is no excuse for the wrong order. */
static void
save_at (guint name, guint microseconds)
{
  g_autoptr (GFile) folder = orrery_games_get_folder (ORRERY_GAMES_PLAYED);
  g_autoptr (GFile) file = g_file_get_child (folder, names[name]);
  const struct timespec time = { 1700000000, microseconds * 1000 };
  g_autoptr (GError) error = NULL;

  g_file_replace_contents (file, "", 0, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_no_errno (utimensat (AT_FDCWD, g_file_peek_path (file), (struct timespec[]){ time, time }, 0));
}

static void
listed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(GPtrArray **) data = orrery_games_list_finish (result, NULL);
}

static void
check_order (guint first, guint second, guint third)
{
  const guint order[] = { first, second, third };
  g_autoptr (GPtrArray) games = NULL;

  orrery_games_list_async (ORRERY_GAMES_PLAYED, NULL, listed_cb, &games);
  while (games == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (games->len, ==, G_N_ELEMENTS (order));
  for (guint i = 0; i < games->len; i++)
    {
      g_autofree char *name = g_file_get_basename (orrery_game_info_get_file (g_ptr_array_index (games, i)));

      g_assert_cmpstr (name, ==, names[order[i]]);
    }
}

static void
test_order (void)
{
  g_autofree char *path = orrery_games_dup_path (ORRERY_GAMES_PLAYED, "");

  save_at (0, 100000);
  save_at (1, 300000);
  save_at (2, 200000);
  check_order (1, 2, 0);
  save_at (0, 400000);
  check_order (0, 1, 2);
  save_at (2, 500000);
  check_order (2, 0, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  orrery_games_register ();
  g_test_add_func ("/games/order", test_order);
  return g_test_run ();
}
