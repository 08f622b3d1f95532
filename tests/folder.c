/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "folder.h"

#include <glib/gstdio.h>

char *
new_folder (void)
{
  g_autoptr (GError) error = NULL;
  char *folder = g_dir_make_tmp ("orrery-test-XXXXXX", &error);

  g_assert_no_error (error);
  return folder;
}

char *
new_data_home (void)
{
  char *folder = g_strdup ("/dev/shm/orrery-test-XXXXXX");

  if (g_mkdtemp (folder) == NULL)
    {
      g_free (folder);
      folder = new_folder ();
    }
  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  return folder;
}

static void
remove_all (const char *path)
{
  g_autoptr (GDir) dir = NULL;
  const char *name;

  if (!g_file_test (path, G_FILE_TEST_IS_SYMLINK))
    dir = g_dir_open (path, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *inner = g_build_filename (path, name, NULL);

      remove_all (inner);
    }
  g_remove (path);
}

void
remove_folder (char *folder)
{
  remove_all (folder);
  g_free (folder);
}
