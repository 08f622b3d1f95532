/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/players/advice/advice.h"

#include "games/roll/players/regular/regular.h"

#include <math.h>

enum
{
  MAX_ANSWERS_A_ROUND = 3000,
  BATCH = 4,  /* times that each plan is played out before they are compared */
  LEAST = 4,  /* plans that are played out to the last */
  COMPARED = 1 << 24 /* the numbers of guesses for comparing are far from the others */
};

#define SURE 1.96 /* standard deviations that 95 % lie within */

static GameAnswer
usual_answer (const RollState *s, GameRng *rng)
{
  const GameQuestion question = roll_question (s);
  GameAnswer legal[GAME_MAX_ANSWERS];
  size_t n;

  if (question.ask == GAME_CHANCE)
    return game_chance (&roll_game, s, rng);
  n = roll_legal (s, legal);
  return n == 1 ? legal[0] : regular_choose (s, question, legal, n, &regular_style, NULL);
}

/* Until round `round` is over. `others` gets, by seat, the phase that it has called. */
void
advice_play_round (RollState *s, unsigned round, GameRng *rng, uint8_t *others)
{
  for (unsigned i = 0; i < MAX_ANSWERS_A_ROUND && s->step != ROLL_STEP_OVER && s->round <= round; i++)
    {
      const bool was_secret = s->step <= ROLL_STEP_REVEAL;

      roll_apply (s, usual_answer (s, rng), NULL);
      if (others == NULL || !was_secret || s->step <= ROLL_STEP_REVEAL)
        continue;
      for (unsigned seat = 0; seat < s->n_seats; seat++)
        others[seat] = s->seats[seat].selected;
      others[ROLL_MAX_SEATS] = s->spare;
    }
}

/* Adding up */

static void
tally_calls (Advice *advice, AdviceTally *tally, const uint8_t *calls)
{
  bool happens[ROLL_N_PHASES] = { false };

  for (int i = 0; i <= ROLL_MAX_SEATS; i++)
    if (i != advice->seat && calls[i] < ROLL_N_PHASES)
      {
        happens[calls[i]] = true;
        if (i < ROLL_MAX_SEATS)
          tally->calls[i][calls[i]]++;
      }
  for (unsigned phase = 0; phase < ROLL_N_PHASES; phase++)
    tally->happens_anyway[phase] += happens[phase];
}

static void
tally_state (Advice *advice, AdviceTally *tally, const RollState *s, double chance)
{
  const RollSeat *p = &s->seats[advice->seat];
  const RollSeat *was = &advice->view.seats[advice->seat];

  for (unsigned i = was->n_tableau; i < p->n_tableau; i++)
    {
      const uint8_t face = p->tableau[i];

      tally->built[face]++;
      tally->points_of[face] += (float) (roll_faces[face].cost + roll_bonus (s, advice->seat, face));
    }
  for (unsigned kind = 0; kind < 2; kind++)
    for (unsigned i = 0; i < p->n_stack[kind]; i++)
      if (roll_stack_at (p, kind, i) < ROLL_N_FACES)
        tally->waits[roll_stack_at (p, kind, i)]++;
  for (unsigned i = 0; i < p->n_tableau; i++)
    tally->goods += roll_goods_count (p->goods[i]);
  tally->chips += p->chips - was->chips;
  tally->credits += p->credits;
  tally->dice += regular_sum (p->dice[ROLL_CUP]);
  tally->tiles += p->n_stack[0] + p->n_stack[1];
  tally->over += s->step == ROLL_STEP_OVER;
  tally->won += s->step == ROLL_STEP_OVER ? chance : 0;
}

/* Playing out */

