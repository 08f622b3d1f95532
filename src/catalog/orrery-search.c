/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "orrery-search.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "orrery-catalog-private.h"
#include "orrery-entry-private.h"
#include "orrery-match.h"

/* Points for a name or keyword in addition to those of the terms; a specific word is worth about 4. */
#define NAME_IS 30.0f      /* the name is exactly what was typed */
#define NAME_BEGINS 8.0f   /* or starts with it */
#define NAME_HAS 2.0f      /* or contains it as one piece */
#define NAME_INSIDE 3.0f   /* the whole name was typed, among other words: the fewer, the better */
#define NAME_COVERED 6.0f  /* all words are in the name: by the share of it */
#define NAMED 4.0f         /* a question contains the name of this piece, or of one that this entry is about */
#define KEYWORD_IS 4.0f
#define KEYWORD_BEGINS 3.0f

#define SIDE_BY_SIDE 0.35f /* two words that belong together, as a share of their points */
#define LIKE_SENTENCE 0.6f /* a sentence similar to the query, as a share of the value of all its words */
#define LIKE_NAME 0.15f    /* the same for a word or two, which are not a sentence */
#define UNCOVERED 0.75f    /* the remaining share of a score if hardly any word was found */
#define STANDS_FIRST 0.9f   /* of the best score, for entries with all words */
#define WORTH_SHOWING 0.35f /* of the best score, for the rest */
#define AS_POINTS 100.0f

enum
{
  LONG_NAME = 8,     /* letters of a name that is not an ordinary word */
  MOST_CLOSEST = 30, /* entries that do not have all words */
  PREPARED_AT_ONCE = 32, /* entries */
  N_NEAREST = 5
};

/* The kind of answer wanted, guessed from how people ask. */
static const float priors[ORRERY_N_WANTED][ORRERY_N_KINDS] = {
  [ORRERY_WANTED_NAME] = {
    [ORRERY_KIND_DEVELOPMENT] = 1.02f, [ORRERY_KIND_WORLD] = 1.01f, [ORRERY_KIND_DIE] = 1.03f,
    [ORRERY_KIND_RULE] = 1.04f, [ORRERY_KIND_RULING] = 0.6f, [ORRERY_KIND_TERM] = 0.95f,
    [ORRERY_KIND_REMINDER] = 0.6f, [ORRERY_KIND_HELP] = 0.55f,
  },
  [ORRERY_WANTED_DESCRIPTION] = {
    [ORRERY_KIND_DEVELOPMENT] = 1.3f, [ORRERY_KIND_WORLD] = 1.4f, [ORRERY_KIND_DIE] = 0.8f,
    [ORRERY_KIND_RULE] = 0.62f, [ORRERY_KIND_RULING] = 0.65f, [ORRERY_KIND_TERM] = 0.75f,
    [ORRERY_KIND_REMINDER] = 0.65f, [ORRERY_KIND_HELP] = 0.5f,
  },
  [ORRERY_WANTED_ANSWER] = {
    [ORRERY_KIND_DEVELOPMENT] = 0.75f, [ORRERY_KIND_WORLD] = 0.7f, [ORRERY_KIND_DIE] = 0.8f,
    [ORRERY_KIND_RULE] = 1.2f, [ORRERY_KIND_RULING] = 1.15f, [ORRERY_KIND_TERM] = 0.9f,
    [ORRERY_KIND_REMINDER] = 1.15f, [ORRERY_KIND_HELP] = 0.55f,
  },
};
#define SENTENCE 0.4f /* of the points for a name, if a sentence contains something like a name */
#define FILTERED 0.67f /* penalty for a piece that the words exclude as filters */
#define ABOUT_PROGRAM 1.3f /* the prior of help if the words are about the program */

/* The text that names and keywords are compared with. */
typedef struct
{
  const char *text;
  guint       n;
  gboolean    has_words; /* several */
  OrreryPairs pairs;
} Phrase;

