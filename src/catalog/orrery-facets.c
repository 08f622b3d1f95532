/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-facets"

#include "config.h"

#include "catalog/orrery-facets.h"

#include <glib/gi18n.h>

#include "catalog/orrery-search.h"

/* "phase 3", "rare elements": no filter is longer. */
#define MOST_WORDS 2

static const guint counts[ORRERY_N_FACETS] = {
  [ORRERY_FACET_KIND] = ORRERY_N_KINDS,
  [ORRERY_FACET_SET] = 3,
  [ORRERY_FACET_PHASE] = ROLL_N_PHASES + 1,
  [ORRERY_FACET_COST] = 7,
  [ORRERY_FACET_COLOUR] = ROLL_N_COLOURS + 1,
  [ORRERY_FACET_POWER] = ORRERY_N_POWER_GROUPS,
  [ORRERY_FACET_REASSIGN] = 1,
  [ORRERY_FACET_IMMEDIATE] = 1,
  [ORRERY_FACET_BONUS] = 1,
  [ORRERY_FACET_SAVED] = 1,
};

static guint *
mask_of (OrreryFilter *filter, OrreryFacet facet)
{
  switch (facet)
    {
    case ORRERY_FACET_KIND:
      return &filter->kinds;
    case ORRERY_FACET_SET:
      return &filter->sets;
    case ORRERY_FACET_PHASE:
      return &filter->phases;
    case ORRERY_FACET_COST:
      return &filter->costs;
    case ORRERY_FACET_COLOUR:
      return &filter->colours;
    case ORRERY_FACET_POWER:
      return &filter->powers;
    case ORRERY_FACET_REASSIGN:
    case ORRERY_FACET_IMMEDIATE:
    case ORRERY_FACET_BONUS:
    case ORRERY_FACET_SAVED:
    case ORRERY_N_FACETS:
    default:
      return NULL;
    }
}

static gboolean *
flag_of (OrreryFacets *facets, OrreryFacet facet)
{
  return facet == ORRERY_FACET_REASSIGN    ? &facets->filter.reassign
         : facet == ORRERY_FACET_IMMEDIATE ? &facets->filter.immediate
         : facet == ORRERY_FACET_BONUS     ? &facets->filter.bonus
                                           : &facets->saved;
}

gboolean
orrery_facets_is_empty (const OrreryFacets *facets)
{
  return !facets->saved && orrery_filter_is_empty (&facets->filter);
}

gboolean
orrery_facets_get (const OrreryFacets *facets, OrreryFacet facet, guint value)
{
  OrreryFacets copy = *facets;
  guint *mask = mask_of (&copy.filter, facet);

  return mask != NULL ? (*mask >> value) & 1 : *flag_of (&copy, facet);
}

void
orrery_facets_set (OrreryFacets *facets, OrreryFacet facet, guint value, gboolean on)
{
  guint *mask = mask_of (&facets->filter, facet);

  if (mask == NULL)
    *flag_of (facets, facet) = on;
  else if (on)
    *mask |= 1u << value;
  else
    *mask &= ~(1u << value);
}

guint
orrery_facet_count (OrreryFacet facet)
{
  return counts[facet];
}

static const char *
kind_plural (OrreryKind kind)
{
  switch (kind)
    {
    case ORRERY_KIND_DEVELOPMENT:
      return _("Developments");
    case ORRERY_KIND_WORLD:
      return _("Worlds");
    case ORRERY_KIND_DIE:
      return _("Dice");
    case ORRERY_KIND_RULE:
      return _("Rules");
    case ORRERY_KIND_RULING:
      return _("Rulings");
    case ORRERY_KIND_TERM:
      return _("Glossary");
    case ORRERY_KIND_REMINDER:
      return _("Often forgotten");
    case ORRERY_KIND_HELP:
      return _("Help");
    case ORRERY_N_KINDS:
    default:
      return "";
    }
}

static const char *
set_name (RollSet set)
{
  return set == ROLL_SET_GAME      ? _("Game tiles")
         : set == ROLL_SET_FACTION ? _("Factions")
                                   : _("Home worlds");
}

char *
orrery_facet_name (OrreryFacet facet, guint value)
{
  switch (facet)
    {
    case ORRERY_FACET_KIND:
      return g_strdup (kind_plural (value));
    case ORRERY_FACET_SET:
      return g_strdup (set_name (value));
    case ORRERY_FACET_PHASE:
      return g_strdup (orrery_phase_get_name (value == ROLL_N_PHASES ? ROLL_N_SIDES : value));
    case ORRERY_FACET_COST:
      return g_strdup_printf (_("Cost %u"), value);
    case ORRERY_FACET_COLOUR:
      return g_strdup (orrery_colour_get_name (value));
    case ORRERY_FACET_POWER:
      return g_strdup (orrery_power_group_get_name (1u << value));
    case ORRERY_FACET_REASSIGN:
      return g_strdup (_("Reassign"));
    case ORRERY_FACET_IMMEDIATE:
      return g_strdup (_("When placed"));
    case ORRERY_FACET_BONUS:
      return g_strdup (_("6+"));
    case ORRERY_FACET_SAVED:
      return g_strdup (_("Saved"));
    case ORRERY_N_FACETS:
    default:
      g_return_val_if_reached (g_strdup (""));
    }
}

gboolean
orrery_facets_next (const OrreryFacets *facets, guint *at, OrreryFacet *facet, guint *value)
{
  guint first = 0;

  for (guint f = 0; f < ORRERY_N_FACETS; first += counts[f++])
    for (guint v = 0; v < counts[f]; v++)
      if (first + v >= *at && orrery_facets_get (facets, f, v))
        {
          *at = first + v + 1;
          *facet = f;
          *value = v;
          return TRUE;
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

/* The search is the one to say what words mean, so it is asked. */
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
