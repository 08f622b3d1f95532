/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/orrery-file.h"
#include "record/orrery-record-private.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gunixinputstream.h>
#include <glib/gi18n.h>
#include <sys/stat.h>
#include <unistd.h>

enum
{
  CHUNK = 64 * 1024,
  MIB = 1024 * 1024
};

static gboolean
check_size (guint64 size, gsize max, GError **error)
{
  return size <= max
         || orrery_record_fail (error, ORRERY_RECORD_ERROR_TOO_LARGE, _("it is larger than %d MiB"),
                                (int) (max / MIB));
}

static gboolean
fail_kind (GError **error)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE,
                       _("it is a folder, a pipe or a device, not a file"));
  return FALSE;
}

static gboolean
check_descriptor (int fd, gsize max, GError **error)
{
  struct stat status;

  if (fstat (fd, &status) != 0 || !S_ISREG (status.st_mode))
    return fail_kind (error);
  return check_size ((guint64) status.st_size, max, error);
}

/* Opening a pipe must not block until somebody writes to it. */
static GInputStream *
open_path (const char *path, gsize max, GError **error)
{
  const int fd = open (path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);

  if (fd < 0)
    {
      const int code = errno;

      g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (code), g_strerror (code));
      return NULL;
    }
  if (check_descriptor (fd, max, error))
    return g_unix_input_stream_new (fd, TRUE);
  close (fd);
  return NULL;
}

/* A network location. */
static GInputStream *
open_remote (GFile *file, gsize max, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFileInfo) info = g_file_query_info (
      file, G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_STANDARD_SIZE,
      G_FILE_QUERY_INFO_NONE, cancellable, error);

  if (info == NULL
      || (g_file_info_get_file_type (info) != G_FILE_TYPE_REGULAR && !fail_kind (error))
      || !check_size ((guint64) g_file_info_get_size (info), max, error))
    return NULL;
  return G_INPUT_STREAM (g_file_read (file, cancellable, error));
}

/* It may grow while it is read. */
static GBytes *
read_stream (GInputStream *stream, gsize max, GCancellable *cancellable, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autofree guint8 *chunk = g_malloc (CHUNK);
  gsize length;
  gssize n;

  while ((n = g_input_stream_read (stream, chunk, CHUNK, cancellable, error)) > 0)
    {
      g_byte_array_append (bytes, chunk, (guint) n);
      if (!check_size (bytes->len, max, error))
        return NULL;
    }
  if (n < 0)
    return NULL;
  length = bytes->len;
  g_byte_array_append (bytes, (const guint8 *) "", 1);
  return g_bytes_new_take (g_byte_array_free (g_steal_pointer (&bytes), FALSE), length);
}

GBytes *
orrery_file_read (GFile *file, gsize max, GCancellable *cancellable, GError **error)
{
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (GInputStream) stream = path != NULL
                                        ? open_path (path, max, error)
                                        : open_remote (file, max, cancellable, error);

  return stream != NULL ? read_stream (stream, max, cancellable, error) : NULL;
}

char *
orrery_file_read_text (const char *path, gsize max, gsize *length, GError **error)
{
  g_autoptr (GInputStream) stream = open_path (path, max, error);
  g_autoptr (GBytes) bytes = stream != NULL ? read_stream (stream, max, NULL, error) : NULL;
  gsize unused;

  return bytes != NULL ? g_bytes_unref_to_data (g_steal_pointer (&bytes),
                                                length != NULL ? length : &unused)
                       : NULL;
}

GBytes *
orrery_file_read_stdin (gsize max, GError **error)
{
  g_autoptr (GInputStream) stream = g_unix_input_stream_new (STDIN_FILENO, FALSE);

  return read_stream (stream, max, NULL, error);
}

GKeyFile *
orrery_file_read_keys (const char *path)
{
  GKeyFile *keys = g_key_file_new ();
  gsize length = 0;
  g_autofree char *text = orrery_file_read_text (path, ORRERY_FILE_MAX_SETTINGS, &length, NULL);

  if (text != NULL)
    g_key_file_load_from_data (keys, text, length, G_KEY_FILE_NONE, NULL);
  return keys;
}

gboolean
orrery_file_write (GFile *file, const char *text, GCancellable *cancellable, GError **error)
{
  g_autofree char *path = g_file_get_path (file);

  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return FALSE;
  if (path == NULL)
    return g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE,
                                    NULL, cancellable, error);
  return g_file_set_contents_full (
      path, text, -1, G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0666, error);
}
