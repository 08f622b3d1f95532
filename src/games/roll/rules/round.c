/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The course of a round: the order of steps, and whose turn it is. */
#include "games/roll/rules/internal.h"

void
roll_begin_round (RollState *s, GameEvents *ev)
{
  s->round++;
  roll_find_first (s);
  s->step = ROLL_STEP_ASSIGN;
  s->to_roll = s->to_assign = (uint8_t) roll_all_seats (s);
  s->turn = 0;
  s->phase = 0;
  s->phases = 0;
  s->spare = ROLL_NO_PHASE;
  memset (&s->now, 0, sizeof s->now);
  for (int i = 0; i < s->n_seats; i++)
    {
      RollSeat *p = &s->seats[i];

      p->selector = ROLL_NO_COLOUR;
      p->selected = ROLL_NO_PHASE;
      p->used = 0;
      p->dictates = 0;
      memset (p->rolled, 0, sizeof p->rolled);
    }
  game_emit (ev, ROLL_EVENT (ROLL_EVENT_ROUND, GAME_NOBODY, false, 0, 0, 0, (int16_t) s->round));
}

/* The next phase that happens, or Manage Empire. */
void
roll_next_phase (RollState *s, unsigned from, GameEvents *ev)
{
  const unsigned left = s->phases & ~(ROLL_BIT (from) - 1);

  s->turn = 0;
  memset (&s->now, 0, sizeof s->now);
  for (int i = 0; i < s->n_seats; i++)
    s->seats[i].scouted = 0;
  if (left == 0)
    {
      s->phase = 0;
      s->step = ROLL_STEP_MANAGE;
      return;
    }
  s->phase = (uint8_t) roll_lowest (left);
  game_emit (ev, ROLL_EVENT (ROLL_EVENT_PHASE, GAME_NOBODY, false, s->phase, 0, 0, 0));
}

void
roll_end_turn (RollState *s)
{
  memset (&s->now, 0, sizeof s->now);
  s->turn++;
}

static bool
has_most_developments (const RollState *s, int seat)
{
  const int own = roll_count_developments (&s->seats[seat]);

  for (int i = 0; i < s->n_seats; i++)
    if (i != seat && roll_count_developments (&s->seats[i]) >= own)
      return false;
  return true;
}

static int
highest_world (const RollSeat *p)
{
  int cost = -1;

  for (unsigned i = 0; i < p->n_tableau; i++)
    if (roll_faces[p->tableau[i]].kind == ROLL_WORLD && roll_faces[p->tableau[i]].cost > cost)
      cost = roll_faces[p->tableau[i]].cost;
  return cost;
}

/* Space Tourism: the seat owns all worlds of the highest printed cost on the table. */
static bool
has_highest_world (const RollState *s, int seat)
{
  const int own = highest_world (&s->seats[seat]);

  for (int i = 0; i < s->n_seats; i++)
    if (i != seat && highest_world (&s->seats[i]) >= own)
      return false;
  return true;
}

static bool
condition_holds (const RollState *s, int seat, const RollPower *power)
{
  switch ((RollCondition) power->condition)
    {
    case ROLL_IF_MOST_DEVELOPMENTS:
      return has_most_developments (s, seat);
    case ROLL_IF_SCOUTED:
      return (s->seats[seat].scouted & power->colours) != 0;
    case ROLL_IF_HIGHEST_WORLD:
      return has_highest_world (s, seat);
    case ROLL_IF_ALWAYS:
    default:
      return true;
    }
}

static int
count_goods (const RollSeat *p, const RollPower *power)
{
  int n = 0;

  for (unsigned i = 0; i < p->n_tableau; i++)
    {
      const uint8_t goods = p->goods[i];

      if (goods == 0)
        continue;
      if (power->per == ROLL_PER_WORLD_GOOD)
        n += (power->colours & ROLL_BIT (roll_faces[p->tableau[i]].colour)) != 0 ? roll_goods_count (goods) : 0;
      else
        n += (power->colours & ROLL_BIT ((goods & 15) - 1)) != 0;
      if (power->per == ROLL_PER_DIE_GOOD && goods >> 4 != 0)
        n += (power->colours & ROLL_BIT ((goods >> 4) - 1)) != 0;
    }
  return n;
}

