/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Goods: where to produce them, and whether to trade or consume them. */
#include "games/roll/players/regular/regular.h"

static bool
is_match (unsigned colour, uint8_t world)
{
  return colour == ROLL_PURPLE || colour == roll_faces[world].colour;
}

static float
trade_worth (const Regular *q, uint8_t world)
{
  return regular_credits (q, q->me->credits, roll_trade_value (q->s, q->seat, world));
}

static float
consume_worth (const Regular *q, uint8_t world, unsigned good, unsigned shipper)
{
  return roll_consume_chips (q->s, q->seat, world, good, shipper)
         + regular_credits (q, q->me->credits, roll_consume_credits (q->s, q->seat, world));
}

float
regular_good_worth (const Regular *q, uint8_t world, unsigned good, unsigned shipper)
{
  return regular_larger (trade_worth (q, world), consume_worth (q, world, good, shipper));
}

float
regular_produce (const Regular *q, GameAnswer answer)
{
  const uint8_t colour = GAME_ANSWER_A (answer);
  const uint8_t world = GAME_ANSWER_B (answer);
  const float lost = is_match (colour, world) ? 0 : regular_colour_worth (colour);

  return regular_good_worth (q, world, colour, ROLL_WHITE) - lost
         + 0.05f * roll_trade_value (q->s, q->seat, world);
}

float
regular_ship (const Regular *q, GameAnswer answer)
{
  const uint8_t world = GAME_ANSWER_A (answer);
  const uint8_t good = GAME_ANSWER_B (answer);
  float best = 0;

  for (unsigned c = 0; c < ROLL_N_COLOURS; c++)
    if (q->me->dice[ROLL_COLUMN + ROLL_SHIP][c] + q->s->now.extra[c] > 0)
      best = regular_larger (best, regular_good_worth (q, world, good, c)
                                       - 0.2f * regular_colour_worth (c));
  return best;
}

/* Virtual shippers first; one that does not match is saved for a world that it does match. */
float
regular_deliver (const Regular *q, GameAnswer answer)
{
  const uint8_t shipper = GAME_ANSWER_A (answer);
  const uint8_t world = (uint8_t) (q->s->now.good - 1);
  const float kept = 0.2f * regular_colour_worth (shipper)
                     - (GAME_ANSWER_B (answer) != 0 ? q->recruit : 0);

  if (GAME_ANSWER_KIND (answer) == ROLL_DO_TRADE)
    return trade_worth (q, world) - kept;
  return consume_worth (q, world, q->s->now.good_colour, shipper) - kept;
}

float
regular_buy (const Regular *q, GameAnswer answer)
{
  if (GAME_ANSWER_KIND (answer) != ROLL_DO_BUY)
    return 0;
  return 1 - regular_credits (q, q->me->credits - 1, 1);
}
