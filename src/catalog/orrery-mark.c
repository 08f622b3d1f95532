/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words to mark in the texts of results. */
#include "orrery-search.h"

#include <string.h>

#include "orrery-catalog-private.h"
#include "orrery-match.h"

#define MAX_AHEAD ORRERY_MAX_PHRASE /* words that are compared together */

static guint
count_marked (const GArray *markers, const OrreryWord *word)
{
  guint marked = 0;

  for (guint i = 0; i < markers->len; i++)
    {
      const OrreryMarker *marker = &g_array_index (markers, OrreryMarker, i);

      if (word->n < marker->n || memcmp (word->folded, marker->word, marker->n) != 0)
        continue;
      if (word->n == marker->n)
        return word->length;
      if (marker->prefix)
        marked = MAX (marked, marker->n);
    }

  /* If folding changed the number of bytes, the matching part is unknown: mark the whole word. */
  return marked > 0 && word->length != word->n ? word->length : marked;
}

static gboolean
is_asked_for (const OrreryResults *results, guint sense)
{
  for (guint i = 0; i < results->senses->len; i++)
    if (g_array_index (results->senses, guint, i) == sense)
      return TRUE;

  return FALSE;
}

/* How many words have a requested meaning, together or the first by itself. */
static guint
count_meant (const OrreryResults *results, const OrreryWord *words, guint n_words)
{
  const OrreryConcepts *concepts = results->catalog->concepts;
  OrreryMeaning meaning;
  guint stem;

  if (orrery_concepts_match (concepts, words, n_words, &meaning))
    {
      for (guint i = 0; i < meaning.n_concepts; i++)
        if (is_asked_for (results, meaning.concepts[i]))
          return meaning.n_words;
      return meaning.n_words > 1 ? count_meant (results, words, 1) : 0;
    }
  stem = orrery_index_find_stem (orrery_catalog_get_index (results->catalog), words[0].folded,
                                 orrery_concepts_stem (concepts, words[0].folded, words[0].n));
  return stem != ORRERY_NO_SENSE && is_asked_for (results, stem) ? 1 : 0;
}

static void
add_range (GArray *ranges, const char *text, const char *start, guint length)
{
  OrreryRange range = { .start = (guint) (start - text) };

  range.end = range.start + length;
  g_array_append_val (ranges, range);
}

/* Marks the first of the words, or several that have a meaning together. Returns how many to skip. */
static guint
mark_words (const OrreryResults *results, const char *text, const OrreryWord *words, guint n_words,
            GArray *ranges)
{
  guint marked = count_marked (results->markers, &words[0]);
  guint n_meant = count_meant (results, words, n_words);

  if (n_meant == 0)
    {
      if (marked > 0)
        add_range (ranges, text, words[0].start, marked);
      return 1;
    }
  for (guint i = 0; i < n_meant; i++)
    add_range (ranges, text, words[i].start, words[i].length);
  return n_meant;
}

GArray *
orrery_results_mark (const OrreryResults *results, const char *text)
{
  GArray *ranges = g_array_new (FALSE, FALSE, sizeof (OrreryRange));
  OrreryWord words[MAX_AHEAD];
  const char *cursor = text;
  guint n = 0;

  g_return_val_if_fail (results != NULL && text != NULL, ranges);

  if (results->nearest || !g_utf8_validate (text, -1, NULL))
    return ranges;

  for (;;)
    {
      guint done;

      while (n < MAX_AHEAD && orrery_fold_next (&cursor, &words[n]))
        n++;
      if (n == 0)
        return ranges;
      done = mark_words (results, text, words, n, ranges);
      n -= done;
      memmove (words, words + done, n * sizeof *words);
    }
}
