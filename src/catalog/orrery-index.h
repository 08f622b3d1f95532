/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every word of the catalog, folded and sorted, and every meaning, each with the entries that contain it. */
#pragma once

#include "orrery-catalog.h"
#include "orrery-concepts.h"
#include "orrery-sentences.h"

typedef enum
{
  ORRERY_FIELD_NAME,
  ORRERY_FIELD_QUESTION, /* a name that is a whole sentence */
  ORRERY_FIELD_ASKED,    /* questions that it answers, as people ask them */
  ORRERY_FIELD_KEYWORD,
  ORRERY_FIELD_FACT,     /* the game's facts about a piece */
  ORRERY_FIELD_TEXT,
  ORRERY_N_FIELDS
} OrreryField;

typedef struct
{
  guint16 entry;
  guint16 fields; /* mask of 1 << OrreryField */
  float   weight; /* how relevant it is to the entry: 0 to 1 */
} OrreryPosting;

typedef struct
{
  guint first; /* of postings */
  guint n;
} OrreryPostings;

#define ORRERY_NO_SENSE G_MAXUINT

/* A word that occurs in the texts or in the lists of concepts. */
typedef struct
{
  const char    *word;
  guint          n;       /* bytes */
  guint32        letters; /* the letters it has, to rule out very different words quickly */
  guint          sense;   /* the first of its meanings, or ORRERY_NO_SENSE */
  OrreryPostings postings;
} OrreryVocable;

/* 256 bits: the pairs of adjacent letters in a text. */
typedef struct
{
  guint64 bits[4];
} OrreryPairs;

typedef struct
{
  char       *name;     /* folded, one space between words */
  char       *keywords; /* folded, each between two bars: "|new tile|draw|" */
  guint       n_words;  /* of the name, without stop words */
  guint       order;    /* rank among all entries by kind and name */
  OrreryPairs pairs;         /* of the name */
  OrreryPairs keyword_pairs;
} OrreryIndexed;

typedef struct _OrreryIndex OrreryIndex;

/* A sense is a concept, or a stem that is in no concept; concepts come first, with their numbers. */
struct _OrreryIndex
{
  guint           n_entries;
  OrreryIndexed  *entries;
  OrreryVocable  *vocabulary; /* sorted */
  guint           n_vocabulary;
  OrreryPostings *senses;
  guint           n_senses;
  GHashTable     *stems;      /* stem → number of its sense + 1 */
  GHashTable     *pairs;      /* two adjacent senses → OrreryPostings */
  OrreryPosting  *postings;
  OrrerySentences *sentences;
  GStringChunk   *words;
};

/* The key of two adjacent senses. */
static inline guint64
orrery_index_pair_key (guint first, guint second)
{
  return ((guint64) first << 32) | second;
}

/* An index is made a few entries at a time. */
typedef struct _OrreryIndexBuilder OrreryIndexBuilder;

OrreryIndexBuilder *orrery_index_begin (OrreryCatalog      *catalog);
/* Adds the next n entries. FALSE if these were the last. */
gboolean            orrery_index_add   (OrreryIndexBuilder *builder, guint n);
/* Adds the rest, and frees the builder. */
OrreryIndex        *orrery_index_finish (OrreryIndexBuilder *builder);
void                orrery_index_free  (OrreryIndex        *self);

/* The words that start with prefix are vocabulary[first] … [end - 1]. */
void         orrery_index_find_prefix (const OrreryIndex *self, const char *prefix, guint n,
                                       guint *first, guint *end);

/* The sense of a stem, or ORRERY_NO_SENSE. */
guint        orrery_index_find_stem   (const OrreryIndex *self, const char *stem, guint n);

/* Entries in which two senses are adjacent; NULL if there are none. */
const OrreryPostings *orrery_index_find_pair (const OrreryIndex *self, guint first, guint second);

/* How specific something is that n entries have: the fewer, the more. */
float        orrery_index_get_telling (const OrreryIndex *self, guint n);

guint32      orrery_index_letters (const char *word);
OrreryPairs  orrery_index_pairs   (const char *text);
