/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Search as you type over a catalog; docs/search.md says how it ranks. */
#pragma once

#include "orrery-catalog.h"
#include "orrery-filter.h"

G_BEGIN_DECLS

typedef struct
{
  OrreryEntry *entry; /* borrowed from the catalog */
  guint        score; /* only to compare within one search */
} OrreryHit;

/* Bytes of the text that was asked about; always whole characters. */
typedef struct
{
  guint start;
  guint end;
} OrreryRange;

typedef struct
{
  OrreryHit   *hits;    /* best first; those that have all words before all others */
  guint        n_hits;
  guint        n_exact; /* how many have all words; n_hits is cut off at the limit, this is not */
  guint        n_found; /* all there are, without the limit */
  gboolean     nearest; /* no word was found; these are only names with similar letters */
  OrreryFilter understood; /* what words of the text meant as filters */
  OrreryCatalog *catalog; /* private, borrowed */
  GArray      *markers; /* private: the words that matched */
  GArray      *senses;  /* private: what they mean */
} OrreryResults;

/* Finds what has the words of text, or what they mean, in name, keywords or text, or is what they ask
 * for; and what filter lets through, which may be NULL. Both empty finds nothing. A limit of 0 is
 * none. Any bytes will do as text. */
OrreryResults *orrery_search (OrreryCatalog      *catalog,
                              const char         *text,
                              const OrreryFilter *filter,
                              guint               limit) G_GNUC_WARN_UNUSED_RESULT;
void           orrery_results_free (OrreryResults *results);

/* (element-type OrreryRange): what to mark in a text that is shown for a hit, in order. */
GArray        *orrery_results_mark (const OrreryResults *results,
                                    const char          *text) G_GNUC_WARN_UNUSED_RESULT;

/* (element-type OrreryEntry) (transfer container): entries of some kinds, a mask of 1 << OrreryKind,
 * whose names have all words or words that begin with them, the best first. No guesses: for those who
 * did not ask for this program in particular. */
GPtrArray     *orrery_search_list_names (OrreryCatalog *catalog,
                                         const char    *text,
                                         guint          kinds) G_GNUC_WARN_UNUSED_RESULT;

/* A name as people type it: an id, the name, or near enough to it that no other is meant. */
OrreryEntry   *orrery_search_name (OrreryCatalog *catalog,
                                   const char    *name);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OrreryResults, orrery_results_free)

G_END_DECLS
