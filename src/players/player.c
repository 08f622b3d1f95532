/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "players/player.h"

#include "players/kinds.h"
#include "players/table.h"

#include <string.h>

const PlayerKind *const player_kinds[] = {
  &player_random,  &player_newcomer, &player_simple, &player_regular,
  &player_network, &player_expert,   NULL,
};

const PlayerKind *
player_kind_by_id (const char *id)
{
  for (size_t i = 0; player_kinds[i] != NULL; i++)
    if (strcmp (player_kinds[i]->id, id) == 0)
      return player_kinds[i];
  return NULL;
}

GameAnswer
player_answer_within (const PlayerKind *kind,
                      const Game *game,
                      const void *state,
                      GameRng *rng,
                      const PlayerLimits *limits)
{
  const GameQuestion question = game->question (state);
  GameAnswer legal[GAME_MAX_ANSWERS];
  const size_t n = game->legal (state, legal);
  TableState view;

  if (n == 1)
    return legal[0];
  memcpy (&view, state, game->state_size);
  game->view (&view, question.seat);
  if (kind->think != NULL)
    return kind->think (&view, question, legal, n, rng, limits);
  return kind->choose (&view, question, legal, n, rng);
}

GameAnswer
player_answer (const PlayerKind *kind, const Game *game, const void *state, GameRng *rng)
{
  return player_answer_within (kind, game, state, rng, NULL);
}
