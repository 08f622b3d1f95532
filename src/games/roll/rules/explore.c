/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Phase I, Explore: Stock and Scout, the extra tile at the end, and returning abandoned tiles to the bag.
 *
 * Turns 0 to n - 1 are the seats' explorers; turns n to 2n - 1 are for the tile that some draw at the end of
 * the phase. */
#include "games/roll/rules/internal.h"

enum { STOCK_CREDITS = 2, GIVERS_HAVE = 3 };

static bool
is_end_of_phase (const RollState *s)
{
  return s->turn >= s->n_seats;
}

static int
tiles_in_stacks (const RollSeat *p)
{
  return p->n_stack[ROLL_DEVELOPMENT] + p->n_stack[ROLL_WORLD];
}

/* Rules 3.0.3: virtual workers are there whenever the phase happens. */
void
roll_take_extra_workers (RollState *s, const RollSeat *p)
{
  const RollPower *power;

  for (unsigned at = 0; (power = roll_next_power (p, p->n_tableau, ROLL_POWER_EXTRA_WORKERS, &at)) != NULL;)
    if ((power->phases & ROLL_BIT (s->phase)) != 0)
      for (unsigned c = 0; c < ROLL_N_COLOURS; c++)
        s->now.extra[c] = (uint8_t) (s->now.extra[c] + (power->colours >> c & 1));
}

/* A used worker goes to the Citizenry; a virtual one just disappears. */
void
roll_use_worker (RollState *s, unsigned colour, bool is_virtual)
{
  RollSeat *p = &s->seats[s->actor];

  if (is_virtual)
    s->now.extra[colour]--;
  else
    roll_move_die (p, ROLL_COLUMN + s->phase, ROLL_CITIZENRY, colour);
}

static unsigned
extra_draws (const RollSeat *p)
{
  const RollPower *power;
  unsigned n = 0;

  for (unsigned at = 0; (power = roll_next_power (p, p->n_tableau, ROLL_POWER_DRAW, &at)) != NULL;)
    n += power->amount;
  return n;
}

static int
pour_piles (RollState *s, GameEvents *ev)
{
  int n = 0;

  for (int i = 0; i < s->n_seats; i++)
    {
      RollSeat *p = &s->seats[i];

      n += __builtin_popcountll (p->pile) + p->pile_unknown;
      s->bag |= p->pile;
      s->n_unknown = (uint8_t) (s->n_unknown - p->pile_unknown);
      p->pile = 0;
      p->pile_unknown = 0;
    }
  s->bag_count = (uint8_t) (s->bag_count + n);
  if (n > 0)
    game_emit (ev, ROLL_EVENT (ROLL_EVENT_PILE, GAME_NOBODY, false, 0, 0, 0, (int16_t) n));
  return n;
}

/* Rules 3.1, bag too small: first the abandoned tiles are returned; then the scouting seat places what it
 * has, and everybody with three or more tiles gives one. */
static void
draw_stage (RollState *s, GameEvents *ev)
{
  if (s->now.to_draw == 0)
    s->now.stage = ROLL_EXPLORE_PUT;
  else if (s->bag_count > 0 || pour_piles (s, ev) > 0)
    roll_ask (s, ROLL_ASK_DRAW, roll_turn_seat (s), 0);
  else
    s->now.stage = ROLL_EXPLORE_PUT;
}

static void
put_stage (RollState *s, GameEvents *ev)
{
  if (s->now.n_drawn > 0)
    roll_ask (s, ROLL_ASK_PUT, roll_turn_seat (s), 0);
  else if (s->now.to_draw > 0 && (s->now.given & ROLL_ASKED_ALL) == 0)
    {
      s->now.stage = ROLL_EXPLORE_GIVE;
      game_emit (ev, ROLL_EVENT (ROLL_EVENT_SHORTAGE, (int8_t) roll_turn_seat (s), false, 0, 0, 0, 0));
    }
  else
    {
      /* In play there are always enough tiles for a Scout; a position written by hand may have too few. */
      s->now.to_draw = 0;
      s->now.given = 0;
      s->now.stage = is_end_of_phase (s) ? ROLL_EXPLORE_END : ROLL_EXPLORE_TASKS;
    }
}

