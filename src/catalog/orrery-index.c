/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "orrery-index.h"

#include <math.h>
#include <string.h>

void
orrery_index_free (OrreryIndex *self)
{
  for (guint i = 0; i < self->n_entries; i++)
    {
      g_free (self->entries[i].name);
      g_free (self->entries[i].keywords);
    }
  g_free (self->entries);
  g_free (self->vocabulary);
  g_free (self->senses);
  g_hash_table_unref (self->stems);
  g_hash_table_unref (self->pairs);
  g_free (self->postings);
  orrery_sentences_free (self->sentences);
  g_string_chunk_free (self->words);
  g_free (self);
}

float
orrery_index_get_telling (const OrreryIndex *self, guint n)
{
  return logf (1 + ((float) (self->n_entries - n) + 0.5f) / ((float) n + 0.5f));
}

/* The first word that is not before prefix; with `after`, the first one after all that start with it. */
static guint
find_bound (const OrreryIndex *self, const char *prefix, guint n, gboolean after)
{
  guint low = 0;
  guint high = self->n_vocabulary;

  while (low < high)
    {
      guint middle = (low + high) / 2;
      int order = strncmp (self->vocabulary[middle].word, prefix, n);

      if (order < 0 || (after && order == 0))
        low = middle + 1;
      else
        high = middle;
    }

  return low;
}

void
orrery_index_find_prefix (const OrreryIndex *self, const char *prefix, guint n, guint *first,
                          guint *end)
{
  *first = find_bound (self, prefix, n, FALSE);
  *end = find_bound (self, prefix, n, TRUE);
}

guint
orrery_index_find_stem (const OrreryIndex *self, const char *stem, guint n)
{
  char key[ORRERY_WORD_MAX + 1];

  memcpy (key, stem, n);
  key[n] = '\0';
  return GPOINTER_TO_UINT (g_hash_table_lookup (self->stems, key)) - 1;
}

const OrreryPostings *
orrery_index_find_pair (const OrreryIndex *self, guint first, guint second)
{
  guint64 key = orrery_index_pair_key (first, second);

  return g_hash_table_lookup (self->pairs, &key);
}

/* --- Letters --- */

guint32
orrery_index_letters (const char *word)
{
  guint32 letters = 0;

  for (; *word != '\0'; word++)
    letters |= 1u << ((guchar) *word & 31);

  return letters;
}

OrreryPairs
orrery_index_pairs (const char *text)
{
  OrreryPairs pairs = { 0 };

  for (; text[0] != '\0' && text[1] != '\0'; text++)
    {
      guint hash = (((guchar) text[0] & 31) * 37u + ((guchar) text[1] & 31)) & 255;

      pairs.bits[hash >> 6] |= G_GUINT64_CONSTANT (1) << (hash & 63);
    }

  return pairs;
}
