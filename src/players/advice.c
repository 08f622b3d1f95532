/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "players/advice.h"

#include <math.h>
#include <string.h>

enum
{
  BATCH = 4,  /* how often each plan is played out before they are compared */
  LEAST = 4,  /* plans that are played out to the end */
  COMPARED = 1 << 24 /* keeps the random streams for comparisons away from the others */
};

#define SURE 1.96 /* standard deviations that contain 95 % */

/* Playing out */

static double
play_out (Advice *advice, AdvicePlan *plan, uint32_t number, AdviceTally *tally)
{
  const Adviser *adviser = advice->adviser;
  double chances[GAME_MAX_SEATS];
  GameState s = advice->view;
  const unsigned round = adviser->rules->info (&s).round;
  GameRng rng;

  game_rng_seed (&rng, advice->seed + number);
  adviser->rules->determinise (&s, advice->seat, &rng);
  for (unsigned i = 0; i < plan->n_steps; i++)
    if (adviser->rules->apply (&s, plan->steps[i], NULL) != GAME_OK)
      {
        plan->fails = true;
        break;
      }
  adviser->play_out (&advice->view, advice->seat, &s, round, &rng, tally, chances);
  advice->n_nodes++;
  return chances[advice->seat];
}

static void
play_batch (Advice *advice, AdvicePlan *plan, const atomic_bool *cancel)
{
  for (unsigned k = 0; k < BATCH && !advice_is_cancelled (cancel); k++)
    {
      const double chance = play_out (advice, plan, plan->n, &plan->tally);

      plan->n++;
      plan->sum += chance;
      plan->squares += chance * chance;
    }
}

static double
share_of (const AdvicePlan *plan)
{
  return plan->n > 0 ? plan->sum / plan->n : 0;
}

static bool
is_better (const AdvicePlan *a, const AdvicePlan *b)
{
  const double x = share_of (a), y = share_of (b);

  if (a->fails != b->fails)
    return b->fails;
  return x != y ? x > y : a->prior > b->prior;
}

static void
sort_plans (Advice *advice)
{
  for (unsigned i = 1; i < advice->n_plans; i++)
    for (unsigned k = i; k > 0 && is_better (&advice->plans[k], &advice->plans[k - 1]); k--)
      {
        const AdvicePlan moving = advice->plans[k];

        advice->plans[k] = advice->plans[k - 1];
        advice->plans[k - 1] = moving;
      }
}

/* A plan that has fallen behind returns as soon as those ahead of it fall further. */
void
advice_run (Advice *advice, uint32_t nodes, const atomic_bool *cancel)
{
  const uint64_t upto = advice->n_nodes + nodes;

  while (advice->n_nodes < upto && advice->n_plans > 0 && !advice_is_cancelled (cancel))
    {
      unsigned n = advice->turn < 8 ? advice->n_plans >> advice->turn : 0;

      if (n < LEAST)
        n = advice->n_plans < LEAST ? advice->n_plans : LEAST;
      for (unsigned i = 0; i < n; i++)
        play_batch (advice, &advice->plans[i], cancel);
      sort_plans (advice);
      advice->turn++;
    }
}

/* Beginning */

bool
advice_start (Advice *advice, const Adviser *adviser, const void *state, uint64_t seed)
{
  const Game *rules = adviser->rules;
  const GameQuestion question = rules->question (state);
  GameState sample;
  GameRng rng;

  memset (advice, 0, sizeof *advice);
  if (question.ask != GAME_DECIDE)
    return false;
  advice->adviser = adviser;
  memcpy (&advice->view, state, rules->state_size);
  advice->seat = question.seat;
  advice->seed = seed;
  rules->view (&advice->view, question.seat);
  if (adviser->is_vague (&advice->view, question.seat))
    return false;
  sample = advice->view;
  game_rng_seed (&rng, seed);
  rules->determinise (&sample, question.seat, &rng);
  advice->n_plans = (unsigned) adviser->list (&sample, advice->plans);
  return advice->n_plans > 0;
}

int
advice_find (const Advice *advice, const GameAnswer *steps, unsigned n)
{
  for (unsigned i = 0; i < advice->n_plans; i++)
    if (advice->plans[i].n_steps == n
        && memcmp (advice->plans[i].steps, steps, n * sizeof *steps) == 0)
      return (int) i;
  return -1;
}

