/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "players/player.h"

static GameAnswer
choose (const void *view, GameQuestion question, const GameAnswer *legal, size_t n, GameRng *rng)
{
  (void) view;
  (void) question;
  return legal[game_rng_below (rng, (uint32_t) n)];
}

const PlayerKind player_random = { "random", choose };
