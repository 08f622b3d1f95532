/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes the index from the entries of a catalog. */
#include "orrery-index.h"

#include <stdlib.h>
#include <string.h>

#include "orrery-catalog-private.h"
#include "orrery-entry-private.h"

enum
{
  MAX_TEXT_WORDS = 2048 /* of one field; anything beyond is not indexed */
};

/* The weight of a word depends on its field; in a longer field, and if it is repeated, each occurrence counts
 * less. This is BM25F: the sum over the fields goes through w / (w + K). */
static const struct
{
  float weight;
  float length; /* of an average field, in words */
  float by_length; /* 0: the length does not matter; 1: it matters fully */
} fields[ORRERY_N_FIELDS] = {
  [ORRERY_FIELD_NAME] = { 4.0f, 3, 0.5f },
  [ORRERY_FIELD_QUESTION] = { 3.0f, 9, 0.5f },
  [ORRERY_FIELD_ASKED] = { 1.6f, 8, 0.5f },
  [ORRERY_FIELD_KEYWORD] = { 2.2f, 8, 0.2f },
  [ORRERY_FIELD_FACT] = { 2.7f, 8, 0.4f },
  [ORRERY_FIELD_TEXT] = { 1.0f, 45, 0.5f },
};
#define SATURATION 1.6f

/* How much a similar sentence counts, by field. 0: it is not compared. */
static const float sentences[ORRERY_N_FIELDS] = {
  [ORRERY_FIELD_NAME] = 0.5f,
  [ORRERY_FIELD_QUESTION] = 1.0f,
  [ORRERY_FIELD_ASKED] = 1.0f,
  [ORRERY_FIELD_KEYWORD] = 0.5f,
  [ORRERY_FIELD_FACT] = 1.0f,
  [ORRERY_FIELD_TEXT] = 0.7f,
};

typedef struct
{
  guint  id;
  guint  n_postings;
  guint  last_entry;   /* the entry in which it was last seen */
  guint  last_posting; /* and its posting there */
  guint  n_senses;     /* of a word that is in no concept; 0: not looked up yet */
  guint  senses[1 + 2 * ORRERY_MAX_MEANINGS];
} Seen;

typedef struct
{
  guint         id;
  OrreryPosting posting;
} RawPosting;

/* Postings are collected entry by entry and finally sorted token by token. A token is a word, a sense or a
 * pair of senses. */
struct _OrreryIndexBuilder
{
  OrreryCatalog        *catalog; /* not owned */
  OrreryIndex          *index;
  guint                 n_indexed; /* entries */
  const OrreryConcepts *concepts;
  guint                 little;  /* the concept */
  GHashTable           *by_word; /* word → Seen */
  GPtrArray            *senses;  /* Seen */
  GHashTable           *by_pair; /* guint64 → Seen */
  guint                 n_tokens;
  GArray               *raw;
  OrreryWord           *buffer;  /* MAX_TEXT_WORDS */
};

typedef OrreryIndexBuilder Builder;

static Seen *
new_seen (Builder *builder)
{
  Seen *seen = g_new0 (Seen, 1);

  seen->id = builder->n_tokens++;
  seen->last_entry = G_MAXUINT;
  return seen;
}

static void
post (Builder *builder, Seen *seen, guint entry, guint field, float weight)
{
  OrreryPosting *posting;

  if (seen->last_entry != entry)
    {
      RawPosting raw = { .id = seen->id, .posting = { .entry = (guint16) entry } };

      seen->last_entry = entry;
      seen->last_posting = builder->raw->len;
      seen->n_postings++;
      g_array_append_val (builder->raw, raw);
    }
  posting = &g_array_index (builder->raw, RawPosting, seen->last_posting).posting;
  posting->fields |= (guint16) (1u << field);
  posting->weight += weight;
}

