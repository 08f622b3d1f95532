/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player who plans: weighs tiles against dice, dice against credits, and looks for the phase that others
 * will not call; it knows when the game ends. */
#include "games/roll/players/regular/regular.h"

#include "games/roll/players/players.h"

static float
first_is_best (const Regular *q, GameAnswer answer)
{
  (void) q;
  return -(float) GAME_ANSWER_A (answer);
}

static const RegularScore scores[ROLL_N_QUESTIONS] = {
  [ROLL_ASK_START] = regular_start,         [ROLL_ASK_PLACE] = regular_place,
  [ROLL_ASK_SELECT] = regular_select,       [ROLL_ASK_REASSIGN] = regular_reassign,
  [ROLL_ASK_MOVE] = regular_move,           [ROLL_ASK_EXPLORE] = regular_explore,
  [ROLL_ASK_ABANDON] = regular_abandon,     [ROLL_ASK_PUT] = regular_put,
  [ROLL_ASK_REARRANGE] = regular_rearrange, [ROLL_ASK_ORDER] = regular_order,
  [ROLL_ASK_GIVE] = regular_give,           [ROLL_ASK_WORKER] = regular_worker,
  [ROLL_ASK_COUNT] = first_is_best,         [ROLL_ASK_KEEP] = regular_keep,
  [ROLL_ASK_REMOVE] = regular_remove,       [ROLL_ASK_PRODUCE] = regular_produce,
  [ROLL_ASK_SHIP] = regular_ship,           [ROLL_ASK_DELIVER] = regular_deliver,
  [ROLL_ASK_BUY] = regular_buy,             [ROLL_ASK_RECRUIT] = regular_recruit,
  [ROLL_ASK_RECALL] = regular_recall,
};

static void
plan (Regular *q, RegularPlans *plans)
{
  Regular *kept = plans != NULL ? &plans->of[q->seat] : NULL;

  if (kept != NULL && (plans->known & ROLL_BIT (q->seat)) != 0 && kept->wanted == q->wanted)
    {
      regular_plan_again (q, kept);
      return;
    }
  regular_plan (q);
  if (kept != NULL)
    {
      *kept = *q;
      plans->known |= ROLL_BIT (q->seat);
    }
}

/* Questions that are about the piece itself, and those that need the value of tiles. */
static const uint32_t simple_questions = ROLL_BIT (ROLL_ASK_WORKER) | ROLL_BIT (ROLL_ASK_COUNT)
                                         | ROLL_BIT (ROLL_ASK_KEEP) | ROLL_BIT (ROLL_ASK_RECRUIT)
                                         | ROLL_BIT (ROLL_ASK_RECALL);
static const uint32_t tile_questions = ROLL_BIT (ROLL_ASK_START) | ROLL_BIT (ROLL_ASK_ABANDON)
                                       | ROLL_BIT (ROLL_ASK_PUT) | ROLL_BIT (ROLL_ASK_REARRANGE)
                                       | ROLL_BIT (ROLL_ASK_ORDER) | ROLL_BIT (ROLL_ASK_GIVE);

void
regular_follow (RegularPlans *plans, GameQuestion question)
{
  plans->knows_tiles = plans->knows_tiles && question.about == plans->last.about && question.seat == plans->last.seat;
  plans->last = question;
}

static void
judge_tiles (Regular *q, GameQuestion question)
{
  if (question.about == ROLL_ASK_EXPLORE)
    q->waiting = regular_waiting (q);
  else
    regular_look_into_bag (q);
}

static void
judge_tiles_once (Regular *q, GameQuestion question, RegularPlans *plans)
{
  if (plans->knows_tiles)
    {
      q->waiting = plans->waiting;
      q->any_tile = plans->any_tile;
      return;
    }
  judge_tiles (q, question);
  plans->waiting = q->waiting;
  plans->any_tile = q->any_tile;
  plans->knows_tiles = true;
}

static void
look (Regular *q, const RollState *s, GameQuestion question, const RegularStyle *style, RegularPlans *plans)
{
  regular_begin (q, s, question.seat, style);
  if ((simple_questions >> question.about & 1) != 0)
    return;
  regular_look (q);
  if ((tile_questions >> question.about & 1) != 0)
    roll_all_dice (s, question.seat, q->owned);
  if (roll_is_assigning (question.about))
    plan (q, plans);
  else if (question.about != ROLL_ASK_EXPLORE && question.about != ROLL_ASK_ABANDON)
    return;
  else if (plans != NULL)
    judge_tiles_once (q, question, plans);
  else
    judge_tiles (q, question);
}

static void
judge (const RollState *view, GameQuestion question, const GameAnswer *legal, size_t n,
       const RegularStyle *style, RegularPlans *plans, float *worth)
{
  const RegularScore score = scores[question.about];
  Regular q;

  look (&q, view, question, style, plans);
  for (size_t i = 0; i < n; i++)
    worth[i] = score != NULL ? score (&q, legal[i]) : -(float) i;
}

/* Between -1 and 1, more often near the middle. */
static float
waver (GameRng *rng)
{
  return (game_rng_below (rng, 1001) + game_rng_below (rng, 1001)) / 1000.f - 1;
}

GameAnswer
regular_choose (const RollState *view, GameQuestion question, const GameAnswer *legal, size_t n,
                const RegularStyle *style, GameRng *rng)
{
  float worth[GAME_MAX_ANSWERS];
  size_t best = 0;

  judge (view, question, legal, n, style, NULL, worth);
  for (size_t i = 0; i < n; i++)
    {
      if (style->haziness > 0)
        worth[i] += style->haziness * waver (rng);
      if (worth[i] > worth[best])
        best = i;
    }
  return legal[best];
}

GameAnswer
regular_play_on (const RollState *s, GameQuestion question, const GameAnswer *legal, size_t n,
                 RegularPlans *plans)
{
  float worth[GAME_MAX_ANSWERS];
  size_t best = 0;

  judge (s, question, legal, n, &regular_style, plans, worth);
  for (size_t i = 1; i < n; i++)
    if (worth[i] > worth[best])
      best = i;
  return legal[best];
}

const RegularWeights regular_weights = {
  .die = 0.27f,
  .credit = 1.30f,
  .credit_later = 0.47f,
  .credit_spare = 0.30f,
  .wanted = 0.15f,
  .recruit = 0.18f,
  .work = 0.51f,
  .pace = 4.01f,
  .slow = 0.77f,
  .begun = 0.36f,
  .powers = 0.40f,
  .goods = 1.16f,
  .growth = 0.068f,
  .scout = 1.01f,
  .scout_empty = 0.90f,
  .supply = 11.06f,
  .any_tile = 0.95f,
  .abandon = 0.80f,
  .produce = 0.16f,
  .shipper = 1.50f,
  .suits = 0.088f,
  .trouble = 0.024f,
  .tiles_a_round = 0.47f,
  .tiles_faster = 0.034f,
  .chips_a_round = 0.33f,
  .chips_faster = 0.17f,
};

const RegularStyle regular_style = {
  .reads_others = true,
  .sees_the_end = true,
  .knows_powers = true,
  .shifts_dice = true,
  .weights = &regular_weights,
};

void
regular_judge (const RollState *view, GameQuestion question, const GameAnswer *legal, size_t n,
               float *worth)
{
  judge (view, question, legal, n, &regular_style, NULL, worth);
}

static GameAnswer
choose (const void *view, GameQuestion question, const GameAnswer *legal, size_t n, GameRng *rng)
{
  return regular_choose (view, question, legal, n, &regular_style, rng);
}

const PlayerKind player_regular = { "regular", choose, NULL };