static void
give_stage (RollState *s)
{
  const int first = s->first;

  for (int k = 0; k < s->n_seats; k++)
    {
      const int seat = (first + k) % s->n_seats;

      if ((s->now.given & ROLL_BIT (seat)) == 0 && tiles_in_stacks (&s->seats[seat]) >= GIVERS_HAVE)
        {
          roll_ask (s, ROLL_ASK_GIVE, seat, 0);
          return;
        }
    }
  s->now.given = ROLL_ASKED_ALL;
  s->now.stage = ROLL_EXPLORE_DRAW;
}

static void
start_stage (RollState *s)
{
  const RollSeat *p = &s->seats[roll_turn_seat (s)];

  if (is_end_of_phase (s))
    {
      s->now.to_draw = (uint8_t) extra_draws (p);
      s->now.stage = s->now.to_draw > 0 ? ROLL_EXPLORE_DRAW : ROLL_EXPLORE_END;
      return;
    }
  roll_take_extra_workers (s, p);
  s->now.stage = ROLL_EXPLORE_TASKS;
}

static void
tasks_stage (RollState *s)
{
  const int seat = roll_turn_seat (s);

  if (roll_sum (s->seats[seat].dice[ROLL_COLUMN + ROLL_EXPLORE]) + roll_sum (s->now.extra) > 0)
    roll_ask (s, ROLL_ASK_EXPLORE, seat, 0);
  else
    s->now.stage = ROLL_EXPLORE_OFFER;
}

void
roll_explore_step (RollState *s, GameEvents *ev)
{
  const int seat = roll_turn_seat (s);
  const RollSeat *p = &s->seats[seat];

  if (s->turn == 2 * s->n_seats)
    {
      roll_end_phase_powers (s, ev);
      pour_piles (s, ev);
      roll_next_phase (s, ROLL_EXPLORE + 1, ev);
      return;
    }
  switch (s->now.stage)
    {
    case ROLL_EXPLORE_START:
      start_stage (s);
      break;
    case ROLL_EXPLORE_TASKS:
      tasks_stage (s);
      break;
    case ROLL_EXPLORE_ABANDON:
      roll_ask (s, ROLL_ASK_ABANDON, seat, 0);
      break;
    case ROLL_EXPLORE_DRAW:
      draw_stage (s, ev);
      break;
    case ROLL_EXPLORE_PUT:
      put_stage (s, ev);
      break;
    case ROLL_EXPLORE_GIVE:
      give_stage (s);
      break;
    case ROLL_EXPLORE_OFFER:
      /* Once after the last task is equivalent to any number of times before (rules 3.1). */
      if (roll_has (p, ROLL_POWER_REARRANGE) && tiles_in_stacks (p) > 0)
        roll_ask (s, ROLL_ASK_REARRANGE, seat, 0);
      else
        s->now.stage = ROLL_EXPLORE_END;
      break;
    case ROLL_EXPLORE_ORDER_DEVELOPMENTS:
      roll_ask (s, ROLL_ASK_ORDER, seat, ROLL_DEVELOPMENT);
      break;
    case ROLL_EXPLORE_ORDER_WORLDS:
      roll_ask (s, ROLL_ASK_ORDER, seat, ROLL_WORLD);
      break;
    default:
      roll_end_turn (s);
    }
}

/* Which explorer, Scout or Stock? */

static GameStatus
check_explore (const RollState *s, GameAnswer answer)
{
  const uint8_t colour = GAME_ANSWER_A (answer);
  const uint8_t is_virtual = GAME_ANSWER_B (answer);

  if (GAME_ANSWER_KIND (answer) != ROLL_DO_STOCK && GAME_ANSWER_KIND (answer) != ROLL_DO_SCOUT)
    return roll_wrong_kind (answer);
  return roll_check_worker (s, colour, is_virtual);
}

