/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs a fuzz target once for each file of a folder: a build without libFuzzer notices a target that no longer
 * compiles, or that stops at an input of its corpus. */
#include <glib.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

int
main (int argc, char **argv)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) folder = g_dir_open (argv[1], 0, &error);
  const char *name;
  guint n = 0;

  g_assert_no_error (error);
  for (; (name = g_dir_read_name (folder)) != NULL; n++)
    {
      g_autofree char *path = g_build_filename (argv[1], name, NULL);
      g_autofree char *data = NULL;
      gsize size;

      g_file_get_contents (path, &data, &size, &error);
      g_assert_no_error (error);
      LLVMFuzzerTestOneInput ((const uint8_t *) data, size);
    }
  g_print ("%u files\n", n);
  return n > 0 ? 0 : 1;
}
