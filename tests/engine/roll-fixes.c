/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "roll-random.h"

static uint32_t
below (Walk *w, uint32_t n)
{
  return game_rng_below (&w->rng, n);
}

/* Half of the operands are sensible, half are random. */
GameAnswer
roll_any_correction (Walk *w)
{
  const RollState *s = (const RollState *) &w->s;
  const unsigned kind = ROLL_DO_FIX_CREDITS + below (w, ROLL_N_ANSWERS - ROLL_DO_FIX_CREDITS);
  const unsigned seat = below (w, s->n_seats);

  if (below (w, 4) == 0)
    return GAME_ANSWER (kind, below (w, 256), below (w, 256), below (w, 256));
  switch (kind)
    {
    case ROLL_DO_FIX_CREDITS:
      return GAME_ANSWER (kind, seat, below (w, 12), 0);
    case ROLL_DO_FIX_CHIPS:
      return GAME_ANSWER (kind, seat, 0, below (w, 40));
    case ROLL_DO_FIX_POOL:
      return GAME_ANSWER (kind, 0, 0, below (w, 40));
    case ROLL_DO_FIX_DICE:
      return GAME_ANSWER (kind, seat * 16 + below (w, ROLL_N_PLACES), below (w, ROLL_N_COLOURS), below (w, 5));
    case ROLL_DO_FIX_GOODS:
      return GAME_ANSWER (kind, seat, s->seats[seat].tableau[below (w, s->seats[seat].n_tableau + 1u)],
                          below (w, 2) ? below (w, 8) : below (w, 128));
    case ROLL_DO_FIX_INSERT:
      return GAME_ANSWER (kind, seat * 16 + below (w, 2), 1 + below (w, 4),
                          below (w, 3) ? below (w, ROLL_FIRST_FACTION_FACE) : ROLL_UNKNOWN);
    case ROLL_DO_FIX_DISCARD:
      return GAME_ANSWER (kind, seat * 16 + below (w, 2), 1 + below (w, 4), 0);
    case ROLL_DO_FIX_UNBUILD:
      return GAME_ANSWER (kind, seat, s->seats[seat].tableau[below (w, s->seats[seat].n_tableau + 1u)], 0);
    case ROLL_DO_FIX_FACTION:
      return GAME_ANSWER (kind, seat, below (w, 11), 0);
    default:
      return GAME_ANSWER (kind, seat, below (w, ROLL_N_FACES + 1), 0);
    }
}
