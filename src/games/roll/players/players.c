/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/players/players.h"

const PlayerKind *const roll_players[] = {
  &player_random,  &player_newcomer, &player_simple, &player_regular,
  &player_network, &player_expert,   NULL,
};

const PlayerKind *
roll_player (const char *id)
{
  return player_find (roll_players, id);
}
