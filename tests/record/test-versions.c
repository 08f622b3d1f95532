/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Records of every release stay readable, and those of a later one are rejected and not changed. */
#include "record/games.h"
#include "games/games.h"
#include "games/roll/words/orrery-roll.h"

#include <string.h>

static char *
path_of (const char *name)
{
  return g_test_build_filename (G_TEST_DIST, "record", "versions", name, NULL);
}

static char *
describe (OrreryRecord *record)
{
  const RollState *state = orrery_record_get_state (record);
  GString *text = g_string_new (NULL);
  GameScore score;

  g_string_append_printf (text, "%d seats, %u answers, %u done, %s", state->n_seats,
                          orrery_record_get_n_answers (record), orrery_record_get_point (record),
                          orrery_record_is_over (record) ? "over" : "going on");
  roll_score (state, &score);
  for (guint i = 0; i < state->n_seats; i++)
    g_string_append_printf (text, " %d", score.total[i]);
  return g_string_free (text, FALSE);
}

/* Lines of “FILE: what it is”. */
static GHashTable *
read_expected (void)
{
  g_autofree char *path = path_of ("expected.txt");
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  GHashTable *table = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL && *lines[i] != '\0'; i++)
    {
      char *colon = strstr (lines[i], ": ");

      g_assert_nonnull (colon);
      g_hash_table_insert (table, g_strndup (lines[i], (gsize) (colon - lines[i])), g_strdup (colon + 2));
    }
  return table;
}

static void
check_file (const char *name, const char *expected)
{
  g_autofree char *path = path_of (name);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (OrreryRecord) record = orrery_record_load (file, NULL, &error);
  g_autofree char *is = NULL;

  g_assert_no_error (error);
  is = describe (record);
  g_test_message ("%s: %s", name, is);
  g_assert_cmpstr (is, ==, expected);
}

static void
test_old (void)
{
  g_autoptr (GHashTable) expected = read_expected ();
  guint n = 0;

  for (guint version = 1; version <= ORRERY_RECORD_VERSION; version++)
    {
      g_autofree char *number = g_strdup_printf ("%u", version);
      g_autofree char *folder = path_of (number);
      g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
      const char *name;

      g_assert_nonnull (dir);
      for (; (name = g_dir_read_name (dir)) != NULL; n++)
        {
          g_autofree char *file = g_build_filename (number, name, NULL);

          check_file (file, g_hash_table_lookup (expected, file));
        }
    }
  g_assert_cmpuint (n, ==, g_hash_table_size (expected));
}

static void
check_refused (OrreryRecord *record, GError **error)
{
  g_assert_null (record);
  g_assert_error (*error, ORRERY_RECORD_ERROR, ORRERY_RECORD_ERROR_VERSION);
  g_assert_nonnull (strstr ((*error)->message, "newer version of Orrery"));
  g_clear_error (error);
}

/* It is not cut at a line that this Orrery would consider torn, either. */
static void
test_newer (gconstpointer data)
{
  g_autofree char *original = path_of (data);
  g_autofree char *folder = new_folder ();
  g_autofree char *path = g_build_filename (folder, "game", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  gsize length, n;

  g_assert_true (g_file_get_contents (original, &before, &length, NULL));
  g_assert_true (g_file_set_contents (path, before, (gssize) length, NULL));
  check_refused (orrery_record_load (file, NULL, &error), &error);
  if (g_str_has_suffix (data, "-journal"))
    check_refused (orrery_record_restore (file, NULL, &error), &error);
  g_assert_true (g_file_get_contents (path, &after, &n, NULL));
  g_assert_cmpmem (before, length, after, n);
  remove_folder (g_steal_pointer (&folder));
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/versions/old", test_old);
  g_test_add_data_func ("/record/versions/format", "newer/format.orrery", test_newer);
  g_test_add_data_func ("/record/versions/rules", "newer/rules.orrery", test_newer);
  g_test_add_data_func ("/record/versions/journal", "newer/format.orrery-journal", test_newer);
  return g_test_run ();
}
