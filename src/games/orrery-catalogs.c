/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/orrery-catalogs.h"

#include "games/games.h"

OrreryCatalog *
orrery_catalog_get_for_game (const char *id, GError **error)
{
  static GHashTable *loaded, *versions;
  static GPtrArray *all; /* old ones stay, as somebody may still show their entries */
  const OrreryCatalogGame *game = orrery_games_get_catalog (id);
  const OrreryOwnPieces *own;
  OrreryCatalog *catalog;
  guint version;

  g_return_val_if_fail (game != NULL, NULL);

  if (loaded == NULL)
    {
      loaded = g_hash_table_new (NULL, NULL);
      versions = g_hash_table_new (NULL, NULL);
      all = g_ptr_array_new ();
    }
  own = orrery_games_get_own (game);
  version = own != NULL ? own->get_version () : 0;
  catalog = g_hash_table_lookup (loaded, game);
  if (catalog != NULL && GPOINTER_TO_UINT (g_hash_table_lookup (versions, game)) == version)
    return catalog;
  catalog = orrery_catalog_new_for_game (game, error);
  if (catalog != NULL && own != NULL)
    own->add (catalog);
  if (catalog != NULL)
    {
      g_ptr_array_add (all, catalog);
      g_hash_table_insert (loaded, (gpointer) game, catalog);
      g_hash_table_insert (versions, (gpointer) game, GUINT_TO_POINTER (version));
    }

  return catalog;
}

OrreryCatalog *
orrery_catalog_get_default (GError **error)
{
  return orrery_catalog_get_for_game (NULL, error);
}
