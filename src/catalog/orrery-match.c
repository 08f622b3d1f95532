/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "orrery-match.h"

#include <string.h>

/* How well a word matches the typed one; the word itself is 1. */
#define AS_STEM 0.95f
#define AS_CONCEPT 0.9f
#define AS_BEGINNING 0.5f /* plus up to AS_COMPLETED, depending on how much of it was typed */
#define AS_COMPLETED 0.4f
#define AS_ERROR 0.7f
#define AS_TWO_ERRORS 0.5f
#define AS_INNER 0.6f /* all words of a phrase, but not the phrase */
#define UNKNOWN 2.0f /* the value of a word that no entry has */
#define MAX_GUESSES 12 /* words that a single typo may stand for */

typedef struct
{
  const OrreryIndex *index;
  OrreryMatch       *matches;
  GArray            *markers;
} Matcher;

static void
add_marker (Matcher *matcher, const char *word, guint n, gboolean prefix)
{
  OrreryMarker marker = { .n = n, .prefix = prefix };

  memcpy (marker.word, word, n);
  g_array_append_val (matcher->markers, marker);
}

/* part: how well this matches the typed text. */
static void
match_postings (Matcher *matcher, OrreryPostings postings, float part, gboolean is_word)
{
  const OrreryPosting *posting = &matcher->index->postings[postings.first];

  part *= orrery_index_get_telling (matcher->index, postings.n);

  for (const OrreryPosting *end = posting + postings.n; posting < end; posting++)
    {
      OrreryMatch *match = &matcher->matches[posting->entry];

      if (posting->fields & (1u << ORRERY_FIELD_NAME))
        {
          match->in_name |= is_word;
          match->like_name = TRUE;
        }
      match->score = MAX (match->score, posting->weight * part);
    }
}

/* A number never counts as the beginning of another number. */
static gboolean
is_prefix_allowed (const char *word)
{
  return !g_ascii_isdigit (word[0]) && word[0] != '$';
}

/* Matches the word itself and words that start with it. */
static gboolean
match_prefix (Matcher *matcher, const OrreryWord *word, gboolean known)
{
  guint first, end;
  gboolean found = FALSE;

  orrery_index_find_prefix (matcher->index, word->folded, word->n, &first, &end);
  for (guint i = first; i < end; i++)
    {
      const OrreryVocable *vocable = &matcher->index->vocabulary[i];
      float part = AS_BEGINNING + AS_COMPLETED * (float) word->n / (float) vocable->n;

      if (vocable->n == word->n)
        match_postings (matcher, vocable->postings, 1, TRUE);
      else if (!is_prefix_allowed (word->folded))
        break;
      else
        match_postings (matcher, vocable->postings, known ? part / 2 : part, TRUE);
      found |= vocable->postings.n > 0;
    }
  if (found)
    add_marker (matcher, word->folded, word->n, is_prefix_allowed (word->folded));

  return found;
}

