/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game.h"

size_t
game_pick_weighted (const uint8_t *weights, size_t n, GameRng *rng)
{
  uint32_t total = 0;
  uint32_t left;
  size_t i = 0;

  for (size_t k = 0; k < n; k++)
    total += weights[k];
  left = game_rng_below (rng, total);
  while (left >= weights[i])
    left -= weights[i++];
  return i;
}

GameAnswer
game_pick_answer (const Game *game, const void *state, GameRng *rng)
{
  GameAnswer answers[GAME_MAX_ANSWERS];
  uint8_t weights[GAME_MAX_ANSWERS];
  const size_t n = game->weigh (state, answers, weights);

  return answers[game_pick_weighted (weights, n, rng)];
}

GameAnswer
game_chance (const Game *game, const void *state, GameRng *rng)
{
  return game->chance != NULL ? game->chance (state, rng) : game_pick_answer (game, state, rng);
}

void
game_find_winners (GameScore *score)
{
  int best = -1;

  for (int i = 0; i < score->n_seats; i++)
    {
      const int lead = best < 0 ? 1
                       : score->total[i] != score->total[best] ? score->total[i] - score->total[best]
                                                               : score->tie_break[i] - score->tie_break[best];

      if (lead > 0)
        {
          best = i;
          score->winners = 0;
        }
      if (lead >= 0)
        score->winners = (uint8_t) (score->winners | 1u << i);
    }
}
