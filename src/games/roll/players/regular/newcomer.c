/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Somebody who has read the rules once: builds whatever is there, does not consider what others will call,
 * does not see the end coming, forgets the powers of tiles, and makes mistakes. */
#include "games/roll/players/players.h"
#include "games/roll/players/regular/regular.h"

static const RegularStyle newcomer = { .haziness = 1.7f, .weights = &regular_weights };

static GameAnswer
choose (const void *view, GameQuestion question, const GameAnswer *legal, size_t n, GameRng *rng)
{
  return regular_choose (view, question, legal, n, &newcomer, rng);
}

const PlayerKind player_newcomer = { "newcomer", choose, NULL };
