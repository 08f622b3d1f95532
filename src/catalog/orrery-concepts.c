/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "orrery-concepts.h"

#include <string.h>

#include "orrery-lines.h"

#define ENDINGS "endings"
#define DIGITS "digits"
#define SHORTEST_STEM 3
#define SHORTEST_PART 3 /* of each half of a compound word */

/* Several words that mean something together, by their stems. */
typedef struct
{
  char *stems[ORRERY_MAX_PHRASE];
  guint n_words;
  guint concept;
} Phrase;

static const char *const hint_ids[ORRERY_N_CUES] = {
  "question", "piece", "effect", "program",
};

typedef struct
{
  const char *letters;
  guint       n;
} Ending;

struct _OrreryConcepts
{
  GArray       *concepts;  /* OrreryConcept */
  GHashTable   *by_id;     /* id → number + 1 */
  GHashTable   *by_word;   /* word → OrreryMeaning; a stem follows a "~" */
  GHashTable   *phrases;   /* stem of the first word → GArray of Phrase */
  GArray       *endings;   /* Ending */
  guint32       last_letters; /* of all endings, a bit for each */
  GHashTable   *digits;    /* "six" → its digit */
  GPtrArray    *lines;     /* read, but not finished: "id" and "words" alternate */
  GStringChunk *strings;
  OrreryConcepts *hints[ORRERY_N_CUES]; /* each with only its own words */
};

OrreryConcepts *
orrery_concepts_new (void)
{
  OrreryConcepts *self = g_new0 (OrreryConcepts, 1);

  self->concepts = g_array_new (FALSE, FALSE, sizeof (OrreryConcept));
  self->by_id = g_hash_table_new (g_str_hash, g_str_equal);
  self->by_word = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  self->phrases = g_hash_table_new_full (g_str_hash, g_str_equal, NULL,
                                         (GDestroyNotify) g_array_unref);
  self->endings = g_array_new (FALSE, FALSE, sizeof (Ending));
  self->digits = g_hash_table_new (g_str_hash, g_str_equal);
  self->lines = g_ptr_array_new_with_free_func (g_free);
  self->strings = g_string_chunk_new (8192);
  return self;
}

void
orrery_concepts_free (OrreryConcepts *self)
{
  for (guint i = 0; i < ORRERY_N_CUES; i++)
    g_clear_pointer (&self->hints[i], orrery_concepts_free);
  g_array_unref (self->concepts);
  g_hash_table_unref (self->by_id);
  g_hash_table_unref (self->by_word);
  g_hash_table_unref (self->phrases);
  g_array_unref (self->endings);
  g_hash_table_unref (self->digits);
  g_ptr_array_unref (self->lines);
  g_string_chunk_free (self->strings);
  g_free (self);
}

guint
orrery_concepts_get_n (const OrreryConcepts *self)
{
  return self->concepts->len;
}

OrreryConcept *
orrery_concepts_get (const OrreryConcepts *self, guint concept)
{
  g_return_val_if_fail (concept < self->concepts->len, NULL);

  return &g_array_index (self->concepts, OrreryConcept, concept);
}

guint
orrery_concepts_find (const OrreryConcepts *self, const char *id)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (self->by_id, id)) - 1;
}

static guint
add_concept (OrreryConcepts *self, const char *id)
{
  guint found = orrery_concepts_find (self, id);
  OrreryConcept concept = { .facet = -1 };

  if (found != G_MAXUINT)
    return found;
  concept.id = g_string_chunk_insert (self->strings, id);
  g_array_append_val (self->concepts, concept);
  g_hash_table_insert (self->by_id, (char *) concept.id, GUINT_TO_POINTER (self->concepts->len));
  return self->concepts->len - 1;
}

static guint32
get_letter_bit (char letter)
{
  return 1u << (letter & 31);
}

/* The length without the longest ending. */
static guint
cut_ending (const OrreryConcepts *self, const char *word, guint n)
{
  guint best = n;

  if (n == 0 || (self->last_letters & get_letter_bit (word[n - 1])) == 0)
    return n;
  for (guint i = 0; i < self->endings->len; i++)
    {
      const Ending *ending = &g_array_index (self->endings, Ending, i);

      if (n >= ending->n + SHORTEST_STEM && word[n - 1] == ending->letters[ending->n - 1]
          && memcmp (word + n - ending->n, ending->letters, ending->n) == 0)
        best = MIN (best, n - ending->n);
    }
  /* "shipping" has become "shipp" by now. */
  if (best < n && best > SHORTEST_STEM && word[best - 1] == word[best - 2] && word[best - 1] != 's')
    best--;
  return best;
}

/* Removes one ending after the other, so that all forms of a word have the same stem. */
guint
orrery_concepts_stem (const OrreryConcepts *self, const char *word, guint n)
{
  guint before;

  do
    {
      before = n;
      n = cut_ending (self, word, n);
    }
  while (n < before);

  return n;
}

/* Writes "~" and the stem into a buffer of ORRERY_WORD_MAX + 1 bytes. A number has the same stem in words and
 * digits. */
