/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/orrery-catalogs.h"

#include "games/games.h"

OrreryCatalog *
orrery_catalog_get_for_game (const char  *id,
                             GError     **error)
{
  static GHashTable *loaded;
  const OrreryCatalogGame *game = orrery_games_get_catalog (id);
  OrreryCatalog *catalog;

  g_return_val_if_fail (game != NULL, NULL);

  if (loaded == NULL)
    loaded = g_hash_table_new (NULL, NULL);
  catalog = g_hash_table_lookup (loaded, game);
  if (catalog == NULL)
    catalog = orrery_catalog_new_for_game (game, error);
  if (catalog != NULL)
    g_hash_table_insert (loaded, (gpointer) game, catalog);

  return catalog;
}

OrreryCatalog *
orrery_catalog_get_default (GError **error)
{
  return orrery_catalog_get_for_game (NULL, error);
}
