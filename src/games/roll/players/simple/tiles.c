/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tiles: which are worth building, and what explorers should do. */
#include "games/roll/players/simple/simple.h"

/* Cheap tiles come first early in the game; each additional die of cost weighs more. */
static int
tile_worth (const Simple *q, uint8_t face)
{
  const RollFace *tile = &roll_faces[face];
  const int cost = roll_cost (q->s, q->seat, face);
  const int saved = tile->cost - cost;
  const int patience = simple_is_late (q) ? 4 : 10;
  int worth = 100 + 30 * saved - patience * (cost > 2 ? cost - 2 : 0);

  for (unsigned i = 0; i < tile->placing.n_gains; i++)
    worth += 15 * tile->placing.gains[i].count;
  worth += 8 * tile->n_powers + 12 * roll_bonus (q->s, q->seat, face);
  return worth;
}

int
simple_start (const Simple *q, GameAnswer answer)
{
  return tile_worth (q, GAME_ANSWER_A (answer)) + tile_worth (q, GAME_ANSWER_B (answer));
}

/* Two credits recruit two dice, as long as dice are waiting for them. */
int
simple_stock_worth (const Simple *q, int before)
{
  const int credits = q->me->credits + 2 * before;
  const int wanted = simple_credits_wanted (q);

  return credits + 2 <= wanted ? 100 : credits < wanted ? 60 : credits + 2 <= ROLL_MAX_CREDITS ? 20 : 0;
}

int
simple_scout_worth (const Simple *q, int before)
{
  static const int worth[] = { 160, 110, 70, 40, 25, 15 };
  const int tiles = q->me->n_stack[ROLL_DEVELOPMENT] + q->me->n_stack[ROLL_WORLD] + before;

  return worth[tiles < 5 ? tiles : 5];
}

static bool
has_stock_power (const Simple *q, unsigned colour)
{
  for (unsigned i = 0; i < q->me->n_tableau; i++)
    for (unsigned k = 0; k < roll_faces[q->me->tableau[i]].n_powers; k++)
      {
        const RollPower *power = &roll_faces[q->me->tableau[i]].powers[k];

        if (power->kind == ROLL_POWER_STOCK && (power->colours & ROLL_BIT (colour)) != 0)
          return true;
      }
  return false;
}

int
simple_explore (const Simple *q, GameAnswer answer)
{
  const uint8_t colour = GAME_ANSWER_A (answer);

  if (GAME_ANSWER_KIND (answer) == ROLL_DO_STOCK)
    return simple_stock_worth (q, 0) + (has_stock_power (q, colour) ? 10 : 0);
  return simple_scout_worth (q, 0);
}

/* Only tiles that nobody works on yet, and that are far too expensive. */
int
simple_abandon (const Simple *q, GameAnswer answer)
{
  const uint8_t kind = GAME_ANSWER_A (answer);
  const uint8_t position = GAME_ANSWER_B (answer);
  uint8_t face;

  if (GAME_ANSWER_KIND (answer) != ROLL_DO_ABANDON)
    return 0;
  face = roll_stack_at (q->me, kind, position - 1u);
  if (face == ROLL_UNKNOWN || (position == 1 && roll_count_dice (q->me->dice[ROLL_ZONE + kind]) > 0))
    return -1;
  return 80 - tile_worth (q, face);
}

int
simple_put (const Simple *q, GameAnswer answer)
{
  const uint8_t face = GAME_ANSWER_A (answer);
  const uint8_t kind = GAME_ANSWER_B (answer);
  const int worth = face == ROLL_UNKNOWN ? 100 : tile_worth (q, face);

  if (GAME_ANSWER_KIND (answer) != ROLL_DO_PUT)
    return 0;
  return worth - 25 * q->me->n_stack[kind];
}

int
simple_give (const Simple *q, GameAnswer answer)
{
  const uint8_t kind = GAME_ANSWER_A (answer);
  const uint8_t position = GAME_ANSWER_B (answer);
  const uint8_t face = roll_stack_at (q->me, kind, position - 1u);
  const int worth = face == ROLL_UNKNOWN ? 100 : tile_worth (q, face);
  const int on = position == 1 ? roll_count_dice (q->me->dice[ROLL_ZONE + kind]) : 0;

  return 5 * position - worth - 50 * on;
}