static const char *
write_stem (const OrreryConcepts *self, const OrreryWord *word, char *buffer)
{
  const char *digit = g_hash_table_lookup (self->digits, word->folded);
  guint n = digit != NULL ? 1 : orrery_concepts_stem (self, word->folded, word->n);

  buffer[0] = '~';
  memcpy (buffer + 1, digit != NULL ? digit : word->folded, n);
  buffer[n + 1] = '\0';
  return buffer;
}

static void
add_meaning (OrreryConcepts *self, const char *key, guint concept)
{
  OrreryMeaning *meaning = g_hash_table_lookup (self->by_word, key);

  if (meaning == NULL)
    {
      meaning = g_new0 (OrreryMeaning, 1);
      meaning->n_words = 1;
      g_hash_table_insert (self->by_word, g_string_chunk_insert (self->strings, key), meaning);
    }
  for (guint i = 0; i < meaning->n_concepts; i++)
    if (meaning->concepts[i] == concept)
      return;
  if (meaning->n_concepts < ORRERY_MAX_MEANINGS)
    meaning->concepts[meaning->n_concepts++] = concept;
}

static void
add_phrase (OrreryConcepts *self, const OrreryWord *words, guint n_words, guint concept)
{
  Phrase phrase = { .n_words = n_words, .concept = concept };
  char stem[ORRERY_WORD_MAX + 1];
  GArray *list;

  for (guint i = 0; i < n_words; i++)
    phrase.stems[i] = g_string_chunk_insert_const (self->strings,
                                                   write_stem (self, &words[i], stem));
  list = g_hash_table_lookup (self->phrases, phrase.stems[0]);
  if (list == NULL)
    {
      list = g_array_new (FALSE, FALSE, sizeof (Phrase));
      g_hash_table_insert (self->phrases, phrase.stems[0], list);
    }
  g_array_append_val (list, phrase);
}

static void
add_words (OrreryConcepts *self, guint concept, const char *text)
{
  OrreryWord words[ORRERY_MAX_PHRASE];
  char stem[ORRERY_WORD_MAX + 1];
  guint n = 0;

  while (n < ORRERY_MAX_PHRASE && orrery_fold_next (&text, &words[n]))
    n++;
  if (n > 1)
    add_phrase (self, words, n, concept);
  else if (n == 1)
    {
      add_meaning (self, words[0].folded, concept);
      add_meaning (self, write_stem (self, &words[0], stem), concept);
    }
}

static void
add_endings (OrreryConcepts *self, const char *text)
{
  g_auto (GStrv) endings = g_strsplit (text, ",", -1);

  for (guint i = 0; endings[i] != NULL; i++)
    {
      g_autofree char *folded = orrery_fold_words (endings[i]);

      Ending ending = { g_string_chunk_insert (self->strings, folded), (guint) strlen (folded) };

      if (ending.n == 0)
        continue;
      g_array_append_val (self->endings, ending);
      self->last_letters |= get_letter_bit (ending.letters[ending.n - 1]);
    }
}

/* The words for 0, 1, 2 …, in this order. */
static void
add_digits (OrreryConcepts *self, const char *text)
{
  static const char *const names[] = { "0", "1", "2", "3", "4", "5", "6", "7", "8", "9" };
  g_auto (GStrv) words = g_strsplit (text, ",", -1);

  for (guint i = 0; words[i] != NULL && i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *folded = orrery_fold_words (words[i]);

      g_hash_table_insert (self->digits, g_string_chunk_insert (self->strings, folded),
                           (gpointer) names[i]);
    }
}

/* "%" in the id and in the words stands for each digit. */
static void
add_line (OrreryConcepts *self, const char *id, const char *text)
{
  gboolean counts = strchr (id, '%') != NULL;
  g_auto (GStrv) words = g_strsplit (text, ",", -1);

  for (char digit = '0'; digit <= (counts ? '9' : '0'); digit++)
    {
      g_autofree char *own_id = g_strdelimit (g_strdup (id), "%", digit);
      guint concept = add_concept (self, own_id);

      for (guint i = 0; words[i] != NULL; i++)
        {
          g_autofree char *own = counts ? g_strdelimit (g_strdup (words[i]), "%", digit)
                                        : g_strdup (words[i]);

          add_words (self, concept, own);
        }
    }
}

static gboolean
read_line (gpointer data, const char *id, const char *words)
{
  OrreryConcepts *self = data;

  if (g_str_equal (id, ENDINGS))
    add_endings (self, words);
  else if (g_str_equal (id, DIGITS))
    add_digits (self, words);
  else
    {
      g_ptr_array_add (self->lines, g_strdup (id));
      g_ptr_array_add (self->lines, g_strdup (words));
    }
  return TRUE;
}

gboolean
orrery_concepts_read (OrreryConcepts *self, const char *name, GBytes *bytes, GError **error)
{
  return orrery_lines_read (bytes, name, read_line, self, "a concept, a colon and its words", error);
}

