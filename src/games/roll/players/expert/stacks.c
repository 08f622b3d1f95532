/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/players/expert/stacks.h"

#include <math.h>
#include <string.h>

/* The value of another tile is the mean over about as many of the tiles that may be in the bag. */
enum { SAMPLE = 16 };

void
stacks_start (Stacks *stacks, const Net *net, int seat, bool abandons)
{
  stacks->net = net;
  stacks->seat = seat;
  stacks->abandons = abandons;
  stacks->knows_rest = false;
  stacks->knows_another = false;
}

bool
stacks_are_asked (Stacks *stacks, GameQuestion question)
{
  const bool are_asked = question.seat == stacks->seat
                         && (question.about == ROLL_ASK_PUT
                             || (question.about == ROLL_ASK_ABANDON && stacks->abandons));

  stacks->knows_rest = stacks->knows_rest && are_asked;
  return are_asked;
}

static NetSums
sum_up_rest (const Stacks *stacks, const RollState *s)
{
  NetSums sums;
  Features features;
  GameScore score;

  roll_score (s, &score);
  features_of_rest (s, stacks->seat, score.total, &features);
  memcpy (sums.first, stacks->net->layer.first_bias, sizeof sums.first);
  net_add (stacks->net, &features, &sums);
  return sums;
}

/* The seat's standing with these stacks. */
static float
judge (const Stacks *stacks, const RollState *s)
{
  Features features;
  NetPass pass;

  features_of_stacks (s, stacks->seat, &features);
  net_run_from (stacks->net, &stacks->rest, &features, &pass);
  return pass.out[0];
}

static float
judge_after (const Stacks *stacks, const RollState *s, GameAnswer answer)
{
  RollState after = *s;

  roll_play (&after, answer);
  /* Tiles to be abandoned leave the stacks when all of them are named. */
  if (GAME_ANSWER_KIND (answer) == ROLL_DO_ABANDON)
    roll_play (&after, GAME_ANSWER (ROLL_DO_DONE, 0, 0, 0));
  return judge (stacks, &after);
}

/* With the tile at the bottom of the better stack. */
static float
judge_with (const Stacks *stacks, const RollState *s, unsigned tile)
{
  float highest = -INFINITY;

  for (unsigned kind = 0; kind < 2; kind++)
    {
      RollState with = *s;
      RollSeat *p = &with.seats[stacks->seat];
      const unsigned at = p->n_stack[kind]++;

      p->tiles[kind == ROLL_DEVELOPMENT ? at : ROLL_N_TILES - 1 - at] =
          kind == ROLL_DEVELOPMENT ? ROLL_DEVELOPMENT_OF (tile) : ROLL_WORLD_OF (tile);
      highest = fmaxf (highest, judge (stacks, &with));
    }
  return highest;
}

static float
judge_another (const Stacks *stacks, const RollState *s)
{
  const int step = (__builtin_popcountll (s->bag) + SAMPLE - 1) / SAMPLE;
  float sum = 0;
  int n = 0;
  int i = 0;

  for (uint64_t left = s->bag; left != 0; left &= left - 1, i++)
    if (i % step == step / 2)
      {
        sum += judge_with (stacks, s, (unsigned) __builtin_ctzll (left));
        n++;
      }
  return n > 0 ? sum / (float) n - judge (stacks, s) : 0;
}

/* Whatever is abandoned is replaced from the bag. `legal` begins with keeping all that is left. */
static GameAnswer
abandon (Stacks *stacks, const RollState *s, const GameAnswer *legal, size_t n)
{
  const float keep = judge_after (stacks, s, legal[0]);

  if (!stacks->knows_another)
    stacks->another = judge_another (stacks, s);
  stacks->knows_another = true;
  for (size_t i = 1; i < n; i++)
    if (judge_after (stacks, s, legal[i]) + stacks->another > keep)
      return legal[i];
  return legal[0];
}

static GameAnswer
put (Stacks *stacks, const RollState *s, const GameAnswer *legal, size_t n)
{
  float highest = -INFINITY;
  size_t best = 0;

  for (size_t i = 0; i < n; i++)
    {
      const float worth = judge_after (stacks, s, legal[i]);

      if (worth > highest)
        {
          highest = worth;
          best = i;
        }
    }
  return legal[best];
}

GameAnswer
stacks_answer (Stacks *stacks, const RollState *s, GameQuestion question, const GameAnswer *legal, size_t n)
{
  if (!stacks->knows_rest)
    stacks->rest = sum_up_rest (stacks, s);
  stacks->knows_rest = true;
  return question.about == ROLL_ASK_ABANDON ? abandon (stacks, s, legal, n) : put (stacks, s, legal, n);
}
