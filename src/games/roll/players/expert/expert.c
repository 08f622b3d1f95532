/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The strongest player, and the network alone, with almost no thinking ahead. */
#include "games/roll/players/expert/search.h"
#include "games/roll/players/expert/train.h"
#include "games/roll/players/players.h"

enum
{
  NODES = 130,
  NODES_SELECT = 520,
  NETWORK_NODES = 2,
  NETWORK_NODES_SELECT = 8
};

static Search
set_up (const PlayerLimits *limits, uint32_t nodes, uint32_t nodes_select)
{
  const bool is_trained = limits != NULL && limits->trained != NULL;

  return (Search){ .net = is_trained ? &((const Trainer *) limits->trained)->net : &net_expert,
                   .nodes = player_nodes (limits, nodes),
                   .nodes_select = player_nodes (limits, nodes_select),
                   .limits = limits };
}

static GameAnswer
think (const void *view, GameQuestion question, const GameAnswer *legal, size_t n, GameRng *rng,
       const PlayerLimits *limits)
{
  const Search search = set_up (limits, NODES, NODES_SELECT);
  SearchTry tries[SEARCH_MAX_TRIES];

  search_run (&search, view, question, legal, n, rng, tries);
  return tries[0].answer;
}

static GameAnswer
choose (const void *view, GameQuestion question, const GameAnswer *legal, size_t n, GameRng *rng)
{
  return think (view, question, legal, n, rng, NULL);
}

static GameAnswer
think_quickly (const void *view, GameQuestion question, const GameAnswer *legal, size_t n,
               GameRng *rng, const PlayerLimits *limits)
{
  const Search search = set_up (limits, NETWORK_NODES, NETWORK_NODES_SELECT);
  SearchTry tries[SEARCH_MAX_TRIES];

  search_run (&search, view, question, legal, n, rng, tries);
  return tries[0].answer;
}

static GameAnswer
choose_quickly (const void *view, GameQuestion question, const GameAnswer *legal, size_t n,
                GameRng *rng)
{
  return think_quickly (view, question, legal, n, rng, NULL);
}

const PlayerKind player_expert = { "expert", choose, think, true };
const PlayerKind player_network = { "network", choose_quickly, think_quickly, true };
