/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All invariants of a state: dice, tiles and chips add up, and something can be answered. */
#include "games/roll/rules/internal.h"

#define PROBLEM(code, seat, piece, n)                                                              \
  (GameProblem) { (uint8_t) (code), (int8_t) (seat), (uint8_t) (piece), (int16_t) (n) }

static const GameProblem whole = { ROLL_WHOLE, GAME_NOBODY, 0, 0 };

static bool
is_set_up (const RollState *s, int seat)
{
  return s->step != ROLL_STEP_SETUP || s->seats[seat].home != ROLL_NONE;
}

static GameProblem
verify_identity (const RollState *s, int seat)
{
  const RollSeat *p = &s->seats[seat];

  const bool is_early = s->step == ROLL_STEP_SETUP;

  if (p->faction > ROLL_N_FACTIONS || (p->faction < 1 && !is_early))
    return PROBLEM (ROLL_BAD_FACTION, seat, p->faction, 0);
  if ((p->home < ROLL_FIRST_HOME_FACE || p->home >= ROLL_N_FACES) && !(is_early && p->home == ROLL_NONE))
    return PROBLEM (ROLL_BAD_HOME, seat, p->home, 0);
  for (int i = 0; i < seat; i++)
    {
      if (p->faction != 0 && s->seats[i].faction == p->faction)
        return PROBLEM (ROLL_BAD_FACTION, seat, p->faction, i);
      if (p->home != ROLL_NONE && s->seats[i].home == p->home)
        return PROBLEM (ROLL_BAD_HOME, seat, p->home, i);
    }
  return whole;
}

/* Home world and the two faction squares come first, game tiles after them. */
static GameProblem
verify_tableau (const RollState *s, int seat, uint64_t *seen)
{
  const RollSeat *p = &s->seats[seat];
  const unsigned left = ROLL_FIRST_FACTION_FACE + 2u * (p->faction - 1u);
  uint32_t has = 0;

  if (!is_set_up (s, seat))
    return p->n_tableau == 0 ? whole : PROBLEM (ROLL_BAD_TABLEAU, seat, p->tableau[0], p->n_tableau);
  if (p->home >= ROLL_N_FACES || p->faction < 1 || p->faction > ROLL_N_FACTIONS || p->n_tableau < 3
      || p->n_tableau > ROLL_MAX_TABLEAU || p->tableau[0] != p->home || p->tableau[1] != left
      || p->tableau[2] != left + 1)
    return PROBLEM (ROLL_BAD_TABLEAU, seat, p->tableau[0], p->n_tableau);
  for (unsigned i = 0; i < p->n_tableau; i++)
    {
      const uint8_t face = p->tableau[i];

      if (i >= 3 && face >= ROLL_FIRST_FACTION_FACE)
        return PROBLEM (ROLL_BAD_TABLEAU, seat, face, i);
      /* The tile being completed has its powers only when it is finished. */
      if (i + 1u < p->n_tableau || !roll_is_completing (s, seat))
        has |= roll_faces[face].has;
      if (i < 3)
        continue;
      if ((*seen >> ROLL_TILE_OF (face) & 1) != 0)
        return PROBLEM (ROLL_TILE_TWICE, seat, face, 0);
      *seen |= UINT64_C (1) << ROLL_TILE_OF (face);
    }
  return has == p->has ? whole : PROBLEM (ROLL_BAD_POWERS, seat, 0, 0);
}

static GameProblem
verify_goods (const RollState *s, int seat)
{
  const RollSeat *p = &s->seats[seat];

  for (unsigned i = 0; i < ROLL_MAX_TABLEAU; i++)
    {
      const unsigned first = p->goods[i] & 15;
      const unsigned second = p->goods[i] >> 4;

      if (p->goods[i] == 0)
        continue;
      if (i >= p->n_tableau || first == 0 || first > ROLL_N_COLOURS || second > ROLL_N_COLOURS
          || (second != 0 && second < first)
          || roll_goods_count (p->goods[i]) > roll_capacity (s, seat, p->tableau[i]))
        return PROBLEM (ROLL_BAD_GOODS, seat, p->tableau[i], roll_goods_count (p->goods[i]));
    }
  return whole;
}

