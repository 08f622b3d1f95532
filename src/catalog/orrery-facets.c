/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-facets"

#include "catalog/orrery-facets.h"

#include <glib/gi18n.h>

#include "catalog/orrery-search.h"

/* "phase 3", "rare elements": no filter is longer. */
#define MOST_WORDS 2
#define MOST_VALUES 32 /* of a facet: the bits of a mask */

gboolean
orrery_facets_is_empty (const OrreryFacets *facets)
{
  return !facets->saved && orrery_filter_is_empty (&facets->filter);
}

gboolean
orrery_facets_get (const OrreryFacets *facets, OrreryFacet facet, guint value)
{
  if (facet == ORRERY_FACET_SAVED)
    return facets->saved;

  g_return_val_if_fail (facet < ORRERY_MAX_FACETS && value < MOST_VALUES, FALSE);

  return (facets->filter.masks[facet] >> value) & 1;
}

void
orrery_facets_set (OrreryFacets *facets, OrreryFacet facet, guint value, gboolean on)
{
  if (facet == ORRERY_FACET_SAVED)
    {
      facets->saved = on;
      return;
    }

  g_return_if_fail (facet < ORRERY_MAX_FACETS && value < MOST_VALUES);

  if (on)
    facets->filter.masks[facet] |= 1u << value;
  else
    facets->filter.masks[facet] &= ~(1u << value);
}

guint
orrery_facet_count (OrreryCatalog *catalog, OrreryFacet facet)
{
  if (facet == ORRERY_FACET_SAVED)
    return 1;
  if (facet >= orrery_catalog_get_n_facets (catalog))
    return 0;

  return g_strv_length ((char **) orrery_catalog_get_facet (catalog, facet)->values);
}

char *
orrery_facet_name (OrreryCatalog *catalog, OrreryFacet facet, guint value)
{
  if (facet == ORRERY_FACET_SAVED)
    return g_strdup (_("Saved"));

  g_return_val_if_fail (value < orrery_facet_count (catalog, facet), NULL);

  return orrery_catalog_get_facet (catalog, facet)->dup_name (value);
}

gboolean
orrery_facets_next (const OrreryFacets *facets, guint *at, OrreryFacet *facet, guint *value)
{
  for (; *at <= ORRERY_FACET_SAVED * MOST_VALUES; (*at)++)
    {
      *facet = *at / MOST_VALUES;
      *value = *at % MOST_VALUES;
      if (orrery_facets_get (facets, *facet, *value))
        {
          (*at)++;
          return TRUE;
        }
    }
  return FALSE;
}

static char *
join (char **words, guint from, guint n, gboolean inside)
{
  g_autoptr (GPtrArray) chosen = g_ptr_array_new ();

  for (guint i = 0; words[i] != NULL; i++)
    if ((i >= from && i < from + n) == inside)
      g_ptr_array_add (chosen, words[i]);
  g_ptr_array_add (chosen, NULL);
  return g_strjoinv (" ", (char **) chosen->pdata);
}

/* Only the search knows what words mean, so ask it. */
static gboolean
means (OrreryCatalog *catalog, const char *text, OrreryFacet facet, guint value)
{
  g_autoptr (OrreryResults) results = orrery_search (catalog, text, NULL, 1);
  OrreryFacets understood = { .filter = results->understood };

  return orrery_facets_get (&understood, facet, value);
}

char *
orrery_facet_remove_words (OrreryCatalog *catalog, const char *text, OrreryFacet facet, guint value)
{
  g_autofree char *stripped = g_strstrip (g_strdup (text));
  g_auto (GStrv) words = g_strsplit_set (stripped, " \t\n", -1);

  for (guint n = 1; n <= MOST_WORDS; n++)
    for (guint from = 0; from + n <= g_strv_length (words); from++)
      {
        g_autofree char *part = join (words, from, n, TRUE);

        if (means (catalog, part, facet, value))
          return join (words, from, n, FALSE);
      }
  return g_strdup (text);
}
