/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "assist/orrery-words.h"

#include <glib/gi18n.h>
#include <string.h>

char *
orrery_words_join (const GPtrArray *words)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < words->len; i++)
    {
      if (i > 0)
        /* Translators: between the last two of a list */
        g_string_append (list, i + 1 < words->len ? _(", ") : _(" and "));
      g_string_append (list, g_ptr_array_index (words, i));
    }
  return g_string_free (list, FALSE);
}

char *
orrery_words_begin (const char *text)
{
  g_autofree char *first = g_utf8_substring (text, 0, MIN (1, g_utf8_strlen (text, -1)));
  g_autofree char *upper = g_utf8_strup (first, -1);

  return g_strconcat (upper, text + strlen (first), NULL);
}

const char *
orrery_words_after_sentence (const char *text)
{
  for (const char *stop = strstr (text, ". "); stop != NULL; stop = strstr (stop + 2, ". "))
    if (g_unichar_isupper (g_utf8_get_char (stop + 2)))
      return stop + 2;
  return NULL;
}
