/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A playable state out of a position that somebody has written down. */
#include "games/roll/rules/internal.h"

static void
gather_bag (RollState *s)
{
  s->bag = (UINT64_C (1) << ROLL_N_TILES) - 1;
  s->n_unknown = 0;
  for (int i = 0; i < s->n_seats; i++)
    {
      const RollSeat *p = &s->seats[i];

      for (unsigned k = 3; k < p->n_tableau; k++)
        if (p->tableau[k] < ROLL_FIRST_FACTION_FACE)
          roll_tile_known (s, ROLL_TILE_OF (p->tableau[k]));
      for (unsigned kind = 0; kind < 2; kind++)
        for (unsigned k = 0; k < p->n_stack[kind]; k++)
          if (roll_stack_at (p, kind, k) == ROLL_UNKNOWN)
            s->n_unknown++;
          else if (roll_stack_at (p, kind, k) < ROLL_FIRST_FACTION_FACE)
            roll_tile_known (s, ROLL_TILE_OF (roll_stack_at (p, kind, k)));
    }
  s->bag_count = (uint8_t) (__builtin_popcountll (s->bag) - s->n_unknown);
}

static bool
is_over (const RollState *s)
{
  bool over = s->pool <= 0;

  for (int i = 0; i < s->n_seats; i++)
    over |= roll_squares (s, i) >= ROLL_END_SQUARES;
  return over;
}

static GameProblem
verify_numbers (const RollState *s)
{
  int tiles = 0;

  if (s->n_seats < 2 || s->n_seats > ROLL_MAX_SEATS)
    return (GameProblem){ ROLL_BAD_SEATS, GAME_NOBODY, 0, s->n_seats };
  for (int i = 0; i < s->n_seats; i++)
    tiles += s->seats[i].n_stack[0] + s->seats[i].n_stack[1] + s->seats[i].n_tableau;
  if (tiles > ROLL_N_TILES + 3 * s->n_seats)
    return (GameProblem){ ROLL_TILES_LOST, GAME_NOBODY, 0, (int16_t) tiles };
  return (GameProblem){ ROLL_WHOLE, GAME_NOBODY, 0, 0 };
}

GameProblem
roll_resume (RollState *s)
{
  GameProblem problem = verify_numbers (s);

  if (problem.code != ROLL_WHOLE)
    return problem;
  gather_bag (s);
  roll_find_first (s);
  for (int i = 0; i < s->n_seats; i++)
    roll_powers_recount (&s->seats[i]);
  memset (&s->now, 0, sizeof s->now);
  s->turn = 0;
  if (s->step == ROLL_STEP_ASSIGN)
    {
      const uint16_t round = s->round;

      roll_begin_round (s, NULL);
      s->round = round;
      if (is_over (s))
        s->step = ROLL_STEP_OVER;
    }
  else if (s->step == ROLL_STEP_PHASES)
    roll_next_phase (s, s->phase, NULL);
  /* Ask nothing yet: what is impossible must be found before the rules work with it. */
  roll_ask (s, ROLL_ASK_OVER, 0, 0);
  problem = roll_verify (s);
  if (problem.code != ROLL_WHOLE)
    return problem;
  roll_advance (s, NULL);
  return roll_verify (s);
}
