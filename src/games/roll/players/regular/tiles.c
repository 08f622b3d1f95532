/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tiles: which to build, which to abandon, and what explorers should do. */
#include "games/roll/players/regular/regular.h"

static float
fit (const Regular *q, uint8_t face, int before)
{
  return face == ROLL_UNKNOWN ? q->w->any_tile : regular_tile_net (q, face, before);
}

float
regular_start (const Regular *q, GameAnswer answer)
{
  return fit (q, GAME_ANSWER_A (answer), 0) + fit (q, GAME_ANSWER_B (answer), 0);
}

float
regular_stock_worth (const Regular *q, int stocked)
{
  return regular_credits (q, q->me->credits + 2 * stocked, 2);
}

/* A new tile is worth more the less there is to build, and nothing if there is no time left. */
float
regular_scout_worth (const Regular *q, int scouted)
{
  const int waiting = q->waiting + 3 * scouted;
  const bool is_empty = q->me->n_stack[0] == 0 || q->me->n_stack[1] == 0;
  const float days = q->w->supply * (q->rounds - 1);
  const float room = days > 0 ? 1 - waiting / days : 0;
  float worth = room > 0 ? q->w->scout * room : 0;

  if (is_empty && scouted == 0)
    worth += q->rounds > 2 ? q->w->scout_empty : 0;
  return worth / (1 + 0.25f * scouted);
}

static int
stock_amount (const Regular *q, unsigned colour)
{
  if ((q->me->has & ROLL_BIT (ROLL_POWER_STOCK)) == 0)
    return 2;
  for (unsigned i = 0; i < q->me->n_tableau; i++)
    for (unsigned k = 0; k < roll_faces[q->me->tableau[i]].n_powers; k++)
      {
        const RollPower *power = &roll_faces[q->me->tableau[i]].powers[k];

        if (power->kind == ROLL_POWER_STOCK && (power->colours & ROLL_BIT (colour)) != 0)
          return power->amount;
      }
  return 2;
}

float
regular_explore (const Regular *q, GameAnswer answer)
{
  const uint8_t colour = GAME_ANSWER_A (answer);

  if (GAME_ANSWER_KIND (answer) == ROLL_DO_STOCK)
    return regular_credits (q, q->me->credits, stock_amount (q, colour));
  return regular_scout_worth (q, 0) + (stock_amount (q, colour) == 2 ? 0.01f : 0);
}

/* The value of a tile from the bag, the better side up: the mean of every fifth that may be in it, which is
 * close enough. */
void
regular_look_into_bag (Regular *q)
{
  float sum = 0;
  int n = 0;

  for (uint64_t left = q->s->bag & UINT64_C (0x1084210842108421); left != 0; left &= left - 1, n++)
    {
      const unsigned tile = (unsigned) __builtin_ctzll (left);

      sum += regular_larger (fit (q, ROLL_DEVELOPMENT_OF (tile), 0),
                             fit (q, ROLL_WORLD_OF (tile), 0));
    }
  q->any_tile = n > 0 ? sum / n : q->w->any_tile;
}

/* Abandoning a tile draws another one, so abandon it if it is worth less than most. Unfinished work would
 * stay on the next tile, which may not need it. */
float
regular_abandon (const Regular *q, GameAnswer answer)
{
  const uint8_t kind = GAME_ANSWER_A (answer);
  const uint8_t position = GAME_ANSWER_B (answer);
  uint8_t face;

  if (GAME_ANSWER_KIND (answer) != ROLL_DO_ABANDON)
    return 0;
  face = roll_stack_at (q->me, kind, position - 1u);
  if (face == ROLL_UNKNOWN)
    return -1;
  if (position == 1 && regular_sum (q->me->dice[ROLL_ZONE + kind]) > 0
      && roll_cost (q->s, q->seat, face) - regular_sum (q->me->dice[ROLL_ZONE + kind]) <= 2)
    return -1;
  return q->w->abandon * q->any_tile - fit (q, face, 0);
}

/* On top only if nobody works there yet and it is the better tile. */
float
regular_put (const Regular *q, GameAnswer answer)
{
  const uint8_t face = GAME_ANSWER_A (answer);
  const uint8_t kind = GAME_ANSWER_B (answer);

  if (GAME_ANSWER_KIND (answer) != ROLL_DO_PUT)
    return 0;
  if (GAME_ANSWER_C (answer) != 0 && q->me->n_stack[kind] > 0)
    {
      const int on = regular_sum (q->me->dice[ROLL_ZONE + kind]);
      const float top = fit (q, roll_stack_at (q->me, kind, 0), 0);

      return fit (q, face, 0) - 0.3f * on - (fit (q, face, 0) > top ? 0 : 2);
    }
  return fit (q, face, regular_stack_cost (q, kind));
}

/* Worth it if there is a better tile below, or an empty stack next to a long one. */
float
regular_rearrange (const Regular *q, GameAnswer answer)
{
  if (GAME_ANSWER_KIND (answer) != ROLL_DO_REARRANGE)
    return 0;
  for (unsigned kind = 0; kind < 2; kind++)
    {
      const int on = regular_sum (q->me->dice[ROLL_ZONE + kind]);

      if (q->me->n_stack[kind] == 0 && q->me->n_stack[1 - kind] >= 2)
        return 1;
      for (unsigned i = 1; i < q->me->n_stack[kind] && on == 0; i++)
        if (fit (q, roll_stack_at (q->me, kind, i), 0)
            > fit (q, roll_stack_at (q->me, kind, 0), 0) + 0.7f)
          return 1;
    }
  return -1;
}

/* The development stack is built first, from the top down: a tile goes there if that is its better side, and
 * "done" if none is left. */
float
regular_order (const Regular *q, GameAnswer answer)
{
  const uint8_t face = GAME_ANSWER_A (answer);
  const uint8_t kind = GAME_ANSWER_B (answer);
  const int before = regular_stack_cost (q, kind);

  if (GAME_ANSWER_KIND (answer) != ROLL_DO_PUT)
    return 0;
  if (face == ROLL_UNKNOWN || kind == ROLL_WORLD)
    return fit (q, face, before);
  return fit (q, face, before) - fit (q, ROLL_REVERSE_OF (face), before) + (before == 0 ? 1.5f : 0);
}

float
regular_give (const Regular *q, GameAnswer answer)
{
  const uint8_t kind = GAME_ANSWER_A (answer);
  const uint8_t position = GAME_ANSWER_B (answer);
  const int on = position == 1 ? regular_sum (q->me->dice[ROLL_ZONE + kind]) : 0;

  return 0.05f * position - fit (q, roll_stack_at (q->me, kind, position - 1u), 0) - 0.5f * on;
}
