/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/rng.h"

/* SplitMix64 spreads the seed over the state, which must not be all zero. */
static uint64_t
split_mix (uint64_t *x)
{
  uint64_t z = (*x += 0x9e3779b97f4a7c15u);

  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

void
game_rng_seed (GameRng *rng, uint64_t seed)
{
  for (int i = 0; i < 4; i++)
    rng->s[i] = split_mix (&seed);
}
