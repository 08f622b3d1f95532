/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Trade-Consume (rules 3.6): one good may be sold, then Consume powers are used. Clock asks only for
 * the VP; Counters also for what was sold and given back; Mirror knows the powers. */
#include "games/frontiers/rules/internal.h"

enum { SELL = 1, TAX, GIVE, CHIPS, CREDITS };

enum { MOST_VP = 40, MOST_CREDITS = 30 };

/* Which question of FR_ASK_CONSUME it is. */
enum { WHICH_POWER, WHICH_GOOD, GIVEN_BACK, CREDITS_GAINED };

static bool
is_any_kind (const FrState *s, unsigned tile)
{
  const FrTile *t = fr_tile (s, tile);

  return t != NULL && fr_tile_kind (t) == FR_ANY_KIND;
}

static GameStatus
check_sell (const FrState *s, GameAnswer answer)
{
  const FrSeat *p = fr_actor_of (s);
  const unsigned colony = GAME_ANSWER_A (answer);

  if (GAME_ANSWER_KIND (answer) == FR_DO_SELL_NOTHING)
    return FR_OK;
  if (colony >= p->n_colonies)
    return FR_NO_SUCH_TILE;
  if (fr_good_on (p, colony) == 0)
    return FR_NO_SUCH_GOOD;
  return is_any_kind (s, p->colony[colony]) ? FR_NOT_FOR_SALE : FR_OK;
}

static void
apply_sell (FrState *s, GameAnswer answer, GameEvents *ev)
{
  const unsigned colony = GAME_ANSWER_A (answer);

  s->now.stage = TAX;
  if (GAME_ANSWER_KIND (answer) == FR_DO_SELL_NOTHING)
    {
      fr_emit (ev, FR_EVENT_PASSED, s->actor, FR_TRADE, 0, 0);
      return;
    }
  s->now.sale = (uint8_t) fr_sale (s, s->actor, colony);
  fr_emit (ev, FR_EVENT_SOLD, s->actor, colony, fr_good_on (fr_actor (s), colony) - 1u, s->now.sale);
  fr_take_good (s, s->actor, colony);
  fr_actor (s)->credits = (int16_t) (fr_actor (s)->credits + s->now.sale);
}

const FrAsker fr_ask_sell = { { FR_DO_SELL, FR_DO_SELL_NOTHING }, FR_OTHER_QUESTION, check_sell, apply_sell };

static bool
can_sell (const FrState *s, int seat)
{
  const FrSeat *p = &s->seats[seat];

  for (unsigned k = 0; k < p->n_colonies; k++)
    if (fr_good_on (p, k) != 0 && !is_any_kind (s, p->colony[k]))
      return true;
  return false;
}

/* Tax on Trade takes any part of the credits from a sale (6.2). */
static bool
can_stockpile (const FrState *s, int seat)
{
  return s->now.sale > 0 && s->now.last == 0 && fr_goal_is_up (s, FR_TAX_ON_TRADE)
         && fr_stockpile_room (s, seat, FR_TAX_ON_TRADE) > 0 && s->seats[seat].credits > 0;
}

/* Gains from unknown powers */

static GameStatus
check_chips (const FrState *s, GameAnswer answer)
{
  (void) s;
  return GAME_ANSWER_A (answer) <= MOST_VP ? FR_OK : FR_NO_SUCH_ANSWER;
}

static void
apply_chips (FrState *s, GameAnswer answer, GameEvents *ev)
{
  fr_gain_chips (s, s->actor, GAME_ANSWER_A (answer), ev);
  s->now.stage = CREDITS;
}

const FrAsker fr_ask_chips = { { FR_DO_GAIN_VP }, 0, check_chips, apply_chips };

/* Consume: powers and their goods in Mirror (consume.c), goods given back and credits in Counters */

static GameStatus
check_given_back (const FrState *s, GameAnswer answer)
{
  const FrSeat *p = fr_actor_of (s);
  const unsigned colony = GAME_ANSWER_A (answer);

  if (GAME_ANSWER_KIND (answer) == FR_DO_DONE)
    return FR_OK;
  if (GAME_ANSWER_KIND (answer) != FR_DO_GIVE)
    return FR_OTHER_QUESTION;
  if (colony >= p->n_colonies)
    return FR_NO_SUCH_TILE;
  if (fr_good_on (p, colony) == 0)
    return FR_NO_SUCH_GOOD;
  return colony < s->now.last ? FR_OUT_OF_ORDER : FR_OK;
}

