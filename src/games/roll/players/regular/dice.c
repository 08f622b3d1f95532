/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dice: which to work with first, which to keep, which to lose. */
#include "games/roll/players/regular/regular.h"

/* How much more a die is worth than a white one. */
float
regular_colour_worth (unsigned colour)
{
  static const float worth[ROLL_N_COLOURS] = { 0, 0.1f, 0.25f, 0.15f, 0.15f, 0.25f, 0.35f };

  return worth[colour];
}

/* Dice that finish a tile go to the Citizenry, and extra dice stay on the next tile: better dice return
 * sooner if they finish something. */
float
regular_worker (const Regular *q, GameAnswer answer)
{
  (void) q;
  return regular_colour_worth (GAME_ANSWER_A (answer));
}

float
regular_keep (const Regular *q, GameAnswer answer)
{
  (void) q;
  return GAME_ANSWER_KIND (answer) == ROLL_DO_KEEP
             ? 1 + regular_colour_worth (GAME_ANSWER_A (answer))
             : 0;
}

/* A white die, and one that is out of work. */
float
regular_remove (const Regular *q, GameAnswer answer)
{
  const bool is_good = GAME_ANSWER_KIND (answer) == ROLL_DO_REMOVE_GOOD;
  const uint8_t place = GAME_ANSWER_A (answer);
  const float at = is_good ? 1.5f : place == ROLL_CITIZENRY ? 0 : place == ROLL_CUP ? 0.3f : 0.8f;

  return -(1 + q->die) * regular_colour_worth (GAME_ANSWER_B (answer)) - at;
}

/* Colored dice before white ones; those that match goods first. */
float
regular_recruit (const Regular *q, GameAnswer answer)
{
  const uint8_t colour = GAME_ANSWER_A (answer);

  return regular_colour_worth (colour) + (regular_suits (q, colour, ROLL_SHIP) ? 0.15f : 0);
}

/* Unfinished work stays, unless the cup would be nearly empty. Dice on an empty stack are useless there. */
float
regular_recall (const Regular *q, GameAnswer answer)
{
  const int cup = regular_sum (q->me->dice[ROLL_CUP]);
  const uint8_t kind = GAME_ANSWER_A (answer);

  switch (GAME_ANSWER_KIND (answer))
    {
    case ROLL_DO_DONE:
      return cup < 2 ? 0 : 3;
    case ROLL_DO_RECALL:
      return q->me->n_stack[kind] == 0 ? 4 : 2;
    default:
      return 1;
    }
}
