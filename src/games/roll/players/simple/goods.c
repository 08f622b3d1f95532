/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Goods: where to produce them, and whether to trade or consume them. */
#include "games/roll/players/simple/simple.h"

static bool
is_match (unsigned colour, uint8_t world)
{
  return colour == ROLL_PURPLE || colour == roll_faces[world].colour;
}

int
simple_rooms (const Simple *q)
{
  int n = 0;

  for (unsigned i = 0; i < q->me->n_tableau; i++)
    n += roll_capacity (q->s, q->seat, q->me->tableau[i]) - roll_goods_count (q->me->goods[i]);
  return n;
}

static int
trade_worth (const Simple *q, uint8_t world)
{
  const int value = roll_trade_value (q->s, q->seat, world);
  const int room = ROLL_MAX_CREDITS - q->me->credits;
  const int short_of = simple_credits_wanted (q) - q->me->credits;
  const int gained = value < room ? value : room;
  const int needed = gained < short_of ? gained : short_of > 0 ? short_of : 0;

  return 45 * needed + 10 * (gained - needed);
}

static int
consume_worth (const Simple *q, uint8_t world, unsigned good, unsigned shipper)
{
  return 100 * roll_consume_chips (q->s, q->seat, world, good, shipper)
         + 20 * roll_consume_credits (q->s, q->seat, world);
}

int
simple_good_worth (const Simple *q, unsigned place, unsigned good, unsigned shipper)
{
  const uint8_t world = q->me->tableau[place];
  const int trade = trade_worth (q, world);
  const int consume = consume_worth (q, world, good, shipper);

  return trade > consume ? trade : consume;
}

/* Matching colors; a white die if none would match anyway. */
int
simple_produce (const Simple *q, GameAnswer answer)
{
  const uint8_t colour = GAME_ANSWER_A (answer);
  const uint8_t world = GAME_ANSWER_B (answer);

  return (is_match (colour, world) ? 50 : -simple_die_worth (colour)) + 5 * roll_trade_value (q->s, q->seat, world);
}

static int
place_of (const Simple *q, uint8_t face)
{
  for (int i = 0; i < q->me->n_tableau; i++)
    if (q->me->tableau[i] == face)
      return i;
  return 0;
}

int
simple_ship (const Simple *q, GameAnswer answer)
{
  const uint8_t world = GAME_ANSWER_A (answer);
  const uint8_t good = GAME_ANSWER_B (answer);
  int best = 0;

  for (unsigned c = 0; c < ROLL_N_COLOURS; c++)
    if (q->me->dice[ROLL_COLUMN + ROLL_SHIP][c] + q->s->now.extra[c] > 0)
      {
        const int worth = simple_good_worth (q, (unsigned) place_of (q, world), good, c);

        best = worth > best ? worth : best;
      }
  return best;
}

/* A shipper that is no better than white here is saved for a world that it matches. */
int
simple_deliver (const Simple *q, GameAnswer answer)
{
  const uint8_t shipper = GAME_ANSWER_A (answer);
  const uint8_t world = (uint8_t) (q->s->now.good - 1);
  const int kept = simple_die_worth (shipper);

  if (GAME_ANSWER_KIND (answer) == ROLL_DO_TRADE)
    return trade_worth (q, world) - kept;
  return consume_worth (q, world, q->s->now.good_colour, shipper) - kept;
}

int
simple_buy (const Simple *q, GameAnswer answer)
{
  const int spare = q->me->credits - simple_credits_wanted (q);

  if (GAME_ANSWER_KIND (answer) != ROLL_DO_BUY)
    return 0;
  return spare >= 1 || simple_is_late (q) ? 1 : -1;
}
