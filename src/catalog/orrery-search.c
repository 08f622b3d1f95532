/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "orrery-search.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "orrery-catalog-private.h"
#include "orrery-entry-private.h"
#include "orrery-match.h"

/* Points of a whole entry, beside those of its terms. */
enum
{
  POINTS_NAME_IS = 1000,     /* its name is what was typed */
  POINTS_NAME_BEGINS = 400,  /* or begins so */
  POINTS_NAME_HAS = 100,     /* or has it somewhere, in one piece */
  POINTS_NAME_COVERED = 250, /* all words are in the name: by how much of it that is */
  POINTS_KEYWORD_IS = 350,
  POINTS_KEYWORD_BEGINS = 160,
  POINTS_ALL_FILTERS = 200,  /* several words, and it is all that they ask for */
  N_NEAREST = 5
};

/* Among equals: what people look up most. */
static const guint kind_points[ORRERY_N_KINDS] = {
  [ORRERY_KIND_DEVELOPMENT] = 7,
  [ORRERY_KIND_WORLD] = 6,
  [ORRERY_KIND_DIE] = 8,
  [ORRERY_KIND_RULE] = 9,
  [ORRERY_KIND_RULING] = 3,
  [ORRERY_KIND_TERM] = 2,
  [ORRERY_KIND_REMINDER] = 1,
  [ORRERY_KIND_HELP] = 0,
};

typedef struct
{
  OrreryCatalog      *catalog;
  const OrreryIndex  *index;
  const OrreryFilter *filter;
  OrreryQuery         query;
  OrreryMatch        *matches; /* of term t in entry e: [t * n_entries + e] */
  guint               rarity[ORRERY_MAX_TERMS]; /* 256: as usual */
  guint               n_filters;
  GArray             *keys;    /* guint64: score, then place, to be sorted */
  OrreryResults      *results;
} Search;

static const OrreryMatch *
get_match (const Search *search,
           guint         term,
           guint         entry)
{
  return &search->matches[term * search->index->n_entries + entry];
}

/* "jump drive" is written "Jumpdrive": joins two words where that makes a known one. */
static void
join_terms (Search *search)
{
  OrreryQuery *query = &search->query;

  for (guint t = 0; t + 1 < query->n_terms; t++)
    {
      OrreryWord *first = &query->terms[t].words[0];
      const OrreryWord *second = &query->terms[t + 1].words[0];
      char joined[2 * ORRERY_WORD_MAX];

      if (!query->terms[t].has_text || !query->terms[t + 1].has_text
          || first->n + second->n >= ORRERY_WORD_MAX
          || orrery_match_is_known (search->index, second->folded, second->n))
        continue;
      memcpy (joined, first->folded, first->n);
      memcpy (joined + first->n, second->folded, second->n + 1);
      if (!orrery_match_is_known (search->index, joined, first->n + second->n))
        continue;

      memcpy (first->folded, joined, first->n + second->n + 1);
      first->n += second->n;
      query->terms[t].has_filter = FALSE;
      query->n_terms--;
      memmove (&query->terms[t + 1], &query->terms[t + 2],
               (query->n_terms - t - 1) * sizeof *query->terms);
    }
}

typedef struct
{
  Search     *search;
  OrreryTerm *term;
} Guess;

static void
guess_word_cb (const char          *word,
               const OrreryMeaning *meaning,
               gpointer             data)
{
  Guess *guess = data;
  OrreryTerm *term = guess->term;
  const OrreryWord *typed = &term->words[0];
  guint n = (guint) strlen (word);

  if (term->has_filter || ABS ((int) n - (int) typed->n) > 1
      || orrery_match_distance (typed->folded, typed->n, word, n, 1) > 1)
    return;
  for (guint i = 0; i < meaning->n_concepts; i++)
    term->has_filter |= orrery_filter_add_concept (
        &term->filter, orrery_concepts_get (guess->search->catalog->concepts, meaning->concepts[i]));
  orrery_filter_add (&guess->search->results->understood, &term->filter);
}

