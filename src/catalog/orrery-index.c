/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "orrery-index.h"

#include <stdlib.h>
#include <string.h>

#include "orrery-entry-private.h"
#include "orrery-fold.h"
#include "orrery-language.h"

/* Sorted. */
static const char *const little_words[] = {
  "a", "about", "again", "all", "am", "an", "and", "any", "are", "as", "at", "be", "been",
  "before", "but", "by", "can", "could", "did", "do", "does", "doing", "exactly", "for", "from",
  "get", "gets", "give", "gives", "go", "goes", "had", "happen", "happens", "has", "have", "how",
  "i", "if", "in", "into", "is", "it", "its", "many", "may", "me", "mean", "means", "much",
  "must", "my", "need", "not", "of", "often", "on", "one", "or", "our", "out", "s", "should",
  "so", "some", "somebody", "than", "that", "the", "their", "them", "then", "there", "these",
  "they", "this", "those", "to", "us", "use", "want", "was", "we", "were", "what", "when",
  "where", "which", "who", "whose", "why", "will", "with", "would", "you", "your",
};

typedef struct
{
  const char *word;
  guint       id;
  guint       n_postings;
  guint       last_entry;   /* the entry it was last seen in */
  guint       last_posting; /* and where that was written down */
} Seen;

typedef struct
{
  guint         word;
  OrreryPosting posting;
} RawPosting;

typedef struct
{
  GHashTable   *by_word; /* word → Seen */
  GPtrArray    *seen;
  GArray       *raw;
  GStringChunk *words;
} Builder;

static int
compare_little (const void *key,
                const void *member)
{
  return strcmp (key, *(const char *const *) member);
}

gboolean
orrery_index_is_little_word (const char *word)
{
  return bsearch (word, little_words, G_N_ELEMENTS (little_words), sizeof *little_words,
                  compare_little) != NULL
         || g_strv_contains (orrery_language_get_words (ORRERY_WORDS_LITTLE), word);
}

guint32
orrery_index_letters (const char *word)
{
  guint32 letters = 0;

  for (; *word != '\0'; word++)
    letters |= 1u << ((guchar) *word & 31);

  return letters;
}

OrreryPairs
orrery_index_pairs (const char *name)
{
  OrreryPairs pairs = { 0 };

  for (; name[0] != '\0' && name[1] != '\0'; name++)
    {
      guint hash = (((guchar) name[0] & 31) * 37u + ((guchar) name[1] & 31)) & 255;

      pairs.bits[hash >> 6] |= G_GUINT64_CONSTANT (1) << (hash & 63);
    }

  return pairs;
}

static Seen *
get_seen (Builder          *builder,
          const OrreryWord *word)
{
  Seen *seen = g_hash_table_lookup (builder->by_word, word->folded);

  if (seen == NULL)
    {
      seen = g_new0 (Seen, 1);
      seen->word = g_string_chunk_insert_len (builder->words, word->folded, word->n);
      seen->id = builder->seen->len;
      seen->last_entry = G_MAXUINT;
      g_ptr_array_add (builder->seen, seen);
      g_hash_table_insert (builder->by_word, (char *) seen->word, seen);
    }

  return seen;
}

static void
add_word (Builder          *builder,
          guint             entry,
          OrreryField       field,
          const OrreryWord *word)
{
  Seen *seen = get_seen (builder, word);

  if (seen->last_entry != entry)
    {
      RawPosting raw = { .word = seen->id, .posting = { .entry = (guint16) entry } };

      seen->last_entry = entry;
      seen->last_posting = builder->raw->len;
      seen->n_postings++;
      g_array_append_val (builder->raw, raw);
    }
  g_array_index (builder->raw, RawPosting, seen->last_posting).posting.fields |= (guint16) field;
}

static void
add_text (Builder     *builder,
          guint        entry,
          OrreryField  field,
          const char  *text)
{
  OrreryWord word;

  while (orrery_fold_next (&text, &word))
    add_word (builder, entry, field, &word);
}