typedef struct
{
  OrreryCatalog      *catalog;
  const OrreryIndex  *index;
  const OrreryFilter *filter;
  OrreryQuery         query;
  Phrase              folded;  /* all words of the query */
  Phrase              content; /* without stop words */
  OrreryMatch        *matches; /* of term t in entry e: [t * n_entries + e] */
  guint16            *found;   /* the entries that any term matches */
  guint               n_found;
  float               worth[ORRERY_MAX_TERMS];
  gboolean           *named;   /* whether an entry is, or is about, a piece that a question names */
  float              *beside;  /* points for adjacent terms, one per entry */
  float              *likeness; /* of the best sentence, one per entry */
  GArray             *keys;    /* guint64: score, then place, to be sorted */
  OrreryResults      *results;
} Search;

/* Without the checks of orrery_catalog_get_entry(): this is asked for each entry and key. */
static OrreryEntry *
get_entry (const Search *search, guint i)
{
  return g_ptr_array_index (search->catalog->entries, i);
}

/* --- Terms --- */

static gboolean
is_known (const Search *search, const OrreryTerm *term)
{
  return term->has_concept
         || orrery_match_is_known (search->index, term->word.folded, term->word.n);
}

static void
remove_term (OrreryQuery *query, guint term)
{
  query->n_terms--;
  memmove (&query->terms[term], &query->terms[term + 1],
           (query->n_terms - term) * sizeof *query->terms);
}

/* "jump drive" is written "Jumpdrive": joins two words where that makes a known one. */
static void
join_terms (Search *search)
{
  OrreryQuery *query = &search->query;

  for (guint t = 0; t + 1 < query->n_terms; t++)
    {
      OrreryWord *first = &query->terms[t].word;
      const OrreryWord *second = &query->terms[t + 1].word;
      char joined[2 * ORRERY_WORD_MAX];
      OrreryWord whole;
      guint begin, end;

      if (query->terms[t].n_words > 1 || query->terms[t + 1].n_words > 1
          || first->n + second->n >= ORRERY_WORD_MAX)
        continue;
      memcpy (joined, first->folded, first->n);
      memcpy (joined + first->n, second->folded, second->n + 1);
      orrery_index_find_prefix (search->index, joined, first->n + second->n, &begin, &end);
      if (begin == end
          || (is_known (search, &query->terms[t + 1]) && is_known (search, &query->terms[t])))
        continue;

      memcpy (first->folded, joined, first->n + second->n + 1);
      first->n += second->n;
      whole = *first;
      orrery_query_read_meaning (&query->terms[t], search->catalog->concepts, &whole, 1);
      remove_term (query, t + 1);
    }
}

/* "Militärwürfel": a compound word means both of its parts. */
static void
split_terms (Search *search)
{
  OrreryQuery *query = &search->query;

  for (guint t = 0; t < query->n_terms && query->n_terms < ORRERY_MAX_TERMS; t++)
    {
      OrreryWord parts[2];

      if (query->terms[t].has_concept
          || !orrery_concepts_split (search->catalog->concepts, &query->terms[t].word, parts))
        continue;
      memmove (&query->terms[t + 2], &query->terms[t + 1],
               (query->n_terms - t - 1) * sizeof *query->terms);
      query->n_terms++;
      for (guint i = 0; i < 2; i++)
        orrery_query_read_meaning (&query->terms[t + i], search->catalog->concepts, &parts[i], 1);
    }
}

/* A word without a concept means its stem. */
static void
find_stems (Search *search)
{
  for (guint t = 0; t < search->query.n_terms; t++)
    {
      OrreryTerm *term = &search->query.terms[t];
      guint n, sense;

      if (term->has_concept)
        continue;
      n = orrery_concepts_stem (search->catalog->concepts, term->word.folded, term->word.n);
      sense = orrery_index_find_stem (search->index, term->word.folded, n);
      term->n_senses = sense != ORRERY_NO_SENSE;
      term->senses[0] = sense;
    }
}

static void
note_concept (Search *search, guint sense)
{
  if (sense < orrery_concepts_get_n (search->catalog->concepts))
    orrery_filter_add_concept (&search->results->understood,
                               orrery_concepts_get (search->catalog->concepts, sense));
}