static GameProblem
verify_stacks (const RollState *s, int seat, uint64_t *seen, int *unknown)
{
  const RollSeat *p = &s->seats[seat];

  /* During setup the first tiles are not in the tableau yet. */
  if (p->n_stack[0] + p->n_stack[1] > (s->step == ROLL_STEP_SETUP ? 0 : ROLL_N_TILES))
    return PROBLEM (ROLL_BAD_STACK, seat, 0, p->n_stack[0] + p->n_stack[1]);
  for (unsigned kind = 0; kind < 2; kind++)
    for (unsigned i = 0; i < p->n_stack[kind]; i++)
      {
        const uint8_t face = roll_stack_at (p, kind, i);

        if (face == ROLL_UNKNOWN)
          {
            (*unknown)++;
            continue;
          }
        if (face >= ROLL_FIRST_FACTION_FACE || roll_faces[face].kind != kind)
          return PROBLEM (ROLL_BAD_STACK, seat, face, i);
        if ((*seen >> ROLL_TILE_OF (face) & 1) != 0)
          return PROBLEM (ROLL_TILE_TWICE, seat, face, 0);
        *seen |= UINT64_C (1) << ROLL_TILE_OF (face);
      }
  *unknown += p->pile_unknown;
  if ((*seen & p->pile) != 0)
    return PROBLEM (ROLL_TILE_TWICE, seat, 2 * __builtin_ctzll (*seen & p->pile), 0);
  *seen |= p->pile;
  return whole;
}

static GameProblem
verify_loose_tiles (const RollState *s, uint64_t *seen, int *unknown)
{
  uint8_t loose[ROLL_N_TILES + 1 + 2 * ROLL_MAX_SEATS];
  unsigned n = 0;

  if (s->now.n_drawn > sizeof s->now.drawn)
    return PROBLEM (ROLL_TILES_LOST, GAME_NOBODY, 0, s->now.n_drawn);
  for (unsigned i = 0; i < s->now.n_drawn; i++)
    if (s->now.drawn[i] == ROLL_UNKNOWN)
      (*unknown)++;
    else
      loose[n++] = s->now.drawn[i];
  if (s->step == ROLL_STEP_SETUP)
    for (int i = 0; i < 2 * s->n_seats; i++)
      if (s->start[i / 2][i % 2] != ROLL_NONE)
        loose[n++] = s->start[i / 2][i % 2];
  for (unsigned i = 0; i < n; i++)
    {
      if (loose[i] >= ROLL_N_TILES)
        return PROBLEM (ROLL_TILES_LOST, GAME_NOBODY, 0, loose[i]);
      if ((*seen >> loose[i] & 1) != 0)
        return PROBLEM (ROLL_TILE_TWICE, GAME_NOBODY, 2 * loose[i], 0);
      *seen |= UINT64_C (1) << loose[i];
    }
  return whole;
}

/* 55 tiles, each in one place (rules 10, scenario 151). */
static GameProblem
verify_tiles (const RollState *s)
{
  const uint64_t all = (UINT64_C (1) << ROLL_N_TILES) - 1;
  uint64_t seen = 0;
  int unknown = 0;
  GameProblem problem;

  for (int i = 0; i < s->n_seats; i++)
    {
      problem = verify_tableau (s, i, &seen);
      if (problem.code == ROLL_WHOLE)
        problem = verify_stacks (s, i, &seen, &unknown);
      if (problem.code == ROLL_WHOLE)
        problem = verify_goods (s, i);
      if (problem.code != ROLL_WHOLE)
        return problem;
    }
  problem = verify_loose_tiles (s, &seen, &unknown);
  if (problem.code != ROLL_WHOLE)
    return problem;
  if ((seen & s->bag) != 0 || (seen | s->bag) != all || unknown != s->n_unknown
      || s->bag_count + unknown != __builtin_popcountll (s->bag))
    return PROBLEM (ROLL_TILES_LOST, GAME_NOBODY, unknown, __builtin_popcountll (seen) + unknown + s->bag_count);
  return whole;
}

