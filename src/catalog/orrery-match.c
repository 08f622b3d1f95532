/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "orrery-match.h"

#include <string.h>

#include "orrery-entry-private.h"

/* Points of one term. A name's are the entry's own, up to 100. */
enum
{
  POINTS_KEYWORD = 60,
  POINTS_FILTER = 64,
  POINTS_TEXT = 24,
  MAX_GUESSES = 12 /* words that one typing error may stand for */
};

typedef struct
{
  const OrreryIndex *index;
  OrreryMatch       *matches;
  GArray            *markers;
} Matcher;

static void
add_marker (Matcher    *matcher,
            const char *word,
            guint       n,
            gboolean    prefix)
{
  OrreryMarker marker = { .n = n, .prefix = prefix };

  memcpy (marker.word, word, n);
  g_array_append_val (matcher->markers, marker);
}

/* percent: how good this word is for what was typed. */
static void
match_vocable (Matcher *matcher,
               guint    vocable,
               guint    percent)
{
  const OrreryVocable *word = &matcher->index->vocabulary[vocable];
  const OrreryPosting *posting = &matcher->index->postings[word->first];
  const OrreryPosting *end = posting + word->n_postings;

  for (; posting < end; posting++)
    {
      OrreryMatch *match = &matcher->matches[posting->entry];
      guint points = POINTS_TEXT;

      if (posting->fields & ORRERY_FIELD_NAME)
        {
          points = matcher->index->entries[posting->entry].weight;
          match->how |= ORRERY_MATCH_NAME | ORRERY_MATCH_STRONG;
        }
      else if (posting->fields & ORRERY_FIELD_KEYWORD)
        {
          points = POINTS_KEYWORD;
          match->how |= ORRERY_MATCH_STRONG;
        }
      match->score = (guint16) MAX (match->score, points * percent / 100);
    }
}

/* A number is no beginning of another one. */
static gboolean
is_prefix_allowed (const char *word)
{
  return !g_ascii_isdigit (word[0]) && word[0] != '$';
}

/* Matches the word itself and what begins with it. */
static gboolean
match_prefix (Matcher    *matcher,
              const char *word,
              guint       n,
              guint       percent)
{
  guint first, end;
  gboolean found = FALSE;

  orrery_index_find_prefix (matcher->index, word, n, &first, &end);
  for (guint i = first; i < end; i++)
    {
      guint length = matcher->index->vocabulary[i].n;

      if (length == n)
        match_vocable (matcher, i, percent);
      else if (is_prefix_allowed (word))
        match_vocable (matcher, i, percent * (60 + 30 * n / length) / 100);
      else
        break;
      found = TRUE;
    }

  return found;
}

static guint
allowed_errors (guint n)
{
  return n < 3 ? 0 : n < 5 ? 1 : 2;
}

guint
orrery_match_distance (const char *typed,
                       guint       n_typed,
                       const char *word,
                       guint       n_word,
                       guint       limit)
{
  guint8 rows[3][ORRERY_WORD_MAX + 1];
  guint8 *before = rows[0];
  guint8 *above = rows[1];
  guint8 *row = rows[2];
  guint best = n_typed;

  /* The rows run over the letters of the word: whatever follows a good beginning is free. */
  n_word = MIN (n_word, n_typed + limit);
  for (guint j = 0; j <= n_typed; j++)
    above[j] = (guint8) j;
  for (guint i = 1; i <= n_word; i++)
    {
      guint8 *spare = before;
      guint8 lowest = (guint8) i;

      row[0] = (guint8) i;
      for (guint j = 1; j <= n_typed; j++)
        {
          guint cost = word[i - 1] != typed[j - 1];
          guint value = MIN (MIN (above[j], row[j - 1]) + 1u, above[j - 1] + cost);

          if (i > 1 && j > 1 && word[i - 1] == typed[j - 2] && word[i - 2] == typed[j - 1])
            value = MIN (value, before[j - 2] + 1u);
          row[j] = (guint8) value;
          lowest = MIN (lowest, row[j]);
        }
      best = MIN (best, row[n_typed]);
      if (lowest > limit)
        break;
      before = above;
      above = row;
      row = spare;
    }

  return MIN (best, limit + 1);
}

/* Typing errors change few letters, and seldom the first. */
static gboolean
match_guesses (Matcher    *matcher,
               const char *word,
               guint       n)
{
  guint limit = allowed_errors (n);
  guint32 letters = orrery_index_letters (word);
  guint guesses[3][MAX_GUESSES];
  guint n_guesses[3] = { 0 };

  if (limit == 0 || g_ascii_isdigit (word[0]))
    return FALSE;

  for (guint i = 0; i < matcher->index->n_vocabulary; i++)
    {
      const OrreryVocable *other = &matcher->index->vocabulary[i];
      guint errors;

      if (other->n + limit < n || (guint) __builtin_popcount (letters & ~other->letters) > limit)
        continue;
      errors = orrery_match_distance (word, n, other->word, other->n, limit);
      /* Wrong in the first letter counts one more. */
      errors += other->word[0] != word[0] && errors > 0;
      if (errors <= limit && n_guesses[errors] < MAX_GUESSES)
        guesses[errors][n_guesses[errors]++] = i;
    }

  /* The fewest errors are meant. */
  for (guint errors = 0; errors <= limit; errors++)
    {
      for (guint i = 0; i < n_guesses[errors]; i++)
        {
          const OrreryVocable *other = &matcher->index->vocabulary[guesses[errors][i]];
          guint longer = other->n > n ? other->n - n : 0;

          match_vocable (matcher, guesses[errors][i], (errors < 2 ? 70 : 50) - MIN (20, longer));
          add_marker (matcher, other->word, other->n, FALSE);
        }
      if (n_guesses[errors] > 0)
        return TRUE;
    }

  return FALSE;
}

