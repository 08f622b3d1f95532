/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Phase III, Settle (rules 3.3). */
#include "games/race/rules/internal.h"

/* Rules 0.3: nothing is used up by conquering. */
int
race_strength (const RaceState *s, int seat, uint8_t design)
{
  const RaceSeat *p = &s->seats[seat];
  const RaceDesign *world = race_design (s, design);
  const uint32_t kind = RACE_BIT (RACE_POWER_SPECIALIZED_MILITARY);
  const RacePower *power;
  int n = p->military + p->temporary;

  for (unsigned at = 0; (power = race_next_power (s, p, p->n_tableau, kind, &at)) != NULL;)
    if (race_is_aimed_at (power, world))
      n += power->amount;
  return n;
}

/* The first matching power of that kind; `at` as race_next_power leaves it. */
static const RacePower *
find_power (const RaceState *s, const RaceSeat *p, RacePowerKind kind, const RaceDesign *world, unsigned *at)
{
  const RacePower *power;

  *at = 0;
  while ((power = race_next_power (s, p, p->n_tableau, RACE_BIT (kind), at)) != NULL)
    if ((power->goods & RACE_BIT (world->good)) != 0)
      return power;
  return NULL;
}

int
race_settle_cost (const RaceState *s, int seat, uint8_t design)
{
  const RaceSeat *p = &s->seats[seat];
  const RaceDesign *world = race_design (s, design);
  const uint32_t kind = RACE_BIT (RACE_POWER_REDUCE_WORLD_COST);
  const RacePower *power;
  int cost = world->cost;
  unsigned at;

  if (world->military)
    {
      power = find_power (s, p, RACE_POWER_PAY_FOR_MILITARY_WORLD, world, &at);
      if (power == NULL)
        return -1;
      cost -= power->amount;
    }
  for (at = 0; (power = race_next_power (s, p, p->n_tableau, kind, &at)) != NULL;)
    if ((power->goods & RACE_BIT (world->good)) != 0)
      cost -= power->amount;
  return cost < 0 ? 0 : cost;
}

/* Military that can still be gained by discarding cards, from the powers after the first `at`. */
static int
more_military (const RaceState *s, const RaceSeat *p, unsigned at)
{
  const uint32_t kind = RACE_BIT (RACE_POWER_TEMPORARY_MILITARY);
  const RacePower *power;
  int n = 0;

  while ((power = race_next_power (s, p, p->n_tableau, kind, &at)) != NULL)
    n += power->amount;
  return n;
}

/* All ways to place the world with so many cards to pay with. Conquering and paying nothing have the same
 * result, and are one way. */
static unsigned
find_ways (const RaceState *s, int seat, uint8_t design, int n_cards, int more)
{
  const RaceSeat *p = &s->seats[seat];
  const RaceDesign *world = race_design (s, design);
  const int cost = race_settle_cost (s, seat, design);
  unsigned ways = 0;
  unsigned at;

  if (world->military && race_strength (s, seat, design) + more >= world->cost)
    ways |= RACE_CONQUER;
  if (cost >= 0 && cost <= n_cards && (cost > 0 || (ways & RACE_CONQUER) == 0))
    ways |= RACE_PAY;
  if (cost >= 0 && find_power (s, p, RACE_POWER_PLACE_WORLD_FOR_ZERO, world, &at) != NULL)
    ways |= RACE_FOR_ZERO;
  return ways;
}

/* Rules 3.3.2a: the next card that can be discarded for Military, if any. */
static bool
ask_for_tactics (RaceState *s, int seat)
{
  const RaceSeat *p = &s->seats[seat];
  unsigned at = s->now.at;

  if (race_next_power (s, p, p->n_tableau, RACE_BIT (RACE_POWER_TEMPORARY_MILITARY), &at) == NULL)
    return false;
  race_ask (s, RACE_ASK_TACTICS, seat, p->tableau[race_power_place (at)]);
  return true;
}

static void
begin_turn (RaceState *s, int seat)
{
  if (ask_for_tactics (s, seat))
    return;
  s->now.at = 0;
  if (s->seats[seat].placing == 0)
    s->turn++;
  else
    s->now.stage = RACE_PLACE_HOW;
}

