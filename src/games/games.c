/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of games: the only file outside a game's folder that names one. The first is the default. It is
 * built twice: orrery-cli leaves out everything that is drawn. */
#include "games/games.h"

#ifdef ORRERY_WITH_UI

#include "games/frontiers/board/orrery-frontiers-ui.h"
#include "games/frontiers/table/orrery-frontiers-table.h"
#include "games/race/board/orrery-race-ui.h"
#include "games/race/table/orrery-race-table.h"
#include "games/roll/board/orrery-roll-ui.h"
#include "games/roll/table/orrery-roll-table.h"

void
orrery_games_register_uis (void)
{
  orrery_game_ui_register (&orrery_roll_ui);
  orrery_game_ui_register (&orrery_race_ui);
  orrery_game_ui_register (&orrery_frontiers_ui);
  orrery_table_ui_register (&orrery_roll_table);
  orrery_table_ui_register (&orrery_race_table);
  orrery_table_ui_register (&orrery_frontiers_table);
}

#else

#include "games/race/catalog/orrery-race-catalog.h"
#include "games/frontiers/catalog/orrery-frontiers-catalog.h"
#include "games/frontiers/tiles/orrery-own-entries.h"
#include "games/frontiers/words/orrery-frontiers.h"
#include "games/race/words/orrery-race.h"
#include "games/roll/catalog/orrery-roll-catalog.h"
#include "games/roll/words/orrery-roll.h"

void
orrery_games_register (void)
{
  orrery_game_register (&orrery_roll);
  orrery_game_register (&orrery_race);
  orrery_game_register (&orrery_frontiers);
}

const OrreryCatalogGame *
orrery_games_get_catalog (const char *id)
{
  static const OrreryCatalogGame *const catalogs[] = { &orrery_roll_catalog, &orrery_race_catalog,
                                                        &orrery_frontiers_catalog };

  for (gsize i = 0; i < G_N_ELEMENTS (catalogs); i++)
    if (id == NULL || g_str_equal (catalogs[i]->id, id))
      return catalogs[i];

  return NULL;
}

const OrreryOwnPieces *
orrery_games_get_own (const OrreryCatalogGame *game)
{
  return game == &orrery_frontiers_catalog ? &orrery_frontiers_own : NULL;
}

#endif
