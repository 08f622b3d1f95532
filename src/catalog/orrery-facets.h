/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What toggles can ask for, one by one: a facet and a value of it. */
#pragma once

#include "catalog/orrery-catalog.h"
#include "catalog/orrery-filter.h"

G_BEGIN_DECLS

typedef enum
{
  ORRERY_FACET_KIND,      /* OrreryKind */
  ORRERY_FACET_SET,       /* RollSet */
  ORRERY_FACET_PHASE,     /* RollPhase; ROLL_N_PHASES: Assign */
  ORRERY_FACET_COST,
  ORRERY_FACET_COLOUR,    /* RollColour, gray too */
  ORRERY_FACET_POWER,     /* number of the bit of an OrreryPowerGroup */
  ORRERY_FACET_REASSIGN,  /* these have no value */
  ORRERY_FACET_IMMEDIATE,
  ORRERY_FACET_BONUS,
  ORRERY_FACET_SAVED,
  ORRERY_N_FACETS
} OrreryFacet;

typedef struct
{
  OrreryFilter filter;
  gboolean     saved;
} OrreryFacets;

gboolean orrery_facets_is_empty (const OrreryFacets *facets);
gboolean orrery_facets_get      (const OrreryFacets *facets,
                                 OrreryFacet         facet,
                                 guint               value);
void     orrery_facets_set      (OrreryFacets       *facets,
                                 OrreryFacet         facet,
                                 guint               value,
                                 gboolean            on);

/* How many values a facet has. */
guint    orrery_facet_count     (OrreryFacet         facet);
/* "Developments", "Cost 4", "Reassign". */
char    *orrery_facet_name      (OrreryFacet         facet,
                                 guint               value);

/* What is set, one after the other, from *at = 0 on; FALSE at the end. */
gboolean orrery_facets_next     (const OrreryFacets *facets,
                                 guint              *at,
                                 OrreryFacet        *facet,
                                 guint              *value);

/* What was typed, without the words that ask for a value. */
char    *orrery_facet_remove_words (OrreryCatalog   *catalog,
                                    const char      *text,
                                    OrreryFacet      facet,
                                    guint            value);

G_END_DECLS
