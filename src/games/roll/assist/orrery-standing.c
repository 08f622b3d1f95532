/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/assist/orrery-standing.h"

void
orrery_end_watch (const RollState *state, OrreryEndWatch *watch)
{
  *watch = (OrreryEndWatch) {
    .pool = MAX (state->pool, 0),
    .pool_at_start = ROLL_POOL_A_SEAT * state->n_seats,
  };
  for (int seat = 0; seat < state->n_seats; seat++)
    {
      int squares = roll_squares (state, seat);

      if (squares <= watch->most_squares)
        continue;
      watch->most_squares = squares;
      watch->leader = seat;
    }
  for (int seat = watch->leader + 1; seat < state->n_seats; seat++)
    watch->shared |= roll_squares (state, seat) == watch->most_squares;
  watch->last = state->pool <= 0 || watch->most_squares >= ROLL_END_SQUARES;
}

guint
orrery_phase_callers (const RollState *state, RollPhase phase)
{
  guint mask = 0;

  if (state->step == ROLL_STEP_SETUP)
    return 0;
  for (int seat = 0; seat < state->n_seats; seat++)
    if (state->seats[seat].selected == phase)
      mask |= 1u << seat;
  if (state->n_seats == 2 && state->spare == phase
      && (state->step == ROLL_STEP_PHASES || state->step == ROLL_STEP_MANAGE))
    mask |= 1u << 7;
  return mask;
}
