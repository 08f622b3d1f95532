/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random numbers for the answering side; the rules never use them. The same seed gives the same numbers on
 * every machine. */
#pragma once

#include <stdint.h>

typedef struct
{
  uint64_t s[4]; /* xoshiro256** */
} GameRng;

/* Any seed is good; neighboring seeds give unrelated numbers. */
void game_rng_seed (GameRng *rng, uint64_t seed);

static inline uint64_t
game_rng_next (GameRng *rng)
{
  uint64_t *s = rng->s;
  const uint64_t result = ((s[1] * 5) << 7 | (s[1] * 5) >> 57) * 9;
  const uint64_t t = s[1] << 17;

  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = s[3] << 45 | s[3] >> 19;
  return result;
}

/* A number from 0 to n - 1, all equally likely: a draw that would favor low numbers is repeated. `n` is at least 1. */
static inline uint32_t
game_rng_below (GameRng *rng, uint32_t n)
{
  uint64_t wide = (game_rng_next (rng) >> 32) * n;

  if ((uint32_t) wide < n)
    {
      const uint32_t floor = (uint32_t) -n % n;

      while ((uint32_t) wide < floor)
        wide = (game_rng_next (rng) >> 32) * n;
    }
  return (uint32_t) (wide >> 32);
}