/* Players shorten long names to their initials ("FTZ"), or type them in one ("spacedocks"). */
static void
add_short_forms (Builder     *builder,
                 guint        entry,
                 const char  *name)
{
  OrreryWord word;
  OrreryWord initials = { .n = 0 };
  OrreryWord joined = { .n = 0 };

  while (orrery_fold_next (&name, &word) && joined.n + word.n < ORRERY_WORD_MAX)
    {
      initials.folded[initials.n++] = word.folded[0];
      memcpy (joined.folded + joined.n, word.folded, word.n + 1);
      joined.n += word.n;
    }
  initials.folded[initials.n] = '\0';
  if (initials.n >= 3)
    add_word (builder, entry, ORRERY_FIELD_KEYWORD, &initials);
  if (initials.n >= 2)
    add_word (builder, entry, ORRERY_FIELD_KEYWORD, &joined);
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
count_big_words (const char *name)
{
  OrreryWord word;
  guint n = 0;

  while (orrery_fold_next (&name, &word))
    n += orrery_index_is_little_word (word.folded) ? 0 : 1;

  return MAX (n, 1);
}

static void
index_entry (OrreryIndex *self,
             Builder     *builder,
             OrreryEntry *entry)
{
  OrreryIndexed *indexed = &self->entries[entry->index];

  indexed->name = orrery_fold_words (entry->name);
  indexed->keywords = fold_keywords (entry->keywords);
  indexed->pairs = orrery_index_pairs (indexed->name);
  indexed->n_words = count_big_words (entry->name);
  indexed->weight = indexed->n_words <= 3 ? 100 : MAX (60, 112 - 4 * (int) indexed->n_words);

  add_text (builder, entry->index, ORRERY_FIELD_NAME, entry->name);
  for (guint i = 0; entry->keywords != NULL && entry->keywords[i] != NULL; i++)
    add_text (builder, entry->index, ORRERY_FIELD_KEYWORD, entry->keywords[i]);
  if (entry->kind == ORRERY_KIND_DEVELOPMENT || entry->kind == ORRERY_KIND_WORLD)
    add_short_forms (builder, entry->index, entry->name);
  add_text (builder, entry->index, ORRERY_FIELD_TEXT, orrery_entry_get_plain (entry));
}

static int
compare_seen (gconstpointer a,
              gconstpointer b)
{
  return strcmp ((*(const Seen *const *) a)->word, (*(const Seen *const *) b)->word);
}

/* Lays the postings out word by word; raw ones came entry by entry. */
static void
build_vocabulary (OrreryIndex *self,
                  Builder     *builder)
{
  g_autofree guint *next = g_new (guint, builder->seen->len);
  guint at = 0;

  g_ptr_array_sort (builder->seen, compare_seen);
  self->n_vocabulary = builder->seen->len;
  self->vocabulary = g_new (OrreryVocable, self->n_vocabulary);
  self->postings = g_new (OrreryPosting, builder->raw->len);

  for (guint i = 0; i < self->n_vocabulary; i++)
    {
      const Seen *seen = g_ptr_array_index (builder->seen, i);

      self->vocabulary[i] = (OrreryVocable) {
        .word = seen->word,
        .n = (guint) strlen (seen->word),
        .letters = orrery_index_letters (seen->word),
        .first = at,
        .n_postings = seen->n_postings,
      };
      next[seen->id] = at;
      at += seen->n_postings;
    }
  for (guint i = 0; i < builder->raw->len; i++)
    {
      const RawPosting *raw = &g_array_index (builder->raw, RawPosting, i);

      self->postings[next[raw->word]++] = raw->posting;
    }
}

static int
compare_entries (gconstpointer a,
                 gconstpointer b,
                 gpointer      data)
{
  OrreryEntry *x = *(OrreryEntry *const *) a;
  OrreryEntry *y = *(OrreryEntry *const *) b;
  const OrreryIndex *self = data;

  if (x->kind != y->kind)
    return (int) x->kind - (int) y->kind;
  /* Rules stand in the order of the round already. */
  if (x->kind == ORRERY_KIND_RULE)
    return (int) x->index - (int) y->index;

  return strcmp (self->entries[x->index].name, self->entries[y->index].name);
}

static void
order_entries (OrreryIndex   *self,
               OrreryCatalog *catalog)
{
  g_autofree OrreryEntry **sorted = g_new (OrreryEntry *, self->n_entries);

  for (guint i = 0; i < self->n_entries; i++)
    sorted[i] = orrery_catalog_get_entry (catalog, i);
  g_qsort_with_data (sorted, (int) self->n_entries, sizeof *sorted, compare_entries, self);
  for (guint i = 0; i < self->n_entries; i++)
    self->entries[sorted[i]->index].order = i;
}

OrreryIndex *
orrery_index_new (OrreryCatalog *catalog)
{
  OrreryIndex *self = g_new0 (OrreryIndex, 1);
  Builder builder = {
    .by_word = g_hash_table_new (g_str_hash, g_str_equal),
    .seen = g_ptr_array_new_with_free_func (g_free),
    .raw = g_array_sized_new (FALSE, FALSE, sizeof (RawPosting), 16384),
    .words = g_string_chunk_new (16384),
  };

  self->n_entries = orrery_catalog_get_n_entries (catalog);
  self->entries = g_new0 (OrreryIndexed, self->n_entries);
  self->words = builder.words;
  for (guint i = 0; i < self->n_entries; i++)
    index_entry (self, &builder, orrery_catalog_get_entry (catalog, i));
  build_vocabulary (self, &builder);
  order_entries (self, catalog);

  g_hash_table_unref (builder.by_word);
  g_ptr_array_unref (builder.seen);
  g_array_unref (builder.raw);

  return self;
}

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
  g_free (self->postings);
  g_string_chunk_free (self->words);
  g_free (self);
}

/* The first word that is not before prefix; with after set, the first behind all that begin so. */
static guint
find_bound (const OrreryIndex *self,
            const char        *prefix,
            guint              n,
            gboolean           after)
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
orrery_index_find_prefix (const OrreryIndex *self,
                          const char        *prefix,
                          guint              n,
                          guint             *first,
                          guint             *end)
{
  *first = find_bound (self, prefix, n, FALSE);
  *end = find_bound (self, prefix, n, TRUE);
}
