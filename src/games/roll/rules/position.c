/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Builds a playable state from a written position. */
#include "games/roll/rules/internal.h"

/* A seat's tiles, built or not, as a mask. */
static uint64_t
tiles_of (const RollSeat *p)
{
  uint64_t tiles = p->pile;

  for (unsigned k = 3; k < p->n_tableau; k++)
    if (p->tableau[k] < ROLL_FIRST_FACTION_FACE)
      tiles |= UINT64_C (1) << ROLL_TILE_OF (p->tableau[k]);
  for (unsigned kind = 0; kind < 2; kind++)
    for (unsigned k = 0; k < p->n_stack[kind]; k++)
      if (roll_stack_at (p, kind, k) < ROLL_FIRST_FACTION_FACE)
        tiles |= UINT64_C (1) << ROLL_TILE_OF (roll_stack_at (p, kind, k));
  return tiles;
}

uint64_t
roll_tiles_left (const RollState *s)
{
  uint64_t left = (UINT64_C (1) << ROLL_N_TILES) - 1;

  for (int i = 0; i < s->n_seats; i++)
    {
      left &= ~tiles_of (&s->seats[i]);
      for (unsigned k = 0; s->step == ROLL_STEP_SETUP && k < 2; k++)
        if (s->start[i][k] < ROLL_N_TILES)
          left &= ~(UINT64_C (1) << s->start[i][k]);
    }
  for (unsigned i = 0; i < s->now.n_drawn; i++)
    if (s->now.drawn[i] < ROLL_N_TILES)
      left &= ~(UINT64_C (1) << s->now.drawn[i]);
  return left;
}

static int
count_unknown (const RollState *s)
{
  int n = 0;

  for (int i = 0; i < s->n_seats; i++)
    {
      n += s->seats[i].pile_unknown;
      for (unsigned kind = 0; kind < 2; kind++)
        for (unsigned k = 0; k < s->seats[i].n_stack[kind]; k++)
          n += roll_stack_at (&s->seats[i], kind, k) == ROLL_UNKNOWN;
    }
  for (unsigned i = 0; i < s->now.n_drawn; i++)
    n += s->now.drawn[i] == ROLL_UNKNOWN;
  return n;
}

static void
gather_bag (RollState *s)
{
  s->bag = roll_tiles_left (s);
  s->n_unknown = (uint8_t) count_unknown (s);
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
  int tiles = s->now.n_drawn;

  if (s->n_seats < 2 || s->n_seats > ROLL_MAX_SEATS)
    return (GameProblem){ ROLL_BAD_SEATS, GAME_NOBODY, 0, s->n_seats };
  for (int i = 0; i < s->n_seats; i++)
    tiles += s->seats[i].n_stack[0] + s->seats[i].n_stack[1] + s->seats[i].n_tableau
             + s->seats[i].pile_unknown;
  if (tiles > ROLL_N_TILES + 3 * s->n_seats)
    return (GameProblem){ ROLL_TILES_LOST, GAME_NOBODY, 0, (int16_t) tiles };
  return (GameProblem){ ROLL_WHOLE, GAME_NOBODY, 0, 0 };
}

/* The tile being completed has no powers yet. */
static void
count_powers (RollState *s, int seat)
{
  RollSeat *p = &s->seats[seat];
  const bool is_completing = roll_is_completing (s, seat) && p->n_tableau > 0;

  p->n_tableau = (uint8_t) (p->n_tableau - is_completing);
  roll_powers_recount (p);
  p->n_tableau = (uint8_t) (p->n_tableau + is_completing);
}

/* A view still asks its seat, although it has undone what earlier seats rolled or drew. */
static void
ask_seat (RollState *s, int seat)
{
  const uint8_t *cup = s->seats[seat].dice[ROLL_CUP];

  if (s->ask == ROLL_ASK_SIDE && (s->to_roll >> seat & 1) != 0 && roll_word (cup) != 0)
    roll_ask (s, ROLL_ASK_SIDE, seat, roll_first_colour (cup));
  else if (s->step == ROLL_STEP_SETUP && s->ask == ROLL_ASK_DRAW && (s->chosen >> seat & 1) == 0)
    roll_ask (s, s->start[seat][1] == ROLL_NONE ? ROLL_ASK_DRAW : ROLL_ASK_START, seat, 0);
}

GameProblem
roll_resume_now (RollState *s)
{
  const int asked = s->actor;
  GameProblem problem = verify_numbers (s);

  if (problem.code != ROLL_WHOLE)
    return problem;
  gather_bag (s);
  for (int i = 0; i < s->n_seats; i++)
    count_powers (s, i);
  /* Ask nothing yet: impossible positions must be found before the rules use them. */
  roll_ask (s, ROLL_ASK_OVER, 0, 0);
  problem = roll_verify (s);
  if (problem.code != ROLL_WHOLE)
    return problem;
  roll_advance (s, NULL);
  if (asked < s->n_seats)
    ask_seat (s, asked);
  return roll_verify (s);
}

GameProblem
roll_resume (RollState *s)
{
  const GameProblem problem = verify_numbers (s);

  if (problem.code != ROLL_WHOLE)
    return problem;
  roll_find_first (s);
  s->actor = ROLL_NONE;
  memset (&s->now, 0, sizeof s->now);
  s->turn = 0;
  if (s->step == ROLL_STEP_ASSIGN && is_over (s))
    s->step = ROLL_STEP_OVER;
  else if (s->step == ROLL_STEP_ASSIGN)
    {
      const uint16_t round = s->round;

      roll_begin_round (s, NULL);
      s->round = round;
    }
  return roll_resume_now (s);
}