/* No more dice of a color than the box holds, and nobody without any. */
static GameProblem
verify_dice (const RollState *s)
{
  for (unsigned c = 0; c < ROLL_N_COLOURS; c++)
    {
      int n = 0;
      int last = 0;

      for (int i = 0; i < s->n_seats; i++)
        {
          const int own = roll_dice_owned (s, i, c);

          n += own;
          if (own > 0)
            last = i;
        }
      if (n > roll_dice[c].count)
        return PROBLEM (ROLL_TOO_MANY_DICE, last, c, n);
    }
  for (int i = 0; i < s->n_seats; i++)
    {
      int n = 0;

      for (unsigned c = 0; c < ROLL_N_COLOURS; c++)
        n += roll_dice_owned (s, i, c);
      if (n == 0 && is_set_up (s, i))
        return PROBLEM (ROLL_NO_DICE, i, 0, 0);
    }
  return whole;
}

/* Dice that have been or can be rolled this round. */
static int
dice_in_play (const RollState *s, int seat)
{
  const RollSeat *p = &s->seats[seat];
  int n = roll_sum (p->dice[ROLL_WILDS]);

  if ((s->to_roll >> seat & 1) != 0)
    n += roll_sum (p->dice[ROLL_CUP]);
  for (unsigned phase = 0; phase < ROLL_N_PHASES; phase++)
    n += roll_sum (p->dice[ROLL_COLUMN + phase]);
  return n;
}

/* TRUE if the seat has had its turn in this phase, or in Manage. */
static bool
has_had_turn (const RollState *s, int seat)
{
  return (seat - s->first + s->n_seats) % s->n_seats < s->turn;
}

/* Workers wait for phases that happen, and for their seat's turn in the current phase. */
static bool
is_still_to_work (const RollState *s, int seat, unsigned phase)
{
  if ((s->phases >> phase & 1) == 0)
    return false;
  return phase > s->phase || (phase == s->phase && !has_had_turn (s, seat));
}

/* Dice are only where the step can have put them. */
static GameProblem
verify_places (const RollState *s, int seat)
{
  const RollSeat *p = &s->seats[seat];
  const bool assigning = s->step == ROLL_STEP_ASSIGN;
  const bool has_selector = p->selector < ROLL_N_COLOURS && p->selected < ROLL_N_PHASES;

  if ((p->selector == ROLL_NO_COLOUR) != (p->selected == ROLL_NO_PHASE)
      || (p->selector != ROLL_NO_COLOUR && !has_selector))
    return PROBLEM (ROLL_BAD_SELECTOR, seat, p->selector, p->selected);
  if (assigning && has_selector == ((s->to_assign >> seat & 1) != 0) && s->turn != seat + 1)
    return PROBLEM (ROLL_BAD_SELECTOR, seat, p->selector, p->selected);
  for (unsigned place = 0; place < ROLL_N_PLACES; place++)
    {
      bool allowed = true;

      if (place >= ROLL_COLUMN && place < ROLL_ZONE)
        allowed = assigning || s->step == ROLL_STEP_REVEAL
                  || (s->step == ROLL_STEP_PHASES && is_still_to_work (s, seat, place - ROLL_COLUMN));
      else if (place == ROLL_DICTATED)
        allowed = (assigning && has_selector) || s->step == ROLL_STEP_REVEAL;
      else if (place == ROLL_WILDS)
        allowed = assigning && (s->to_assign >> seat & 1) != 0;
      allowed &= is_set_up (s, seat);
      if (!allowed && roll_sum (p->dice[place]) > 0)
        return PROBLEM (ROLL_DICE_ASTRAY, seat, place, roll_sum (p->dice[place]));
    }
  /* Scenario 152: a die to roll and to select with, at every Roll. */
  if (assigning && !has_selector && dice_in_play (s, seat) == 0)
    return PROBLEM (ROLL_BAD_START, seat, 0, 0);
  if (s->step == ROLL_STEP_MANAGE && has_had_turn (s, seat) && roll_sum (p->dice[ROLL_CUP]) == 0)
    return PROBLEM (ROLL_BAD_START, seat, 0, 0);
  return whole;
}

