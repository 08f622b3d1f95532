/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/race/players/regular.h"

#include <math.h>

static GameAnswer
usual_answer (const RaceState *s, GameRng *rng)
{
  GameAnswer legal[GAME_MAX_ANSWERS];
  size_t n;

  if (race_question (s).ask == GAME_CHANCE)
    return game_chance (&race_game, s, rng);
  n = race_legal (s, legal);
  return n == 1 ? legal[0] : race_regular_choose (s, legal, n, &race_regular_style, rng);
}

void
race_play_actions (RaceState *s, GameRng *rng)
{
  while (s->step == RACE_STEP_ACTION)
    race_play (s, usual_answer (s, rng));
}

void
race_play_round (RaceState *s, unsigned round, GameRng *rng)
{
  while (s->step != RACE_STEP_OVER && s->round <= round)
    race_play (s, usual_answer (s, rng));
}

void
race_chances (const RaceState *s, double chances[GAME_MAX_SEATS])
{
  GameScore score;
  double sum = 0;
  int best = 0;

  race_score (s, &score);
  for (int i = 0; i < s->n_seats; i++)
    best = score.total[i] > score.total[best] ? i : best;
  for (int i = 0; i < GAME_MAX_SEATS; i++)
    {
      chances[i] = i < s->n_seats ? exp ((score.total[i] - score.total[best]) / 4.0) : 0;
      sum += chances[i];
    }
  for (int i = 0; i < s->n_seats; i++)
    chances[i] /= sum;
}
