/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Search as you type in a catalog; docs/search.md explains the ranking. */
#pragma once

#include "orrery-catalog.h"
#include "orrery-filter.h"

typedef struct
{
  OrreryEntry *entry; /* borrowed from the catalog */
  guint        score; /* only comparable within one search */
} OrreryHit;

/* A range of bytes in a text; always whole characters. */
typedef struct
{
  guint start;
  guint end;
} OrreryRange;

typedef struct
{
  OrreryHit   *hits;    /* best first; entries with all words come before all others */
  guint        n_hits;
  guint        n_exact; /* how many have all words, without the limit */
  guint        n_found; /* how many there are, without the limit */
  gboolean     nearest; /* no word was found; these are only names with similar letters */
  OrreryFilter understood; /* the filters that words of the text meant */
  OrreryCatalog *catalog; /* private, borrowed */
  GArray      *markers; /* private: the matching words */
  GArray      *senses;  /* private: their meanings */
} OrreryResults;

/* Finds entries that contain the words of text, or their meanings, in name, keywords or text, or that answer
 * the query, and that filter, which may be NULL, lets through. If both are empty, nothing is found. A limit
 * of 0 means none. Accepts any bytes as text. */
OrreryResults *orrery_search (OrreryCatalog *catalog, const char *text, const OrreryFilter *filter,
                              guint limit) G_GNUC_WARN_UNUSED_RESULT;
void           orrery_results_free (OrreryResults *results);

/* Does a part of what the first search in a catalog takes longest for, in less than a frame. TRUE if more is
 * left. */
gboolean       orrery_search_prepare (OrreryCatalog *catalog);

/* (element-type OrreryRange): the ranges to mark in a text shown for a hit, in order. */
GArray        *orrery_results_mark (const OrreryResults *results,
                                    const char          *text) G_GNUC_WARN_UNUSED_RESULT;

/* (element-type OrreryEntry) (transfer container): pieces and entries of some kinds, a mask of 1 << OrreryKind, whose
 * names contain all words or words that start with them, best first. No guesses: these people were not
 * looking for this program in particular. */
GPtrArray     *orrery_search_list_names (OrreryCatalog *catalog, const char *text, guint kinds)
                                        G_GNUC_WARN_UNUSED_RESULT;

/* Finds an entry by name as people type it: an id, the name, or something close enough that no other can be meant. */
OrreryEntry   *orrery_search_name (OrreryCatalog *catalog, const char *name);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OrreryResults, orrery_results_free)