static void
pay_and_place (RaceState *s, int seat, GameEvents *ev)
{
  RaceSeat *p = &s->seats[seat];
  const uint8_t design = (uint8_t) (p->placing - 1);
  const int cost = s->now.how == RACE_PAY ? race_settle_cost (s, seat, design) : 0;

  if (!race_pay (s, seat, cost, ev))
    return;
  race_place (s, seat, s->now.how, cost, ev);
  s->now.how = 0;
  s->now.stage = RACE_PLACE_BONUS;
  if (race_design (s, design)->source != RACE_WINDFALL)
    return;
  s->now.drawer = (uint8_t) seat;
  s->now.good = p->n_tableau;
}

static void
end_phase (RaceState *s, GameEvents *ev)
{
  for (int i = 0; i < s->n_seats; i++)
    s->seats[i].temporary = 0;
  race_next_phase (s, s->phase + 1u, ev);
}

void
race_settle_step (RaceState *s, GameEvents *ev)
{
  const int seat = race_turn_seat (s);

  switch (s->now.stage)
    {
    case RACE_PLACE_START:
      s->now.stage = RACE_PLACE_CHOOSE;
      break;
    case RACE_PLACE_CHOOSE:
      if (!race_choose_in_secret (s, RACE_ASK_SETTLE))
        race_reveal (s, ev);
      break;
    case RACE_PLACE_HOW:
      race_ask (s, RACE_ASK_HOW, seat, s->seats[seat].placing - 1u);
      break;
    case RACE_PLACE_PAY:
      pay_and_place (s, seat, ev);
      break;
    case RACE_PLACE_BONUS:
      if (race_has_action (s, seat, RACE_SETTLE))
        race_draw (s, seat, 1, RACE_WHY_SETTLE_BONUS);
      s->now.stage = RACE_PLACE_DRAWS;
      break;
    case RACE_PLACE_DRAWS:
      if (race_draw_for_placing (s, seat, RACE_POWER_DRAW_AFTER_PLACING_WORLD))
        break;
      s->turn++;
      s->now.at = 0;
      s->now.stage = RACE_PLACE_TURN;
      break;
    default:
      if (s->turn == s->n_seats)
        end_phase (s, ev);
      else
        begin_turn (s, seat);
    }
}

/* Which world? */

static GameStatus
check_placeable (const RaceState *s, uint8_t design)
{
  const RaceSeat *p = race_actor (s);

  if (find_ways (s, s->actor, design, p->n_hand - 1, more_military (s, p, 0)) != 0)
    return RACE_OK;
  return race_settle_cost (s, s->actor, design) < 0 ? RACE_TOO_STRONG : RACE_TOO_DEAR;
}

static GameStatus
check_settle (const RaceState *s, GameAnswer answer)
{
  const uint8_t design = GAME_ANSWER_A (answer);
  GameStatus status;

  if (GAME_ANSWER_KIND (answer) == RACE_DO_PLACE_NOTHING)
    return RACE_OK;
  if (GAME_ANSWER_KIND (answer) != RACE_DO_SETTLE)
    return race_wrong_kind (answer);
  status = race_check_in_hand (s, design);
  if (status != RACE_OK)
    return status;
  return race_design (s, design)->kind == RACE_WORLD ? check_placeable (s, design) : RACE_NO_WORLD;
}

static size_t
legal_settle (const RaceState *s, GameAnswer *out)
{
  return race_legal_placing (s, RACE_WORLD, RACE_DO_SETTLE, check_placeable, out);
}

static void
apply_settle (RaceState *s, GameAnswer answer, GameEvents *ev)
{
  if (GAME_ANSWER_KIND (answer) == RACE_DO_SETTLE)
    s->seats[s->actor].placing = (uint8_t) (GAME_ANSWER_A (answer) + 1);
  race_done_choosing (s, ev);
}

const RaceAsker race_ask_settle = { legal_settle, check_settle, apply_settle };

/* Discard the card for Military, or keep it? It must be discarded if nothing else places the world. */

static bool
may_keep (const RaceState *s)
{
  const RaceSeat *p = race_actor (s);
  unsigned at = s->now.at;

  if (p->placing == 0)
    return true;
  race_next_power (s, p, p->n_tableau, RACE_BIT (RACE_POWER_TEMPORARY_MILITARY), &at);
  return find_ways (s, s->actor, (uint8_t) (p->placing - 1), p->n_hand, more_military (s, p, at)) != 0;
}

