/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Self-play: computer players play a game among themselves, to its end.
 *
 * All randomness comes from one seed, with separate streams for the dice and for each seat: the same seed and
 * the same players give the same game, whatever else happens meanwhile. */
#pragma once

#include "players/player.h"

/* Some games never end if nobody wants them to: after this many answers it stops, and the current score
 * counts. Ordinary games take a few thousand at most. */
enum { SELF_PLAY_MOST_ANSWERS = 50000 };

typedef struct
{
  const Game *game;
  const PlayerKind *kinds[GAME_MAX_SEATS];
  const PlayerLimits *limits[GAME_MAX_SEATS]; /* NULL unless set after self_play_start */
  GameState state;
  GameRng dice;
  GameRng seats[GAME_MAX_SEATS];
  uint32_t n_answers; /* given so far */
} SelfPlay;

/* Stream 0 of a seed is the dice, stream i + 1 seat i. */
void self_play_seed (GameRng *rng, uint64_t seed, unsigned stream);

/* `kinds` has a player for each seat. Rejects a setup that the game rejects. */
GameStatus self_play_start (SelfPlay *play, const Game *game, const GameSetup *setup,
                            const PlayerKind *const kinds[], uint64_t seed);

/* Answers the current question. Returns false if the game is over or was stopped; then nothing has happened.
 * An illegal answer, which is a bug in the player, ends it as well. `events` and `answer` may be NULL. */
bool self_play_step (SelfPlay *play, GameEvents *events, GameAnswer *answer);
