/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "orrery-query.h"

#include <string.h>

enum
{
  MAX_WORDS = 32,
  MANY_TERMS = 4 /* a query this long describes something */
};

static void
copy_text (OrreryQuery *query, const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, (gssize) strnlen (text, ORRERY_MAX_QUERY));
  gsize n = strlen (valid);

  if (n > ORRERY_MAX_QUERY)
    n = (gsize) (g_utf8_find_prev_char (valid, valid + ORRERY_MAX_QUERY + 1) - valid);
  memcpy (query->text, valid, n);
  query->text[n] = '\0';
}

static guint
cut_words (OrreryQuery *query, OrreryWord *words)
{
  const char *cursor = query->text;
  guint n = 0;

  /* Characters that fold to nothing are not words. */
  while (n < MAX_WORDS && orrery_fold_next (&cursor, &words[n]))
    n += words[n].n > 0;

  return n;
}

static gboolean
has_sense (const OrreryTerm *term, guint sense)
{
  for (guint i = 0; i < term->n_senses; i++)
    if (term->senses[i] == sense)
      return TRUE;

  return FALSE;
}

static void
append_word (char *joined, guint *n_joined, const OrreryWord *word)
{
  if (*n_joined + word->n + 2 > 2 * ORRERY_MAX_QUERY)
    return;

  if (*n_joined > 0)
    joined[(*n_joined)++] = ' ';
  memcpy (joined + *n_joined, word->folded, word->n + 1);
  *n_joined += word->n;
}

/* A phrase also stands for its words, except stop words and values of facets: "home" is not a color in "home
 * world". */
static void
read_inner (OrreryTerm *term, const OrreryConcepts *concepts, const OrreryWord *words)
{
  guint little = orrery_concepts_find (concepts, ORRERY_CONCEPT_LITTLE);

  term->n_inner = 0;
  for (guint i = 0; i < term->n_words && term->n_words > 1; i++)
    {
      OrreryMeaning *meaning = &term->inner[term->n_inner];

      if (!orrery_concepts_match (concepts, &words[i], 1, meaning) || meaning->concepts[0] == little)
        continue;
      if (orrery_concepts_get (concepts, meaning->concepts[0])->facet < 0)
        term->n_inner++;
    }
}

gboolean
orrery_query_read_meaning (OrreryTerm *term, const OrreryConcepts *concepts,
                           const OrreryWord *words, guint n_words)
{
  OrreryMeaning meaning;

  term->word = words[0];
  term->n_words = 1;
  term->n_senses = term->n_inner = 0;
  term->guessed = G_MAXUINT;
  term->has_concept = orrery_concepts_match (concepts, words, n_words, &meaning);
  if (!term->has_concept)
    return FALSE;
  term->n_words = meaning.n_words;
  term->n_senses = meaning.n_concepts;
  memcpy (term->senses, meaning.concepts, meaning.n_concepts * sizeof *meaning.concepts);
  read_inner (term, concepts, words);

  return TRUE;
}

typedef struct
{
  OrreryQuery          *query;
  const OrreryConcepts *concepts;
  guint                 little;
  gboolean              has_hint[ORRERY_N_CUES];
  gboolean              asks_first; /* it starts like "can I", and not like "which tile" */
} Reader;

/* A single word marks a question only at the start: "when do I", but not "gain credits when I settle". */
static void
read_hints (Reader *reader, const OrreryWord *words, guint n_words)
{
  for (guint i = 0; i < n_words; i++)
    for (guint hint = 0; hint < ORRERY_N_CUES; hint++)
      {
        guint n = orrery_concepts_count_hint (reader->concepts, hint, words + i, n_words - i);

        reader->has_hint[hint] |= n > 1 || (n == 1 && (i == 0 || hint != ORRERY_CUE_QUESTION));
      }
  reader->asks_first
      = orrery_concepts_count_hint (reader->concepts, ORRERY_CUE_QUESTION, words, n_words) > 0
        && orrery_concepts_count_hint (reader->concepts, ORRERY_CUE_PIECE, words, n_words) == 0;
  reader->query->is_about_program = reader->has_hint[ORRERY_CUE_PROGRAM];
}