static GameProblem
verify_seat (const RollState *s, int seat)
{
  const RollSeat *p = &s->seats[seat];

  /* The last credit is spent only in Manage, and is replaced at once (rules 4.1). */
  if (p->credits > ROLL_MAX_CREDITS || (p->credits < 1 && is_set_up (s, seat)))
    return PROBLEM (ROLL_BAD_CREDITS, seat, 0, p->credits);
  if (p->chips < 0)
    return PROBLEM (ROLL_BAD_CHIPS, seat, 0, p->chips);
  return verify_places (s, seat);
}

/* Reassigning has a target and remembers which workers it has moved; a power in use is in the tableau. */
static bool
can_reassign (const RollState *s, const RollSeat *p, unsigned power)
{
  return p->selected < ROLL_N_PHASES && s->now.moves <= sizeof s->now.moved / sizeof *s->now.moved
         && (power == ROLL_UNKNOWN
             || (power > 0 && power <= p->n_tableau
                 && (roll_faces[p->tableau[power - 1]].has >> ROLL_POWER_REASSIGN & 1) != 0));
}

/* TRUE if that seat can be asked the question at all. */
static bool
is_question (const RollState *s)
{
  const RollSeat *p = &s->seats[s->actor];

  switch (s->ask)
    {
    case ROLL_ASK_NOTHING:
      return false;
    case ROLL_ASK_SIDE:
      return s->piece < ROLL_N_COLOURS;
    case ROLL_ASK_REASSIGN:
      return can_reassign (s, p, ROLL_UNKNOWN);
    case ROLL_ASK_MOVE:
      return can_reassign (s, p, s->now.power);
    case ROLL_ASK_ORDER:
      return s->piece < 2;
    default:
      return s->ask < ROLL_N_QUESTIONS;
    }
}

/* A seat that has chosen has both tiles; afterwards nobody has any. */
static GameProblem
verify_start_tiles (const RollState *s)
{
  for (int i = 0; i < ROLL_MAX_SEATS; i++)
    if ((s->chosen >> i & 1) != 0
        && (s->step != ROLL_STEP_SETUP || i >= s->n_seats || s->start[i][0] >= ROLL_N_TILES
            || s->start[i][1] >= ROLL_N_TILES))
      return PROBLEM (ROLL_BAD_QUESTION, i < s->n_seats ? i : GAME_NOBODY, s->ask, 0);
  return whole;
}

static GameProblem
verify_question (const RollState *s)
{
  GameAnswer answers[GAME_MAX_ANSWERS];

  if (s->actor >= s->n_seats || !is_question (s)
      || (s->ask != ROLL_ASK_OVER && roll_legal (s, answers) == 0))
    return PROBLEM (ROLL_BAD_QUESTION, s->actor < s->n_seats ? s->actor : GAME_NOBODY, s->ask, 0);
  return whole;
}

GameProblem
roll_verify (const RollState *s)
{
  GameProblem problem;

  if (s->n_seats < 2 || s->n_seats > ROLL_MAX_SEATS || s->step >= ROLL_N_STEPS)
    return PROBLEM (ROLL_BAD_SEATS, GAME_NOBODY, 0, s->n_seats);
  if (s->phase > ROLL_N_PHASES || (s->step == ROLL_STEP_PHASES && s->phase == ROLL_N_PHASES))
    return PROBLEM (ROLL_BAD_QUESTION, GAME_NOBODY, s->ask, 0);
  for (int i = 0; i < s->n_seats; i++)
    {
      problem = verify_identity (s, i);
      if (problem.code == ROLL_WHOLE)
        problem = verify_seat (s, i);
      if (problem.code != ROLL_WHOLE)
        return problem;
    }
  problem = verify_tiles (s);
  if (problem.code == ROLL_WHOLE)
    problem = verify_dice (s);
  if (problem.code == ROLL_WHOLE)
    problem = verify_start_tiles (s);
  if (problem.code == ROLL_WHOLE)
    problem = roll_verify_now (s);
  return problem.code == ROLL_WHOLE ? verify_question (s) : problem;
}
