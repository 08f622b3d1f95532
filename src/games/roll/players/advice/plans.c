/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which plans are worth trying. For an assignment: the best layouts of the wild dice with each call, as
 * Regular judges them, and what its powers add; otherwise each answer that Regular finds promising, with the
 * rest of the decision. */
#include "games/roll/players/advice/advice.h"
#include "games/roll/players/regular/regular.h"

enum
{
  LAYOUTS_A_CALL = 4,
  MOST_ANSWERS = 12
};

/* So many wild dice in each column, and a worker from one that calls a phase. */
typedef struct
{
  int placed[ROLL_N_PHASES];
  uint8_t from;
  uint8_t phase;
  float worth;
} Layout;

typedef struct
{
  const Regular *q;
  int column[ROLL_N_PHASES];
  int placed[ROLL_N_PHASES];
  Layout best[ROLL_N_PHASES][LAYOUTS_A_CALL];
} Layouts;

/* Layouts */

static void
insert_layout (Layout *best, const Layout *layout)
{
  size_t k = LAYOUTS_A_CALL;

  while (k > 0 && layout->worth > best[k - 1].worth)
    k--;
  if (k == LAYOUTS_A_CALL)
    return;
  memmove (&best[k + 1], &best[k], (LAYOUTS_A_CALL - 1 - k) * sizeof *best);
  best[k] = *layout;
}

static void
try_calls (Layouts *l)
{
  for (uint8_t from = 0; from < ROLL_N_PHASES; from++)
    for (uint8_t phase = 0; l->column[from] > 0 && phase < ROLL_N_PHASES; phase++)
      {
        Layout layout = { .from = from, .phase = phase };

        l->column[from]--;
        l->column[phase]++;
        layout.worth = regular_assignment (l->q, l->column, phase);
        l->column[phase]--;
        l->column[from]++;
        memcpy (layout.placed, l->placed, sizeof layout.placed);
        insert_layout (l->best[phase], &layout);
      }
}

static void
try_placings (Layouts *l, int wilds, unsigned from)
{
  if (wilds == 0)
    {
      try_calls (l);
      return;
    }
  for (unsigned phase = from; phase < ROLL_N_PHASES; phase++)
    {
      l->column[phase]++;
      l->placed[phase]++;
      try_placings (l, wilds - 1, phase);
      l->column[phase]--;
      l->placed[phase]--;
    }
}

static void
find_layouts (Layouts *l, const Regular *q)
{
  *l = (Layouts){ .q = q };
  for (unsigned phase = 0; phase < ROLL_N_PHASES; phase++)
    {
      l->column[phase] = q->column[phase];
      for (unsigned k = 0; k < LAYOUTS_A_CALL; k++)
        l->best[phase][k].worth = -1e6f;
    }
  try_placings (l, regular_sum (q->me->dice[ROLL_WILDS]), 0);
}

/* Which colors go where: first those that suit producing and shipping. */
static void
share_out (const Regular *q, const Layout *layout, int wanted[ROLL_N_COLOURS][ROLL_N_PHASES])
{
  int need[ROLL_N_PHASES];
  RollDice left;

  memcpy (need, layout->placed, sizeof need);
  memcpy (left, q->me->dice[ROLL_WILDS], sizeof left);
  memset (wanted, 0, sizeof (int) * ROLL_N_COLOURS * ROLL_N_PHASES);
  for (unsigned pass = 0; pass < 2; pass++)
    for (unsigned c = 0; c < ROLL_N_COLOURS; c++)
      for (unsigned phase = 0; phase < ROLL_N_PHASES; phase++)
        while (left[c] > 0 && need[phase] > 0 && (pass == 1 || regular_suits (q, c, phase)))
          {
            wanted[c][phase]++;
            need[phase]--;
            left[c]--;
          }
}

/* Steps */

static GameAnswer
choose_among (const RollState *s, const GameAnswer *legal, size_t n)
{
  return n == 1 ? legal[0] : regular_choose (s, roll_question (s), legal, n, &regular_style, NULL);
}

static GameAnswer
place (const RollState *s, const GameAnswer *legal, size_t n,
       int wanted[ROLL_N_COLOURS][ROLL_N_PHASES])
{
  for (size_t i = 0; i < n; i++)
    if (wanted[s->piece][GAME_ANSWER_B (legal[i])] > 0)
      {
        wanted[s->piece][GAME_ANSWER_B (legal[i])]--;
        return legal[i];
      }
  return choose_among (s, legal, n);
}

