/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The catalog of the game that --game names. */
#pragma once

#include "cli.h"
#include "games/games.h"
#include "record/orrery-game.h"

/* `id` is NULL for the default. If there is no such game, says why. */
CliExit cli_find_catalog (const char *id, const OrreryCatalogGame **game);
CliExit cli_open_catalog (const char *id, OrreryCatalog **catalog);