static Seen *
get_word (Builder *builder, const char *word)
{
  Seen *seen = g_hash_table_lookup (builder->by_word, word);

  if (seen == NULL)
    {
      seen = new_seen (builder);
      g_hash_table_insert (builder->by_word,
                           g_string_chunk_insert (builder->index->words, word), seen);
    }
  return seen;
}

/* The sense of a stem; created if necessary. */
static guint
get_stem (Builder *builder, const OrreryWord *word)
{
  guint n = orrery_concepts_stem (builder->concepts, word->folded, word->n);
  char stem[ORRERY_WORD_MAX + 1];
  guint sense;

  memcpy (stem, word->folded, n);
  stem[n] = '\0';
  sense = GPOINTER_TO_UINT (g_hash_table_lookup (builder->index->stems, stem));
  if (sense == 0)
    {
      g_ptr_array_add (builder->senses, new_seen (builder));
      sense = builder->senses->len;
      g_hash_table_insert (builder->index->stems,
                           g_string_chunk_insert (builder->index->words, stem),
                           GUINT_TO_POINTER (sense));
    }
  return sense - 1;
}

static void
post_pair (Builder *builder, guint entry, guint field, guint first, guint second)
{
  guint64 key = orrery_index_pair_key (first, second);
  Seen *seen = g_hash_table_lookup (builder->by_pair, &key);

  if (seen == NULL)
    {
      seen = new_seen (builder);
      g_hash_table_insert (builder->by_pair, g_memdup2 (&key, sizeof key), seen);
    }
  post (builder, seen, entry, field, fields[field].weight);
}

typedef struct
{
  guint entry;
  guint field;
  float weight;
  gboolean in_sentence;
  guint before[ORRERY_MAX_MEANINGS]; /* the meaning of the previous word */
  guint n_before;
} Place;

static void
post_senses (Builder *builder, Place *place, const guint *senses, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      post (builder, g_ptr_array_index (builder->senses, senses[i]), place->entry, place->field,
            place->weight);
      if (place->in_sentence)
        orrery_sentences_add (builder->index->sentences, senses[i]);
      for (guint k = 0; k < place->n_before; k++)
        post_pair (builder, place->entry, place->field, place->before[k], senses[i]);
    }
  memcpy (place->before, senses, n * sizeof *senses);
  place->n_before = n;
}

static void
post_word (Builder *builder, const Place *place, const OrreryWord *word)
{
  post (builder, get_word (builder, word->folded), place->entry, place->field, place->weight);
}

static gboolean
is_little (const Builder *builder, const OrreryMeaning *meaning)
{
  for (guint i = 0; i < meaning->n_concepts; i++)
    if (meaning->concepts[i] == builder->little)
      return TRUE;
  return FALSE;
}

/* A word that is in no concept means its stem, and the meaning of its parts. */
static void
find_senses (Builder *builder, Seen *seen, const OrreryWord *word)
{
  OrreryWord parts[2];
  OrreryMeaning meaning;

  seen->senses[seen->n_senses++] = get_stem (builder, word);
  if (!orrery_concepts_split (builder->concepts, word, parts))
    return;
  for (guint i = 0; i < 2; i++)
    if (orrery_concepts_match (builder->concepts, &parts[i], 1, &meaning)
        && !is_little (builder, &meaning))
      for (guint k = 0; k < meaning.n_concepts; k++)
        seen->senses[seen->n_senses++] = meaning.concepts[k];
}

static void
post_unlisted (Builder *builder, Place *place, const OrreryWord *word)
{
  Seen *seen = get_word (builder, word->folded);

  if (seen->n_senses == 0)
    find_senses (builder, seen, word);
  for (guint i = 0; i < seen->n_senses; i++)
    post_senses (builder, place, &seen->senses[i], 1);
}

