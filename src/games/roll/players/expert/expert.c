/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The strongest player, and the network that it has learned with next to no thinking ahead. */
#include "games/roll/players/expert/search.h"
#include "games/roll/players/players.h"

enum
{
  NODES = 200,
  NODES_SELECT = 800,
  NETWORK_NODES = 2,
  NETWORK_NODES_SELECT = 8
};

static GameAnswer
think (const void *view,
       GameQuestion question,
       const GameAnswer *legal,
       size_t n,
       GameRng *rng,
       const PlayerLimits *limits)
{
  const uint32_t nodes = limits != NULL ? limits->nodes : 0;
  const Search search = { .net = &net_expert,
                          .nodes = nodes != 0 ? nodes : NODES,
                          .nodes_select = nodes != 0 ? nodes : NODES_SELECT,
                          .limits = limits };

  return search_choose (&search, view, question, legal, n, rng);
}

static GameAnswer
choose (const void *view, GameQuestion question, const GameAnswer *legal, size_t n, GameRng *rng)
{
  return think (view, question, legal, n, rng, NULL);
}

static GameAnswer
choose_quickly (const void *view,
                GameQuestion question,
                const GameAnswer *legal,
                size_t n,
                GameRng *rng)
{
  const Search search = { .net = &net_expert,
                          .nodes = NETWORK_NODES,
                          .nodes_select = NETWORK_NODES_SELECT };

  return search_choose (&search, view, question, legal, n, rng);
}

const PlayerKind player_expert = { "expert", choose, think };
const PlayerKind player_network = { "network", choose_quickly, NULL };
