/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random games of any game, and everything that must be true at every stop. Each game's test adds its own checks. */
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
  uint8_t mirror;  /* the option for a followed table, at which things may be unknown */
  size_t seats_at; /* where the seats begin in a state; before them are the question and unfinished work */
  unsigned share[GAME_MAX_SEATS + 1]; /* of a hundred games, by number of seats */

  /* Options of a game, besides whether it is mirrored. */
  uint8_t (*pick_options) (uint8_t n_seats, GameRng *rng);
  /* A sensible decision; NULL if all are random. */
  GameAnswer (*pick_sensible) (Walk *w);
  /* Is it the answer of weight zero? And other facts about its weight; may be NULL. */
  bool (*is_unsaid) (GameAnswer answer);
  void (*check_weight) (Walk *w, GameAnswer answer, uint8_t weight);
  /* An answer that is the same as a listed one, so that it is accepted but not listed; may be NULL. */
  bool (*is_equal) (const void *state, GameAnswer answer);
  /* Do others see the same after either answer? */
  bool (*looks_alike) (const Walk *w, GameAnswer a, GameAnswer b);
  /* A longer check of others' secret actions; false if it does not apply now. May be NULL. */
  bool (*check_secret_step) (Walk *w, int seat);
  /* The view has nothing that the seat may not know; in a guess, everything is known. */
  bool (*is_blank) (const void *view, int seat);
  bool (*knows_everything) (const void *state);
  /* A correction by hand: half of the operands are sensible, half are random. */
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
  GameRng sampling;   /* for the checks, so that checking does not change the game */
  unsigned sense;     /* of 4 decisions, how many are sensible ones */
  bool is_corrected;  /* somebody corrects the table now and then */
  bool is_told;       /* answers are printed */
  unsigned tried[WALK_MAX_QUESTIONS];
  GameAnswer given[WALK_MAX_ANSWERS];
  GameState s;
};

/* The whole program: the argument is the number of seats. ORRERY_TEST_GAMES is the total number of games over
 * all numbers of seats, and ORRERY_TEST_FIRST how many were played before and are skipped. ORRERY_TEST_SEED
 * replays one game, as a failure says. */
int walk_main (const WalkGame *of, int argc, char **argv);

/* Ends the test, and says how to replay the game. */
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
void walk_check_weights (Walk *w); /* weights of chance */
void walk_check_illegal (Walk *w);  /* a sample of answers that are not listed is rejected */
void walk_check_every (Walk *w);    /* accepted answers are exactly the listed ones */
void walk_check_words (Walk *w);    /* text and back */
void walk_check_different (Walk *w); /* no two answers have the same result; for games where that is true */
GameAnswer walk_correct (Walk *w);  /* tries a random correction by hand; 0 if it is refused */

/* walk-views.c */
void walk_check_views (Walk *w);  /* of every seat */
void walk_check_guess (Walk *w);  /* determinise */
void walk_check_hidden (Walk *w); /* others' secret actions are not visible */

/* walk-damage.c */
void walk_check_damage (Walk *w); /* verify accepts any bytes */
