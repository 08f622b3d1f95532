/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Notes: what people have entered but not answered yet. Each changed note is a line of the autosave file. */
#include "record/orrery-record-private.h"

#include <string.h>

/* Without a value, the note is deleted. */
static void
append_note (GString *text, const char *group, const char *key, const char *value)
{
  g_autofree char *words = g_strjoin (" ", group, key, value, NULL);

  orrery_record_append_secret (text, "note", words);
}

static gboolean
is_name (const char *word)
{
  return *word != '\0' && word[strspn (word, "abcdefghijklmnopqrstuvwxyz0123456789-")] == '\0';
}

gboolean
orrery_record_read_note (OrreryRecord *self, const char *words)
{
  g_auto (GStrv) parts = g_strsplit (words, " ", 3);

  if (g_strv_length (parts) < 2 || !is_name (parts[0]) || !is_name (parts[1]) || strpbrk (words, "\r\n") != NULL)
    return FALSE;
  if (parts[2] != NULL)
    g_key_file_set_value (self->notes, parts[0], parts[1], parts[2]);
  else
    g_key_file_remove_key (self->notes, parts[0], parts[1], NULL);
  return TRUE;
}

/* One line for each note of `ours` that differs in `theirs`, or that removes it if `theirs` does not have it. */
static void
append_different (GString *text, GKeyFile *ours, GKeyFile *theirs, gboolean removed)
{
  g_auto (GStrv) groups = g_key_file_get_groups (ours, NULL);

  for (guint i = 0; groups[i] != NULL; i++)
    {
      g_auto (GStrv) keys = g_key_file_get_keys (ours, groups[i], NULL, NULL);

      for (guint k = 0; keys[k] != NULL; k++)
        {
          g_autofree char *value = g_key_file_get_value (ours, groups[i], keys[k], NULL);
          g_autofree char *other = g_key_file_get_value (theirs, groups[i], keys[k], NULL);

          if (removed ? other == NULL : g_strcmp0 (value, other) != 0)
            append_note (text, groups[i], keys[k], removed ? NULL : value);
        }
    }
}

void
orrery_record_append_notes (OrreryRecord *self, GString *text)
{
  g_autoptr (GKeyFile) none = g_key_file_new ();

  append_different (text, self->notes, none, FALSE);
}

static GKeyFile *
copy (GKeyFile *notes)
{
  GKeyFile *same = g_key_file_new ();
  gsize length;
  g_autofree char *text = g_key_file_to_data (notes, &length, NULL);

  g_key_file_load_from_data (same, text, length, G_KEY_FILE_NONE, NULL);
  return same;
}

GKeyFile *
orrery_record_dup_notes (OrreryRecord *self)
{
  g_return_val_if_fail (ORRERY_IS_RECORD (self), NULL);

  return copy (self->notes);
}

gboolean
orrery_record_set_notes (OrreryRecord *self, GKeyFile *notes, GError **error)
{
  g_autoptr (GString) lines = g_string_new (NULL);

  g_return_val_if_fail (ORRERY_IS_RECORD (self), FALSE);

  append_different (lines, self->notes, notes, TRUE);
  append_different (lines, notes, self->notes, FALSE);
  if (lines->len > 0 && !orrery_record_keep_now (self, lines, error))
    return FALSE;
  g_key_file_unref (self->notes);
  self->notes = copy (notes);
  return TRUE;
}
