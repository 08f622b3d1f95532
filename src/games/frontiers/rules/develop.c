/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Develop (rules 3.2), and the questions about a price and about Military. */
#include "games/frontiers/rules/internal.h"

enum { BUY = 1, PRICE, MILITARY };

enum { MOST_SPACES = 12, MOST_PRICE = 20, LEAST_MILITARY = -9, MOST_MILITARY = 30 };

static GameStatus
check_room (const FrState *s, unsigned stack)
{
  return fr_covered (s, s->actor) + (int) fr_stack_size (stack) <= MOST_SPACES
                 && fr_actor_of (s)->n_developments < FR_MAX_DEVELOPMENTS
             ? FR_OK
             : FR_NO_ROOM;
}

static GameStatus
check_stack (const FrState *s, unsigned stack)
{
  const int price = fr_develop_price (s, s->actor, stack);

  if (fr_owns (fr_actor_of (s), stack))
    return FR_OWNED;
  if ((s->stacks[stack].left & 15) == 0)
    return FR_NOT_LEFT;
  if (check_room (s, stack) != FR_OK)
    return FR_NO_ROOM;
  return fr_mirrors (s) && price > fr_actor_of (s)->credits ? FR_TOO_DEAR : FR_OK;
}

GameStatus
fr_may_buy (const FrState *s, int seat, unsigned stack)
{
  FrState turn = *s;

  turn.actor = (uint8_t) seat;
  return check_stack (&turn, stack);
}

static GameStatus
check_buy (const FrState *s, GameAnswer answer)
{
  const unsigned stack = GAME_ANSWER_A (answer);

  if (stack == FR_NO_STACK)
    return FR_OK;
  if (stack > FR_SOME_LARGE)
    return FR_NO_SUCH_ANSWER;
  if ((stack >= FR_N_STACKS) == fr_counts (s))
    return FR_OTHER_LEVEL;
  return stack < FR_N_STACKS ? check_stack (s, stack) : check_room (s, stack);
}

/* D2: a gain for a matching tile; the new tile's own powers are not active yet. */
static void
use_powers (FrState *s, int seat, unsigned stack, GameEvents *ev)
{
  FrPowerAt at = { 0 };

  while (fr_next_power (s, seat, FR_BIT (FR_D2), &at))
    {
      const unsigned face = stack >= FR_N_STACKS ? FR_UNNAMED : s->stacks[stack].face[(s->stacks[stack].left & FR_TURNED) != 0];

      if (at.place - FR_PLACE_DEVELOPMENT != s->seats[seat].n_developments - 1u
          && fr_fits (s, fr_power_filter (at.power), face < FR_N_FACES ? FR_FIRST_FACE + face : FR_UNNAMED))
        fr_gain (s, seat, fr_power_gain (at.power), 1, ev);
    }
}

static void
place (FrState *s, int seat, unsigned stack, int price, bool is_odd, GameEvents *ev)
{
  FrSeat *p = &s->seats[seat];

  p->development[p->n_developments++] = (uint8_t) stack;
  if (stack < FR_N_STACKS)
    s->stacks[stack].left--;
  if (price > 0)
    p->credits = (int16_t) (p->credits > price ? p->credits - price : 0);
  fr_emit_price (ev, FR_EVENT_BOUGHT, seat, stack, is_odd ? FR_UNEXPECTED : 0, price,
                 fr_stack_tile (s, stack) == NULL ? 0 : fr_stack_tile (s, stack)->name);
  use_powers (s, seat, stack, ev);
}

static void
apply_buy (FrState *s, GameAnswer answer, GameEvents *ev)
{
  const unsigned stack = GAME_ANSWER_A (answer);
  const int price = fr_develop_price (s, s->actor, stack);

  if (stack == FR_NO_STACK)
    {
      fr_emit (ev, FR_EVENT_PASSED, s->actor, FR_DEVELOP, 0, 0);
      fr_next_turn (s);
      return;
    }
  if (fr_counts (s) && (!fr_mirrors (s) || price < 0))
    {
      s->now.stack = (uint8_t) (stack + 1);
      s->now.stage = PRICE;
      return;
    }
  place (s, s->actor, stack, fr_counts (s) ? price : -1, false, ev);
  fr_next_turn (s);
}

