/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Phase V, Produce (rules 3.5). */
#include "games/race/rules/internal.h"

static bool
is_produced (const RaceSeat *p, unsigned place)
{
  return (p->produced >> place & 1) != 0;
}

static void
next_stage (RaceState *s)
{
  s->now.stage++;
  s->now.at = 0;
}

/* The draw of a world for its produced good, if it has one. */
static void
draw_for_world (RaceState *s, int seat, unsigned place)
{
  const RaceSeat *p = &s->seats[seat];
  const RaceDesign *world = race_design (s, p->tableau[place]);

  if (!is_produced (p, place))
    return;
  for (unsigned i = 0; i < world->n_powers; i++)
    if (world->powers[i].kind == RACE_POWER_DRAW_IF_PRODUCED_ON_THIS_WORLD)
      race_draw (s, seat, world->powers[i].amount, p->tableau[place]);
}

static void
produce_on (RaceState *s, int seat, unsigned place)
{
  s->now.drawer = (uint8_t) seat;
  s->now.good = (uint8_t) (place + 1);
}

/* Each production world without a good gets one, followed by its draw: two steps per place. */
static void
produce_on_worlds (RaceState *s, int seat)
{
  const RaceSeat *p = &s->seats[seat];

  for (; s->now.at < 2 * p->n_tableau; s->now.at++)
    {
      const unsigned place = s->now.at / 2u;

      if (race_design (s, p->tableau[place])->source != RACE_PRODUCTION)
        continue;
      if (s->now.at % 2 == 0 && p->good[place] == 0)
        produce_on (s, seat, place);
      else if (s->now.at % 2 != 0)
        draw_for_world (s, seat, place);
      if (s->now.good != 0 || s->now.to_draw != 0)
        {
          s->now.at++;
          return;
        }
    }
  next_stage (s);
}

static int
count_worlds (const RaceState *s, const RaceSeat *p, unsigned goods)
{
  int n = 0;

  for (unsigned i = 0; i < p->n_tableau; i++)
    n += (goods & RACE_BIT (race_design (s, p->tableau[i])->good)) != 0;
  return n;
}

static int
count_produced (const RaceState *s, const RaceSeat *p, unsigned goods)
{
  int n = 0;

  for (unsigned i = 0; i < p->n_tableau; i++)
    n += is_produced (p, i) && (goods & RACE_BIT (race_design (s, p->tableau[i])->good)) != 0;
  return n;
}

/* AMB-31: more than any other seat, so at least one. */
static bool
has_produced_most (const RaceState *s, int seat, unsigned goods)
{
  const int own = count_produced (s, &s->seats[seat], goods);

  for (int i = 0; i < s->n_seats; i++)
    if (i != seat && count_produced (s, &s->seats[i], goods) >= own)
      return false;
  return own > 0;
}

static int
count_draws (const RaceState *s, int seat, const RacePower *power)
{
  const RaceSeat *p = &s->seats[seat];
  int kinds = 0;

  switch (power->kind)
    {
    case RACE_POWER_DRAW_PER_WORLD_IN_TABLEAU:
      return power->amount * count_worlds (s, p, power->goods);
    case RACE_POWER_DRAW_PER_GOOD_PRODUCED:
      return power->amount * count_produced (s, p, power->goods);
    case RACE_POWER_DRAW_PER_KIND_PRODUCED:
      for (unsigned good = 0; good < RACE_N_GOODS; good++)
        kinds += count_produced (s, p, RACE_BIT (good)) > 0;
      return power->amount * kinds;
    case RACE_POWER_DRAW_IF_STRICTLY_MOST_PRODUCED:
      return has_produced_most (s, seat, power->goods) ? power->amount : 0;
    case RACE_POWER_PRODUCE_DRAW:
    default:
      return power->amount;
    }
}

/* The next draw of some kinds of powers; false when there is none left. */
static bool
draw_for_powers (RaceState *s, int seat, uint32_t kinds)
{
  const RaceSeat *p = &s->seats[seat];
  unsigned at = s->now.at;
  const RacePower *power = race_next_power (s, p, p->n_tableau, kinds, &at);

  if (power == NULL)
    return false;
  s->now.at = (uint8_t) at;
  race_draw (s, seat, count_draws (s, seat, power), p->tableau[race_power_place (at)]);
  return true;
}

/* Goods on the chosen windfall worlds, then the draws of those worlds. */
static void
fill_windfalls (RaceState *s, int seat)
{
  const bool is_draw = s->now.stage == RACE_PRODUCE_FILLED;

  for (; s->now.at < s->seats[seat].n_tableau; s->now.at++)
    {
      if ((s->now.goods >> s->now.at & 1) == 0)
        continue;
      if (is_draw)
        draw_for_world (s, seat, s->now.at);
      else
        produce_on (s, seat, s->now.at);
      if (s->now.good != 0 || s->now.to_draw != 0)
        {
          s->now.at++;
          return;
        }
    }
  next_stage (s);
}

#define FIXED_DRAWS                                                                                \
  (RACE_BIT (RACE_POWER_PRODUCE_DRAW) | RACE_BIT (RACE_POWER_DRAW_PER_WORLD_IN_TABLEAU))
#define COUNTED_DRAWS                                                                              \
  (RACE_BIT (RACE_POWER_DRAW_PER_GOOD_PRODUCED) | RACE_BIT (RACE_POWER_DRAW_PER_KIND_PRODUCED))

static void
end_turn (RaceState *s)
{
  const uint8_t stage = s->now.stage;

  memset (&s->now, 0, sizeof s->now);
  s->turn++;
  if (stage == RACE_PRODUCE_MOST || s->turn == s->n_seats)
    s->now.stage = RACE_PRODUCE_MOST;
  if (stage != RACE_PRODUCE_MOST && s->turn == s->n_seats)
    s->turn = 0;
}

void
race_produce_step (RaceState *s, GameEvents *ev)
{
  const int seat = race_turn_seat (s);

  if (s->turn == s->n_seats)
    {
      for (int i = 0; i < s->n_seats; i++)
        s->seats[i].produced = 0;
      race_next_phase (s, RACE_PHASE_PRODUCE + 1, ev);
      return;
    }
  switch (s->now.stage)
    {
    case RACE_PRODUCE_WORLDS:
      produce_on_worlds (s, seat);
      break;
    case RACE_PRODUCE_DRAWS:
      if (!draw_for_powers (s, seat, FIXED_DRAWS))
        next_stage (s);
      break;
    case RACE_PRODUCE_WINDFALL:
      if (!race_ask_for_windfall (s, seat))
        next_stage (s);
      break;
    case RACE_PRODUCE_FILL:
    case RACE_PRODUCE_FILLED:
      fill_windfalls (s, seat);
      break;
    case RACE_PRODUCE_COUNTS:
      if (!draw_for_powers (s, seat, COUNTED_DRAWS))
        end_turn (s);
      break;
    default:
      if (!draw_for_powers (s, seat, RACE_BIT (RACE_POWER_DRAW_IF_STRICTLY_MOST_PRODUCED)))
        end_turn (s);
    }
}
