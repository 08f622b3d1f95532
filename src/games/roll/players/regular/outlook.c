/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long the game will last, and the value of dice, credits and tiles until then. */
#include "games/roll/players/regular/regular.h"

/* The horizon of a game whose end is not in sight. */
#define FAR_END 8.f

/* Building tiles and earning chips speed up during the game. */
static float
rounds_left (const RollState *s, const RegularWeights *w)
{
  const float round = s->round < 20 ? s->round : 20;
  const float tiles_a_round = w->tiles_a_round + w->tiles_faster * round;
  const float chips_a_round = s->n_seats * (w->chips_a_round + w->chips_faster * round);
  int gap = ROLL_END_SQUARES;
  float left;

  for (int i = 0; i < s->n_seats; i++)
    gap = ROLL_END_SQUARES - roll_squares (s, i) < gap ? ROLL_END_SQUARES - roll_squares (s, i) : gap;
  left = regular_smaller ((s->pool > 0 ? s->pool : 0) / chips_a_round, (gap > 0 ? gap : 0) / tiles_a_round);
  return left < 1 ? 1 : left;
}

/* Dice that are or will be waiting for a credit: about half of those at work. */
static int
credits_wanted (const RollSeat *me, float part)
{
  const int workers = regular_sum_places (me, ROLL_COLUMN, ROLL_ZONE) + regular_sum (me->dice[ROLL_WILDS])
                      + regular_sum (me->dice[ROLL_CUP]) / 2;

  return regular_sum (me->dice[ROLL_CITIZENRY]) + (int) (part * workers + 0.5f);
}

void
regular_begin (Regular *q, const RollState *s, int seat, const RegularStyle *style)
{
  q->s = s;
  q->me = &s->seats[seat];
  q->seat = seat;
  q->style = style;
  q->w = style->weights;
  q->waiting = 0;
  q->any_tile = 0;
}

void
regular_look (Regular *q)
{
  q->rounds = q->style->sees_the_end ? rounds_left (q->s, q->w) : FAR_END;
  q->die = q->w->die * (q->rounds - 1);
  q->wanted = credits_wanted (q->me, q->w->wanted);
  q->recruit = q->w->credit * q->w->recruit * (q->me->credits >= q->wanted + 2 ? 0.3f : 1);
  if (q->rounds < 2)
    q->recruit *= q->rounds - 1;
}

/* The first credits recruit now, the next ones later, those beyond the tenth are lost. */
float
regular_credits (const Regular *q, int from, int n)
{
  const float left = q->rounds >= 2 ? 1 : q->rounds - 1;
  float worth = 0;

  for (int i = from; i < from + n && i < ROLL_MAX_CREDITS; i++)
    worth += i < q->wanted ? 1 : i < q->wanted + 3 ? q->w->credit_later : q->w->credit_spare;
  return q->w->credit * worth * left;
}

/* A bonus grows with future pieces. */
static float
bonus_worth (const Regular *q, uint8_t face)
{
  if (roll_faces[face].bonus.kind == ROLL_BONUS_NONE)
    return 0;
  return roll_bonus (q->s, q->seat, face) + 1 + q->w->growth * q->rounds;
}

static float
gains_worth (const Regular *q, const RollPlacing *placing)
{
  float worth = regular_credits (q, q->me->credits, placing->credits);
  const float gone = placing->remove_die ? 0.8f : 0;

  for (unsigned i = 0; i < placing->n_gains; i++)
    {
      const RollGain *gain = &placing->gains[i];
      const float now = gain->to == ROLL_GAIN_GOOD ? 0.5f : gain->to == ROLL_GAIN_CUP ? 0.3f : 0;

      worth += gain->count * (q->die * (1 + regular_colour_worth (gain->colour)) + now);
    }
  return worth - gone * q->die;
}

float
regular_tile (const Regular *q, uint8_t face)
{
  const RollFace *tile = &roll_faces[face];
  float worth = tile->cost;

  worth += gains_worth (q, &tile->placing);
  if (q->style->knows_powers)
    worth += bonus_worth (q, face) + regular_powers (q, face) * (q->rounds - 1);
  return worth;
}

int
regular_stack_cost (const Regular *q, unsigned kind)
{
  int cost = -regular_sum (q->me->dice[ROLL_ZONE + kind]);

  for (unsigned i = 0; i < q->me->n_stack[kind]; i++)
    {
      const uint8_t face = roll_stack_at (q->me, kind, i);

      cost += face == ROLL_UNKNOWN ? 3 : roll_cost (q->s, q->seat, face);
    }
  return cost > 0 ? cost : 0;
}

int
regular_waiting (const Regular *q)
{
  return regular_stack_cost (q, ROLL_DEVELOPMENT) + regular_stack_cost (q, ROLL_WORLD);
}

/* About two and a half dice build at one stack per round, if the phase happens. */
float
regular_tile_net (const Regular *q, uint8_t face, int before)
{
  const int cost = roll_cost (q->s, q->seat, face);
  const float until = (before + cost) / q->w->pace;
  const float slow = 1 - q->w->slow * until / (q->rounds + 1);
  float net;

  if (until > q->rounds + 1)
    return -0.5f * cost;
  net = regular_tile (q, face) - q->w->work * cost;
  return net > 0 ? net * (slow > 0.15f ? slow : 0.15f) : net;
}