gboolean
orrery_match_is_known (const OrreryIndex *index,
                       const char        *word,
                       guint              n)
{
  guint first, end;

  orrery_index_find_prefix (index, word, n, &first, &end);
  return first < end;
}

static void
match_synonyms (Matcher    *matcher,
                const char *word,
                gboolean   *found)
{
  const char *other;
  guint i = 0;

  while ((other = orrery_query_next_synonym (word, &i)) != NULL)
    {
      guint n = (guint) strlen (other);

      if (match_prefix (matcher, other, n, 80))
        {
          add_marker (matcher, other, n, FALSE);
          *found = TRUE;
        }
    }
}

static void
match_word (Matcher          *matcher,
            const OrreryWord *word,
            gboolean          guess)
{
  guint stem = orrery_query_stem (word->folded, word->n);
  gboolean found = match_prefix (matcher, word->folded, word->n, 100);

  if (found)
    add_marker (matcher, word->folded, word->n, is_prefix_allowed (word->folded));
  match_synonyms (matcher, word->folded, &found);
  if (stem < word->n && match_prefix (matcher, word->folded, stem, 85))
    {
      add_marker (matcher, word->folded, stem, TRUE);
      found = TRUE;
    }

  if (!found || guess)
    match_guesses (matcher, word->folded, word->n);
}

/* Both words of a pair must be there. */
static void
match_pair (Matcher          *matcher,
            const OrreryTerm *term,
            gboolean          guess)
{
  g_autofree OrreryMatch *first = g_new0 (OrreryMatch, matcher->index->n_entries);
  OrreryMatch *both = matcher->matches;

  matcher->matches = first;
  match_word (matcher, &term->words[0], guess);
  matcher->matches = both;
  match_word (matcher, &term->words[1], guess);
  for (guint i = 0; i < matcher->index->n_entries; i++)
    {
      both[i].score = MIN (both[i].score, first[i].score);
      both[i].how &= first[i].how;
    }
}

/* The phase itself is the best answer to its number, and the die to its colour. */
static gboolean
is_meant (const OrreryFilter *filter,
          OrreryEntry        *entry)
{
  return entry->means_facet >= 0
         && filter->masks[entry->means_facet] == 1u << entry->means_value;
}

/* Whether the values that it speaks of would do, where those that it has do not. */
static gboolean
is_mentioned (const OrreryFilter *filter,
              OrreryEntry        *entry)
{
  for (guint i = 0; i < ORRERY_MAX_FACETS; i++)
    if (filter->masks[i] != 0 && (filter->masks[i] & entry->mentions[i]) == 0)
      return FALSE;

  return TRUE;
}

static void
match_filter (OrreryCatalog      *catalog,
              const OrreryFilter *filter,
              OrreryMatch        *matches)
{
  for (guint i = 0; i < orrery_catalog_get_n_entries (catalog); i++)
    {
      OrreryEntry *entry = orrery_catalog_get_entry (catalog, i);

      if (orrery_filter_matches (filter, entry))
        {
          guint points = is_meant (filter, entry) ? 100 : POINTS_FILTER;

          matches[i].score = (guint16) MAX (matches[i].score, points);
          matches[i].how |= ORRERY_MATCH_FILTER | ORRERY_MATCH_STRONG;
        }
      else if (matches[i].score > 0 && is_mentioned (filter, entry))
        matches[i].how |= ORRERY_MATCH_FILTER | ORRERY_MATCH_STRONG;
    }
}

guint
orrery_match_term (OrreryCatalog     *catalog,
                   const OrreryIndex *index,
                   const OrreryTerm  *term,
                   gboolean           guess,
                   OrreryMatch       *matches,
                   GArray            *markers)
{
  Matcher matcher = { .index = index, .matches = matches, .markers = markers };
  guint n = 0;

  memset (matches, 0, index->n_entries * sizeof *matches);
  if (term->has_text && term->n_words == 2)
    match_pair (&matcher, term, guess);
  else if (term->has_text)
    match_word (&matcher, &term->words[0], guess);
  if (term->has_filter)
    match_filter (catalog, &term->filter, matches);

  for (guint i = 0; i < index->n_entries; i++)
    n += matches[i].score > 0;

  return n;
}
