/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "orrery-query.h"

#include <string.h>

#include "orrery-index.h"
#include "orrery-language.h"

#define MAX_WORDS 24

/* Each word on the left is looked for as the one on the right too. Sorted. */
static const struct
{
  const char *word;
  const char *other;
} synonyms[] = {
  { "$", "credits" }, { "$", "credit" }, { "alien", "yellow" }, { "blue", "cyan" },
  { "blue", "novelty" }, { "brown", "rare" }, { "color", "colour" }, { "colors", "colours" },
  { "colour", "color" }, { "consumption", "purple" }, { "cyan", "novelty" },
  { "dev", "development" }, { "devs", "developments" }, { "dice", "die" }, { "die", "dice" },
  { "discard", "abandon" }, { "dollar", "credit" }, { "dollars", "credits" }, { "draw", "scout" },
  { "genes", "green" }, { "gray", "grey" }, { "green", "genes" }, { "grey", "gray" },
  { "home", "white" }, { "lose", "remove" }, { "military", "red" }, { "money", "credits" },
  { "novelty", "cyan" }, { "planet", "world" }, { "points", "vp" }, { "purple", "consumption" },
  { "rare", "brown" }, { "red", "military" }, { "remove", "lose" }, { "sell", "trade" },
  { "vp", "points" }, { "vp", "victory" }, { "vps", "vp" }, { "white", "home" },
  { "win", "winner" }, { "wins", "winner" }, { "yellow", "alien" }, { "zero", "0" },
};

/* Whoever uses one of these wants an answer rather than a thing. */
static const char *const question_words[] = {
  "am", "are", "can", "could", "did", "do", "does", "have", "how", "if", "is", "may", "must",
  "should", "what", "when", "where", "which", "who", "why", "will", "would", NULL,
};

static const char *const endings[] = { "ing", "ed", "es", "s", "er", "ers", NULL };

/* Those of the reader's language are a word and the other by turns, in any order. */
static const char *
next_own_synonym (const char *word,
                  guint      *i)
{
  const char *const *own = orrery_language_get_words (ORRERY_WORDS_SYNONYM);
  guint n = g_strv_length ((char **) own);

  while (2 * (*i - G_N_ELEMENTS (synonyms)) + 1 < n)
    {
      guint at = 2 * ((*i)++ - G_N_ELEMENTS (synonyms));

      if (g_str_equal (own[at], word))
        return own[at + 1];
    }

  return NULL;
}

const char *
orrery_query_next_synonym (const char *word,
                           guint      *i)
{
  while (*i < G_N_ELEMENTS (synonyms))
    {
      guint at = (*i)++;
      int order = strcmp (synonyms[at].word, word);

      if (order == 0)
        return synonyms[at].other;
      if (order > 0)
        *i = G_N_ELEMENTS (synonyms);
    }

  return next_own_synonym (word, i);
}

/* The length without the longest of these endings. */
static guint
cut_ending (const char        *word,
            guint              n,
            const char *const *known)
{
  guint best = n;

  for (guint i = 0; known[i] != NULL; i++)
    {
      guint length = (guint) strlen (known[i]);

      if (n >= length + 3 && memcmp (word + n - length, known[i], length) == 0)
        best = MIN (best, n - length);
    }

  return best;
}

guint
orrery_query_stem (const char *word,
                   guint       n)
{
  guint best = MIN (cut_ending (word, n, endings),
                    cut_ending (word, n, orrery_language_get_words (ORRERY_WORDS_ENDING)));

  /* "shipping" is "shipp" by now. */
  if (best < n && best > 3 && word[best - 1] == word[best - 2] && word[best - 1] != 's')
    best--;

  return best;
}

static void
copy_text (OrreryQuery *query,
           const char  *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, (gssize) strnlen (text, ORRERY_MAX_QUERY));
  gsize n = strlen (valid);

  if (n > ORRERY_MAX_QUERY)
    n = (gsize) (g_utf8_find_prev_char (valid, valid + ORRERY_MAX_QUERY + 1) - valid);
  memcpy (query->text, valid, n);
  query->text[n] = '\0';
}

static guint
cut_words (OrreryQuery *query,
           OrreryWord  *words)
{
  const char *cursor = query->text;
  guint n = 0;

  /* Signs that fold to nothing are no words. */
  while (n < MAX_WORDS && orrery_fold_next (&cursor, &words[n]))
    n += words[n].n > 0;

  return n;
}

