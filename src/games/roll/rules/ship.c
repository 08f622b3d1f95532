/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Phase V, Ship: each shipper takes one good and trades it for credits or consumes it for VP chips. */
#include "games/roll/rules/internal.h"

/* By the world's color. */
static const uint8_t trade_price[ROLL_GRAY + 1] = {
  [ROLL_CYAN] = 3,
  [ROLL_BROWN] = 4,
  [ROLL_GREEN] = 5,
  [ROLL_YELLOW] = 6,
};

static int
sum_powers (const RollSeat *p, RollPowerKind kind, uint8_t world, GameCauses *causes)
{
  const RollPower *power;
  int n = 0;

  for (unsigned at = 0; (power = roll_next_power (p, p->n_tableau, kind, &at)) != NULL;)
    if ((power->colours & ROLL_BIT (roll_faces[world].colour)) != 0)
      {
        n += power->amount;
        game_add_cause (causes, ROLL_CAUSE_TILE, roll_power_face (p, at), power->amount);
      }
  return n;
}

int
roll_trade_why (const RollSeat *p, uint8_t world, GameCauses *causes)
{
  const int price = trade_price[roll_faces[world].colour];

  game_add_cause (causes, ROLL_CAUSE_BASE, world, price);
  return price + sum_powers (p, ROLL_POWER_TRADE_CREDITS, world, causes);
}

int
roll_trade_value (const RollState *s, int seat, uint8_t world)
{
  return roll_trade_why (&s->seats[seat], world, NULL);
}

/* Purple matches every world, white and red none. */
static bool
matches (unsigned colour, uint8_t world)
{
  return colour == ROLL_PURPLE || colour == roll_faces[world].colour;
}

int
roll_consume_why (const RollSeat *p, uint8_t world, unsigned good, unsigned shipper, GameCauses *causes)
{
  game_add_cause (causes, ROLL_CAUSE_BASE, ROLL_NONE, 1);
  game_add_cause (causes, ROLL_CAUSE_GOOD, ROLL_NONE, matches (good, world));
  game_add_cause (causes, ROLL_CAUSE_SHIPPER, ROLL_NONE, matches (shipper, world));
  return 1 + matches (good, world) + matches (shipper, world)
         + sum_powers (p, ROLL_POWER_CONSUME_CHIPS, world, causes);
}

int
roll_consume_chips (const RollState *s, int seat, uint8_t world, RollColour good, RollColour shipper)
{
  return roll_consume_why (&s->seats[seat], world, good, shipper, NULL);
}

int
roll_consume_credits (const RollState *s, int seat, uint8_t world)
{
  return sum_powers (&s->seats[seat], ROLL_POWER_CONSUME_CREDITS, world, NULL);
}

static bool
has_goods (const RollSeat *p)
{
  for (unsigned i = 0; i < p->n_tableau; i++)
    if (p->goods[i] != 0)
      return true;
  return false;
}

static void
good_stage (RollState *s, int seat, GameEvents *ev)
{
  const RollSeat *p = &s->seats[seat];

  if (roll_sum (p->dice[ROLL_COLUMN + ROLL_SHIP]) + roll_sum (s->now.extra) > 0 && has_goods (p))
    {
      roll_ask (s, ROLL_ASK_SHIP, seat, 0);
      return;
    }
  roll_to_cup (s, seat, ROLL_COLUMN + ROLL_SHIP, ev);
  roll_end_turn (s);
}

void
roll_ship_step (RollState *s, GameEvents *ev)
{
  const int seat = roll_turn_seat (s);

  if (s->turn == s->n_seats)
    {
      roll_end_phase_powers (s, ev);
      roll_next_phase (s, ROLL_SHIP + 1, ev);
      return;
    }
  switch (s->now.stage)
    {
    case ROLL_SHIP_START:
      roll_take_extra_workers (s, &s->seats[seat]);
      s->now.stage = ROLL_SHIP_GOOD;
      break;
    case ROLL_SHIP_DELIVER:
      roll_ask (s, ROLL_ASK_DELIVER, seat, s->now.good - 1u);
      break;
    case ROLL_SHIP_BUY:
      roll_ask (s, ROLL_ASK_BUY, seat, 0);
      break;
    default:
      good_stage (s, seat, ev);
    }
}

/* Which good? */

static GameStatus
check_ship (const RollState *s, GameAnswer answer)
{
  const RollSeat *p = roll_actor (s);
  const uint8_t colour = GAME_ANSWER_B (answer);
  const int i = roll_tableau_find (p, GAME_ANSWER_A (answer));

  if (GAME_ANSWER_KIND (answer) != ROLL_DO_SHIP)
    return roll_wrong_kind (answer);
  return i >= 0 && colour < ROLL_N_COLOURS && roll_goods_have (p->goods[i], colour) ? ROLL_OK
                                                                                   : ROLL_NO_SUCH_GOOD;
}

static size_t
legal_ship (const RollState *s, GameAnswer *out)
{
  return roll_legal_goods (roll_actor (s), ROLL_DO_SHIP, out);
}

