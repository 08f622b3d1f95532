/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Phase I, Explore (rules 3.1): all seats draw, then each keeps some of what it drew. */
#include "games/race/rules/internal.h"

static int
sum_powers (const RaceState *s, int seat, RacePowerKind kind)
{
  const RaceSeat *p = &s->seats[seat];
  const RacePower *power;
  int n = 0;

  for (unsigned at = 0; (power = race_next_power (s, p, p->n_tableau, RACE_BIT (kind), &at)) != NULL;)
    n += power->amount;
  return n;
}

int
race_explore_draws (const RaceState *s, int seat)
{
  return 2 + (race_has_action (s, seat, RACE_EXPLORE_5) ? 5 : 0)
         + (race_has_action (s, seat, RACE_EXPLORE_1_1) ? 1 : 0)
         + sum_powers (s, seat, RACE_POWER_EXPLORE_DRAW);
}

/* Not more than it could draw (AMB-16). */
int
race_explore_keeps (const RaceState *s, int seat)
{
  const int n = 1 + (race_has_action (s, seat, RACE_EXPLORE_1_1) ? 1 : 0)
                + sum_powers (s, seat, RACE_POWER_EXPLORE_KEEP);

  return n < s->seats[seat].n_drawn ? n : s->seats[seat].n_drawn;
}

static void
draw (RaceState *s)
{
  const int seat = race_turn_seat (s);

  if (s->turn == s->n_seats)
    {
      memset (&s->now, 0, sizeof s->now);
      s->now.stage = RACE_EXPLORE_KEEP;
      return;
    }
  race_draw (s, seat, race_explore_draws (s, seat), RACE_WHY_EXPLORE);
  s->now.to_drawn = true;
  s->turn++;
}

static void
finish (RaceState *s, GameEvents *ev)
{
  for (int k = 0; k < s->n_seats; k++)
    {
      const int seat = race_nth_seat (s, k);

      if (s->seats[seat].n_chosen > 0)
        race_keep_chosen (s, seat, ev);
      else
        race_keep_all (s, seat, ev);
    }
  race_next_phase (s, RACE_PHASE_EXPLORE + 1, ev);
}

void
race_explore_step (RaceState *s, GameEvents *ev)
{
  if (s->now.stage == RACE_EXPLORE_DRAW)
    draw (s);
  else if (race_choose_in_secret (s, RACE_ASK_KEEP))
    {
      const RaceSeat *p = race_actor (s);
      const int want = race_to_choose (s);

      if (p->n_chosen < want && want < p->n_drawn)
        return;
      race_done_choosing (s, ev);
      s->ask = RACE_ASK_NOTHING;
    }
  else
    finish (s, ev);
}