static int
count_per (const RollSeat *p, const RollPower *power)
{
  int n = 0;

  switch ((RollPer) power->per)
    {
    case ROLL_PER_WORLD_GOOD:
    case ROLL_PER_DIE_GOOD:
      n = count_goods (p, power);
      break;
    case ROLL_PER_CITIZEN:
      for (unsigned c = 0; c < ROLL_N_COLOURS; c++)
        n += (power->colours & ROLL_BIT (c)) != 0 ? p->dice[ROLL_CITIZENRY][c] : 0;
      break;
    case ROLL_PER_PHASE:
    default:
      return 1;
    }
  return (n + power->each - 1) / power->each;
}

/* Rules 3.0.5: the powers that work at the end of a phase, of every seat, workers or not. */
void
roll_end_phase_powers (RollState *s, GameEvents *ev)
{
  const int first = s->first;
  const uint32_t kinds = ROLL_BIT (ROLL_POWER_CREDITS) | ROLL_BIT (ROLL_POWER_CHIPS);

  for (int k = 0; k < s->n_seats; k++)
    {
      const int seat = (first + k) % s->n_seats;
      const RollSeat *p = &s->seats[seat];

      if ((p->has & kinds) == 0)
        continue;
      for (unsigned i = 0; i < p->n_tableau; i++)
        for (unsigned j = 0; j < roll_faces[p->tableau[i]].n_powers; j++)
          {
            const RollPower *power = &roll_faces[p->tableau[i]].powers[j];

            if ((kinds & ROLL_BIT (power->kind)) == 0 || (power->phases & ROLL_BIT (s->phase)) == 0)
              continue;
            if (power->kind == ROLL_POWER_CHIPS)
              roll_gain_chips (s, seat, power->amount, p->tableau[i], ev);
            else if (condition_holds (s, seat, power))
              roll_gain_credits (s, seat, power->amount * count_per (p, power), p->tableau[i], ev);
          }
    }
}

static void
phases_step (RollState *s, GameEvents *ev)
{
  switch (s->phase)
    {
    case ROLL_EXPLORE:
      roll_explore_step (s, ev);
      break;
    case ROLL_PRODUCE:
      roll_produce_step (s, ev);
      break;
    case ROLL_SHIP:
      roll_ship_step (s, ev);
      break;
    case ROLL_DEVELOP:
    case ROLL_SETTLE:
    default:
      roll_build_step (s, ev);
    }
}

static void
over_step (RollState *s, GameEvents *ev)
{
  (void) ev;
  roll_ask (s, ROLL_ASK_OVER, 0, 0);
}

/* A tile that comes to the top is public: its name is asked for before anything else. */
static bool
ask_unknown_top (RollState *s)
{
  if (roll_is_rearranging (s))
    return false;
  for (int i = 0; i < s->n_seats; i++)
    for (unsigned kind = 0; kind < 2; kind++)
      if (s->seats[i].n_stack[kind] > 0 && roll_stack_at (&s->seats[i], kind, 0) == ROLL_UNKNOWN)
        {
          roll_ask (s, ROLL_ASK_IDENTIFY, i, kind);
          return true;
        }
  return false;
}

void
roll_advance (RollState *s, GameEvents *ev)
{
  static void (*const steps[ROLL_N_STEPS]) (RollState *, GameEvents *) = {
    [ROLL_STEP_SETUP] = roll_setup_step,   [ROLL_STEP_ASSIGN] = roll_assign_step,
    [ROLL_STEP_REVEAL] = roll_reveal_step, [ROLL_STEP_PHASES] = phases_step,
    [ROLL_STEP_MANAGE] = roll_manage_step, [ROLL_STEP_OVER] = over_step,
  };

  s->ask = ROLL_ASK_NOTHING;
  s->actor = s->piece = 0;
  while (s->ask == ROLL_ASK_NOTHING)
    if (s->n_unknown == 0 || !ask_unknown_top (s))
      steps[s->step](s, ev);
}
