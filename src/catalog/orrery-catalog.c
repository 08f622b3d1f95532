/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "orrery-catalog-private.h"

#include "orrery-entry-private.h"
#include "orrery-fold.h"
#include "orrery-index.h"

#include <string.h>

#define RESOURCE_FOLDER "/io/github/orrerytable/Orrery"

static void list_model_init (GListModelInterface *iface);

G_DEFINE_QUARK (orrery-catalog-error, orrery_catalog_error)

G_DEFINE_FINAL_TYPE_WITH_CODE (OrreryCatalog, orrery_catalog, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static gboolean
is_of_every_game (const char *name)
{
  return strcmp (name, ORRERY_HELP_FILE) == 0 || g_str_has_prefix (name, ORRERY_SEARCH_FOLDER);
}

static GBytes *
read_file (const char *name, gpointer data, GError **error)
{
  g_autofree char *path = is_of_every_game (name) ? g_build_filename (data, "..", name, NULL)
                                                  : g_build_filename (data, name, NULL);
  char *contents;
  gsize length;

  if (!g_file_get_contents (path, &contents, &length, error))
    return NULL;

  return g_bytes_new_take (contents, length);
}

static GBytes *
read_resource (const char *name, gpointer data, GError **error)
{
  g_autofree char *parent = g_path_get_dirname (data);
  g_autofree char *path = g_build_path ("/", is_of_every_game (name) ? parent : data, name, NULL);

  return g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, error);
}

static GType
get_item_type (GListModel *model)
{
  return ORRERY_TYPE_ENTRY;
}

static guint
get_n_items (GListModel *model)
{
  return ORRERY_CATALOG (model)->entries->len;
}

