/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "orrery-lines.h"

#include <string.h>

#include "orrery-catalog.h"

static gboolean
read_line (char *line, OrreryLineFunc read, gpointer data)
{
  char *colon = strchr (line, ':');

  if (*g_strstrip (line) == '\0' || *line == '#')
    return TRUE;
  if (colon == NULL || colon == line)
    return FALSE;
  *colon = '\0';
  return read (data, line, colon + 1);
}

gboolean
orrery_lines_read (GBytes *bytes, const char *name, OrreryLineFunc read, gpointer data, const char *how, GError **error)
{
  gsize size;
  const char *all = g_bytes_get_data (bytes, &size);
  g_autofree char *text = g_utf8_make_valid (all != NULL ? all : "", (gssize) size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (!read_line (lines[i], read, data))
      {
        g_set_error (error, ORRERY_CATALOG_ERROR, ORRERY_CATALOG_ERROR_SYNTAX, "%s: line %u: must be %s", name, i + 1, how);
        return FALSE;
      }
  return TRUE;
}
