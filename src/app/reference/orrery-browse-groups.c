/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which tile stands in which group of the grid. */
#define G_LOG_DOMAIN "orrery-browse-groups"

#include "config.h"

#include "app/reference/orrery-browse.h"

#include <glib/gi18n.h>

#include "catalog/orrery-facets.h"
#include "games/orrery-catalogs.h"
#include "games/roll/catalog/orrery-roll-entry.h"

typedef struct
{
  OrreryFacet facet;
  guint       value;
} Group;

static const Group by_kind[] = {
  { ORRERY_FACET_KIND, ORRERY_KIND_DEVELOPMENT }, { ORRERY_FACET_KIND, ORRERY_KIND_WORLD },
  { ROLL_FACET_SET, ROLL_SET_FACTION }, { ROLL_FACET_SET, ROLL_SET_HOME },
};

static const Group by_cost[] = {
  { ROLL_FACET_COST, 0 }, { ROLL_FACET_COST, 1 }, { ROLL_FACET_COST, 2 },
  { ROLL_FACET_COST, 3 }, { ROLL_FACET_COST, 4 }, { ROLL_FACET_COST, 5 },
  { ROLL_FACET_COST, 6 },
};

static const Group by_colour[] = {
  { ROLL_FACET_COLOUR, ROLL_CYAN }, { ROLL_FACET_COLOUR, ROLL_BROWN },
  { ROLL_FACET_COLOUR, ROLL_GREEN }, { ROLL_FACET_COLOUR, ROLL_YELLOW },
  { ROLL_FACET_COLOUR, ROLL_GRAY }, { ROLL_FACET_COLOUR, ROLL_RED },
  { ROLL_FACET_COLOUR, ROLL_PURPLE }, { ROLL_FACET_COLOUR, ROLL_WHITE },
};

static const Group by_phase[] = {
  { ROLL_FACET_PHASE, ROLL_N_PHASES }, { ROLL_FACET_PHASE, ROLL_EXPLORE },
  { ROLL_FACET_PHASE, ROLL_DEVELOP }, { ROLL_FACET_PHASE, ROLL_SETTLE },
  { ROLL_FACET_PHASE, ROLL_PRODUCE }, { ROLL_FACET_PHASE, ROLL_SHIP },
  { ROLL_FACET_IMMEDIATE, 0 }, { ROLL_FACET_BONUS, 0 },
};

static const struct
{
  const Group *groups;
  guint        n;
} orders[ORRERY_N_BROWSE_ORDERS] = {
  [ORRERY_BROWSE_KIND] = { by_kind, G_N_ELEMENTS (by_kind) },
  [ORRERY_BROWSE_COST] = { by_cost, G_N_ELEMENTS (by_cost) },
  [ORRERY_BROWSE_COLOUR] = { by_colour, G_N_ELEMENTS (by_colour) },
  [ORRERY_BROWSE_PHASE] = { by_phase, G_N_ELEMENTS (by_phase) },
};

/* Factions and home worlds have groups of their own, where there are groups by kind. */
static gboolean
belongs (const Group *group, OrreryEntry *entry)
{
  OrreryFacets facets = { 0 };

  orrery_facets_set (&facets, group->facet, group->value, TRUE);
  if (group->facet == ORRERY_FACET_KIND)
    orrery_facets_set (&facets, ROLL_FACET_SET, ROLL_SET_GAME, TRUE);
  return orrery_filter_matches (&facets.filter, entry);
}

static int
compare (gconstpointer a, gconstpointer b)
{
  OrreryEntry *first = *(OrreryEntry *const *) a;
  OrreryEntry *second = *(OrreryEntry *const *) b;
  int kinds = (int) orrery_entry_get_kind (first) - (int) orrery_entry_get_kind (second);
  int costs = (int) orrery_entry_get_cost (first) - (int) orrery_entry_get_cost (second);

  return kinds != 0   ? kinds
         : costs != 0 ? costs
                      : g_utf8_collate (orrery_entry_get_name (first),
                                        orrery_entry_get_name (second));
}

static gboolean
is_in_any (OrreryBrowseOrder order, OrreryEntry *entry)
{
  for (guint i = 0; i < orders[order].n; i++)
    if (belongs (&orders[order].groups[i], entry))
      return TRUE;
  return FALSE;
}

static char *
title_of (const Group *group)
{
  return group->facet == ROLL_FACET_BONUS ? g_strdup (_("Bonus at the end"))
                                            : orrery_facet_name (orrery_catalog_get_default (NULL), group->facet,
                                                                 group->value);
}

char *
orrery_browse_group (OrreryBrowseOrder order, guint group, GPtrArray *tiles, GPtrArray **members)
{
  gboolean is_rest = group == orders[order].n;

  if (group > orders[order].n)
    return NULL;
  *members = g_ptr_array_new ();
  for (guint i = 0; i < tiles->len; i++)
    {
      OrreryEntry *entry = g_ptr_array_index (tiles, i);

      if (is_rest ? !is_in_any (order, entry) : belongs (&orders[order].groups[group], entry))
        g_ptr_array_add (*members, entry);
    }
  g_ptr_array_sort (*members, compare);
  return is_rest ? g_strdup (_("All others")) : title_of (&orders[order].groups[group]);
}