static GameAnswer
call (const RollState *s, const GameAnswer *legal, size_t n, const Layout *layout)
{
  GameAnswer some[GAME_MAX_ANSWERS];
  size_t m = 0;

  for (size_t i = 0; i < n; i++)
    if (GAME_ANSWER_B (legal[i]) == layout->from && GAME_ANSWER_C (legal[i]) == layout->phase)
      some[m++] = legal[i];
  return m > 0 ? choose_among (s, some, m) : choose_among (s, legal, n);
}

/* Gives the answer in `s`; true while the decision is not complete. */
static bool
take_step (RollState *s, AdvicePlan *plan, GameAnswer answer)
{
  const RollState before = *s;

  if (plan->n_steps >= ADVICE_MAX_STEPS || roll_apply (s, answer, NULL) != GAME_OK)
    return false;
  plan->steps[plan->n_steps++] = answer;
  return roll_continues (&before, s);
}

/* Completes the decision as Regular would. */
static void
go_on (RollState *s, AdvicePlan *plan)
{
  GameAnswer legal[GAME_MAX_ANSWERS];

  while (take_step (s, plan, choose_among (s, legal, roll_legal (s, legal))))
    ;
}

static bool
is_known (const AdvicePlan *plans, const RollState *after, size_t n, const RollState *state, int seat)
{
  for (size_t i = 0; i < n; i++)
    {
      const RollSeat *a = &after[i].seats[seat];
      const RollSeat *b = &state->seats[seat];

      if (plans[i].n_steps > 0 && a->selected == b->selected && a->selector == b->selector
          && memcmp (a->dice, b->dice, sizeof a->dice) == 0)
        return true;
    }
  return false;
}

/* One layout; with the moves of Regular's powers, or without. */
static void
lay_out (RollState *s, const Regular *q, const Layout *layout, bool with_powers, AdvicePlan *plan)
{
  int wanted[ROLL_N_COLOURS][ROLL_N_PHASES];
  GameAnswer legal[GAME_MAX_ANSWERS];
  GameAnswer answer;

  *plan = (AdvicePlan){ .prior = layout->worth };
  share_out (q, layout, wanted);
  do
    {
      const size_t n = roll_legal (s, legal);

      if (s->ask == ROLL_ASK_PLACE)
        answer = place (s, legal, n, wanted);
      else if (s->ask == ROLL_ASK_SELECT)
        answer = call (s, legal, n, layout);
      else if (s->ask == ROLL_ASK_REASSIGN && !with_powers)
        answer = GAME_ANSWER (ROLL_DO_DONE, 0, 0, 0);
      else
        answer = choose_among (s, legal, n);
    }
  while (take_step (s, plan, answer));
}

static size_t
list_assignments (const RollState *sample, AdvicePlan plans[ADVICE_MAX_PLANS])
{
  RollState after[ADVICE_MAX_PLANS];
  const int seat = sample->actor;
  Layouts layouts;
  Regular q;
  size_t n = 0;

  regular_begin (&q, sample, seat, &regular_style);
  regular_look (&q);
  regular_plan (&q);
  find_layouts (&layouts, &q);
  /* The best ones of each call come first, so that none is crowded out. */
  for (unsigned k = 0; k < LAYOUTS_A_CALL; k++)
    for (unsigned phase = 0; phase < ROLL_N_PHASES; phase++)
      for (unsigned powers = 0; powers < 2; powers++)
        if (n < ADVICE_MAX_PLANS && layouts.best[phase][k].worth > -1e5f)
          {
            after[n] = *sample;
            lay_out (&after[n], &q, &layouts.best[phase][k], powers == 0, &plans[n]);
            if (!is_known (plans, after, n, &after[n], seat))
              n++;
          }
  return n;
}

static size_t
list_answers (const RollState *sample, AdvicePlan plans[ADVICE_MAX_PLANS])
{
  GameAnswer legal[GAME_MAX_ANSWERS];
  float worth[GAME_MAX_ANSWERS];
  const size_t n = roll_legal (sample, legal);
  const size_t most = n < MOST_ANSWERS ? n : MOST_ANSWERS;

  if (n > 1)
    regular_judge (sample, roll_question (sample), legal, n, worth);
  else
    worth[0] = 0;
  for (size_t m = 0; m < most; m++)
    {
      RollState s = *sample;
      size_t best = 0;

      for (size_t i = 0; i < n; i++)
        if (worth[i] > worth[best])
          best = i;
      plans[m] = (AdvicePlan){ .prior = worth[best] };
      worth[best] = -1e9f;
      if (take_step (&s, &plans[m], legal[best]))
        go_on (&s, &plans[m]);
    }
  return most;
}

size_t
roll_list_plans (const RollState *sample, AdvicePlan plans[ADVICE_MAX_PLANS])
{
  if (sample->ask == ROLL_ASK_PLACE || sample->ask == ROLL_ASK_SELECT)
    return list_assignments (sample, plans);
  return list_answers (sample, plans);
}
