/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "load.h"

#include "cli.h"
#include "record/orrery-file.h"
#include "record/orrery-json-text.h"

#include <glib/gi18n.h>

const char *
cli_tell_path (const char *path)
{
  return g_str_equal (path, "-") ? _("standard input") : path;
}

GBytes *
cli_read (const char *path, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GBytes *bytes = g_str_equal (path, "-") ? orrery_file_read_stdin (ORRERY_JSON_TEXT_MAX_BYTES, error)
                                          : orrery_file_read (file, ORRERY_JSON_TEXT_MAX_BYTES, NULL, error);

  if (bytes == NULL)
    g_prefix_error (error, "%s: ", cli_tell_path (path));
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
load_text (const char *text, gsize length, const OrreryGame *game, gboolean *is_position, GError **error)
{
  g_autoptr (JsonNode) node = orrery_json_text_parse (text, (gssize) length, NULL);

  *is_position = looks_like_position (node);
  if (!*is_position)
    return orrery_record_from_text (text, (gssize) length, error);
  return orrery_record_new_from_position_json (game, node, NULL, error);
}

OrreryRecord *
cli_load_bytes (GBytes *bytes, const char *path, const OrreryGame *game, gboolean *is_position, GError **error)
{
  gboolean position;
  OrreryRecord *record = load_text (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), game,
                                    is_position != NULL ? is_position : &position, error);

  if (record == NULL)
    g_prefix_error (error, "%s: ", cli_tell_path (path));
  return record;
}

OrreryRecord *
cli_load (const char *path, const OrreryGame *game, gboolean *is_position, GError **error)
{
  g_autoptr (GBytes) bytes = cli_read (path, error);

  return bytes != NULL ? cli_load_bytes (bytes, path, game, is_position, error) : NULL;
}

OrreryRecord *
cli_load_open (const char *path, const OrreryGame *game, gboolean reveal)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OrreryRecord) record = cli_load (path, game, NULL, &error);

  if (record == NULL)
    {
      cli_complain ("%s", error->message);
      return NULL;
    }
  if (!reveal && orrery_record_is_secret (record))
    {
      cli_complain (_("%s: the game is not over, and this would reveal what its players hide "
                      "from each other; use --reveal to see it anyway"),
                    cli_tell_path (path));
      return NULL;
    }
  return g_steal_pointer (&record);
}
