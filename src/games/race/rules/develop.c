/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Phase II, Develop (rules 3.2). */
#include "games/race/rules/internal.h"

static int
cost_reduction (const RaceState *s, int seat)
{
  const RaceSeat *p = &s->seats[seat];
  const uint32_t kind = RACE_BIT (RACE_POWER_REDUCE_DEVELOPMENT_COST);
  const RacePower *power;
  int n = race_has_action (s, seat, RACE_DEVELOP) ? 1 : 0;

  for (unsigned at = 0; (power = race_next_power (s, p, p->n_tableau, kind, &at)) != NULL;)
    n += power->amount;
  return n;
}

int
race_develop_cost (const RaceState *s, int seat, uint8_t design)
{
  const int cost = race_design (s, design)->cost - cost_reduction (s, seat);

  return cost < 0 ? 0 : cost;
}

static void
draw_at_start (RaceState *s)
{
  const int seat = race_turn_seat (s);
  const RaceSeat *p = &s->seats[seat];
  unsigned at = s->now.at;
  const RacePower *power;

  if (s->turn == s->n_seats)
    {
      memset (&s->now, 0, sizeof s->now);
      s->now.stage = RACE_PLACE_CHOOSE;
      return;
    }
  power = race_next_power (s, p, p->n_tableau, RACE_BIT (RACE_POWER_DRAW_AT_PHASE_START), &at);
  s->now.at = (uint8_t) at;
  if (power != NULL)
    race_draw (s, seat, power->amount, p->tableau[race_power_place (at)]);
  else
    {
      s->turn++;
      s->now.at = 0;
    }
}

static void
pay_and_place (RaceState *s, int seat, GameEvents *ev)
{
  const RaceSeat *p = &s->seats[seat];
  int cost;

  if (p->placing == 0)
    {
      s->turn++;
      return;
    }
  cost = race_develop_cost (s, seat, (uint8_t) (p->placing - 1));
  if (!race_pay (s, seat, cost, ev))
    return;
  race_place (s, seat, 0, cost, ev);
  s->now.stage = RACE_PLACE_DRAWS;
  s->now.at = 0;
}

void
race_develop_step (RaceState *s, GameEvents *ev)
{
  const int seat = race_turn_seat (s);

  switch (s->now.stage)
    {
    case RACE_PLACE_START:
      draw_at_start (s);
      break;
    case RACE_PLACE_CHOOSE:
      if (!race_choose_in_secret (s, RACE_ASK_DEVELOP))
        race_reveal (s, ev);
      break;
    case RACE_PLACE_DRAWS:
      if (race_draw_for_placing (s, seat, RACE_POWER_DRAW_AFTER_PLACING_DEVELOPMENT))
        break;
      s->turn++;
      s->now.stage = RACE_PLACE_TURN;
      break;
    default:
      if (s->turn == s->n_seats)
        race_next_phase (s, s->phase + 1u, ev);
      else
        pay_and_place (s, seat, ev);
    }
}

/* Which development? */

static GameStatus
check_affordable (const RaceState *s, uint8_t design)
{
  const RaceSeat *p = race_actor (s);

  if (race_tableau_find (p, design) >= 0)
    return RACE_IN_TABLEAU;
  return race_develop_cost (s, s->actor, design) <= p->n_hand - 1 ? RACE_OK : RACE_TOO_DEAR;
}

static GameStatus
check_develop (const RaceState *s, GameAnswer answer)
{
  const uint8_t design = GAME_ANSWER_A (answer);
  GameStatus status;

  if (GAME_ANSWER_KIND (answer) == RACE_DO_PLACE_NOTHING)
    return RACE_OK;
  if (GAME_ANSWER_KIND (answer) != RACE_DO_DEVELOP)
    return race_wrong_kind (answer);
  status = race_check_in_hand (s, design);
  if (status != RACE_OK)
    return status;
  return race_design (s, design)->kind == RACE_DEVELOPMENT ? check_affordable (s, design) : RACE_NO_DEVELOPMENT;
}

static size_t
legal_develop (const RaceState *s, GameAnswer *out)
{
  return race_legal_placing (s, RACE_DEVELOPMENT, RACE_DO_DEVELOP, check_affordable, out);
}

static void
apply_develop (RaceState *s, GameAnswer answer, GameEvents *ev)
{
  if (GAME_ANSWER_KIND (answer) == RACE_DO_DEVELOP)
    s->seats[s->actor].placing = (uint8_t) (GAME_ANSWER_A (answer) + 1);
  race_done_choosing (s, ev);
}

const RaceAsker race_ask_develop = { legal_develop, check_develop, apply_develop };
