/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computer players: who answers the questions that are decisions. */
#pragma once

#include "engine/game.h"

typedef struct PlayerKind
{
  const char *id;   /* "simple" */
  const char *game; /* id of the game it plays; NULL for any */

  /* Picks one of the `n` legal answers (at least 2) to `question`, which is asked of the player's
   * own seat. `view` is what that seat may see of the game (Game.view), never more. The same view,
   * answers and random numbers give the same choice; nothing is kept from one call to the next, so
   * that one kind can sit at any number of tables in any number of threads. */
  GameAnswer (*choose) (const void *view,
                        GameQuestion question,
                        const GameAnswer *legal,
                        size_t n,
                        GameRng *rng);
} PlayerKind;

/* All kinds, weakest first, NULL at the end. */
extern const PlayerKind *const player_kinds[];

/* The kind of that id, or NULL. */
const PlayerKind *player_kind_by_id (const char *id);

/* Answers a question of one's own seat, given the true state: makes the view and asks the kind. A
 * forced question costs neither a view nor a random number. */
GameAnswer player_answer (const PlayerKind *kind, const Game *game, const void *state, GameRng *rng);
