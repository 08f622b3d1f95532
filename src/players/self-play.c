/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "players/self-play.h"

#include <string.h>

void
self_play_seed (GameRng *rng, uint64_t seed, unsigned stream)
{
  GameRng root;

  /* Uses the random numbers of the root, not the seed plus a constant: neighboring seeds must not share streams. */
  game_rng_seed (&root, seed);
  for (unsigned i = 0; i < stream; i++)
    game_rng_next (&root);
  game_rng_seed (rng, game_rng_next (&root));
}

GameStatus
self_play_start (SelfPlay *play, const Game *game, const GameSetup *setup,
                 const PlayerKind *const kinds[], uint64_t seed)
{
  GameStatus status;

  memset (play, 0, sizeof *play);
  play->game = game;
  status = game->start (&play->state, setup);
  if (status != GAME_OK)
    return status;
  self_play_seed (&play->dice, seed, 0);
  for (unsigned i = 0; i < setup->n_seats; i++)
    {
      play->kinds[i] = kinds[i];
      self_play_seed (&play->seats[i], seed, i + 1);
    }
  return GAME_OK;
}

static GameAnswer
answer_of (SelfPlay *play)
{
  const GameQuestion question = play->game->question (&play->state);

  if (question.ask == GAME_CHANCE)
    return game_chance (play->game, &play->state, &play->dice);
  return player_answer_within (play->kinds[question.seat], play->game, &play->state,
                               &play->seats[question.seat], play->limits[question.seat]);
}

bool
self_play_step (SelfPlay *play, GameEvents *events, GameAnswer *answer)
{
  GameAnswer given;

  if (play->game->question (&play->state).ask == GAME_OVER || play->n_answers == SELF_PLAY_MOST_ANSWERS)
    return false;
  given = answer_of (play);
  if (answer != NULL)
    *answer = given;
  if (play->game->apply (&play->state, given, events) != GAME_OK)
    return false;
  play->n_answers++;
  return true;
}
