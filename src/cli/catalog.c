/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "catalog.h"
#include "games/orrery-catalogs.h"
#include "tournament.h"

#include <glib/gi18n.h>

CliExit
cli_find_catalog (const char *id, const OrreryCatalogGame **game)
{
  const OrreryGame *found;

  if (!cli_find_game (id, &found))
    return CLI_MISUSED;
  *game = orrery_games_get_catalog (found->rules->id);
  /* Nothing in it can be looked up yet. */
  if (*game == NULL)
    cli_misuse (_("--game: there is no game ‘%s’"), found->rules->id);
  return *game != NULL ? CLI_DONE : CLI_MISUSED;
}

CliExit
cli_open_catalog (const char *id, OrreryCatalog **catalog)
{
  g_autoptr (GError) error = NULL;
  const OrreryCatalogGame *game;
  const CliExit status = cli_find_catalog (id, &game);

  if (status != CLI_DONE)
    return status;
  *catalog = orrery_catalog_get_for_game (game->id, &error);
  if (*catalog != NULL)
    return CLI_DONE;

  cli_complain ("%s", error->message);
  return CLI_REFUSED;
}
