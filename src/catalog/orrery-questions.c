/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "orrery-questions.h"

#include "orrery-entry-private.h"
#include "orrery-lines.h"

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
read_line (gpointer data, const char *id, const char *text)
{
  OrreryEntry *entry = orrery_catalog_lookup (data, id);

  if (entry == NULL || entry->questions != NULL)
    return FALSE;
  add_questions (entry, text);
  return TRUE;
}

gboolean
orrery_questions_read (OrreryCatalog *catalog, const char *name, GBytes *bytes, GError **error)
{
  return orrery_lines_read (bytes, name, read_line, catalog, "the id of an entry, once, a colon and questions", error);
}