/* "reasign white": a word that is none, but nearly a filter, is taken for it as well. */
static void
guess_filters (Search *search)
{
  for (guint t = 0; t < search->query.n_terms; t++)
    {
      Guess guess = { search, &search->query.terms[t] };
      const OrreryWord *typed = &guess.term->words[0];

      if (!guess.term->has_filter && typed->n >= 4
          && !orrery_match_is_known (search->index, typed->folded, typed->n))
        orrery_concepts_foreach (search->catalog->concepts, guess_word_cb, &guess);
    }
}

static void
match_terms (Search   *search,
             gboolean  guess)
{
  guint n_entries = search->index->n_entries;

  g_array_set_size (search->results->markers, 0);
  search->n_filters = 0;
  for (guint t = 0; t < search->query.n_terms; t++)
    {
      const OrreryTerm *term = &search->query.terms[t];
      guint n = orrery_match_term (search->catalog, search->index, term, guess,
                                   search->matches + t * n_entries, search->results->markers);

      /* A word that few entries have says more than one that many have. */
      search->rarity[t] = (guint) (154 + 205 * (1 - log2f (MAX (n, 1)) / log2f (n_entries)));
      search->n_filters += term->has_filter;
    }
}

/* Counts the terms found in an entry; *strong tells whether all that are filters, too, were found
 * in more than its text. */
static guint
count_terms (const Search *search,
             guint         entry,
             gboolean     *strong)
{
  guint n = 0;

  *strong = TRUE;
  for (guint t = 0; t < search->query.n_terms; t++)
    {
      const OrreryTerm *term = &search->query.terms[t];
      const OrreryMatch *match = get_match (search, t, entry);

      n += match->score > 0;
      if (term->has_filter && (match->how & ORRERY_MATCH_STRONG) == 0)
        *strong = FALSE;
    }

  return n;
}

static guint
score_phrase (const OrreryIndexed *indexed,
              const char          *phrase,
              gsize                n)
{
  const char *at;

  if (n == 0)
    return 0;
  if (strncmp (indexed->name, phrase, n) == 0)
    return indexed->name[n] == '\0' ? POINTS_NAME_IS : POINTS_NAME_BEGINS;

  at = strstr (indexed->name, phrase);
  if (at != NULL && at[-1] == ' ')
    return POINTS_NAME_HAS;

  /* Single words count as keywords already; what is told apart here are whole phrases. */
  if (strchr (phrase, ' ') == NULL)
    return 0;
  for (at = strstr (indexed->keywords, phrase); at != NULL; at = strstr (at + 1, phrase))
    if (at[-1] == '|')
      return at[n] == '|' ? POINTS_KEYWORD_IS : POINTS_KEYWORD_BEGINS;

  return 0;
}

static guint
score_name (const Search        *search,
            const OrreryIndexed *indexed)
{
  const OrreryQuery *query = &search->query;
  guint points = score_phrase (indexed, query->folded, query->n_folded);

  /* "What does Galactic Exchange do?" has the name in it, less certainly. */
  if (points == 0 && query->n_content < query->n_folded)
    points = score_phrase (indexed, query->content, query->n_content) * 3 / 4;

  return points;
}

static guint
score_entry (const Search *search,
             guint         entry)
{
  const OrreryIndexed *indexed = &search->index->entries[entry];
  guint n_terms = search->query.n_terms;
  OrreryEntry *self = orrery_catalog_get_entry (search->catalog, entry);
  guint in_name = 0;
  guint filters = 0;
  guint score = 0;
  guint names = 0;

  for (guint t = 0; t < n_terms; t++)
    {
      const OrreryMatch *match = get_match (search, t, entry);

      score += match->score * search->rarity[t] / 256;
      in_name += (match->how & ORRERY_MATCH_NAME) != 0;
      filters += (match->how & ORRERY_MATCH_FILTER) != 0;
    }
  if (in_name == n_terms)
    names += POINTS_NAME_COVERED * MIN (n_terms, indexed->n_words) / indexed->n_words;
  if (filters > 1 && filters == n_terms)
    score += POINTS_ALL_FILTERS;
  names += score_name (search, indexed);
  /* Whoever types a word or two asks for a thing, not for questions that have it. */
  if (!search->query.is_question
      && (self->kind == ORRERY_KIND_RULING || self->kind == ORRERY_KIND_REMINDER))
    {
      score /= 2;
      names /= 3;
    }

  return score + names + kind_points[self->kind];
}

