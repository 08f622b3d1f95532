/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How well each entry matches one term of a query. */
#pragma once

#include "orrery-index.h"
#include "orrery-query.h"

typedef struct
{
  float   score;   /* 0: not at all */
  guint16 in_name; /* the word itself is in its name, perhaps with a typo */
  guint16 like_name; /* or another one with the same meaning */
} OrreryMatch;

typedef struct
{
  char     word[ORRERY_WORD_MAX];
  guint    n;
  gboolean prefix; /* also words that start with it */
} OrreryMarker;

/* Fills matches (one per entry) for a term and appends the words to mark. An unknown word is matched with
 * typos. Returns the value of the term: the score of an entry that is only about it. */
float orrery_match_term (const OrreryIndex *index, OrreryTerm *term, OrreryMatch *matches,
                         GArray *markers);

/* TRUE if the index has any word beginning with this one. */
gboolean orrery_match_is_known (const OrreryIndex *index, const char *word, guint n);

/* The number of typos between the typed text and the start of a word, at most limit + 1: an extra, missing or
 * wrong letter, or two swapped ones. */
guint orrery_match_distance (const char *typed, guint n_typed, const char *word, guint n_word,
                             guint limit);
