/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hidden information (rules 7): the only secret is a face-down goal. */
#include "games/frontiers/rules/internal.h"

void
fr_view (FrState *s, int seat)
{
  for (unsigned i = 0; i < s->n_goals; i++)
    if ((s->goal[i] & FR_FACE_DOWN) != 0 && s->holder[i] != seat)
      s->goal[i] = FR_SECRET_GOAL | FR_FACE_DOWN;
  fr_advance (s, NULL);
}

/* Any goal that is not in play. */
static unsigned
guess_goal (const FrState *s, GameRng *rng)
{
  uint8_t left[FR_N_GOALS];
  uint32_t n = 0;

  for (unsigned goal = 0; goal < FR_N_GOALS; goal++)
    if (fr_find_goal (s, goal) < 0)
      left[n++] = (uint8_t) goal;
  return left[game_rng_below (rng, n)];
}

void
fr_determinise (FrState *s, int seat, GameRng *rng)
{
  fr_view (s, seat);
  for (unsigned i = 0; i < s->n_goals; i++)
    if (s->goal[i] == (FR_SECRET_GOAL | FR_FACE_DOWN))
      s->goal[i] = (uint8_t) (guess_goal (s, rng) | FR_FACE_DOWN);
  fr_advance (s, NULL);
}