static GameStatus
check_consume (const FrState *s, GameAnswer answer)
{
  switch (s->piece)
    {
    case WHICH_POWER:
      return fr_check_use (s, answer);
    case WHICH_GOOD:
      return fr_check_good (s, answer);
    case GIVEN_BACK:
      return check_given_back (s, answer);
    default:
      if (GAME_ANSWER_KIND (answer) != FR_DO_GAIN_CREDITS)
        return FR_OTHER_QUESTION;
      return GAME_ANSWER_A (answer) <= MOST_CREDITS ? FR_OK : FR_NO_SUCH_ANSWER;
    }
}

static void
give_back (FrState *s, GameAnswer answer, GameEvents *ev)
{
  const unsigned colony = GAME_ANSWER_A (answer);

  if (GAME_ANSWER_KIND (answer) == FR_DO_DONE)
    {
      s->now.stage = CHIPS;
      return;
    }
  fr_emit (ev, FR_EVENT_CONSUMED, s->actor, colony, fr_good_on (fr_actor (s), colony) - 1u, 1);
  fr_take_good (s, s->actor, colony);
  s->now.last = (uint8_t) (colony + 1);
}

static void
apply_consume (FrState *s, GameAnswer answer, GameEvents *ev)
{
  switch (s->piece)
    {
    case WHICH_POWER:
      fr_apply_use (s, answer, ev);
      return;
    case WHICH_GOOD:
      fr_apply_good (s, answer, ev);
      return;
    case GIVEN_BACK:
      give_back (s, answer, ev);
      return;
    default:
      fr_gain_credits (s, s->actor, GAME_ANSWER_A (answer), ev);
      s->now.stage = SELL;
      fr_next_turn (s);
    }
}

const FrAsker fr_ask_consume = {
  { FR_DO_GIVE, FR_DO_USE, FR_DO_GOOD, FR_DO_GAIN_CREDITS, FR_DO_DONE }, FR_MUST_USE, check_consume, apply_consume,
};

static bool
has_goods_from (const FrSeat *p, unsigned colony)
{
  while (colony < p->n_colonies && fr_good_on (p, colony) == 0)
    colony++;
  return colony < p->n_colonies;
}

/* The steps after a sale, at each level. */
static void
begin_consume (FrState *s, GameEvents *ev)
{
  s->now.last = 0;
  if (fr_mirrors (s))
    fr_begin_consume (s, ev);
  else
    s->now.stage = GIVE;
}

static void
turn_step (FrState *s, int seat, GameEvents *ev)
{
  switch (s->now.stage)
    {
    case SELL:
      if (!fr_counts (s))
        s->now.stage = CHIPS;
      else if (can_sell (s, seat))
        fr_ask (s, FR_ASK_SELL, seat, 0);
      else
        s->now.stage = TAX;
      return;
    case TAX:
      if (can_stockpile (s, seat))
        fr_ask (s, FR_ASK_STOCKPILE, seat, FR_TAX_ON_TRADE);
      else
        begin_consume (s, ev);
      return;
    case GIVE:
      if (has_goods_from (&s->seats[seat], s->now.last))
        fr_ask (s, FR_ASK_CONSUME, seat, GIVEN_BACK);
      else
        s->now.stage = CHIPS;
      return;
    case CHIPS:
      fr_ask (s, FR_ASK_CHIPS, seat, 0);
      return;
    case CREDITS:
      if (fr_counts (s))
        {
          fr_ask (s, FR_ASK_CONSUME, seat, CREDITS_GAINED);
          return;
        }
      break;
    default:
      if (fr_consume (s, ev))
        return;
    }
  s->now.stage = SELL;
  fr_next_turn (s);
}

/* Consuming continues with the questions of the new level. */
void
fr_trade_level (FrState *s)
{
  if (fr_mirrors (s) || s->now.turn >= s->now.n_acting)
    return;
  if (s->now.stage >= FR_CONSUME_POWERS)
    {
      s->now.stage = GIVE;
      s->now.power = s->now.need = s->now.uses = s->now.kinds = s->now.last = 0;
    }
  if (!fr_counts (s) && s->now.stage < CHIPS)
    s->now.stage = CHIPS;
}

void
fr_trade_step (FrState *s, GameEvents *ev)
{
  if (s->now.turn >= s->now.n_acting)
    fr_end_action (s, ev);
  else
    turn_step (s, fr_turn_seat (s), ev);
}