static void
note_understood (Search *search)
{
  for (guint t = 0; t < search->query.n_terms; t++)
    {
      const OrreryTerm *term = &search->query.terms[t];

      for (guint i = 0; i < term->n_senses; i++)
        note_concept (search, term->senses[i]);
      note_concept (search, term->guessed);
      g_array_append_vals (search->results->senses, term->senses, term->n_senses);
    }
}

/* --- Points --- */

static void
match_terms (Search *search)
{
  guint n_entries = search->index->n_entries;

  for (guint t = 0; t < search->query.n_terms; t++)
    search->worth[t] = orrery_match_term (search->index, &search->query.terms[t],
                                          search->matches + t * n_entries,
                                          search->results->markers);
}

static void
list_found (Search *search)
{
  for (guint i = 0; i < search->index->n_entries; i++)
    {
      float best = 0;

      for (guint t = 0; t < search->query.n_terms; t++)
        best = MAX (best, search->matches[t * search->index->n_entries + i].score);
      if (best > 0 && orrery_filter_matches (search->filter, get_entry (search, i)))
        search->found[search->n_found++] = (guint16) i;
    }
}

static void
match_pair (Search *search, guint t, guint first, guint second)
{
  const OrreryPostings *postings = orrery_index_find_pair (search->index, first, second);
  float points = SIDE_BY_SIDE * (search->worth[t] + search->worth[t + 1]);

  for (guint i = 0; postings != NULL && i < postings->n; i++)
    {
      const OrreryPosting *posting = &search->index->postings[postings->first + i];

      search->beside[posting->entry] += points * posting->weight;
    }
}

static void
match_pairs (Search *search)
{
  for (guint t = 0; t + 1 < search->query.n_terms; t++)
    {
      const OrreryTerm *terms = &search->query.terms[t];

      for (guint i = 0; i < terms[0].n_senses; i++)
        for (guint k = 0; k < terms[1].n_senses; k++)
          match_pair (search, t, terms[0].senses[i], terms[1].senses[k]);
    }
}

static gboolean
is_named (const Search *search, const OrreryEntry *entry)
{
  const char *name = search->index->entries[entry->index].name;
  const char *at;
  gsize n = strlen (name);

  if ((entry->kind != ORRERY_KIND_DEVELOPMENT && entry->kind != ORRERY_KIND_WORLD)
      || (n < LONG_NAME && strchr (name, ' ') == NULL))
    return FALSE;
  at = strstr (search->query.folded, name);
  return at != NULL && (at == search->query.folded || at[-1] == ' ') && (at[n] == ' ' || at[n] == '\0');
}

static void
name_rulings (Search *search, const OrreryEntry *piece)
{
  for (guint i = 0; i < search->index->n_entries; i++)
    {
      const OrreryEntry *entry = get_entry (search, i);

      if (entry->kind == ORRERY_KIND_RULING
          && g_strv_contains ((const char *const *) entry->links, piece->id))
        search->named[i] = TRUE;
    }
}

/* "Does Public Works count itself?" is about that tile, whatever else the words mean. */
static void
find_named (Search *search)
{
  for (guint i = 0; i < search->index->n_entries; i++)
    {
      const OrreryEntry *entry = get_entry (search, i);

      if (!is_named (search, entry))
        continue;
      search->named[i] = TRUE;
      name_rulings (search, entry);
    }
}

static Phrase
make_phrase (const char *text, guint n)
{
  return (Phrase) { text, n, strchr (text, ' ') != NULL, orrery_index_pairs (text) };
}

/* Most texts lack a pair of letters, and need not be looked through. */
static gboolean
may_have (const OrreryPairs *pairs, const Phrase *phrase)
{
  guint64 missing = 0;

  for (guint i = 0; i < G_N_ELEMENTS (pairs->bits); i++)
    missing |= phrase->pairs.bits[i] & ~pairs->bits[i];
  return missing == 0;
}

