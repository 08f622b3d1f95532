/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "players/player.h"

#include <string.h>

const PlayerKind *
player_find (const PlayerKind *const *kinds, const char *id)
{
  for (; *kinds != NULL; kinds++)
    if (strcmp ((*kinds)->id, id) == 0)
      return *kinds;
  return NULL;
}

GameAnswer
player_answer_within (const PlayerKind *kind, const Game *game, const void *state, GameRng *rng,
                      const PlayerLimits *limits)
{
  const GameQuestion question = game->question (state);
  GameAnswer legal[GAME_MAX_ANSWERS];
  const size_t n = game->legal (state, legal);
  GameState view;

  if (n == 1)
    return legal[0];
  memcpy (&view, state, game->state_size);
  if (!player_cheats (limits))
    game->view (&view, question.seat);
  if (kind->think != NULL)
    return kind->think (&view, question, legal, n, rng, limits);
  return kind->choose (&view, question, legal, n, rng);
}
