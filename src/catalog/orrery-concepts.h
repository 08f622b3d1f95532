/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The meanings of words in a search. A concept is one meaning ("credits", "colour.brown") with all words and
 * phrases for it in the languages that were read. Its file has one concept per line:
 *
 *   credits: credit, credits, money, cash, $
 *   cost.%: cost %, % cost, costs %
 *
 * "%" stands for each digit in turn. An id with a dot names a value of a facet. Some ids are not concepts:
 * "endings" lists the endings of words, "digits" the words for 0 to 9, and the words of "question", "piece",
 * "effect" and "program" say what kind of answer is wanted. */
#pragma once

#include "orrery-fold.h"

enum
{
  ORRERY_MAX_MEANINGS = 4, /* of one word */
  ORRERY_MAX_PHRASE = 6    /* words in a phrase */
};

/* Words that carry no meaning: "the". */
#define ORRERY_CONCEPT_LITTLE "little"

/* Words that say what kind of answer is wanted, whatever else they mean. */
typedef enum
{
  ORRERY_CUE_QUESTION, /* "how", "may": asks a question */
  ORRERY_CUE_PIECE,    /* "the tile that": looks for a piece */
  ORRERY_CUE_EFFECT,   /* "gain", "each": it is about what a piece does */
  ORRERY_CUE_PROGRAM,  /* "save", "keyboard": it is about this program */
  ORRERY_N_CUES
} OrreryCue;

typedef struct _OrreryConcepts OrreryConcepts;

typedef struct
{
  const char *id;
  int         facet; /* -1 if it is not a value of a facet */
  guint       value;
} OrreryConcept;

/* The meaning of several words together. */
typedef struct
{
  guint n_words;
  guint n_concepts;
  guint concepts[ORRERY_MAX_MEANINGS];
} OrreryMeaning;

OrreryConcepts *orrery_concepts_new  (void);
void            orrery_concepts_free (OrreryConcepts *self);

/* Adds a file; name is only for error messages. It takes effect once all files are finished: words are stored
 * by their stems, which need the endings of all languages. */
gboolean        orrery_concepts_read (OrreryConcepts *self, const char *name, GBytes *bytes,
                                      GError **error);

void            orrery_concepts_finish (OrreryConcepts *self);

guint           orrery_concepts_get_n (const OrreryConcepts *self);
OrreryConcept  *orrery_concepts_get   (const OrreryConcepts *self, guint concept);
/* Its number; G_MAXUINT if there is no such concept. */
guint           orrery_concepts_find  (const OrreryConcepts *self, const char *id);

/* The longest phrase at the start of words that has a meaning. Returns FALSE if the first word has none. */
gboolean        orrery_concepts_match (const OrreryConcepts *self, const OrreryWord *words,
                                       guint n_words, OrreryMeaning *meaning);

/* Splits a compound word into two that both have a meaning: "military" and "die" in German. */
gboolean        orrery_concepts_split (const OrreryConcepts *self, const OrreryWord *word,
                                       OrreryWord parts[2]);

/* How many of the words, from the first on, form a hint. */
guint           orrery_concepts_count_hint (const OrreryConcepts *self, OrreryCue hint,
                                            const OrreryWord *words, guint n_words);

/* Calls the function for every single word with a meaning, in no particular order. */
typedef void  (*OrreryConceptFunc) (const char          *word,
                                    const OrreryMeaning *meaning,
                                    gpointer             data);
void            orrery_concepts_foreach (const OrreryConcepts *self, OrreryConceptFunc func,
                                         gpointer data);

/* The length of a word without its ending, in bytes: "explor" of "explorers". */
guint           orrery_concepts_stem  (const OrreryConcepts *self, const char *word, guint n);