static gpointer
get_item (GListModel *model, guint position)
{
  OrreryEntry *entry = orrery_catalog_get_entry (ORRERY_CATALOG (model), position);

  return entry != NULL ? g_object_ref (entry) : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

static void
orrery_catalog_finalize (GObject *object)
{
  OrreryCatalog *self = ORRERY_CATALOG (object);

  if (self->builder != NULL)
    orrery_catalog_get_index (self);
  /* Somebody may still hold a reference to an entry. */
  for (guint i = 0; i < self->entries->len; i++)
    ((OrreryEntry *) g_ptr_array_index (self->entries, i))->catalog = NULL;

  g_clear_pointer (&self->index, orrery_index_free);
  g_clear_pointer (&self->concepts, orrery_concepts_free);
  g_hash_table_unref (self->by_id);
  g_ptr_array_unref (self->entries);

  G_OBJECT_CLASS (orrery_catalog_parent_class)->finalize (object);
}

static void
orrery_catalog_class_init (OrreryCatalogClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = orrery_catalog_finalize;
}

static void
orrery_catalog_init (OrreryCatalog *self)
{
  self->entries = g_ptr_array_new_with_free_func (g_object_unref);
  self->by_id = g_hash_table_new (g_str_hash, g_str_equal);
  self->concepts = orrery_concepts_new ();
}

OrreryCatalog *
orrery_catalog_new (const OrreryCatalogGame *game, OrreryCatalogReader reader, gpointer data,
                    GError **error)
{
  g_autoptr (OrreryCatalog) self = g_object_new (ORRERY_TYPE_CATALOG, NULL);

  g_return_val_if_fail (game != NULL && game->n_facets < ORRERY_MAX_FACETS, NULL);

  self->game = game;
  if (!orrery_catalog_load (self, reader, data, error))
    return NULL;

  return g_steal_pointer (&self);
}

/* Where the game's files are, and how to read them. */
static char *
find_folder (const OrreryCatalogGame *game, OrreryCatalogReader *reader)
{
  const char *data_dir = g_getenv ("ORRERY_DATA_DIR");
  g_autofree char *inside = g_build_path ("/", RESOURCE_FOLDER, game->id, NULL);
  g_autofree char *pieces = g_build_path ("/", inside, game->pieces, NULL);

  *reader = read_resource;
  if (data_dir == NULL
      && g_resources_get_info (pieces, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL))
    return g_steal_pointer (&inside);

  *reader = read_file;
  return g_build_filename (data_dir != NULL ? data_dir : ORRERY_DATADIR, game->id, NULL);
}

OrreryCatalog *
orrery_catalog_new_for_game (const OrreryCatalogGame *game, GError **error)
{
  OrreryCatalogReader reader;
  g_autofree char *folder = find_folder (game, &reader);

  return orrery_catalog_new (game, reader, folder, error);
}

GBytes *
orrery_catalog_read_file (const OrreryCatalogGame *game, const char *name, GError **error)
{
  OrreryCatalogReader reader;
  g_autofree char *folder = find_folder (game, &reader);

  return reader (name, folder, error);
}

OrreryEntry *
orrery_catalog_add (OrreryCatalog *self, OrreryKind kind, const char *id)
{
  OrreryEntry *entry = g_object_new (ORRERY_TYPE_ENTRY, NULL);

  entry->kind = kind;
  entry->facets[ORRERY_FACET_KIND] = 1u << kind;
  entry->id = g_strdup (id);
  entry->index = self->entries->len;
  entry->catalog = self;
  g_ptr_array_add (self->entries, entry);
  g_hash_table_insert (self->by_id, entry->id, entry);

  return entry;
}

OrreryEntry *
orrery_catalog_get_entry (OrreryCatalog *self, guint index)
{
  g_return_val_if_fail (ORRERY_IS_CATALOG (self), NULL);

  return index < self->entries->len ? g_ptr_array_index (self->entries, index) : NULL;
}

guint
orrery_catalog_get_n_entries (OrreryCatalog *self)
{
  g_return_val_if_fail (ORRERY_IS_CATALOG (self), 0);

  return self->entries->len;
}

OrreryEntry *
orrery_catalog_lookup (OrreryCatalog *self, const char *id)
{
  g_return_val_if_fail (ORRERY_IS_CATALOG (self), NULL);

  return id != NULL ? g_hash_table_lookup (self->by_id, id) : NULL;
}

OrreryEntry *
orrery_catalog_lookup_name (OrreryCatalog *self, const char *name)
{
  g_autofree char *valid = NULL;
  g_autofree char *folded = NULL;

  g_return_val_if_fail (ORRERY_IS_CATALOG (self), NULL);
  g_return_val_if_fail (name != NULL, NULL);

  valid = g_utf8_make_valid (name, -1);
  folded = orrery_fold_words (valid);
  for (guint i = 0; i < self->entries->len; i++)
    {
      OrreryEntry *entry = g_ptr_array_index (self->entries, i);
      g_autofree char *other = orrery_fold_words (entry->name);

      if (g_str_equal (folded, other))
        return entry;
    }

  return NULL;
}

static char *
dup_kind_name (guint kind)
{
  return g_strdup (orrery_kind_get_plural (kind));
}

guint
orrery_catalog_get_n_facets (OrreryCatalog *self)
{
  g_return_val_if_fail (ORRERY_IS_CATALOG (self), 0);

  return self->game->n_facets + 1;
}

const OrreryFacetInfo *
orrery_catalog_get_facet (OrreryCatalog *self, guint facet)
{
  static const char *kinds[ORRERY_N_KINDS + 1];
  static const OrreryFacetInfo by_kind = { "kind", kinds, dup_kind_name };

  g_return_val_if_fail (ORRERY_IS_CATALOG (self) && facet <= self->game->n_facets, NULL);

  if (facet != ORRERY_FACET_KIND)
    return &self->game->facets[facet - 1];
  for (guint i = 0; i < ORRERY_N_KINDS; i++)
    kinds[i] = orrery_kind_get_id (i);
  return &by_kind;
}

OrreryIndex *
orrery_catalog_get_index (OrreryCatalog *self)
{
  if (self->index == NULL)
    self->index = orrery_index_finish (self->builder != NULL ? g_steal_pointer (&self->builder)
                                                             : orrery_index_begin (self));

  return self->index;
}

const char *
orrery_catalog_get_game_id (OrreryCatalog *self)
{
  g_return_val_if_fail (ORRERY_IS_CATALOG (self), NULL);

  return self->game->id;
}

OrreryCatalog *
orrery_entry_get_catalog (OrreryEntry *self)
{
  g_return_val_if_fail (ORRERY_IS_ENTRY (self), NULL);

  return self->catalog;
}

const char *
orrery_entry_get_key (OrreryEntry *self)
{
  const OrreryCatalogGame *game;

  g_return_val_if_fail (ORRERY_IS_ENTRY (self), NULL);

  game = orrery_entry_get_catalog (self)->game;
  if (game->has_plain_keys)
    return self->id;
  if (self->key == NULL)
    self->key = g_strconcat (game->id, ":", self->id, NULL);
  return self->key;
}

OrreryEntry *
orrery_catalog_lookup_key (OrreryCatalog *self, const char *key)
{
  const char *colon = strchr (key, ':');

  g_return_val_if_fail (ORRERY_IS_CATALOG (self), NULL);

  if (colon == NULL)
    return self->game->has_plain_keys ? orrery_catalog_lookup (self, key) : NULL;
  return strncmp (key, self->game->id, (size_t) (colon - key)) == 0 && self->game->id[colon - key] == '\0'
             ? orrery_catalog_lookup (self, colon + 1)
             : NULL;
}
