/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "orrery-filter.h"

#include "orrery-entry-private.h"

gboolean
orrery_filter_is_empty (const OrreryFilter *filter)
{
  for (guint i = 0; filter != NULL && i < ORRERY_MAX_FACETS; i++)
    if (filter->masks[i] != 0)
      return FALSE;

  return TRUE;
}

gboolean
orrery_filter_matches (const OrreryFilter *filter, OrreryEntry *entry)
{
  for (guint i = 0; filter != NULL && i < ORRERY_MAX_FACETS; i++)
    if (filter->masks[i] != 0 && (filter->masks[i] & entry->facets[i]) == 0)
      return FALSE;

  return TRUE;
}

gboolean
orrery_filter_add_concept (OrreryFilter *filter, const OrreryConcept *concept)
{
  if (concept->facet < 0)
    return FALSE;

  filter->masks[concept->facet] |= 1u << concept->value;
  return TRUE;
}
