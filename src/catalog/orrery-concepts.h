/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The meanings of words to a search. A concept is one meaning ("credits", "colour.brown") with all
 * words and phrases for it in the languages that were read. Its file has one concept per line:
 *
 *   credits: credit, credits, money, cash, $
 *   cost.%: cost %, % cost, costs %
 *
 * "%" stands for each digit in turn. An id with a dot names a value of a facet. Some ids are not concepts:
 * "endings" lists what words may end in, "digits" the words for 0 to 9, and the words of "question", "piece",
 * "effect" and "program" say
 * what sort of answer is wanted. */
#pragma once

#include "orrery-fold.h"

G_BEGIN_DECLS

enum
{
  ORRERY_MAX_MEANINGS = 4, /* of one word */
  ORRERY_MAX_PHRASE = 6    /* words in a phrase */
};

/* Words that carry no meaning: "the". */
#define ORRERY_CONCEPT_LITTLE "little"

/* Words that say what sort of answer is wanted, whatever else they mean. */
typedef enum
{
  ORRERY_CUE_QUESTION, /* "how", "may": somebody wants an answer */
  ORRERY_CUE_PIECE,    /* "the tile that": somebody looks for a piece */
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

/* The meaning of some words together. */
typedef struct
{
  guint n_words;
  guint n_concepts;
  guint concepts[ORRERY_MAX_MEANINGS];
} OrreryMeaning;

OrreryConcepts *orrery_concepts_new  (void);
void            orrery_concepts_free (OrreryConcepts *self);

/* Adds a file; name is only for the error. What it says counts once all files are finished: words are
 * stored by their stems, for which the endings of all languages must be known. */
gboolean        orrery_concepts_read (OrreryConcepts  *self,
                                      const char      *name,
                                      GBytes          *bytes,
                                      GError         **error);

void            orrery_concepts_finish (OrreryConcepts *self);

guint           orrery_concepts_get_n (const OrreryConcepts *self);
OrreryConcept  *orrery_concepts_get   (const OrreryConcepts *self,
                                       guint                 concept);
/* Its number; G_MAXUINT if there is no such concept. */
guint           orrery_concepts_find  (const OrreryConcepts *self,
                                       const char           *id);

/* The longest phrase at the front of words that means something. Returns FALSE if the first word
 * means nothing known. */
gboolean        orrery_concepts_match (const OrreryConcepts *self,
                                       const OrreryWord     *words,
                                       guint                 n_words,
                                       OrreryMeaning        *meaning);

/* Takes a word apart into two that both mean something: "military" and "die" in German. */
gboolean        orrery_concepts_split (const OrreryConcepts *self,
                                       const OrreryWord     *word,
                                       OrreryWord            parts[2]);

/* How many of the words, from the first on, are a hint. */
guint           orrery_concepts_count_hint (const OrreryConcepts *self,
                                          OrreryCue            hint,
                                          const OrreryWord     *words,
                                          guint                 n_words);

/* Calls for every single word that means something, in no order. */
typedef void  (*OrreryConceptFunc) (const char          *word,
                                    const OrreryMeaning *meaning,
                                    gpointer             data);
void            orrery_concepts_foreach (const OrreryConcepts *self,
                                         OrreryConceptFunc     func,
                                         gpointer              data);

/* How many bytes of a word are left without its ending: "explor" of "explorers". */
guint           orrery_concepts_stem  (const OrreryConcepts *self,
                                       const char           *word,
                                       guint                 n);

G_END_DECLS