/* The meaning of a word in a phrase, except values of facets: "home" is not a color in "home world". */
static void
post_inner (Builder *builder, const Place *place, const OrreryWord *word)
{
  Place inner = { .entry = place->entry, .field = place->field, .weight = place->weight / 2 };
  OrreryMeaning meaning;

  if (!orrery_concepts_match (builder->concepts, word, 1, &meaning)
      || is_little (builder, &meaning)
      || orrery_concepts_get (builder->concepts, meaning.concepts[0])->facet >= 0)
    return;
  post_senses (builder, &inner, meaning.concepts, meaning.n_concepts);
}

/* TRUE if a sentence ends between two words. */
static gboolean
is_end (const OrreryWord *before, const OrreryWord *word)
{
  for (const char *p = before->start + before->length; p < word->start; p++)
    if (strchr (".?!:;\n", *p) != NULL)
      return TRUE;
  return FALSE;
}

/* Every word is indexed literally and by its meaning. Stop words do not separate their neighbors. */
static void
post_words (Builder *builder, Place *place, const OrreryWord *words, guint n_words)
{
  for (guint i = 0; i < n_words;)
    {
      OrreryMeaning meaning;

      if (place->in_sentence && (i == 0 || is_end (&words[i - 1], &words[i])))
        orrery_sentences_begin (builder->index->sentences, place->entry, sentences[place->field]);
      if (!orrery_concepts_match (builder->concepts, words + i, n_words - i, &meaning))
        {
          post_unlisted (builder, place, &words[i]);
          meaning.n_words = 1;
        }
      else if (meaning.n_words > 1 || !is_little (builder, &meaning))
        post_senses (builder, place, meaning.concepts, meaning.n_concepts);
      for (guint k = 0; k < meaning.n_words; k++)
        {
          post_word (builder, place, &words[i + k]);
          if (meaning.n_words > 1)
            post_inner (builder, place, &words[i + k]);
        }
      i += meaning.n_words;
    }
}

static guint
cut_words (Builder *builder, const char *text)
{
  guint n = 0;

  while (n < MAX_TEXT_WORDS && orrery_fold_next (&text, &builder->buffer[n]))
    n += builder->buffer[n].n > 0;
  return n;
}

/* The weight of a word in a field of n words. */
static float
weigh (OrreryField field, guint n)
{
  float relative = MAX ((float) n / fields[field].length, 0.3f);

  return fields[field].weight
         / (1 - fields[field].by_length + fields[field].by_length * relative);
}

static void
add_text (Builder *builder, guint entry, OrreryField field, const char *text)
{
  guint n = cut_words (builder, text);
  Place place = {
    .entry = entry, .field = field, .weight = weigh (field, n), .in_sentence = sentences[field] > 0
  };

  post_words (builder, &place, builder->buffer, n);
}

static void
add_keyword (Builder *builder, guint entry, const char *word, guint n)
{
  Place place = { .entry = entry, .field = ORRERY_FIELD_KEYWORD };
  OrreryWord folded = { .n = n };

  place.weight = fields[place.field].weight;
  memcpy (folded.folded, word, n);
  folded.folded[n] = '\0';
  post_word (builder, &place, &folded);
}

/* Players abbreviate long names to their initials ("FTZ"), or join words ("spacedocks"). */
static void
add_short_forms (Builder *builder, guint entry, const char *name)
{
  guint n = cut_words (builder, name);
  const OrreryWord *words = builder->buffer;
  char initials[ORRERY_WORD_MAX];
  char joined[ORRERY_WORD_MAX];
  guint n_joined = 0;

  for (guint i = 0; i < n && i < ORRERY_WORD_MAX - 1; i++)
    initials[i] = words[i].folded[0];
  if (n >= 3)
    add_keyword (builder, entry, initials, n);
  for (guint i = 0; i < n && n > 1; i++)
    {
      if (n_joined + words[i].n >= ORRERY_WORD_MAX)
        break;
      memcpy (joined + n_joined, words[i].folded, words[i].n);
      n_joined += words[i].n;
      if (i == n - 1 && n > 2)
        add_keyword (builder, entry, joined, n_joined);
    }
  for (guint i = 0; i + 1 < n; i++)
    if (words[i].n + words[i + 1].n < ORRERY_WORD_MAX)
      {
        memcpy (joined, words[i].folded, words[i].n);
        memcpy (joined + words[i].n, words[i + 1].folded, words[i + 1].n);
        add_keyword (builder, entry, joined, words[i].n + words[i + 1].n);
      }
}

