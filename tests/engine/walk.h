/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A walk through one random game, and what must hold at every stop of it. */
#pragma once

#include "games/roll/rules/roll.h"

typedef struct
{
  uint64_t seed; /* tells everything about the game: see test-random.c */
  RollState s;
  GameQuestion question;
  GameAnswer legal[GAME_MAX_ANSWERS];
  size_t n_legal;
  unsigned n_answers; /* given so far */
  GameRng rng;        /* for choices */
  GameRng sampling;   /* for what is looked at, so that looking changes no game */
} Walk;

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

static inline bool
walk_same (const RollState *a, const RollState *b)
{
  return __builtin_memcmp (a, b, sizeof *a) == 0;
}

static inline bool
walk_is_whole (const RollState *s)
{
  return roll_verify (s).code == ROLL_WHOLE;
}

/* walk-answers.c */
void walk_check_legal (Walk *w);    /* ascending, bounded, accepted */
void walk_check_outcomes (Walk *w); /* weights of chance */
void walk_check_illegal (Walk *w);  /* a sample of what is not on the list is refused */
void walk_check_every (Walk *w);    /* accepted is what is on the list, and nothing else */
void walk_check_words (Walk *w);    /* text and back */

/* walk-views.c */
void walk_check_views (Walk *w);  /* of every seat */
void walk_check_guess (Walk *w);  /* determinise */
void walk_check_hidden (Walk *w); /* what others do in secret shows nowhere */

/* walk-damage.c */
void walk_check_damage (Walk *w); /* roll_verify can be asked about anything */

/* walk-fixes.c */
GameAnswer walk_correct (Walk *w); /* tries a random correction by hand; 0 if it is refused */