/* The concepts that a line adds to: those of a hint, or self. */
static OrreryConcepts *
get_home (OrreryConcepts *self, const char *id)
{
  for (guint i = 0; i < ORRERY_N_CUES; i++)
    if (g_str_equal (id, hint_ids[i]))
      {
        if (self->hints[i] == NULL)
          {
            self->hints[i] = orrery_concepts_new ();
            g_array_append_vals (self->hints[i]->endings, self->endings->data, self->endings->len);
            self->hints[i]->last_letters = self->last_letters;
          }
        return self->hints[i];
      }

  return self;
}

void
orrery_concepts_finish (OrreryConcepts *self)
{
  for (guint i = 0; i < self->lines->len; i += 2)
    {
      const char *id = g_ptr_array_index (self->lines, i);

      add_line (get_home (self, id), id, g_ptr_array_index (self->lines, i + 1));
    }
  g_ptr_array_set_size (self->lines, 0);
}

/* The words that a phrase may consist of; each stem is found once, and only if it is needed. */
typedef struct
{
  const OrreryWord *words;
  guint             n_words;
  guint             n_stems; /* known so far */
  char              stems[ORRERY_MAX_PHRASE][ORRERY_WORD_MAX + 1];
} Stems;

static const char *
get_stem (const OrreryConcepts *self, Stems *stems, guint i)
{
  for (; stems->n_stems <= i; stems->n_stems++)
    write_stem (self, &stems->words[stems->n_stems], stems->stems[stems->n_stems]);
  return stems->stems[i];
}

static gboolean
is_phrase (const OrreryConcepts *self, const Phrase *phrase, Stems *stems)
{
  if (phrase->n_words > stems->n_words)
    return FALSE;
  for (guint i = 1; i < phrase->n_words; i++)
    if (strcmp (phrase->stems[i], get_stem (self, stems, i)) != 0)
      return FALSE;
  return TRUE;
}

/* Among phrases of the same length, all meanings apply. */
static void
match_phrases (const OrreryConcepts *self, const GArray *phrases, Stems *stems, OrreryMeaning *meaning)
{
  for (guint i = 0; i < phrases->len; i++)
    {
      const Phrase *phrase = &g_array_index (phrases, Phrase, i);

      if (phrase->n_words < meaning->n_words || !is_phrase (self, phrase, stems))
        continue;
      if (phrase->n_words > meaning->n_words)
        meaning->n_concepts = 0;
      meaning->n_words = phrase->n_words;
      if (meaning->n_concepts < ORRERY_MAX_MEANINGS)
        meaning->concepts[meaning->n_concepts++] = phrase->concept;
    }
}

gboolean
orrery_concepts_match (const OrreryConcepts *self, const OrreryWord *words, guint n_words,
                       OrreryMeaning *meaning)
{
  Stems stems;
  const char *stem;
  const OrreryMeaning *known;
  const GArray *phrases;

  *meaning = (OrreryMeaning) { 0 };
  if (n_words == 0)
    return FALSE;
  stems.words = words;
  stems.n_words = n_words;
  stems.n_stems = 0;
  stem = get_stem (self, &stems, 0);
  phrases = g_hash_table_lookup (self->phrases, stem);
  if (phrases != NULL)
    match_phrases (self, phrases, &stems, meaning);
  if (meaning->n_words > 0)
    return TRUE;

  known = g_hash_table_lookup (self->by_word, words[0].folded);
  if (known == NULL)
    known = g_hash_table_lookup (self->by_word, stem);
  if (known == NULL)
    return FALSE;
  *meaning = *known;
  return TRUE;
}

void
orrery_concepts_foreach (const OrreryConcepts *self, OrreryConceptFunc func, gpointer data)
{
  GHashTableIter iter;
  gpointer word, meaning;

  g_hash_table_iter_init (&iter, self->by_word);
  while (g_hash_table_iter_next (&iter, &word, &meaning))
    if (*(const char *) word != '~')
      func (word, meaning, data);
}

guint
orrery_concepts_count_hint (const OrreryConcepts *self, OrreryCue hint, const OrreryWord *words,
                          guint n_words)
{
  OrreryMeaning meaning;

  if (self->hints[hint] == NULL
      || !orrery_concepts_match (self->hints[hint], words, n_words, &meaning))
    return 0;

  return meaning.n_words;
}

/* "Hideout" is not a compound of "hide" and "out". */
static gboolean
is_part (const OrreryConcepts *self, const OrreryWord *word)
{
  const guint little = orrery_concepts_find (self, ORRERY_CONCEPT_LITTLE);
  OrreryMeaning meaning;

  return orrery_concepts_match (self, word, 1, &meaning) && meaning.concepts[0] != little;
}

gboolean
orrery_concepts_split (const OrreryConcepts *self, const OrreryWord *word, OrreryWord parts[2])
{
  for (guint n = word->n - MIN (SHORTEST_PART, word->n); n >= SHORTEST_PART; n--)
    {
      parts[0] = *word;
      parts[0].n = n;
      parts[0].folded[n] = '\0';
      parts[1] = *word;
      parts[1].n = word->n - n;
      memcpy (parts[1].folded, word->folded + n, parts[1].n + 1);
      if (is_part (self, &parts[0]) && is_part (self, &parts[1]))
        return TRUE;
    }

  return FALSE;
}
