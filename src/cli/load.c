/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "load.h"

#include "cli.h"
#include "record/orrery-json-text.h"
#include "games/roll/words/orrery-position.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <stdio.h>

static GByteArray *
read_stream (FILE *stream, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  guint8 part[65536];
  gsize n;

  while ((n = fread (part, 1, sizeof part, stream)) > 0 && bytes->len <= ORRERY_JSON_TEXT_MAX_BYTES)
    g_byte_array_append (bytes, part, (guint) n);
  if (ferror (stream))
    {
      const int code = errno;

      g_set_error_literal (error, G_FILE_ERROR, g_file_error_from_errno (code), g_strerror (code));
      return NULL;
    }
  if (bytes->len > ORRERY_JSON_TEXT_MAX_BYTES)
    {
      g_set_error_literal (error, ORRERY_RECORD_ERROR, ORRERY_RECORD_ERROR_TOO_LARGE,
                           _("the file is too large for a record"));
      return NULL;
    }
  return g_steal_pointer (&bytes);
}

static GByteArray *
read_file (const char *path, GError **error)
{
  GByteArray *bytes;
  FILE *stream;

  if (g_str_equal (path, "-"))
    return read_stream (stdin, error);
  stream = g_fopen (path, "rb");
  if (stream == NULL)
    {
      const int code = errno;

      g_set_error_literal (error, G_FILE_ERROR, g_file_error_from_errno (code), g_strerror (code));
      return NULL;
    }
  bytes = read_stream (stream, error);
  fclose (stream);
  return bytes;
}

/* A record says where it starts and what was answered; a position does neither. */
static gboolean
looks_like_position (JsonNode *node)
{
  JsonObject *object;

  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return FALSE;
  object = json_node_get_object (node);
  return !json_object_has_member (object, "start") && !json_object_has_member (object, "answers")
         && !json_object_has_member (object, "orrery");
}

static OrreryRecord *
load_text (const char *text, gsize length, gboolean *is_position, GError **error)
{
  g_autoptr (JsonNode) node = orrery_json_text_parse (text, (gssize) length, NULL);

  *is_position = looks_like_position (node);
  if (!*is_position)
    return orrery_record_from_text (text, (gssize) length, error);
  return orrery_record_new_from_position_json (node, NULL, error);
}

OrreryRecord *
cli_load (const char *path, gboolean *is_position, GError **error)
{
  g_autoptr (GByteArray) bytes = read_file (path, error);
  OrreryRecord *record = NULL;
  gboolean position;

  if (bytes != NULL)
    record = load_text (bytes->len > 0 ? (const char *) bytes->data : "", bytes->len,
                        is_position != NULL ? is_position : &position, error);
  if (record == NULL)
    g_prefix_error (error, "%s: ", g_str_equal (path, "-") ? _("standard input") : path);
  return record;
}

OrreryRecord *
cli_load_open (const char *path, gboolean reveal)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OrreryRecord) record = cli_load (path, NULL, &error);

  if (record == NULL)
    {
      cli_complain ("%s", error->message);
      return NULL;
    }
  if (!reveal && orrery_record_is_secret (record))
    {
      cli_complain (_("%s: the game is not over, and this would tell what its players hide from each "
                      "other; use --reveal to see it anyway"),
                    g_str_equal (path, "-") ? _("standard input") : path);
      return NULL;
    }
  return g_steal_pointer (&record);
}
