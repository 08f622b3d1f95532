/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The state of the filter toggles: facets and their values. */
#pragma once

#include "catalog/orrery-catalog.h"
#include "catalog/orrery-filter.h"

/* A facet of the catalog, or whether the entry is saved. */
typedef guint OrreryFacet;
#define ORRERY_FACET_SAVED ORRERY_MAX_FACETS

typedef struct
{
  OrreryFilter filter;
  gboolean     saved;
} OrreryFacets;

gboolean orrery_facets_is_empty (const OrreryFacets *facets);
gboolean orrery_facets_get      (const OrreryFacets *facets, OrreryFacet facet, guint value);
void     orrery_facets_set      (OrreryFacets *facets, OrreryFacet facet, guint value, gboolean on);

/* How many values a facet has; 0 if the catalog has no such facet. */
guint    orrery_facet_count     (OrreryCatalog *catalog, OrreryFacet facet);
/* "Developments", "Cost 4", "Reassign". */
char    *orrery_facet_name      (OrreryCatalog *catalog, OrreryFacet facet, guint value);

/* Iterates over the set values, from *at = 0 on; FALSE at the end. */
gboolean orrery_facets_next     (const OrreryFacets *facets, guint *at, OrreryFacet *facet,
                                 guint *value);

/* The typed text without the words that mean a value. */
char    *orrery_facet_remove_words (OrreryCatalog *catalog, const char *text, OrreryFacet facet,
                                    guint value);