static float
score_in_name (const char *name, const Phrase *phrase)
{
  const char *at = strstr (name, phrase->text);

  if (at == name)
    return name[phrase->n] == '\0' ? NAME_IS : NAME_BEGINS;
  return at != NULL && at[-1] == ' ' ? NAME_HAS : 0;
}

static float
score_in_keywords (const char *keywords, const Phrase *phrase)
{
  for (const char *at = strstr (keywords, phrase->text); at != NULL; at = strstr (at + 1, phrase->text))
    if (at[-1] == '|')
      return at[phrase->n] == '|' ? KEYWORD_IS : KEYWORD_BEGINS;
  return 0;
}

static float
score_phrase (const OrreryIndexed *indexed, const Phrase *phrase)
{
  float points = 0;

  if (phrase->n == 0)
    return 0;
  if (may_have (&indexed->pairs, phrase))
    points = score_in_name (indexed->name, phrase);
  /* Single words already count as keywords; this is about whole phrases. */
  if (points == 0 && phrase->has_words && may_have (&indexed->keyword_pairs, phrase))
    points = score_in_keywords (indexed->keywords, phrase);
  return points;
}

static float
score_name (const Search *search, const OrreryIndexed *indexed, guint n_in_name, guint n_like_name)
{
  const OrreryQuery *query = &search->query;
  gboolean covered = query->wanted == ORRERY_WANTED_NAME ? n_like_name == query->n_terms
                                                         : n_in_name == query->n_terms;
  float points = score_phrase (indexed, &search->folded);

  /* "What does Galactic Exchange do?" contains the name, with less certainty. */
  if (points == 0 && query->n_content < query->n_folded)
    points = 0.75f * score_phrase (indexed, &search->content);
  if (covered)
    points += NAME_COVERED * (float) MIN (query->n_terms, indexed->n_words)
              / (float) indexed->n_words;
  else if (n_in_name >= indexed->n_words && query->wanted != ORRERY_WANTED_DESCRIPTION)
    points += NAME_INSIDE * (float) indexed->n_words / (float) query->n_terms;

  /* "In what order?" does not ask for the piece whose name has that word in it. */
  if (query->wanted == ORRERY_WANTED_ANSWER && n_in_name < indexed->n_words)
    points *= SENTENCE;
  return points;
}

static float
get_prior (const Search *search, OrreryEntry *entry)
{
  OrreryKind kind = entry->kind;

  if (search->query.is_filter && orrery_entry_is_tile (entry)
      && !orrery_filter_matches (&search->results->understood, entry))
    return FILTERED * priors[search->query.wanted][kind];
  if (kind == ORRERY_KIND_HELP && search->query.is_about_program)
    return ABOUT_PROGRAM;

  return priors[search->query.wanted][kind];
}

typedef struct
{
  float    words; /* the value of its words */
  float    name;  /* plus that of its name */
  gboolean has_all;
} Score;

static Score
score_entry (const Search *search, guint entry)
{
  const OrreryIndexed *indexed = &search->index->entries[entry];
  OrreryEntry *scored = get_entry (search, entry);
  OrreryKind kind = scored->kind;
  guint n_terms = search->query.n_terms;
  float sum = 0, covered = 0, whole = 0;
  float prior, name;
  guint n_found = 0, n_in_name = 0, n_like_name = 0;

  for (guint t = 0; t < n_terms; t++)
    {
      const OrreryMatch *match = &search->matches[t * search->index->n_entries + entry];

      sum += match->score;
      whole += search->worth[t];
      covered += match->score > 0 ? search->worth[t] : 0;
      n_found += match->score > 0;
      n_in_name += match->in_name;
      n_like_name += match->like_name;
    }
  prior = get_prior (search, scored);
  name = score_name (search, indexed, n_in_name, n_like_name);
  if (search->query.wanted == ORRERY_WANTED_NAME && name < NAME_IS
      && (kind == ORRERY_KIND_RULING || kind == ORRERY_KIND_REMINDER))
    name *= SENTENCE;
  covered /= whole;
  sum += search->beside[entry] + (search->named[entry] ? NAMED : 0);
  sum += (search->query.wanted == ORRERY_WANTED_NAME ? LIKE_NAME : LIKE_SENTENCE) * whole
         * search->likeness[entry] * search->likeness[entry];
  return (Score) {
    .words = prior * sum * (UNCOVERED + (1 - UNCOVERED) * covered * covered),
    .name = prior * name,
    .has_all = n_found == n_terms,
  };
}