static GameStatus
check_tactics (const RaceState *s, GameAnswer answer)
{
  const uint8_t kind = GAME_ANSWER_KIND (answer);

  if (kind != RACE_DO_DISCARD && kind != RACE_DO_KEEP)
    return race_wrong_kind (answer);
  if (GAME_ANSWER_A (answer) != s->piece)
    return RACE_NO_SUCH_POWER;
  return kind == RACE_DO_DISCARD || may_keep (s) ? RACE_OK : RACE_NEEDED;
}

static size_t
legal_tactics (const RaceState *s, GameAnswer *out)
{
  out[0] = GAME_ANSWER (RACE_DO_DISCARD, s->piece, 0, 0);
  out[1] = GAME_ANSWER (RACE_DO_KEEP, s->piece, 0, 0);
  return may_keep (s) ? 2 : 1;
}

static void
apply_tactics (RaceState *s, GameAnswer answer, GameEvents *ev)
{
  RaceSeat *p = &s->seats[s->actor];
  unsigned at = s->now.at;
  const RacePower *power = race_next_power (s, p, p->n_tableau, RACE_BIT (RACE_POWER_TEMPORARY_MILITARY), &at);
  const unsigned place = race_power_place (at);

  if (GAME_ANSWER_KIND (answer) == RACE_DO_KEEP)
    {
      s->now.at = (uint8_t) at;
      return;
    }
  p->temporary = (uint8_t) (p->temporary + power->amount);
  s->now.at = (uint8_t) (place * RACE_MAX_POWERS);
  race_sacrifice (s, s->actor, place, power->amount, ev);
}

const RaceAsker race_ask_tactics = { legal_tactics, check_tactics, apply_tactics };

/* How is it placed? */

static unsigned
ways_now (const RaceState *s)
{
  return find_ways (s, s->actor, s->piece, race_actor (s)->n_hand, 0);
}

/* The card that places a world for nothing, by its place in the tableau. */
static unsigned
find_ship (const RaceState *s)
{
  unsigned at;

  find_power (s, race_actor (s), RACE_POWER_PLACE_WORLD_FOR_ZERO, race_design (s, s->piece), &at);
  return race_power_place (at);
}

static GameStatus
check_how (const RaceState *s, GameAnswer answer)
{
  const unsigned ways = ways_now (s);

  switch (GAME_ANSWER_KIND (answer))
    {
    case RACE_DO_CONQUER:
      return (ways & RACE_CONQUER) != 0 ? RACE_OK : RACE_NOT_THIS_WAY;
    case RACE_DO_PAY:
      return (ways & RACE_PAY) != 0 ? RACE_OK : RACE_NOT_THIS_WAY;
    case RACE_DO_USE:
      if ((ways & RACE_FOR_ZERO) == 0)
        return RACE_NOT_THIS_WAY;
      return race_actor (s)->tableau[find_ship (s)] == GAME_ANSWER_A (answer) ? RACE_OK : RACE_NO_SUCH_POWER;
    default:
      return race_wrong_kind (answer);
    }
}

static size_t
legal_how (const RaceState *s, GameAnswer *out)
{
  const unsigned ways = ways_now (s);
  size_t n = 0;

  if ((ways & RACE_CONQUER) != 0)
    out[n++] = GAME_ANSWER (RACE_DO_CONQUER, 0, 0, 0);
  if ((ways & RACE_PAY) != 0)
    out[n++] = GAME_ANSWER (RACE_DO_PAY, 0, 0, 0);
  if ((ways & RACE_FOR_ZERO) != 0)
    out[n++] = GAME_ANSWER (RACE_DO_USE, race_actor (s)->tableau[find_ship (s)], 0, 0);
  return n;
}

static void
apply_how (RaceState *s, GameAnswer answer, GameEvents *ev)
{
  const uint8_t kind = GAME_ANSWER_KIND (answer);

  s->now.how = kind == RACE_DO_CONQUER ? RACE_CONQUER : kind == RACE_DO_PAY ? RACE_PAY : RACE_FOR_ZERO;
  s->now.stage = RACE_PLACE_PAY;
  if (kind == RACE_DO_USE)
    race_sacrifice (s, s->actor, find_ship (s), 0, ev);
}

const RaceAsker race_ask_how = { legal_how, check_how, apply_how };