static void
apply_ship (RollState *s, GameAnswer answer, GameEvents *ev)
{
  (void) ev;
  s->now.good = (uint8_t) (GAME_ANSWER_A (answer) + 1);
  s->now.good_colour = GAME_ANSWER_B (answer);
  s->now.stage = ROLL_SHIP_DELIVER;
}

const RollAsker roll_ask_ship = { legal_ship, check_ship, apply_ship };

/* Trade or Consume, with which shipper? */

static GameStatus
check_deliver (const RollState *s, GameAnswer answer)
{
  if (GAME_ANSWER_KIND (answer) != ROLL_DO_TRADE && GAME_ANSWER_KIND (answer) != ROLL_DO_CONSUME)
    return roll_wrong_kind (answer);
  return roll_check_worker (s, GAME_ANSWER_A (answer), GAME_ANSWER_B (answer));
}

static size_t
legal_deliver (const RollState *s, GameAnswer *out)
{
  const size_t n = roll_legal_workers (s, ROLL_DO_TRADE, out);

  return n + roll_legal_workers (s, ROLL_DO_CONSUME, out + n);
}

static void
trade (RollState *s, uint8_t world, GameEvents *ev)
{
  roll_gain_credits (s, s->actor, roll_trade_value (s, s->actor, world), ROLL_NONE, ev);
  /* AMB-8: gain, cap, then perhaps spend. */
  s->now.stage = roll_has (roll_actor (s), ROLL_POWER_TRADE_BUY) ? ROLL_SHIP_BUY : ROLL_SHIP_GOOD;
}

static void
apply_deliver (RollState *s, GameAnswer answer, GameEvents *ev)
{
  RollSeat *p = &s->seats[s->actor];
  const uint8_t shipper = GAME_ANSWER_A (answer);
  const uint8_t world = (uint8_t) (s->now.good - 1);
  const uint8_t good = s->now.good_colour;
  const bool is_trade = GAME_ANSWER_KIND (answer) == ROLL_DO_TRADE;

  roll_goods_remove (p, (unsigned) roll_tableau_find (p, world), good);
  p->dice[ROLL_CITIZENRY][good]++;
  roll_use_worker (s, shipper, GAME_ANSWER_B (answer) != 0);
  s->now.good = s->now.good_colour = 0;
  game_emit (ev, ROLL_EVENT (is_trade ? ROLL_EVENT_TRADED : ROLL_EVENT_CONSUMED, (int8_t) s->actor,
                             false, shipper, world, good, 0));
  if (is_trade)
    trade (s, world, ev);
  else
    {
      const int credits = roll_consume_credits (s, s->actor, world);

      roll_gain_chips (s, s->actor, roll_consume_chips (s, s->actor, world, good, shipper), ROLL_NONE, ev);
      roll_gain_credits (s, s->actor, credits, ROLL_NONE, ev);
      s->now.stage = ROLL_SHIP_GOOD;
    }
}

const RollAsker roll_ask_deliver = { legal_deliver, check_deliver, apply_deliver };

/* Galactic Bankers: buy a chip for this good? */

/* A trade earns more than that, but credits can be corrected by hand in between. */
static bool
can_buy (const RollState *s)
{
  const RollSeat *p = roll_actor (s);
  unsigned at = 0;
  const RollPower *power = roll_next_power (p, p->n_tableau, ROLL_POWER_TRADE_BUY, &at);

  return power != NULL && p->credits > power->amount;
}

static GameStatus
check_buy (const RollState *s, GameAnswer answer)
{
  if (GAME_ANSWER_KIND (answer) == ROLL_DO_BUY)
    return can_buy (s) ? ROLL_OK : ROLL_NO_SUCH_ANSWER;
  return GAME_ANSWER_KIND (answer) == ROLL_DO_DONE ? ROLL_OK : ROLL_OTHER_QUESTION;
}

static size_t
legal_buy (const RollState *s, GameAnswer *out)
{
  out[0] = GAME_ANSWER (ROLL_DO_DONE, 0, 0, 0);
  out[1] = GAME_ANSWER (ROLL_DO_BUY, 0, 0, 0);
  return can_buy (s) ? 2 : 1;
}

static void
buy (RollState *s, GameEvents *ev)
{
  RollSeat *p = &s->seats[s->actor];
  unsigned at = 0;
  const RollPower *power = roll_next_power (p, p->n_tableau, ROLL_POWER_TRADE_BUY, &at);
  const uint8_t why = roll_power_face (p, at);

  p->credits = (uint8_t) (p->credits - power->amount);
  game_emit (ev, ROLL_EVENT (ROLL_EVENT_BOUGHT, (int8_t) s->actor, false, why, 0, 0, power->amount));
  roll_gain_chips (s, s->actor, 1, why, ev);
}

static void
apply_buy (RollState *s, GameAnswer answer, GameEvents *ev)
{
  if (GAME_ANSWER_KIND (answer) == ROLL_DO_BUY)
    buy (s, ev);
  s->now.stage = ROLL_SHIP_GOOD;
}

const RollAsker roll_ask_buy = { legal_buy, check_buy, apply_buy };