static bool
can_be_done (const Advice *advice, const GameAnswer *steps, unsigned n)
{
  const Game *rules = advice->adviser->rules;
  GameState s = advice->view;
  GameRng rng;

  game_rng_seed (&rng, advice->seed);
  rules->determinise (&s, advice->seat, &rng);
  for (unsigned i = 0; i < n; i++)
    if (rules->apply (&s, steps[i], NULL) != GAME_OK)
      return false;
  return true;
}

/* To the front, because the actual decision must not be dropped early. */
bool
advice_add (Advice *advice, const GameAnswer *steps, unsigned n)
{
  const int at = advice_find (advice, steps, n);
  unsigned from = at >= 0 ? (unsigned) at : advice->n_plans;
  AdvicePlan plan = { .n_steps = (uint8_t) n };

  if (n > ADVICE_MAX_STEPS || !can_be_done (advice, steps, n))
    return false;
  if (at >= 0)
    plan = advice->plans[at];
  else
    {
      memcpy (plan.steps, steps, n * sizeof *steps);
      plan.prior = advice->n_plans > 0 ? advice->plans[0].prior : 0;
      if (advice->n_plans < ADVICE_MAX_PLANS)
        advice->n_plans++;
      else
        from--;
    }
  memmove (&advice->plans[1], &advice->plans[0], from * sizeof plan);
  advice->plans[0] = plan;
  return true;
}

/* Numbers */

static double
error_of (double sum, double squares, uint32_t n)
{
  const double mean = n > 0 ? sum / n : 0;
  const double spread = n > 1 ? (squares - n * mean * mean) / (n - 1) : 0.25;

  return SURE * sqrt ((spread > 0 ? spread : 0) / (n > 0 ? n : 1));
}

double
advice_compare (Advice *advice, unsigned plan, unsigned other, uint32_t n,
                const atomic_bool *cancel, double *error)
{
  double sum = 0, squares = 0;
  uint32_t k;

  for (k = 0; k < n && !advice_is_cancelled (cancel); k++)
    {
      const double gain = play_out (advice, &advice->plans[plan], COMPARED + k, NULL)
                          - play_out (advice, &advice->plans[other], COMPARED + k, NULL);

      sum += gain;
      squares += gain * gain;
    }
  *error = error_of (sum, squares, k);
  return k > 0 ? sum / k : 0;
}

void
advice_value (const Adviser *adviser, const void *state, unsigned round, uint64_t seed, uint32_t n,
              const atomic_bool *cancel, float chances[GAME_MAX_SEATS],
              float errors[GAME_MAX_SEATS])
{
  const Game *rules = adviser->rules;
  const bool is_settled = rules->question (state).ask == GAME_OVER;
  double sum[GAME_MAX_SEATS] = { 0 }, squares[GAME_MAX_SEATS] = { 0 };

  n = is_settled ? 1 : n;
  for (uint32_t k = 0; k < n && !advice_is_cancelled (cancel); k++)
    {
      double one[GAME_MAX_SEATS];
      GameState s;
      GameRng rng;

      memcpy (&s, state, rules->state_size);
      game_rng_seed (&rng, seed + k);
      if (!is_settled)
        adviser->fill (&s, &rng);
      adviser->play_out (state, 0, &s, round, &rng, NULL, one);
      for (unsigned seat = 0; seat < rules->info (&s).n_seats; seat++)
        {
          sum[seat] += one[seat];
          squares[seat] += one[seat] * one[seat];
        }
    }
  for (unsigned seat = 0; seat < GAME_MAX_SEATS; seat++)
    {
      chances[seat] = (float) (sum[seat] / n);
      errors[seat] = is_settled ? 0 : (float) error_of (sum[seat], squares[seat], n);
    }
}

unsigned
advice_list (const Advice *advice, AdviceOption options[ADVICE_BEST])
{
  unsigned n = 0;

  for (; n < ADVICE_BEST && n < advice->n_plans && advice->plans[n].n > 0; n++)
    {
      const AdvicePlan *plan = &advice->plans[n];
      AdviceOption *option = &options[n];

      option->n_steps = plan->n_steps;
      memcpy (option->steps, plan->steps, sizeof option->steps);
      option->n_reasons = (uint8_t) advice_reasons (advice, n, -1, option->reasons);
      option->share = share_of (plan);
      option->error = error_of (plan->sum, plan->squares, plan->n);
    }
  return n;
}
