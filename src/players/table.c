/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "players/table.h"

#include <string.h>

void
table_seed (GameRng *rng, uint64_t seed, unsigned stream)
{
  GameRng root;

  /* The root's numbers, not the seed plus something: neighboring seeds must share no stream. */
  game_rng_seed (&root, seed);
  for (unsigned i = 0; i < stream; i++)
    game_rng_next (&root);
  game_rng_seed (rng, game_rng_next (&root));
}

GameStatus
table_start (Table *table,
             const Game *game,
             const GameSetup *setup,
             const PlayerKind *const kinds[],
             uint64_t seed)
{
  GameStatus status;

  memset (table, 0, sizeof *table);
  table->game = game;
  status = game->start (&table->state, setup);
  if (status != GAME_OK)
    return status;
  table_seed (&table->dice, seed, 0);
  for (unsigned i = 0; i < setup->n_seats; i++)
    {
      table->kinds[i] = kinds[i];
      table_seed (&table->seats[i], seed, i + 1);
    }
  return GAME_OK;
}

GameAnswer
table_answer (Table *table)
{
  const GameQuestion question = table->game->question (&table->state);

  if (question.ask == GAME_CHANCE)
    return game_chance (table->game, &table->state, &table->dice);
  return player_answer_within (table->kinds[question.seat], table->game, &table->state,
                               &table->seats[question.seat], table->limits[question.seat]);
}

bool
table_step (Table *table, GameEvents *events, GameAnswer *answer)
{
  GameAnswer given;

  if (table->game->question (&table->state).ask == GAME_OVER || table->n_answers == TABLE_MOST_ANSWERS)
    return false;
  given = table_answer (table);
  if (answer != NULL)
    *answer = given;
  if (table->game->apply (&table->state, given, events) != GAME_OK)
    return false;
  table->n_answers++;
  return true;
}
