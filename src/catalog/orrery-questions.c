/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "orrery-questions.h"

#include <string.h>

#include "orrery-entry-private.h"

#define MARK "?"

static void
add_questions (OrreryEntry *entry, const char *text)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) questions = g_strsplit (text, MARK, -1);

  for (guint i = 0; questions[i] != NULL; i++)
    if (*g_strstrip (questions[i]) != '\0')
      g_strv_builder_add (builder, questions[i]);
  entry->questions = g_strv_builder_end (builder);
}

static gboolean
read_line (OrreryCatalog *catalog, char *line)
{
  char *colon = strchr (line, ':');
  OrreryEntry *entry;

  if (*g_strstrip (line) == '\0' || *line == '#')
    return TRUE;
  if (colon == NULL)
    return FALSE;
  *colon = '\0';
  entry = orrery_catalog_lookup (catalog, line);
  if (entry == NULL || entry->questions != NULL)
    return FALSE;
  add_questions (entry, colon + 1);
  return TRUE;
}

gboolean
orrery_questions_read (OrreryCatalog *catalog, const char *name, GBytes *bytes, GError **error)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);
  g_autofree char *text = g_utf8_make_valid (data != NULL ? data : "", (gssize) size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (!read_line (catalog, lines[i]))
      {
        g_set_error (error, ORRERY_CATALOG_ERROR, ORRERY_CATALOG_ERROR_SYNTAX,
                     "%s: line %u: must be the id of an entry, once, a colon and questions", name, i + 1);
        return FALSE;
      }
  return TRUE;
}