/* --- Collecting --- */

#define EXACT_BIT (G_GUINT64_CONSTANT (1) << 63)

static void
add_key (Search *search, guint entry, float score, gboolean exact)
{
  guint order = search->index->n_entries - search->index->entries[entry].order;
  guint points = (guint) (score * AS_POINTS);
  guint64 key = ((guint64) points << 32) | ((guint64) order << 16) | entry;

  key |= exact ? EXACT_BIT : 0;
  g_array_append_val (search->keys, key);
}

/* "brown 2" asks for every tile with these printed values, whatever else is on it. */
static gboolean
is_filtered (const Search *search, OrreryEntry *entry)
{
  return search->query.is_filter && orrery_entry_is_tile (entry)
         && orrery_filter_matches (&search->results->understood, entry);
}

/* Having all words somewhere in a long text is not enough to rank above better matches, and an entry with
 * only some of the words must be relevant to the query. */
static void
collect_terms (Search *search)
{
  g_autofree Score *scores = g_new (Score, search->n_found);
  float best = 0, best_total = 0;

  for (guint i = 0; i < search->n_found; i++)
    {
      scores[i] = score_entry (search, search->found[i]);
      best = MAX (best, scores[i].words);
      best_total = MAX (best_total, scores[i].words + scores[i].name);
    }
  for (guint i = 0; i < search->n_found; i++)
    {
      float score = scores[i].words + scores[i].name;
      gboolean exact = scores[i].has_all
                       && (search->query.n_terms == 1 || score >= STANDS_FIRST * best_total
                           || is_filtered (search, get_entry (search, search->found[i])));

      if (exact || (scores[i].words > 0 && scores[i].words >= WORTH_SHOWING * best))
        add_key (search, search->found[i], score, exact);
    }
}

/* Nothing has these words: names that share most pairs of letters with the query. */
static void
collect_nearest (Search *search)
{
  const OrreryPairs typed = search->folded.pairs;
  guint n_typed = 0;

  for (guint w = 0; w < G_N_ELEMENTS (typed.bits); w++)
    n_typed += (guint) __builtin_popcountll (typed.bits[w]);

  for (guint i = 0; i < search->index->n_entries; i++)
    {
      const OrreryPairs *pairs = &search->index->entries[i].pairs;
      OrreryKind kind = get_entry (search, i)->kind;
      guint n_pairs = 0;
      guint common = 0;

      /* Whole sentences contain all kinds of letters. */
      if (kind == ORRERY_KIND_RULING || kind == ORRERY_KIND_REMINDER)
        continue;

      for (guint w = 0; w < G_N_ELEMENTS (typed.bits); w++)
        {
          n_pairs += (guint) __builtin_popcountll (pairs->bits[w]);
          common += (guint) __builtin_popcountll (pairs->bits[w] & typed.bits[w]);
        }
      if (common >= 2)
        add_key (search, i, (float) common / (float) (n_pairs + n_typed), FALSE);
    }
  search->results->nearest = TRUE;
}

static void
collect_filtered (Search *search)
{
  for (guint i = 0; i < search->index->n_entries; i++)
    {
      OrreryEntry *entry = get_entry (search, i);

      if (orrery_filter_matches (search->filter, entry))
        add_key (search, i, priors[ORRERY_WANTED_NAME][entry->kind], TRUE);
    }
}