/* Words that only say what kind of answer is wanted are not terms, unless there are no others. */
static void
read_words (Reader *reader, const OrreryWord *words, guint n_words, gboolean keep_little)
{
  OrreryQuery *query = reader->query;

  for (guint i = 0; i < n_words && query->n_terms < ORRERY_MAX_TERMS;)
    {
      OrreryTerm *term = &query->terms[query->n_terms];
      gboolean is_little;

      orrery_query_read_meaning (term, reader->concepts, words + i, n_words - i);
      is_little = has_sense (term, reader->little);
      if (!is_little)
        for (guint k = 0; k < term->n_words; k++)
          append_word (query->content, &query->n_content, &words[i + k]);
      if (!is_little || keep_little)
        query->n_terms++;
      i += term->n_words;
    }
}

/* "genes world 4", "dev 6": next to values of facets, a single number is a cost too. */
static void
read_lone_costs (OrreryQuery *query, const OrreryConcepts *concepts)
{
  guint n_others = 0;

  for (guint t = 0; t < query->n_terms; t++)
    {
      const OrreryTerm *term = &query->terms[t];

      if (term->n_senses > 0 && orrery_concepts_get (concepts, term->senses[0])->facet >= 0)
        n_others++;
      else if (!g_ascii_isdigit (term->word.folded[0]))
        return;
    }
  for (guint t = 0; n_others > 0 && t < query->n_terms; t++)
    {
      OrreryTerm *term = &query->terms[t];
      g_autofree char *id = g_strconcat ("cost.", term->word.folded, NULL);
      guint cost = orrery_concepts_find (concepts, id);

      if (term->n_words == 1 && g_ascii_isdigit (term->word.folded[0]) && cost != G_MAXUINT)
        {
          term->senses[0] = cost;
          term->n_senses = 1;
          term->has_concept = TRUE;
        }
    }
}

/* "brown trade", "reassign ship": only values of facets. */
static gboolean
has_only_facets (const OrreryQuery *query, const OrreryConcepts *concepts)
{
  for (guint t = 0; t < query->n_terms; t++)
    {
      const OrreryTerm *term = &query->terms[t];
      guint sense = term->has_concept ? term->senses[0] : term->guessed;

      if (sense >= orrery_concepts_get_n (concepts) || orrery_concepts_get (concepts, sense)->facet < 0)
        return FALSE;
    }

  return query->n_terms > 1;
}

static OrreryWanted
guess_wanted (const Reader *reader)
{
  const OrreryQuery *query = reader->query;

  /* "Can I produce on a world that has a good?" does not look for a world. */
  if (reader->has_hint[ORRERY_CUE_PIECE] && !reader->asks_first)
    return ORRERY_WANTED_DESCRIPTION;
  if (reader->has_hint[ORRERY_CUE_QUESTION] || strchr (query->text, '?') != NULL)
    return ORRERY_WANTED_ANSWER;
  if (query->is_filter)
    return ORRERY_WANTED_DESCRIPTION;

  return query->n_terms + reader->has_hint[ORRERY_CUE_EFFECT] >= MANY_TERMS
           ? ORRERY_WANTED_DESCRIPTION : ORRERY_WANTED_NAME;
}

void
orrery_query_parse (OrreryQuery *query, const OrreryConcepts *concepts, const char *text)
{
  OrreryWord words[MAX_WORDS];
  guint n_words;
  Reader reader = {
    .query = query,
    .concepts = concepts,
    .little = orrery_concepts_find (concepts, ORRERY_CONCEPT_LITTLE),
  };

  copy_text (query, text);
  query->n_terms = query->n_folded = query->n_content = 0;
  query->folded[0] = query->content[0] = '\0';
  n_words = cut_words (query, words);
  for (guint i = 0; i < n_words; i++)
    append_word (query->folded, &query->n_folded, &words[i]);
  read_hints (&reader, words, n_words);
  read_words (&reader, words, n_words, FALSE);
  if (query->n_terms == 0)
    read_words (&reader, words, n_words, TRUE);
  read_lone_costs (query, concepts);
  query->is_filter = has_only_facets (query, concepts);
  query->wanted = guess_wanted (&reader);
}

void
orrery_query_read_guesses (OrreryQuery *query, const OrreryConcepts *concepts)
{
  query->is_filter = has_only_facets (query, concepts);
  if (query->is_filter && query->wanted == ORRERY_WANTED_NAME)
    query->wanted = ORRERY_WANTED_DESCRIPTION;
}
