/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which tile belongs to which group of the grid. */
#define G_LOG_DOMAIN "orrery-browse-groups"

#include "app/reference/orrery-browse.h"

#include <glib/gi18n.h>

#include "catalog/orrery-facets.h"
#include "widgets/game/orrery-game-ui.h"

static gboolean
belongs (const OrreryTileGroup *group, OrreryEntry *entry)
{
  OrreryFacets facets = { 0 };

  orrery_facets_set (&facets, group->facet, group->value, TRUE);
  if (group->also_facet != 0)
    orrery_facets_set (&facets, group->also_facet, group->also_value, TRUE);
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
is_in_any (const OrreryTileOrder *order, OrreryEntry *entry)
{
  for (guint i = 0; i < order->n_groups; i++)
    if (belongs (&order->groups[i], entry))
      return TRUE;
  return FALSE;
}

char *
orrery_browse_group (OrreryCatalog *catalog, guint at, guint group, GPtrArray *tiles, GPtrArray **members)
{
  const OrreryTileOrder *order = &orrery_game_ui_get_for (catalog)->tile_orders[at];
  const OrreryTileGroup *shown = &order->groups[group];
  gboolean is_rest = group == order->n_groups;

  if (group > order->n_groups)
    return NULL;
  *members = g_ptr_array_new ();
  for (guint i = 0; i < tiles->len; i++)
    {
      OrreryEntry *entry = g_ptr_array_index (tiles, i);

      if (is_rest ? !is_in_any (order, entry) : belongs (shown, entry))
        g_ptr_array_add (*members, entry);
    }
  g_ptr_array_sort (*members, compare);
  if (is_rest)
    return g_strdup (_("All others"));
  return shown->title != NULL ? g_strdup (_(shown->title))
                              : orrery_facet_name (catalog, shown->facet, shown->value);
}
