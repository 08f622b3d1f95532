/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random games of any game, and everything that must hold at every stop of them. What is true of one
 * game only, its own test adds. */
#pragma once

#include "engine/game.h"

#include <stddef.h>

enum
{
  WALK_MAX_ANSWERS = 60000, /* no game takes that many */
  WALK_MAX_QUESTIONS = 64
};

typedef struct Walk Walk;

typedef struct
{
  const Game *game;
  uint8_t n_answers; /* the game's own numbers: kinds of answers, of which the last are corrections */
  uint8_t first_fix;
  uint8_t n_questions;
  uint8_t n_statuses;
  uint8_t n_events;
  uint8_t n_problems;
  uint8_t is_over; /* the status of an answer after the end */
  uint8_t done;    /* the kind of an answer without operands that many questions take */
  uint8_t mirror;  /* the option of a table that is followed, at which things may be unsaid */
  size_t seats_at; /* where in a state the seats begin; before it is what is asked and half done */
  unsigned share[GAME_MAX_SEATS + 1]; /* of a hundred games, by number of seats */

  /* Options of a game, besides whether it is mirrored. */
  uint8_t (*pick_options) (uint8_t n_seats, GameRng *rng);
  /* A decision that makes sense; NULL if all are random. */
  GameAnswer (*pick_sensible) (Walk *w);
  /* Is the answer the one of weight zero? And any other fact about its weight; may be NULL. */
  bool (*is_unsaid) (GameAnswer answer);
  void (*check_weight) (Walk *w, GameAnswer answer, uint8_t weight);
  /* Do others see the same after either answer? */
  bool (*looks_alike) (const Walk *w, GameAnswer a, GameAnswer b);
  /* A longer check of what others do in secret; false if it does not apply now. May be NULL. */
  bool (*check_secret_step) (Walk *w, int seat);
  /* The view has nothing that the seat may not know; in a guess, everything is known. */
  bool (*is_blank) (const void *view, int seat);
  bool (*knows_everything) (const void *state);
  /* A correction by hand: half of the operands make sense, half of them are anything. */
  GameAnswer (*any_correction) (Walk *w);
  /* The game is over for a reason. */
  bool (*has_ended) (const void *state);
  /* Is the question asked in games of so many seats at all? */
  bool (*is_asked) (unsigned about, unsigned n_seats);
  /* Anything else, at every stop; may be NULL. */
  void (*check_stop) (Walk *w);
} WalkGame;

struct Walk
{
  const WalkGame *of;
  uint64_t seed; /* tells everything about the game */
  GameSetup setup;
  GameQuestion question;
  GameAnswer legal[GAME_MAX_ANSWERS];
  size_t n_legal;
  unsigned n_answers; /* given so far */
  GameRng rng;        /* for choices */
  GameRng sampling;   /* for what is looked at, so that looking changes no game */
  unsigned sense;     /* of 4 decisions, how many are sensible ones */
  bool is_corrected;  /* somebody corrects the table every now and then */
  bool is_told;       /* answers are printed */
  unsigned tried[WALK_MAX_QUESTIONS];
  GameAnswer given[WALK_MAX_ANSWERS];
  GameState s;
};

/* The whole program: the argument is the number of seats. ORRERY_TEST_GAMES is how many games are
 * played over all numbers of seats, and ORRERY_TEST_FIRST how many were played before, which are
 * passed over. ORRERY_TEST_SEED plays one game again, as a failure tells. */
int walk_main (const WalkGame *of, int argc, char **argv);

/* Ends the test, saying how to play the game again. */
_Noreturn void walk_fail (const Walk *w, const char *what, const char *file, int line);

#define HOLDS(w, what)                                                                             \
  do                                                                                               \
    {                                                                                              \
      if (!(what))                                                                                 \
        walk_fail (w, #what, __FILE__, __LINE__);                                                  \
    }                                                                                              \
  while (0)

static inline bool
walk_one_in (Walk *w, unsigned n)
{
  return game_rng_below (&w->sampling, n) == 0;
}

/* A copy of a state, and comparing with it. */
static inline GameState
walk_copy (const Walk *w, const void *state)
{
  GameState copy;

  __builtin_memcpy (&copy, state, w->of->game->state_size);
  return copy;
}

static inline bool
walk_same (const Walk *w, const void *a, const void *b)
{
  return __builtin_memcmp (a, b, w->of->game->state_size) == 0;
}

static inline bool
walk_is_whole (const Walk *w, const void *state)
{
  return w->of->game->verify (state).code == GAME_OK;
}

/* Any legal answer of a state. */
GameAnswer walk_any_answer (const Walk *w, const void *state, GameRng *rng);

/* walk-answers.c */
void walk_check_legal (Walk *w);    /* ascending, bounded, accepted */
void walk_check_outcomes (Walk *w); /* weights of chance */
void walk_check_illegal (Walk *w);  /* a sample of what is not on the list is refused */
void walk_check_every (Walk *w);    /* accepted is what is on the list, and nothing else */
void walk_check_words (Walk *w);    /* text and back */
void walk_check_different (Walk *w); /* no two answers lead to the same; for games where it is so */
GameAnswer walk_correct (Walk *w);  /* tries a random correction by hand; 0 if it is refused */

/* walk-views.c */
void walk_check_views (Walk *w);  /* of every seat */
void walk_check_guess (Walk *w);  /* determinise */
void walk_check_hidden (Walk *w); /* what others do in secret shows nowhere */

/* walk-damage.c */
void walk_check_damage (Walk *w); /* verify can be asked about anything */