static void
collect (Search *search)
{
  guint n_entries = search->index->n_entries;

  if (search->query.n_terms == 0)
    {
      if (!orrery_filter_is_empty (search->filter))
        collect_filtered (search);
      return;
    }

  join_terms (search);
  split_terms (search);
  find_stems (search);
  search->matches = g_new (OrreryMatch, search->query.n_terms * n_entries);
  search->found = g_new (guint16, n_entries);
  search->named = g_new0 (gboolean, n_entries);
  search->beside = g_new0 (float, n_entries);
  match_terms (search);
  list_found (search);
  orrery_query_read_guesses (&search->query, search->catalog->concepts);
  match_pairs (search);
  search->likeness = g_new0 (float, n_entries);
  search->folded = make_phrase (search->query.folded, search->query.n_folded);
  search->content = make_phrase (search->query.content, search->query.n_content);
  orrery_sentences_compare (search->index->sentences, &search->query, search->worth, search->likeness);
  if (search->query.wanted == ORRERY_WANTED_ANSWER)
    find_named (search);
  note_understood (search);
  collect_terms (search);
  if (search->keys->len == 0 && orrery_filter_is_empty (search->filter))
    collect_nearest (search);
  g_free (search->matches);
  g_free (search->found);
  g_free (search->named);
  g_free (search->beside);
  g_free (search->likeness);
}

static int
compare_keys (const void *a, const void *b)
{
  guint64 x = *(const guint64 *) a;
  guint64 y = *(const guint64 *) b;

  return x < y ? 1 : x > y ? -1 : 0;
}

static void
take_hits (Search *search, guint limit)
{
  OrreryResults *results = search->results;

  qsort (search->keys->data, search->keys->len, sizeof (guint64), compare_keys);
  while (results->n_exact < search->keys->len
         && (g_array_index (search->keys, guint64, results->n_exact) & EXACT_BIT) != 0)
    results->n_exact++;
  g_array_set_size (search->keys, MIN (search->keys->len,
                                       results->nearest ? N_NEAREST
                                                        : results->n_exact + MOST_CLOSEST));
  results->n_found = results->nearest ? 0 : search->keys->len;
  results->n_hits = limit > 0 ? MIN (search->keys->len, limit) : search->keys->len;

  results->hits = g_new (OrreryHit, results->n_hits);
  for (guint i = 0; i < results->n_hits; i++)
    {
      guint64 key = g_array_index (search->keys, guint64, i);

      results->hits[i].entry = get_entry (search, (guint) (key & 0xffff));
      results->hits[i].score = (guint) ((key & ~EXACT_BIT) >> 32);
    }
}

OrreryResults *
orrery_search (OrreryCatalog *catalog, const char *text, const OrreryFilter *filter, guint limit)
{
  Search search = { .catalog = catalog, .filter = filter };

  g_return_val_if_fail (ORRERY_IS_CATALOG (catalog), NULL);
  g_return_val_if_fail (text != NULL, NULL);

  search.index = orrery_catalog_get_index (catalog);
  search.results = g_new0 (OrreryResults, 1);
  search.results->catalog = catalog;
  search.results->markers = g_array_new (FALSE, FALSE, sizeof (OrreryMarker));
  search.results->senses = g_array_new (FALSE, FALSE, sizeof (guint));
  search.keys = g_array_sized_new (FALSE, FALSE, sizeof (guint64), search.index->n_entries);
  orrery_query_parse (&search.query, catalog->concepts, text);

  collect (&search);
  take_hits (&search, limit);

  g_array_unref (search.keys);
  return search.results;
}

gboolean
orrery_search_prepare (OrreryCatalog *catalog)
{
  g_return_val_if_fail (ORRERY_IS_CATALOG (catalog), FALSE);

  if (catalog->index != NULL)
    return FALSE;
  if (catalog->builder == NULL)
    {
      catalog->builder = orrery_index_begin (catalog);
      return TRUE;
    }
  if (orrery_index_add (catalog->builder, PREPARED_AT_ONCE))
    return TRUE;
  orrery_catalog_get_index (catalog);
  return FALSE;
}

void
orrery_results_free (OrreryResults *results)
{
  if (results == NULL)
    return;

  g_free (results->hits);
  g_array_unref (results->markers);
  g_array_unref (results->senses);
  g_free (results);
}
