/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How well each entry matches one word or filter of a query. */
#pragma once

#include "orrery-index.h"
#include "orrery-query.h"

G_BEGIN_DECLS

/* How a term was found in an entry. */
enum
{
  ORRERY_MATCH_NAME   = 1 << 0,
  ORRERY_MATCH_FILTER = 1 << 1,
  ORRERY_MATCH_STRONG = 1 << 2 /* in more than the running text */
};

typedef struct
{
  guint16 score; /* 0: not at all */
  guint16 how;
} OrreryMatch;

typedef struct
{
  char     word[ORRERY_WORD_MAX];
  guint    n;
  gboolean prefix; /* also words that begin with it */
} OrreryMarker;

/* Fills matches (one an entry) for a term and appends what to mark. With guess set, words are
 * looked for with typing errors even if there are some as typed. Returns how many entries match. */
guint orrery_match_term (OrreryCatalog     *catalog,
                         const OrreryIndex *index,
                         const OrreryTerm  *term,
                         gboolean           guess,
                         OrreryMatch       *matches,
                         GArray            *markers);

/* Whether the index has any word beginning with this one. */
gboolean orrery_match_is_known (const OrreryIndex *index,
                                const char        *word,
                                guint              n);

/* The number of typing errors between what was typed and the start of a word, at most limit + 1:
 * a letter too many, missing, wrong, or two swapped. */
guint orrery_match_distance (const char *typed,
                             guint       n_typed,
                             const char *word,
                             guint       n_word,
                             guint       limit);

G_END_DECLS
