/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computer players: they answer the questions that are decisions. */
#pragma once

#include "engine/game.h"
#include "players/training.h"

#include <stdatomic.h>

/* How many positions a player may examine, and with which network. If NULL, each kind uses its defaults. How
 * long people wait for it is up to the session (orrery_session_set_pace). */
typedef struct
{
  uint32_t nodes;      /* at most so many positions per question; 0: the kind's default */
  uint32_t times;      /* so many times the default; 0: once */
  atomic_bool *cancel; /* can be set by anybody at any time to get the answer at once; or NULL */
  const TrainerHead *trained; /* from the game's training: uses its network; or NULL */
  bool cheats;         /* gets the true state instead of a view: only to find out what knowing it is worth */
} PlayerLimits;

typedef struct PlayerKind
{
  const char *id; /* "simple" */

  /* Picks one of the `n` legal answers (at least 2) to `question`, which goes to the player's own seat.
   * `view` is what that seat may see of the game (Game.view), never more. The same view, answers and random
   * numbers give the same choice; nothing is kept between calls, so one kind can sit at any number of tables
   * in any number of threads. */
  GameAnswer (*choose) (const void *view,
                        GameQuestion question,
                        const GameAnswer *legal,
                        size_t n,
                        GameRng *rng);

  /* The same within limits; NULL for a kind that does not think ahead. Without limits, or with empty ones, it
   * chooses as above. */
  GameAnswer (*think) (const void *view,
                       GameQuestion question,
                       const GameAnswer *legal,
                       size_t n,
                       GameRng *rng,
                       const PlayerLimits *limits);

  bool has_network; /* PlayerLimits.trained makes a difference */
} PlayerKind;

/* Plays any game: picks a legal answer at random. */
extern const PlayerKind player_random;

/* The kind of that id in a list with NULL at its end, or NULL. */
const PlayerKind *player_find (const PlayerKind *const *kinds, const char *id);

/* Answers the question of the acting seat, given the true state: makes the view and asks the kind. A forced
 * question uses neither a view nor a random number. The limits may be NULL. */
GameAnswer player_answer_within (const PlayerKind *kind, const Game *game, const void *state,
                                 GameRng *rng, const PlayerLimits *limits);

/* How many positions per question, if the kind's default is `own`. */
static inline uint32_t
player_nodes (const PlayerLimits *limits, uint32_t own)
{
  if (limits == NULL)
    return own;
  return (limits->nodes != 0 ? limits->nodes : own) * (limits->times != 0 ? limits->times : 1);
}

/* Nothing is hidden from this player. */
static inline bool
player_cheats (const PlayerLimits *limits)
{
  return limits != NULL && limits->cheats;
}

static inline bool
player_is_cancelled (const PlayerLimits *limits)
{
  return limits->cancel != NULL && atomic_load_explicit (limits->cancel, memory_order_relaxed);
}
