/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Thinking ahead: each answer worth trying is played to the end of the round many times, with hidden
 * information filled in at random and everybody playing like Regular, except that
 * the network puts and abandons the seat's own tiles; it also judges the resulting table.
 *
 * Nothing is allocated or stored: the same view, seed and budget give the same numbers. */
#pragma once

#include "games/roll/players/expert/net.h"
#include "players/player.h"

enum { SEARCH_MAX_TRIES = 32 };

typedef struct
{
  const Net *net;
  uint32_t nodes;        /* how many rounds may be played out for one question */
  uint32_t nodes_select; /* the same for the call of a phase, and for placing wild dice */
  const PlayerLimits *limits; /* or NULL */
} Search;

/* An answer that was tried. */
typedef struct
{
  GameAnswer answer;
  uint8_t phase;  /* the call it goes with; ROLL_NO_PHASE if that is open */
  uint32_t n;     /* how often it was played out */
  float prior;    /* Regular's opinion of it */
  double sum;     /* of the seat's own chances to win */
  double squares;
} SearchTry;

/* Tries the answers; returns how many, best first. Uses the view of `question.seat`. */
size_t search_run (const Search *search, const RollState *view, GameQuestion question,
                   const GameAnswer *legal, size_t n, GameRng *rng,
                   SearchTry tries[SEARCH_MAX_TRIES]);
