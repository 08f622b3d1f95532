/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/frontiers/tiles/orrery-own-entries.h"

#include "catalog/orrery-catalog-private.h"
#include "catalog/orrery-entry-private.h"
#include "catalog/orrery-fold.h"
#include "games/frontiers/catalog/orrery-frontiers-catalog.h"
#include "games/frontiers/catalog/orrery-frontiers-power-words.h"
#include "games/frontiers/tiles/orrery-my-tiles.h"
#include "record/orrery-json-text.h"

#include <glib/gi18n-lib.h>

static const char *const lists[ORRERY_COLLECTION_N_LISTS] = {
  [ORRERY_COLLECTION_WORLDS] = N_("A world: %s"),
  [ORRERY_COLLECTION_DEVELOPMENTS] = N_("A development: %s"),
  [ORRERY_COLLECTION_HOMES] = N_("A home colony: %s"),
};

/* "own-test-world" */
static char *
dup_id (const char *name)
{
  g_autofree char *folded = orrery_fold_words (name);

  return g_strconcat ("own-", g_strdelimit (folded, " ", '-'), NULL);
}

static guint
list_phases (JsonObject *tile)
{
  JsonNode *node = json_object_get_member (tile, "powers");
  JsonArray *powers = node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
  guint mask = 0;

  for (guint i = 0; powers != NULL && i < json_array_get_length (powers); i++)
    {
      JsonNode *power = json_array_get_element (powers, i);
      const char *code = JSON_NODE_HOLDS_OBJECT (power) ? orrery_json_text_get_string (json_node_get_object (power), "code") : NULL;

      if (code != NULL && orrery_frontiers_phase_of (code) >= 0)
        mask |= 1u << orrery_frontiers_phase_of (code);
    }
  return mask;
}

/* What people type is not markup. */
static char *
dup_text (OrreryCollectionList list, JsonObject *tile)
{
  g_autofree char *facts = orrery_my_tiles_tell (list, tile);

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  g_autofree char *told = g_strdup_printf (_(lists[list]), g_strdelimit (facts, "[]{}*", ' '));
#pragma GCC diagnostic pop

  return g_strdup_printf ("%s%s %s", told, g_str_has_suffix (told, ".") ? "" : ".",
                          _("This is your own entry in [[known-tiles|My Tiles]]."));
}

static void
add_tile (OrreryCatalog *catalog, OrreryCollectionList list, JsonObject *tile)
{
  const char *name = orrery_json_text_get_string (tile, "name");
  g_autofree char *id = name != NULL ? dup_id (name) : NULL;
  static const char *const links[] = { "known-tiles", NULL };
  OrreryEntry *entry;
  int cost;

  if (name == NULL || *name == '\0' || orrery_my_tiles_find_known (name) != NULL || orrery_catalog_lookup (catalog, id) != NULL)
    return;
  entry = orrery_catalog_add (catalog, list == ORRERY_COLLECTION_DEVELOPMENTS ? ORRERY_KIND_DEVELOPMENT : ORRERY_KIND_WORLD, id);
  cost = orrery_json_text_holds (json_object_get_member (tile, "cost"), G_TYPE_INT64) ? (int) json_object_get_int_member (tile, "cost") : -1;
  entry->name = g_strdelimit (g_strdup (name), "[]{}*", ' ');
  entry->text = dup_text (list, tile);
  entry->cost = cost >= 0 && cost <= 9 ? (guint) cost : ORRERY_NO_COST;
  entry->keywords = g_new0 (char *, 1);
  entry->links = g_strdupv ((char **) links);
  entry->facets[FRONTIERS_FACET_PHASE] = list_phases (tile);
  entry->facets[FRONTIERS_FACET_SORT] = 1u << (list != ORRERY_COLLECTION_DEVELOPMENTS ? FR_KNOWN_COLONY
                                               : g_strcmp0 (orrery_json_text_get_string (tile, "size"), "large") == 0 ? FR_KNOWN_LARGE
                                                                                                                     : FR_KNOWN_SMALL);
}

/* A damaged file is reported where it is edited. */
static void
add (OrreryCatalog *catalog)
{
  g_autoptr (OrreryCollection) tiles = orrery_my_tiles_load (NULL);

  for (guint list = 0; tiles != NULL && list < ORRERY_COLLECTION_N_LISTS; list++)
    for (guint i = 0; lists[list] != NULL && i < orrery_collection_count (tiles, list); i++)
      {
        JsonObject *tile = orrery_collection_get_entry (tiles, list, i);

        if (tile != NULL)
          add_tile (catalog, list, tile);
      }
}

const OrreryOwnPieces orrery_frontiers_own = { orrery_my_tiles_get_version, add };