const FrAsker fr_ask_buy = { { FR_DO_BUY }, FR_OTHER_QUESTION, check_buy, apply_buy };

/* An unexpected price is pointed out but accepted (10.1) */

static GameStatus
check_price (const FrState *s, GameAnswer answer)
{
  if (GAME_ANSWER_A (answer) > MOST_PRICE)
    return FR_NO_SUCH_ANSWER;
  return GAME_ANSWER_A (answer) <= fr_actor_of (s)->credits ? FR_OK : FR_TOO_DEAR;
}

/* Counters then asks for Military, if the tile may bring some. */
static void
end_purchase (FrState *s, int seat, int price, bool is_odd, GameEvents *ev)
{
  const unsigned stack = s->now.stack - 1u;
  const bool may_be_stronger = fr_level (s) == FR_LEVEL_COUNTERS && fr_may_bring_military (s, fr_stack_tile (s, stack));

  place (s, seat, stack, price, is_odd, ev);
  s->now.stack = 0;
  s->now.stage = may_be_stronger ? MILITARY : BUY;
  if (!may_be_stronger)
    fr_next_turn (s);
}

static void
apply_price (FrState *s, GameAnswer answer, GameEvents *ev)
{
  const int price = GAME_ANSWER_A (answer);

  if (s->action == FR_SETTLE)
    {
      s->now.sale = (uint8_t) (price + 1);
      return;
    }
  end_purchase (s, s->actor, price, s->piece != FR_UNNAMED && s->piece != price, ev);
}

const FrAsker fr_ask_price = { { FR_DO_PRICE }, 0, check_price, apply_price };

/* Military is tracked by hand if powers are unknown */

static GameStatus
check_military (const FrState *s, GameAnswer answer)
{
  const int n = fr_number_of (answer);

  (void) s;
  return n >= LEAST_MILITARY && n <= MOST_MILITARY ? FR_OK : FR_NO_SUCH_ANSWER;
}

static void
apply_military (FrState *s, GameAnswer answer, GameEvents *ev)
{
  const int n = fr_number_of (answer);

  if (n != fr_actor (s)->military)
    fr_emit (ev, FR_EVENT_MILITARY, s->actor, 0, 0, n);
  fr_actor (s)->military = (int8_t) n;
  s->now.stage = BUY; /* the first stage of Settle is the same */
  fr_next_turn (s);
}

const FrAsker fr_ask_military = { { FR_DO_MILITARY }, 0, check_military, apply_military };

/* After the last seat: who covers too many spaces? */
static void
end_develop (FrState *s, GameEvents *ev)
{
  for (unsigned i = 0; i < s->now.n_acting; i++)
    if (fr_covered (s, s->now.acting[i]) > fr_limits.spaces)
      fr_note_end (s, FR_END_SPACES, s->now.acting[i], ev);
  fr_end_action (s, ev);
}

void
fr_develop_step (FrState *s, GameEvents *ev)
{
  int price;

  if (s->now.turn >= s->now.n_acting)
    {
      end_develop (s, ev);
      return;
    }
  switch (s->now.stage)
    {
    case PRICE:
      if (!fr_counts (s))
        {
          end_purchase (s, fr_turn_seat (s), -1, false, ev);
          return;
        }
      price = fr_develop_price (s, fr_turn_seat (s), s->now.stack - 1u);
      fr_ask (s, FR_ASK_PRICE, fr_turn_seat (s), price < 0 ? FR_UNNAMED : (unsigned) price);
      return;
    case MILITARY:
      if (fr_level (s) == FR_LEVEL_COUNTERS)
        {
          fr_ask (s, FR_ASK_MILITARY, fr_turn_seat (s), 0);
          return;
        }
      s->now.stage = BUY;
      fr_next_turn (s);
      return;
    default:
      fr_ask (s, FR_ASK_BUY, fr_turn_seat (s), 0);
    }
}