/* A fact is a row of concepts that belong together: "colour.brown kind.world". */
static void
add_fact (Builder *builder, guint entry, const char *fact, float share)
{
  Place place = { .entry = entry, .field = ORRERY_FIELD_FACT, .in_sentence = TRUE };
  g_auto (GStrv) ids = g_strsplit (fact, " ", -1);

  place.weight = share * fields[place.field].weight;
  for (guint i = 0; ids[i] != NULL; i++)
    {
      guint concept = orrery_concepts_find (builder->concepts, ids[i]);

      if (concept != ORRERY_NO_SENSE)
        post_senses (builder, &place, &concept, 1);
    }
}

static void
add_facts (Builder *builder, OrreryEntry *entry)
{
  guint n = entry->facts != NULL ? g_strv_length (entry->facts) : 0;
  float share = weigh (ORRERY_FIELD_FACT, n) / fields[ORRERY_FIELD_FACT].weight;

  for (guint i = 0; i < n; i++)
    add_fact (builder, entry->index, entry->facts[i], share);
}

static void
add_facets (Builder *builder, OrreryEntry *entry)
{
  for (guint i = 0; i < orrery_concepts_get_n (builder->concepts); i++)
    {
      const OrreryConcept *concept = orrery_concepts_get (builder->concepts, i);
      guint bit = 1u << concept->value;

      if (concept->facet < 0)
        continue;
      if (entry->means_facet == concept->facet && entry->means_value == concept->value)
        add_fact (builder, entry->index, concept->id, 2);
      else if (entry->facets[concept->facet] & bit)
        add_fact (builder, entry->index, concept->id, 1);
    }
}

static char *
fold_keywords (char **keywords)
{
  GString *folded = g_string_new ("|");

  for (guint i = 0; keywords != NULL && keywords[i] != NULL; i++)
    {
      g_autofree char *words = orrery_fold_words (keywords[i]);

      g_string_append (folded, words);
      g_string_append_c (folded, '|');
    }

  return g_string_free (folded, FALSE);
}

static guint
count_big_words (Builder *builder, const char *name)
{
  guint n_words = cut_words (builder, name);
  OrreryMeaning meaning;
  guint n = 0;

  for (guint i = 0; i < n_words; i++)
    n += !orrery_concepts_match (builder->concepts, &builder->buffer[i], 1, &meaning)
         || !is_little (builder, &meaning);
  return MAX (n, 1);
}

static void
index_entry (Builder *builder, OrreryEntry *entry)
{
  OrreryIndexed *indexed = &builder->index->entries[entry->index];
  gboolean is_piece = entry->kind == ORRERY_KIND_DEVELOPMENT || entry->kind == ORRERY_KIND_WORLD;
  gboolean asks = entry->kind == ORRERY_KIND_RULING || entry->kind == ORRERY_KIND_REMINDER;

  indexed->name = orrery_fold_words (entry->name);
  indexed->keywords = fold_keywords (entry->keywords);
  indexed->pairs = orrery_index_pairs (indexed->name);
  indexed->keyword_pairs = orrery_index_pairs (indexed->keywords);
  indexed->n_words = count_big_words (builder, entry->name);

  add_text (builder, entry->index, asks ? ORRERY_FIELD_QUESTION : ORRERY_FIELD_NAME, entry->name);
  for (guint i = 0; entry->keywords != NULL && entry->keywords[i] != NULL; i++)
    add_text (builder, entry->index, ORRERY_FIELD_KEYWORD, entry->keywords[i]);
  for (guint i = 0; entry->questions != NULL && entry->questions[i] != NULL; i++)
    add_text (builder, entry->index, ORRERY_FIELD_ASKED, entry->questions[i]);
  if (is_piece)
    add_short_forms (builder, entry->index, entry->name);
  /* All facts together form one sentence. */
  orrery_sentences_begin (builder->index->sentences, entry->index, is_piece ? sentences[ORRERY_FIELD_FACT] : 0);
  add_facets (builder, entry);
  add_facts (builder, entry);
  add_text (builder, entry->index, ORRERY_FIELD_TEXT, orrery_entry_get_plain (entry));
}

