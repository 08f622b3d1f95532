/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A state as bad memory or a bad program would leave it: some bits of it are turned. Sanitizers tell
 * whether anything outside of it is looked at then. */
#include "walk.h"

#include <stddef.h>

enum { STATES = 8, BITS = 3 };

/* Half of them in what is asked and half done, which is small beside the seats. */
static void
turn_bit (Walk *w, RollState *s)
{
  const uint32_t size = walk_one_in (w, 2) ? offsetof (RollState, seats) : sizeof *s;

  ((unsigned char *) s)[game_rng_below (&w->sampling, size)] ^= (unsigned char) (1u << game_rng_below (&w->sampling, 8));
}

void
walk_check_damage (Walk *w)
{
  for (unsigned i = 0; i < STATES; i++)
    {
      const unsigned bits = 1 + game_rng_below (&w->sampling, BITS);
      RollState damaged = w->s;

      for (unsigned k = 0; k < bits; k++)
        turn_bit (w, &damaged);
      HOLDS (w, roll_verify (&damaged).code < ROLL_N_PROBLEMS);
    }
}
