/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/orrery-catalogs.h"

#include "games/games.h"

OrreryCatalog *
orrery_catalog_load_default (GError **error)
{
  return orrery_catalog_new_for_game (orrery_games_get_catalog (), error);
}

OrreryCatalog *
orrery_catalog_get_default (GError **error)
{
  static OrreryCatalog *catalog;

  if (catalog == NULL)
    catalog = orrery_catalog_load_default (error);

  return catalog;
}