/* --- Building --- */

static OrreryPostings
lay_out (Seen *seen, guint *next, guint *at)
{
  OrreryPostings postings = { *at, seen->n_postings };

  next[seen->id] = *at;
  *at += seen->n_postings;
  return postings;
}

static int
compare_words (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static guint
sense_of (const Builder *builder, const char *word)
{
  OrreryWord folded;
  OrreryMeaning meaning;
  const char *cursor = word;

  if (!orrery_fold_next (&cursor, &folded))
    return ORRERY_NO_SENSE;
  if (orrery_concepts_match (builder->concepts, &folded, 1, &meaning))
    return is_little (builder, &meaning) ? ORRERY_NO_SENSE : meaning.concepts[0];
  return orrery_index_find_stem (builder->index, folded.folded,
                                 orrery_concepts_stem (builder->concepts, folded.folded, folded.n));
}

static void
lay_out_words (Builder *builder, guint *next, guint *at)
{
  OrreryIndex *self = builder->index;
  g_autofree const char **words = (const char **)
      g_hash_table_get_keys_as_array (builder->by_word, &self->n_vocabulary);

  qsort (words, self->n_vocabulary, sizeof *words, compare_words);
  self->vocabulary = g_new (OrreryVocable, self->n_vocabulary);
  for (guint i = 0; i < self->n_vocabulary; i++)
    self->vocabulary[i] = (OrreryVocable) {
      .word = words[i],
      .n = (guint) strlen (words[i]),
      .letters = orrery_index_letters (words[i]),
      .sense = sense_of (builder, words[i]),
      .postings = lay_out (g_hash_table_lookup (builder->by_word, words[i]), next, at),
    };
}

static void
lay_out_senses (Builder *builder, guint *next, guint *at)
{
  OrreryIndex *self = builder->index;
  GHashTableIter iter;
  gpointer key, seen;

  self->n_senses = builder->senses->len;
  self->senses = g_new (OrreryPostings, self->n_senses);
  for (guint i = 0; i < self->n_senses; i++)
    self->senses[i] = lay_out (g_ptr_array_index (builder->senses, i), next, at);

  g_hash_table_iter_init (&iter, builder->by_pair);
  while (g_hash_table_iter_next (&iter, &key, &seen))
    {
      OrreryPostings postings = lay_out (seen, next, at);

      g_hash_table_insert (self->pairs, g_memdup2 (key, sizeof (guint64)),
                           g_memdup2 (&postings, sizeof postings));
    }
}

static void
lay_out_postings (Builder *builder)
{
  OrreryIndex *self = builder->index;
  g_autofree guint *next = g_new (guint, builder->n_tokens);
  guint at = 0;

  lay_out_words (builder, next, &at);
  lay_out_senses (builder, next, &at);
  self->postings = g_new (OrreryPosting, MAX (at, 1));
  for (guint i = 0; i < builder->raw->len; i++)
    {
      const RawPosting *raw = &g_array_index (builder->raw, RawPosting, i);
      OrreryPosting *posting = &self->postings[next[raw->id]++];

      *posting = raw->posting;
      posting->weight /= posting->weight + SATURATION;
    }
}

static void
finish_sentences (OrreryIndex *self)
{
  g_autofree float *telling = g_new (float, self->n_senses);

  for (guint i = 0; i < self->n_senses; i++)
    telling[i] = orrery_index_get_telling (self, self->senses[i].n);
  orrery_sentences_finish (self->sentences, telling, self->n_senses);
}

static int
compare_entries (gconstpointer a, gconstpointer b, gpointer data)
{
  OrreryEntry *x = *(OrreryEntry *const *) a;
  OrreryEntry *y = *(OrreryEntry *const *) b;
  const OrreryIndex *self = data;

  if (x->kind != y->kind)
    return (int) x->kind - (int) y->kind;
  /* Rules are already in the order of the round. */
  if (x->kind == ORRERY_KIND_RULE)
    return (int) x->index - (int) y->index;

  return strcmp (self->entries[x->index].name, self->entries[y->index].name);
}

static void
order_entries (OrreryIndex *self, OrreryCatalog *catalog)
{
  g_autofree OrreryEntry **sorted = g_new (OrreryEntry *, self->n_entries);

  for (guint i = 0; i < self->n_entries; i++)
    sorted[i] = orrery_catalog_get_entry (catalog, i);
  g_qsort_with_data (sorted, (int) self->n_entries, sizeof *sorted, compare_entries, self);
  for (guint i = 0; i < self->n_entries; i++)
    self->entries[sorted[i]->index].order = i;
}

/* Words that are in no text are added too, so that typos of them are recognized. */
static void
add_concept_word_cb (const char *word, const OrreryMeaning *meaning, gpointer data)
{
  get_word (data, word);
}

OrreryIndexBuilder *
orrery_index_begin (OrreryCatalog *catalog)
{
  OrreryIndex *self = g_new0 (OrreryIndex, 1);
  Builder *builder = g_new (Builder, 1);

  *builder = (Builder) {
    .catalog = catalog,
    .index = self,
    .concepts = catalog->concepts,
    .little = orrery_concepts_find (catalog->concepts, ORRERY_CONCEPT_LITTLE),
    .by_word = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free),
    .senses = g_ptr_array_new_with_free_func (g_free),
    .by_pair = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free),
    .raw = g_array_sized_new (FALSE, FALSE, sizeof (RawPosting), 65536),
    .buffer = g_new (OrreryWord, MAX_TEXT_WORDS + 1),
  };
  self->n_entries = orrery_catalog_get_n_entries (catalog);
  self->entries = g_new0 (OrreryIndexed, self->n_entries);
  self->words = g_string_chunk_new (16384);
  self->stems = g_hash_table_new (g_str_hash, g_str_equal);
  self->pairs = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
  self->sentences = orrery_sentences_new ();
  for (guint i = 0; i < orrery_concepts_get_n (builder->concepts); i++)
    g_ptr_array_add (builder->senses, new_seen (builder));
  orrery_concepts_foreach (builder->concepts, add_concept_word_cb, builder);
  return builder;
}

gboolean
orrery_index_add (OrreryIndexBuilder *builder, guint n)
{
  for (; n > 0 && builder->n_indexed < builder->index->n_entries; n--)
    index_entry (builder, orrery_catalog_get_entry (builder->catalog, builder->n_indexed++));
  return builder->n_indexed < builder->index->n_entries;
}

OrreryIndex *
orrery_index_finish (OrreryIndexBuilder *builder)
{
  OrreryIndex *self = builder->index;

  orrery_index_add (builder, G_MAXUINT);
  lay_out_postings (builder);
  finish_sentences (self);
  order_entries (self, builder->catalog);

  g_hash_table_unref (builder->by_word);
  g_ptr_array_unref (builder->senses);
  g_hash_table_unref (builder->by_pair);
  g_array_unref (builder->raw);
  g_free (builder->buffer);
  g_free (builder);
  return self;
}