guint
orrery_match_distance (const char *typed, guint n_typed, const char *word, guint n_word,
                       guint limit)
{
  guint8 rows[3][ORRERY_WORD_MAX + 1];
  guint8 *before = rows[0];
  guint8 *above = rows[1];
  guint8 *row = rows[2];
  guint best = n_typed;

  /* The rows run over the letters of the word: anything after a matching start is free. */
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

/* A guessed word is also found by its meaning, but the word itself is better. */
static void
match_guess (Matcher *matcher, guint guess, guint n_typed, guint errors)
{
  const OrreryVocable *vocable = &matcher->index->vocabulary[guess];
  float part = errors < 2 ? AS_ERROR : AS_TWO_ERRORS;

  if (vocable->n > n_typed)
    part -= 0.01f * (float) MIN (20, vocable->n - n_typed);
  match_postings (matcher, vocable->postings, part, TRUE);
  if (vocable->sense != ORRERY_NO_SENSE)
    match_postings (matcher, matcher->index->senses[vocable->sense], part * AS_CONCEPT, FALSE);
  add_marker (matcher, vocable->word, vocable->n, FALSE);
}

/* TRUE if more than n bits are set. */
static gboolean
has_more_bits (guint32 bits, guint n)
{
  while (n-- > 0)
    bits &= bits - (bits != 0);

  return bits != 0;
}

/* Typos change few letters, and seldom the first. The words with the fewest typos are meant. */
static void
match_guesses (Matcher *matcher, OrreryTerm *term)
{
  const char *word = term->word.folded;
  guint n = term->word.n;
  guint limit = n < 3 ? 0 : n < 5 ? 1 : 2;
  guint32 letters = orrery_index_letters (word);
  guint guesses[3][MAX_GUESSES];
  guint n_guesses[3] = { 0 };

  if (limit == 0 || g_ascii_isdigit (word[0]))
    return;

  for (guint i = 0; i < matcher->index->n_vocabulary; i++)
    {
      const OrreryVocable *other = &matcher->index->vocabulary[i];
      /* A wrong first letter counts as one more typo. */
      guint wrong_first = other->word[0] != word[0];
      guint allowed = limit - wrong_first;
      guint errors;

      if (other->n + allowed < n || has_more_bits (letters & ~other->letters, allowed))
        continue;
      errors = wrong_first + orrery_match_distance (word, n, other->word, other->n, allowed);
      if (errors <= limit && n_guesses[errors] < MAX_GUESSES)
        {
          guesses[errors][n_guesses[errors]++] = i;
          limit = MAX (errors, 1);
        }
    }
  for (guint errors = 0; errors <= 2; errors++)
    {
      for (guint i = 0; i < n_guesses[errors]; i++)
        match_guess (matcher, guesses[errors][i], n, errors);
      if (n_guesses[errors] > 0)
        {
          term->guessed = matcher->index->vocabulary[guesses[errors][0]].sense;
          return;
        }
    }
}

gboolean
orrery_match_is_known (const OrreryIndex *index, const char *word, guint n)
{
  guint first, end;

  orrery_index_find_prefix (index, word, n, &first, &end);
  return first < end;
}

static gboolean
match_senses (Matcher *matcher, const OrreryTerm *term)
{
  float part = term->n_words > 1 ? 1 : term->has_concept ? AS_CONCEPT : AS_STEM;
  gboolean found = FALSE;

  for (guint i = 0; i < term->n_senses; i++)
    {
      match_postings (matcher, matcher->index->senses[term->senses[i]], part, !term->has_concept);
      found |= matcher->index->senses[term->senses[i]].n > 0;
    }

  return found;
}

typedef struct
{
  float best; /* of one word */
  float sum;
  guint n;
} Inner;

static void
match_inner_word (const Matcher *matcher, const OrreryMeaning *meaning, Inner *inner)
{
  const OrreryIndex *index = matcher->index;

  for (guint i = 0; i < meaning->n_concepts; i++)
    {
      OrreryPostings postings = index->senses[meaning->concepts[i]];
      float telling = orrery_index_get_telling (index, postings.n);

      for (guint k = 0; k < postings.n; k++)
        {
          const OrreryPosting *posting = &index->postings[postings.first + k];

          inner[posting->entry].best = MAX (inner[posting->entry].best, posting->weight * telling);
        }
    }
  for (guint i = 0; i < index->n_entries; i++)
    {
      inner[i].n += inner[i].best > 0;
      inner[i].sum += inner[i].best;
      inner[i].best = 0;
    }
}

/* An entry with all words of a phrase matches it, though with less certainty. */
static void
match_inner (Matcher *matcher, const OrreryTerm *term)
{
  g_autofree Inner *inner = NULL;

  if (term->n_inner < 2)
    return;
  inner = g_new0 (Inner, matcher->index->n_entries);
  for (guint i = 0; i < term->n_inner; i++)
    match_inner_word (matcher, &term->inner[i], inner);
  for (guint i = 0; i < matcher->index->n_entries; i++)
    if (inner[i].n == term->n_inner)
      matcher->matches[i].score = MAX (matcher->matches[i].score,
                                       AS_INNER * inner[i].sum / (float) term->n_inner);
}

/* The value of a term to an entry that is only about it. */
static float
get_worth (const OrreryIndex *index, const OrreryTerm *term, guint n_matches)
{
  guint n = n_matches;

  for (guint i = 0; i < term->n_senses; i++)
    n = MIN (n, MAX (index->senses[term->senses[i]].n, 1));

  return n_matches > 0 ? orrery_index_get_telling (index, n) : UNKNOWN;
}

float
orrery_match_term (const OrreryIndex *index, OrreryTerm *term, OrreryMatch *matches,
                   GArray *markers)
{
  Matcher matcher = { .index = index, .matches = matches, .markers = markers };
  gboolean found;
  guint n = 0;

  memset (matches, 0, index->n_entries * sizeof *matches);
  found = match_senses (&matcher, term);
  match_inner (&matcher, term);
  if (term->n_words == 1)
    {
      found |= match_prefix (&matcher, &term->word, found);
      if (!found)
        match_guesses (&matcher, term);
    }
  for (guint i = 0; i < index->n_entries; i++)
    n += matches[i].score > 0;

  return get_worth (index, term, n);
}