GameStatus
roll_check_worker (const RollState *s, unsigned colour, unsigned is_virtual)
{
  if (colour >= ROLL_N_COLOURS || is_virtual > 1)
    return ROLL_NO_SUCH_ANSWER;
  if (is_virtual)
    return s->now.extra[colour] > 0 ? ROLL_OK : ROLL_NO_SUCH_DIE;
  return roll_actor (s)->dice[ROLL_COLUMN + s->phase][colour] > 0 ? ROLL_OK : ROLL_NO_SUCH_DIE;
}

size_t
roll_legal_workers (const RollState *s, unsigned kind, GameAnswer *out)
{
  const uint8_t *column = roll_actor (s)->dice[ROLL_COLUMN + s->phase];
  size_t n = 0;

  for (unsigned c = 0; c < ROLL_N_COLOURS; c++)
    {
      if (column[c] > 0)
        out[n++] = GAME_ANSWER (kind, c, 0, 0);
      if (s->now.extra[c] > 0)
        out[n++] = GAME_ANSWER (kind, c, 1, 0);
    }
  return n;
}

static size_t
legal_explore (const RollState *s, GameAnswer *out)
{
  const size_t n = roll_legal_workers (s, ROLL_DO_STOCK, out);

  return n + roll_legal_workers (s, ROLL_DO_SCOUT, out + n);
}

/* A power replaces the amount. */
int
roll_stock_why (const RollSeat *p, unsigned explorer, GameCauses *causes)
{
  const RollPower *power;
  int amount = STOCK_CREDITS;

  game_add_cause (causes, ROLL_CAUSE_BASE, ROLL_NONE, amount);
  for (unsigned at = 0; (power = roll_next_power (p, p->n_tableau, ROLL_POWER_STOCK, &at)) != NULL;)
    if ((power->colours & ROLL_BIT (explorer)) != 0)
      {
        game_add_cause (causes, ROLL_CAUSE_TILE, roll_power_face (p, at), power->amount - amount);
        amount = power->amount;
      }
  return amount;
}

int
roll_stock_credits (const RollState *s, int seat, RollColour explorer)
{
  return roll_stock_why (&s->seats[seat], explorer, NULL);
}

static void
stock (RollState *s, unsigned colour, GameEvents *ev)
{
  GameCauses causes;
  int amount;

  causes.n = 0;
  amount = roll_stock_why (roll_actor (s), colour, &causes);
  roll_gain_credits (s, s->actor, amount, causes.list[causes.n - 1].piece, ev);
}

static void
apply_explore (RollState *s, GameAnswer answer, GameEvents *ev)
{
  RollSeat *p = &s->seats[s->actor];
  const uint8_t colour = GAME_ANSWER_A (answer);
  const uint8_t is_virtual = GAME_ANSWER_B (answer);

  roll_use_worker (s, colour, is_virtual);
  if (GAME_ANSWER_KIND (answer) == ROLL_DO_STOCK)
    {
      game_emit (ev, ROLL_EVENT (ROLL_EVENT_STOCKED, (int8_t) s->actor, false, colour, is_virtual, 0, 0));
      stock (s, colour, ev);
      return;
    }
  p->scouted = (uint8_t) (p->scouted | ROLL_BIT (colour));
  game_emit (ev, ROLL_EVENT (ROLL_EVENT_SCOUTED, (int8_t) s->actor, false, colour, is_virtual, 0, 0));
  if (tiles_in_stacks (p) > 0)
    s->now.stage = ROLL_EXPLORE_ABANDON;
  else
    {
      s->now.to_draw = 1;
      s->now.stage = ROLL_EXPLORE_DRAW;
    }
}

const RollAsker roll_ask_explore = { legal_explore, check_explore, apply_explore };
