/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "orrery-fold.h"

#include <string.h>

/* Letters that Unicode does not decompose into a plain letter and an accent. */
static const struct
{
  gunichar    c;
  const char *plain;
} specials[] = {
  { 0xdf, "ss" }, { 0xe6, "ae" }, { 0xf0, "d" }, { 0xf8, "o" }, { 0xfe, "th" },
  { 0x111, "d" }, { 0x131, "i" }, { 0x142, "l" }, { 0x153, "oe" },
};

/* "l'explorateur" and "qu'un" are two words each, "player's" is one. */
#define ELISION_MAX 2

static void
append (OrreryWord *word, const char *bytes, gsize n)
{
  if (word->n + n >= ORRERY_WORD_MAX)
    return;

  memcpy (word->folded + word->n, bytes, n);
  word->n += n;
}

static void
append_unichar (OrreryWord *word, gunichar c)
{
  gunichar parts[G_UNICHAR_MAX_DECOMPOSITION_LENGTH];
  gsize n_parts;

  c = g_unichar_tolower (c);
  for (guint i = 0; i < G_N_ELEMENTS (specials); i++)
    {
      if (specials[i].c == c)
        {
          append (word, specials[i].plain, strlen (specials[i].plain));
          return;
        }
    }

  n_parts = g_unichar_fully_decompose (c, TRUE, parts, G_N_ELEMENTS (parts));
  for (gsize i = 0; i < n_parts; i++)
    {
      char bytes[6];

      if (!g_unichar_ismark (parts[i]))
        append (word, bytes, (gsize) g_unichar_to_utf8 (g_unichar_tolower (parts[i]), bytes));
    }
}

static gboolean
is_word_char (gunichar c)
{
  return g_unichar_isalnum (c) || g_unichar_ismark (c);
}

/* Most letters are plain, and Unicode's tables are slow for those. */
static const char *
skip_to_word (const char *p)
{
  for (;;)
    {
      guchar c = (guchar) *p;

      if (c >= 0x80 ? is_word_char (g_utf8_get_char (p))
                    : c == '\0' || c == '$' || g_ascii_isalnum (c))
        return p;
      p = c >= 0x80 ? g_utf8_next_char (p) : p + 1;
    }
}

static const char *
take_letters (const char *p, OrreryWord *word)
{
  for (;;)
    {
      gunichar c;

      for (; g_ascii_isalnum (*p); p++)
        if (word->n < ORRERY_WORD_MAX - 1)
          word->folded[word->n++] = *p | 0x20; /* lower case; digits have that bit already */

      c = g_utf8_get_char (p);
      if (c >= 0x80 && is_word_char (c))
        append_unichar (word, c);
      else if ((c != '\'' && c != 0x2019 /* an apostrophe */) || word->n <= ELISION_MAX
               || !is_word_char (g_utf8_get_char (g_utf8_next_char (p))))
        return p;
      p = g_utf8_next_char (p);
    }
}

gboolean
orrery_fold_next (const char **cursor, OrreryWord *word)
{
  const char *p = skip_to_word (*cursor);

  word->start = p;
  word->n = 0;
  if (*p == '\0')
    {
      *cursor = p;
      return FALSE;
    }

  if (*p == '$')
    append (word, p++, 1);
  else
    p = take_letters (p, word);
  if (*p == '+' && g_ascii_isdigit (p[-1]))
    append (word, p++, 1);

  word->folded[word->n] = '\0';
  word->length = (guint) (p - word->start);
  *cursor = p;
  return TRUE;
}

char *
orrery_fold_words (const char *text)
{
  GString *folded = g_string_new (NULL);
  OrreryWord word;

  while (orrery_fold_next (&text, &word))
    {
      if (folded->len > 0)
        g_string_append_c (folded, ' ');
      g_string_append_len (folded, word.folded, word.n);
    }

  return g_string_free (folded, FALSE);
}