static void
add_key (Search *search,
         guint   entry,
         guint   score)
{
  guint order = search->index->n_entries - search->index->entries[entry].order;
  guint64 key = ((guint64) score << 32) | ((guint64) order << 16) | entry;

  g_array_append_val (search->keys, key);
}

/* Entries that have all terms. Where a word is a filter, entries that only mention it in passing
 * are kept only if there is nothing better. */
static void
collect_all (Search *search)
{
  guint n_terms = search->query.n_terms;
  gboolean any_strong = FALSE;

  g_array_set_size (search->keys, 0);
  for (guint pass = 0; pass < 2; pass++)
    {
      for (guint i = 0; i < search->index->n_entries; i++)
        {
          OrreryEntry *entry = orrery_catalog_get_entry (search->catalog, i);
          gboolean strong;

          if (!orrery_filter_matches (search->filter, entry)
              || count_terms (search, i, &strong) < n_terms)
            continue;
          if (pass == 0)
            any_strong |= strong;
          else if (strong || !any_strong)
            add_key (search, i, score_entry (search, i));
        }
    }
}

/* For long questions: entries that have the better part of the words, by what they say. */
static void
collect_most (Search *search)
{
  guint n_terms = search->query.n_terms;
  guint whole = 0;

  for (guint t = 0; t < n_terms; t++)
    whole += search->rarity[t];

  for (guint i = 0; i < search->index->n_entries; i++)
    {
      guint part = 0;

      for (guint t = 0; t < n_terms; t++)
        part += get_match (search, t, i)->score > 0 ? search->rarity[t] : 0;
      if (part * 2 > whole && orrery_filter_matches (search->filter,
                                                     orrery_catalog_get_entry (search->catalog, i)))
        add_key (search, i, score_entry (search, i) * part / whole);
    }
}

/* Nothing has these words: names that share most pairs of letters with what was typed. */
static void
collect_nearest (Search *search)
{
  OrreryPairs typed = orrery_index_pairs (search->query.folded);
  guint n_typed = 0;

  for (guint w = 0; w < G_N_ELEMENTS (typed.bits); w++)
    n_typed += (guint) __builtin_popcountll (typed.bits[w]);

  for (guint i = 0; i < search->index->n_entries; i++)
    {
      const OrreryPairs *pairs = &search->index->entries[i].pairs;
      OrreryKind kind = orrery_catalog_get_entry (search->catalog, i)->kind;
      guint n_pairs = 0;
      guint common = 0;

      /* Whole sentences have all sorts of letters. */
      if (kind == ORRERY_KIND_RULING || kind == ORRERY_KIND_REMINDER)
        continue;

      for (guint w = 0; w < G_N_ELEMENTS (typed.bits); w++)
        {
          n_pairs += (guint) __builtin_popcountll (pairs->bits[w]);
          common += (guint) __builtin_popcountll (pairs->bits[w] & typed.bits[w]);
        }
      if (common >= 2)
        add_key (search, i, 200 * common / (n_pairs + n_typed));
    }
  search->results->nearest = TRUE;
}

static void
collect_filtered (Search *search)
{
  for (guint i = 0; i < search->index->n_entries; i++)
    {
      OrreryEntry *entry = orrery_catalog_get_entry (search->catalog, i);

      if (orrery_filter_matches (search->filter, entry))
        add_key (search, i, kind_points[entry->kind]);
    }
}

static void
collect (Search *search)
{
  if (search->query.n_terms == 0)
    {
      if (!orrery_filter_is_empty (search->filter))
        collect_filtered (search);
      return;
    }

  join_terms (search);
  guess_filters (search);
  match_terms (search, FALSE);
  collect_all (search);
  if (search->keys->len == 0 && search->query.n_terms > 1)
    {
      match_terms (search, TRUE);
      collect_all (search);
    }
  if (search->keys->len == 0 && search->query.n_terms > 1)
    {
      match_terms (search, FALSE);
      collect_most (search);
    }
  if (search->keys->len == 0)
    collect_nearest (search);
}

