/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dice: which to keep, which to lose, and how many credits are needed to recruit them. */
#include "games/roll/players/simple/simple.h"

/* White suits nothing, red builds, purple suits every world, the others one color of worlds. */
int
simple_die_worth (unsigned colour)
{
  static const int worth[ROLL_N_COLOURS] = { 0, 2, 5, 3, 3, 4, 5 };

  return worth[colour];
}

/* The last round or two: only points count by then. */
bool
simple_is_late (const Simple *q)
{
  bool late = q->s->pool <= 3 * q->s->n_seats;

  for (int i = 0; i < q->s->n_seats; i++)
    late |= roll_squares (q->s, i) >= ROLL_END_SQUARES - 2;
  return late;
}

/* One credit for every die that is or will be in the Citizenry: most workers of this round go there. */
int
simple_credits_wanted (const Simple *q)
{
  int workers = 0;
  int wanted;

  if (simple_is_late (q))
    return 0;
  for (unsigned phase = 0; phase < ROLL_N_PHASES; phase++)
    workers += roll_count_dice (q->me->dice[ROLL_COLUMN + phase]);
  wanted = roll_count_dice (q->me->dice[ROLL_CITIZENRY]) + workers / 2;
  return wanted < ROLL_MAX_CREDITS ? wanted : ROLL_MAX_CREDITS;
}

int
simple_keep (const Simple *q, GameAnswer answer)
{
  (void) q;
  return GAME_ANSWER_KIND (answer) == ROLL_DO_KEEP ? 1 + simple_die_worth (GAME_ANSWER_A (answer)) : 0;
}

/* A white die, and one that is out of work. */
int
simple_remove (const Simple *q, GameAnswer answer)
{
  const bool is_good = GAME_ANSWER_KIND (answer) == ROLL_DO_REMOVE_GOOD;
  const int place = GAME_ANSWER_A (answer);
  const int at = is_good ? 8 : place == ROLL_CITIZENRY ? 0 : place == ROLL_CUP ? 3 : 5;

  (void) q;
  return -10 * simple_die_worth (GAME_ANSWER_B (answer)) - at;
}

/* Unfinished work stays, unless the cup would be empty. */
int
simple_recall (const Simple *q, GameAnswer answer)
{
  const bool needs_dice = roll_count_dice (q->me->dice[ROLL_CUP]) < 2;

  switch (GAME_ANSWER_KIND (answer))
    {
    case ROLL_DO_DONE:
      return needs_dice ? 0 : 3;
    case ROLL_DO_RECALL:
      return 2;
    default:
      return 1;
    }
}
