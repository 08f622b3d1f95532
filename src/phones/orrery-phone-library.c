/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "phones/orrery-phone-library.h"

#include "catalog/orrery-fold.h"
#include "catalog/orrery-search.h"
#include "record/orrery-json-add.h"

enum
{
  MOST_FOUND = 12,
  MOST_NAMES = 64
};

struct _OrreryPhoneLibrary
{
  const OrreryCatalogGame *game;
  GHashTable *catalogs; /* by language: OrreryCatalog */
};

OrreryPhoneLibrary *
orrery_phone_library_new (const OrreryCatalogGame *game)
{
  OrreryPhoneLibrary *self = g_new0 (OrreryPhoneLibrary, 1);

  self->game = game;
  self->catalogs = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  return self;
}

void
orrery_phone_library_free (OrreryPhoneLibrary *self)
{
  g_hash_table_unref (self->catalogs);
  g_free (self);
}

static OrreryCatalog *
get_catalog (OrreryPhoneLibrary *self, const char *language)
{
  OrreryCatalog *catalog = g_hash_table_lookup (self->catalogs, language);

  if (catalog == NULL && self->game != NULL)
    {
      catalog = orrery_catalog_new_for_game (self->game, NULL);
      if (catalog != NULL)
        g_hash_table_insert (self->catalogs, g_strdup (language), catalog);
    }
  return catalog;
}

/* --- As JSON --- */

JsonNode *
orrery_phone_library_find (OrreryPhoneLibrary *self, const char *language, const char *words)
{
  OrreryCatalog *catalog = get_catalog (self, language);
  g_autoptr (OrreryResults) results = catalog != NULL ? orrery_search (catalog, words, NULL, MOST_FOUND) : NULL;
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "found");
  json_builder_begin_array (builder);
  for (guint i = 0; results != NULL && i < results->n_hits; i++)
    {
      json_builder_begin_object (builder);
      orrery_json_add_string (builder, "name", orrery_entry_get_name (results->hits[i].entry));
      orrery_json_add_string (builder, "text", orrery_entry_get_plain (results->hits[i].entry));
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

static void
write_facets (JsonBuilder *builder, OrreryCatalog *catalog, OrreryEntry *entry)
{
  json_builder_set_member_name (builder, "facets");
  json_builder_begin_object (builder);
  for (guint i = ORRERY_FACET_KIND + 1; i < orrery_catalog_get_n_facets (catalog); i++)
    {
      const OrreryFacetInfo *info = orrery_catalog_get_facet (catalog, i);

      json_builder_set_member_name (builder, info->id);
      json_builder_begin_array (builder);
      for (guint value = 0; info->values[value] != NULL; value++)
        if ((orrery_entry_get_facet (entry, i) >> value & 1) != 0)
          json_builder_add_string_value (builder, info->values[value]);
      json_builder_end_array (builder);
    }
  json_builder_end_object (builder);
}

static void
write_piece (JsonBuilder *builder, OrreryCatalog *catalog, const char *name)
{
  g_autofree char *folded = orrery_fold_words (name);
  OrreryEntry *entry = orrery_catalog_lookup_name (catalog, folded);

  if (entry == NULL || !orrery_entry_is_tile (entry))
    return;
  json_builder_set_member_name (builder, name);
  json_builder_begin_object (builder);
  orrery_json_add_string (builder, "kind", orrery_kind_get_id (orrery_entry_get_kind (entry)));
  orrery_json_add_string (builder, "text", orrery_entry_get_plain (entry));
  if (orrery_entry_get_cost (entry) != ORRERY_NO_COST)
    {
      orrery_json_add_int (builder, "cost", orrery_entry_get_cost (entry));
    }
  write_facets (builder, catalog, entry);
  json_builder_end_object (builder);
}

JsonNode *
orrery_phone_library_look (OrreryPhoneLibrary *self, const char *language, JsonNode *names)
{
  OrreryCatalog *catalog = get_catalog (self, language);
  JsonArray *list = names != NULL && JSON_NODE_HOLDS_ARRAY (names) ? json_node_get_array (names) : NULL;
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "pieces");
  json_builder_begin_object (builder);
  for (guint i = 0; catalog != NULL && list != NULL && i < MIN (json_array_get_length (list), MOST_NAMES); i++)
    {
      JsonNode *name = json_array_get_element (list, i);

      if (JSON_NODE_HOLDS_VALUE (name) && json_node_get_value_type (name) == G_TYPE_STRING)
        write_piece (builder, catalog, json_node_get_string (name));
    }
  json_builder_end_object (builder);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}