static int
compare_keys (const void *a,
              const void *b)
{
  guint64 x = *(const guint64 *) a;
  guint64 y = *(const guint64 *) b;

  return x < y ? 1 : x > y ? -1 : 0;
}

static void
take_hits (Search *search,
           guint   limit)
{
  OrreryResults *results = search->results;

  qsort (search->keys->data, search->keys->len, sizeof (guint64), compare_keys);
  results->n_found = results->nearest ? 0 : search->keys->len;
  results->n_hits = search->keys->len;
  if (results->nearest)
    results->n_hits = MIN (results->n_hits, N_NEAREST);
  if (limit > 0)
    results->n_hits = MIN (results->n_hits, limit);

  results->hits = g_new (OrreryHit, results->n_hits);
  for (guint i = 0; i < results->n_hits; i++)
    {
      guint64 key = g_array_index (search->keys, guint64, i);

      results->hits[i].entry = orrery_catalog_get_entry (search->catalog, (guint) (key & 0xffff));
      results->hits[i].score = (guint) (key >> 32);
    }
}

OrreryResults *
orrery_search (OrreryCatalog      *catalog,
               const char         *text,
               const OrreryFilter *filter,
               guint               limit)
{
  Search search = { .catalog = catalog, .filter = filter };

  g_return_val_if_fail (ORRERY_IS_CATALOG (catalog), NULL);
  g_return_val_if_fail (text != NULL, NULL);

  search.index = orrery_catalog_get_index (catalog);
  search.results = g_new0 (OrreryResults, 1);
  search.results->markers = g_array_new (FALSE, FALSE, sizeof (OrreryMarker));
  search.keys = g_array_sized_new (FALSE, FALSE, sizeof (guint64), search.index->n_entries);
  orrery_query_parse (&search.query, catalog->concepts, text);
  search.matches = g_new (OrreryMatch, MAX (search.query.n_terms, 1) * search.index->n_entries);
  for (guint t = 0; t < search.query.n_terms; t++)
    if (search.query.terms[t].has_filter)
      orrery_filter_add (&search.results->understood, &search.query.terms[t].filter);

  collect (&search);
  take_hits (&search, limit);

  g_free (search.matches);
  g_array_unref (search.keys);
  return search.results;
}

void
orrery_results_free (OrreryResults *results)
{
  if (results == NULL)
    return;

  g_free (results->hits);
  g_array_unref (results->markers);
  g_free (results);
}

static guint
count_marked (const GArray     *markers,
              const OrreryWord *word)
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

  /* Where folding changed the number of bytes a part of the word cannot be told: mark it all. */
  return marked > 0 && word->length != word->n ? word->length : marked;
}

GArray *
orrery_results_mark (const OrreryResults *results,
                     const char          *text)
{
  GArray *ranges = g_array_new (FALSE, FALSE, sizeof (OrreryRange));
  const char *cursor = text;
  OrreryWord word;

  g_return_val_if_fail (results != NULL && text != NULL, ranges);

  if (results->nearest || !g_utf8_validate (text, -1, NULL))
    return ranges;

  while (orrery_fold_next (&cursor, &word))
    {
      guint marked = count_marked (results->markers, &word);
      OrreryRange range = { .start = (guint) (word.start - text) };

      range.end = range.start + marked;
      if (marked > 0)
        g_array_append_val (ranges, range);
    }

  return ranges;
}

OrreryEntry *
orrery_search_name (OrreryCatalog *catalog,
                    const char    *name)
{
  g_autoptr (OrreryResults) results = NULL;
  OrreryEntry *entry = orrery_catalog_lookup (catalog, name);

  if (entry == NULL)
    entry = orrery_catalog_lookup_name (catalog, name);
  if (entry != NULL)
    return entry;

  results = orrery_search (catalog, name, NULL, 2);
  if (results->n_hits == 0 || results->nearest)
    return NULL;

  /* The best must be far ahead, so that a guess is no surprise. */
  if (results->n_hits == 1 || results->hits[0].score > results->hits[1].score * 5 / 4)
    return results->hits[0].entry;

  return NULL;
}