static void
append_word (char             *joined,
             guint            *n_joined,
             const OrreryWord *word)
{
  if (*n_joined + word->n + 2 > 2 * ORRERY_MAX_QUERY)
    return;

  if (*n_joined > 0)
    joined[(*n_joined)++] = ' ';
  memcpy (joined + *n_joined, word->folded, word->n + 1);
  *n_joined += word->n;
}

static void
join_words (OrreryQuery      *query,
            const OrreryWord *words,
            guint             n_words)
{
  const char *const *own_words = orrery_language_get_words (ORRERY_WORDS_QUESTION);

  query->n_folded = query->n_content = 0;
  query->folded[0] = query->content[0] = '\0';
  query->is_question = n_words > 3;
  for (guint i = 0; i < n_words; i++)
    {
      append_word (query->folded, &query->n_folded, &words[i]);
      if (!orrery_index_is_little_word (words[i].folded))
        append_word (query->content, &query->n_content, &words[i]);
      query->is_question |= g_strv_contains (question_words, words[i].folded)
                            || g_strv_contains (own_words, words[i].folded);
    }
}

/* Adds the concepts that ask for a value of a facet; how many words they take, 0 for none. */
static guint
read_filter (const OrreryConcepts *concepts,
             const OrreryWord     *words,
             guint                 n_words,
             OrreryFilter         *filter)
{
  OrreryMeaning meaning;
  gboolean found = FALSE;

  *filter = (OrreryFilter) { 0 };
  if (!orrery_concepts_match (concepts, words, n_words, &meaning))
    return 0;
  for (guint i = 0; i < meaning.n_concepts; i++)
    found |= orrery_filter_add_concept (filter, orrery_concepts_get (concepts, meaning.concepts[i]));

  return found ? MIN (meaning.n_words, 2) : 0;
}

static guint
add_term (OrreryQuery          *query,
          const OrreryConcepts *concepts,
          const OrreryWord     *words,
          guint                 n_words)
{
  OrreryTerm *term = &query->terms[query->n_terms++];
  guint n = read_filter (concepts, words, n_words, &term->filter);
  gboolean has_number = FALSE;

  term->has_filter = n > 0;
  term->n_words = MAX (n, 1);
  for (guint i = 0; i < term->n_words; i++)
    {
      term->words[i] = words[i];
      has_number |= g_ascii_isdigit (words[i].folded[0]);
    }
  /* The words of a cost or of a phase's number are no words of a text. */
  term->has_text = n < 2 || !has_number;

  return term->n_words;
}

/* With keep_little, little words are looked for like others. */
static void
add_terms (OrreryQuery          *query,
           const OrreryConcepts *concepts,
           const OrreryWord     *words,
           guint                 n_words,
           gboolean              keep_little)
{
  guint i = 0;

  while (i < n_words && query->n_terms < ORRERY_MAX_TERMS)
    {
      if (!keep_little && orrery_index_is_little_word (words[i].folded))
        i++;
      else
        i += add_term (query, concepts, words + i, n_words - i);
    }
}

/* "genes world 4", "dev 6": beside a filter a lone number is a cost. */
static void
read_lone_costs (OrreryQuery          *query,
                 const OrreryConcepts *concepts)
{
  gboolean has_filter = FALSE;

  for (guint t = 0; t < query->n_terms; t++)
    has_filter |= query->terms[t].has_filter;

  for (guint t = 0; has_filter && t < query->n_terms; t++)
    {
      OrreryTerm *term = &query->terms[t];
      OrreryWord pair[2] = { term->words[0], { .folded = "cost", .n = 4 } };

      if (!term->has_filter && g_ascii_isdigit (pair[0].folded[0]))
        term->has_filter = read_filter (concepts, pair, 2, &term->filter) == 2;
    }
}

void
orrery_query_parse (OrreryQuery          *query,
                    const OrreryConcepts *concepts,
                    const char           *text)
{
  OrreryWord words[MAX_WORDS];
  guint n_words;

  copy_text (query, text);
  n_words = cut_words (query, words);
  join_words (query, words, n_words);
  query->n_terms = 0;
  add_terms (query, concepts, words, n_words, FALSE);
  if (query->n_terms == 0)
    add_terms (query, concepts, words, n_words, TRUE);
  read_lone_costs (query, concepts);
}
