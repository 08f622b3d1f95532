/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the toggles require of an entry, and the words that mean the same. */
#pragma once

#include "orrery-concepts.h"
#include "orrery-entry.h"

/* One mask of values per facet. In a mask any bit is enough; all non-zero masks must match. All zero matches
 * everything. */
typedef struct
{
  guint masks[ORRERY_MAX_FACETS];
} OrreryFilter;

gboolean orrery_filter_is_empty (const OrreryFilter *filter);
gboolean orrery_filter_matches  (const OrreryFilter *filter, OrreryEntry *entry);

/* Adds a concept to the filter, if it is a value of a facet. */
gboolean orrery_filter_add_concept (OrreryFilter *filter, const OrreryConcept *concept);
