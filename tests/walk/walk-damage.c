/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A state with some flipped bits, as from bad memory or a bad program. Sanitizers report if anything outside
 * of it is read. */
#include "walk.h"

enum { STATES = 8, BITS = 3 };

/* Half of them in the question and unfinished work, which are small compared with the seats. */
static void
turn_bit (Walk *w, unsigned char *bytes)
{
  const size_t size = walk_one_in (w, 2) ? w->of->seats_at : w->of->game->state_size;
  const unsigned char bit = (unsigned char) (1u << game_rng_below (&w->sampling, 8));

  bytes[game_rng_below (&w->sampling, (uint32_t) size)] ^= bit;
}

void
walk_check_damage (Walk *w)
{
  for (unsigned i = 0; i < STATES; i++)
    {
      const unsigned bits = 1 + game_rng_below (&w->sampling, BITS);
      GameState damaged = walk_copy (w, &w->s);

      for (unsigned k = 0; k < bits; k++)
        turn_bit (w, damaged.bytes);
      HOLDS (w, w->of->game->verify (&damaged).code < w->of->n_problems);
    }
}