static double
play_out (Advice *advice, AdvicePlan *plan, uint32_t number, AdviceTally *tally)
{
  uint8_t calls[ROLL_MAX_SEATS + 1];
  float chances[ROLL_MAX_SEATS];
  RollState s = advice->view;
  const unsigned round = s.round;
  GameRng rng;

  memset (calls, ROLL_NO_PHASE, sizeof calls);
  game_rng_seed (&rng, advice->seed + number);
  roll_determinise (&s, advice->seat, &rng);
  for (unsigned i = 0; i < plan->n_steps; i++)
    if (roll_apply (&s, plan->steps[i], NULL) != GAME_OK)
      {
        plan->fails = true;
        break;
      }
  advice_play_round (&s, round, &rng, calls);
  net_chances (advice->net, &s, chances);
  if (tally != NULL)
    {
      tally_calls (advice, tally, calls);
      tally_state (advice, tally, &s, (double) chances[advice->seat]);
    }
  advice->n_nodes++;
  return (double) chances[advice->seat];
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

static bool
is_better (const AdvicePlan *a, const AdvicePlan *b)
{
  const double x = advice_share (a), y = advice_share (b);

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

/* A plan that has fallen behind comes back as soon as those before it fall further. */
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

static bool
has_unknown (const RollState *view, int seat)
{
  const RollSeat *p = &view->seats[seat];

  for (unsigned kind = 0; kind < 2; kind++)
    for (unsigned i = 0; i < p->n_stack[kind]; i++)
      if (roll_stack_at (p, kind, i) == ROLL_UNKNOWN)
        return true;
  return false;
}

/* Nobody can be told what to do with a tile that nobody has named. */
static bool
is_too_vague (const RollState *view, int seat)
{
  switch (view->ask)
    {
    case ROLL_ASK_PUT:
      for (unsigned i = 0; i < view->now.n_drawn; i++)
        if (view->now.drawn[i] == ROLL_UNKNOWN)
          return true;
      return false;
    case ROLL_ASK_ABANDON:
    case ROLL_ASK_REARRANGE:
    case ROLL_ASK_ORDER:
    case ROLL_ASK_GIVE:
      return has_unknown (view, seat);
    default:
      return false;
    }
}

bool
advice_start (Advice *advice, const RollState *state, uint64_t seed)
{
  const GameQuestion question = roll_question (state);
  RollState sample;
  GameRng rng;

  memset (advice, 0, sizeof *advice);
  if (question.ask != GAME_DECIDE)
    return false;
  advice->view = *state;
  advice->seat = question.seat;
  advice->seed = seed;
  advice->net = &net_expert;
  roll_view (&advice->view, question.seat);
  if (is_too_vague (&advice->view, question.seat))
    return false;
  sample = advice->view;
  game_rng_seed (&rng, seed);
  roll_determinise (&sample, question.seat, &rng);
  advice->n_plans = (unsigned) advice_list (&sample, advice->plans);
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
  RollState s = advice->view;
  GameRng rng;

  game_rng_seed (&rng, advice->seed);
  roll_determinise (&s, advice->seat, &rng);
  for (unsigned i = 0; i < n; i++)
    if (roll_apply (&s, steps[i], NULL) != GAME_OK)
      return false;
  return true;
}

/* To the front, as what was done must not be dropped early. */
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

double
advice_share (const AdvicePlan *plan)
{
  return plan->n > 0 ? plan->sum / plan->n : 0;
}

static double
error_of (double sum, double squares, uint32_t n)
{
  const double mean = n > 0 ? sum / n : 0;
  const double spread = n > 1 ? (squares - n * mean * mean) / (n - 1) : 0.25;

  return SURE * sqrt ((spread > 0 ? spread : 0) / (n > 0 ? n : 1));
}

double
advice_error (const AdvicePlan *plan)
{
  return error_of (plan->sum, plan->squares, plan->n);
}

double
advice_compare (Advice *advice,
                unsigned plan,
                unsigned other,
                uint32_t n,
                const atomic_bool *cancel,
                double *error)
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
advice_value (const RollState *state,
              unsigned round,
              uint64_t seed,
              uint32_t n,
              const atomic_bool *cancel,
              double chances[ROLL_MAX_SEATS])
{
  const bool is_settled = state->step == ROLL_STEP_OVER;

  memset (chances, 0, sizeof (double) * ROLL_MAX_SEATS);
  n = is_settled ? 1 : n;
  for (uint32_t k = 0; k < n && !advice_is_cancelled (cancel); k++)
    {
      float one[ROLL_MAX_SEATS];
      RollState s = *state;
      GameRng rng;

      game_rng_seed (&rng, seed + k);
      if (!is_settled)
        {
          roll_fill (&s, &rng);
          advice_play_round (&s, round, &rng, NULL);
        }
      net_chances (&net_expert, &s, one);
      for (unsigned seat = 0; seat < s.n_seats; seat++)
        chances[seat] += (double) one[seat] / n;
    }
}
