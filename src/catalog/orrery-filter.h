/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The toggles' requirements for an entry, and the words that ask for the same. */
#pragma once

#include "orrery-concepts.h"
#include "orrery-entry.h"

G_BEGIN_DECLS

/* One mask of values per facet. Inside a mask any bit will do; all masks that are set must hold. All
 * zero lets everything through. */
typedef struct
{
  guint masks[ORRERY_MAX_FACETS];
} OrreryFilter;

gboolean orrery_filter_is_empty (const OrreryFilter *filter);
gboolean orrery_filter_matches  (const OrreryFilter *filter,
                                 OrreryEntry        *entry);

/* Adds what a concept asks for, if it is a value of a facet. */
gboolean orrery_filter_add_concept (OrreryFilter        *filter,
                                    const OrreryConcept *concept);

G_END_DECLS
