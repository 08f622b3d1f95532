/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading ends soon and with few bytes, whatever is in place of our file. */
#include "record/games.h"
#include "record/orrery-file.h"
#include "record/orrery-json-text.h"
#include "record/orrery-outcomes.h"
#include "games/games.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum
{
  SECONDS = 20, /* a blocked reader is stopped after this many */
  MAX = 1024 * 1024
};

typedef void (*Plant) (const char *path);

static void
plant_pipe (const char *path)
{
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
}

static void
plant_link_to_pipe (const char *path)
{
  g_autofree char *target = g_strconcat (path, ".target", NULL);

  plant_pipe (target);
  g_assert_cmpint (symlink (target, path), ==, 0);
}

static void
plant_device (const char *path)
{
  g_assert_cmpint (symlink ("/dev/zero", path), ==, 0);
}

static void
plant_folder (const char *path)
{
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
}

static void
plant_large (const char *path)
{
  g_assert_true (g_file_set_contents (path, "{", 1, NULL));
  g_assert_cmpint (truncate (path, (off_t) 3 * 1024 * 1024 * 1024), ==, 0);
}

static const Plant plants[]
    = { plant_pipe, plant_link_to_pipe, plant_device, plant_folder, plant_large };

static void
check_refused (const GError *error, guint i)
{
  g_assert_nonnull (error);
  g_test_message ("%s", error->message);
  if (plants[i] == plant_large)
    g_assert_error (error, ORRERY_RECORD_ERROR, ORRERY_RECORD_ERROR_TOO_LARGE);
  else
    g_assert_nonnull (strstr (error->message, "not a file"));
}

/* Records and other files of a game; also settings files, which are then empty. */
static void
test_refused (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (plants); i++)
    {
      char *folder = new_folder ();
      g_autofree char *path = g_build_filename (folder, "game.orrery-journal", NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autoptr (GKeyFile) keys = NULL;
      g_autoptr (GError) error = NULL;
      g_auto (GStrv) groups = NULL;

      plants[i](path);
      g_assert_null (orrery_file_read (file, MAX, NULL, &error));
      check_refused (error, i);
      g_clear_error (&error);
      g_assert_null (orrery_record_load (file, NULL, &error));
      check_refused (error, i);
      g_clear_error (&error);
      g_assert_null (orrery_record_restore (file, NULL, &error));
      g_assert_nonnull (error);
      keys = orrery_file_read_keys (path);
      groups = g_key_file_get_groups (keys, NULL);
      g_assert_cmpuint (g_strv_length (groups), ==, 0);
      remove_folder (folder);
    }
}

static void
test_results (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (plants); i++)
    {
      char *folder = new_folder ();
      g_autofree char *results = g_build_filename (folder, "results", NULL);
      g_autofree char *path = g_build_filename (results, "one.json", NULL);
      g_autoptr (GError) error = NULL;

      g_assert_cmpint (g_mkdir (results, 0700), ==, 0);
      plants[i](path);
      g_assert_null (orrery_outcomes_load_one (folder, "one", &error));
      check_refused (error, i);
      remove_folder (folder);
    }
}

static void
test_read (void)
{
  char *folder = new_folder ();
  g_autofree char *path = g_build_filename (folder, "text", NULL);
  g_autofree char *text = g_strnfill (MAX, 'x');
  g_autofree char *read = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) none = g_file_get_child (file, "none");
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  gsize length;

  g_assert_true (g_file_set_contents (path, text, MAX, NULL));
  read = orrery_file_read_text (path, MAX, &length, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (length, ==, MAX);
  g_assert_cmpstr (read, ==, text); /* it ends with a zero */

  g_assert_null (orrery_file_read (none, MAX, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY);
  g_clear_error (&error);
  g_cancellable_cancel (cancellable);
  g_assert_null (orrery_file_read (file, MAX, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  remove_folder (folder);
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  g_test_init (&argc, &argv, NULL);
  alarm (SECONDS);
  g_test_add_func ("/record/file/refused", test_refused);
  g_test_add_func ("/record/file/results", test_results);
  g_test_add_func ("/record/file/read", test_read);
  return g_test_run ();
}
