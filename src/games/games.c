/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of games: the only file outside a game's folder that names one. The first is the
 * default. */
#include "config.h"

#include "games/games.h"

#include "games/race/words/orrery-race.h"
#include "games/roll/words/orrery-roll.h"

void
orrery_games_register (void)
{
  orrery_game_register (&orrery_roll);
  orrery_game_register (&orrery_race);
}
