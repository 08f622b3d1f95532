/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Advice and analysis for those who do not know which game it is. */
#include "games/roll/players/advice/analysis.h"

#include <string.h>

static bool
start (void *advice, const void *state, uint64_t seed)
{
  return advice_start (advice, state, seed);
}

static void
run (void *advice, uint32_t nodes, const atomic_bool *cancel)
{
  advice_run (advice, nodes, cancel);
}

static uint64_t
count_nodes (const void *advice)
{
  return ((const Advice *) advice)->n_nodes;
}

static const void *
get_view (const void *advice)
{
  return &((const Advice *) advice)->view;
}

static unsigned
list (const void *data, AdviceOption options[ADVICE_BEST])
{
  const Advice *advice = data;
  unsigned n = 0;

  for (; n < ADVICE_BEST && n < advice->n_plans && advice->plans[n].n > 0; n++)
    {
      const AdvicePlan *plan = &advice->plans[n];
      AdviceOption *option = &options[n];

      option->n_steps = plan->n_steps;
      memcpy (option->steps, plan->steps, sizeof option->steps);
      option->n_reasons = (uint8_t) advice_reasons (advice, n, -1, option->reasons);
      option->share = advice_share (plan);
      option->error = advice_error (plan);
    }
  return n;
}

static bool
analyse (const void *begin, const GameAnswer *answers, uint32_t n, const AnalysisLimits *limits,
         AnalysisReport report, void *data)
{
  return analysis_walk (begin, answers, n, limits, report, data);
}

const Adviser roll_adviser = {
  .size = sizeof (Advice),
  .start = start,
  .run = run,
  .count_nodes = count_nodes,
  .get_view = get_view,
  .list = list,
  .analyse = analyse,
  .knowledge = &net_expert,
  .knowledge_size = sizeof net_expert,
};
