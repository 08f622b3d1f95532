/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every word of the catalogue, folded and sorted, with the entries it stands in. */
#pragma once

#include "orrery-catalog.h"

G_BEGIN_DECLS

typedef enum
{
  ORRERY_FIELD_NAME    = 1 << 0,
  ORRERY_FIELD_KEYWORD = 1 << 1,
  ORRERY_FIELD_TEXT    = 1 << 2
} OrreryField;

typedef struct
{
  guint16 entry;
  guint16 fields; /* mask of OrreryField */
} OrreryPosting;

typedef struct
{
  const char *word;
  guint       n;       /* bytes */
  guint32     letters; /* which letters it has, to rule out far words quickly */
  guint       first;   /* its postings */
  guint       n_postings;
} OrreryVocable;

/* 256 bits: which pairs of neighbouring letters a name has. */
typedef struct
{
  guint64 bits[4];
} OrreryPairs;

typedef struct
{
  char       *name;     /* folded, one space between words */
  char       *keywords; /* folded, each between two bars: "|new tile|draw|" */
  guint       n_words;  /* of the name, without the little ones */
  guint       weight;   /* of a word in the name: less in a long name */
  guint       order;    /* place among all by kind and name */
  OrreryPairs pairs;
} OrreryIndexed;

typedef struct _OrreryIndex OrreryIndex;

struct _OrreryIndex
{
  guint          n_entries;
  OrreryIndexed *entries;
  OrreryVocable *vocabulary; /* sorted */
  guint          n_vocabulary;
  OrreryPosting *postings;
  GStringChunk  *words;
};

OrreryIndex *orrery_index_new  (OrreryCatalog *catalog);
void         orrery_index_free (OrreryIndex   *self);

/* The words that begin with prefix are vocabulary[first] … [end - 1]. */
void         orrery_index_find_prefix (const OrreryIndex *self,
                                       const char        *prefix,
                                       guint              n,
                                       guint             *first,
                                       guint             *end);

guint32      orrery_index_letters (const char *word);
OrreryPairs  orrery_index_pairs   (const char *name);

/* Words that carry no meaning: "the", "how", "can". */
gboolean     orrery_index_is_little_word (const char *word);

G_END_DECLS
