/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why a plan is good: how its results differ from those of the others. */
#include "players/advice.h"

#include <math.h>
#include <string.h>

#define CALL_WORTH 0.7
#define LEAST_WORTH 0.2 /* smaller values are not mentioned */

typedef struct
{
  const Advice *advice;
  const AdvicePlan *plan;
  unsigned index;
  int other;
  unsigned n;
  AdviceReason reasons[ADVICE_MAX_REASONS];
  double weights[ADVICE_MAX_REASONS];
} Reasons;

typedef double (*Measure) (const AdvicePlan *plan, unsigned piece);

static double
of (double sum, const AdvicePlan *plan)
{
  return plan->n > 0 ? sum / plan->n : 0;
}

static double
built (const AdvicePlan *plan, unsigned piece)
{
  return of (plan->tally.built[piece], plan);
}

static double
waits (const AdvicePlan *plan, unsigned piece)
{
  return of (plan->tally.waits[piece], plan);
}

static double
over (const AdvicePlan *plan, unsigned piece)
{
  (void) piece;
  return of (plan->tally.over, plan);
}

static double
won (const AdvicePlan *plan, unsigned piece)
{
  (void) piece;
  return of (plan->tally.won, plan);
}

static double
amount (const AdvicePlan *plan, unsigned which)
{
  return of (plan->tally.amounts[which], plan);
}

/* The same for the plan that it is compared with. */
static double
of_others (const Reasons *r, Measure measure, unsigned piece)
{
  double sum = 0;
  unsigned n = 0;

  if (r->other >= 0)
    return measure (&r->advice->plans[r->other], piece);
  for (unsigned i = 0; i < r->advice->n_plans && n < ADVICE_BEST; i++)
    if (i != r->index && r->advice->plans[i].n > 0)
      {
        sum += measure (&r->advice->plans[i], piece);
        n++;
      }
  return n > 0 ? sum / n : measure (r->plan, piece);
}

static void
add (Reasons *r, AdviceReason reason, double weight)
{
  unsigned k = r->n < ADVICE_MAX_REASONS ? r->n++ : ADVICE_MAX_REASONS;

  if (k == ADVICE_MAX_REASONS && weight <= r->weights[--k])
    return;
  for (; k > 0 && weight > r->weights[k - 1]; k--)
    {
      r->reasons[k] = r->reasons[k - 1];
      r->weights[k] = r->weights[k - 1];
    }
  r->reasons[k] = reason;
  r->weights[k] = weight;
}

static uint8_t
percent (double share)
{
  return (uint8_t) lround (100 * fmin (fmax (share, 0), 1));
}

static int16_t
tenths (double number)
{
  return (int16_t) lround (10 * number);
}

static void
add_amount (Reasons *r, unsigned which, double worth)
{
  const double ours = amount (r->plan, which);
  const double theirs = of_others (r, amount, which);
  const double weight = worth * fabs (ours - theirs);

  if (weight >= LEAST_WORTH && fabs (ours - theirs) >= 0.3)
    add (r,
         (AdviceReason){
           .kind = (uint8_t) (ADVICE_AMOUNTS + which), .number = tenths (ours), .other = tenths (theirs) },
         /* Reasons for it come before reasons against it. */
         ours > theirs ? weight : weight / 4);
}

static void
add_end (Reasons *r)
{
  const double wins = won (r->plan, 0);
  const double ends = over (r->plan, 0);

  if (wins >= 0.05 && wins > of_others (r, won, 0) + 0.05)
    add (r, (AdviceReason){ .kind = ADVICE_WINS, .percent = percent (wins) }, 20 * wins);
  else if (fabs (ends - of_others (r, over, 0)) > 0.15 && ends >= 0.1)
    add (r, (AdviceReason){ .kind = ADVICE_ENDS, .percent = percent (ends) }, 2);
}

static void
add_built (Reasons *r)
{
  for (unsigned piece = 0; piece < r->advice->adviser->n_pieces; piece++)
    {
      const double often = built (r->plan, piece);
      const double points = often > 0 ? (double) r->plan->tally.points_of[piece]
                                            / r->plan->tally.built[piece]
                                      : 0;
      const double more = often - of_others (r, built, piece);

      if (often >= 0.3 && more >= 0.15 && more * points >= LEAST_WORTH)
        add (r,
             (AdviceReason){ .kind = ADVICE_BUILDS,
                             .piece = (uint8_t) piece,
                             .percent = percent (often),
                             .number = (int16_t) lround (points) },
             more * points);
    }
}

static void
add_waiting (Reasons *r)
{
  const Adviser *adviser = r->advice->adviser;

  for (unsigned piece = 0; adviser->waiting_worth != NULL && piece < adviser->n_pieces; piece++)
    {
      const double more = waits (r->plan, piece) - of_others (r, waits, piece);

      if (more >= 0.5)
        add (r, (AdviceReason){ .kind = ADVICE_WAITS, .piece = (uint8_t) piece },
             more * adviser->waiting_worth (piece));
    }
}

/* Calls */

static unsigned
count_callers (const Reasons *r, unsigned phase)
{
  unsigned n = 0;

  for (int seat = 0; seat < GAME_MAX_SEATS; seat++)
    if (seat != r->advice->seat && 2 * r->plan->tally.calls[seat][phase] >= r->plan->n)
      n++;
  return n;
}

static void
add_calls (Reasons *r)
{
  const Adviser *adviser = r->advice->adviser;
  const unsigned calls = adviser->get_calls (r->plan);

  if (calls == 0 || r->plan->n == 0)
    return;
  for (unsigned phase = 0; phase < adviser->n_phases; phase++)
    {
      const bool is_ours = (calls >> phase & 1) != 0;
      const double anyway = of (r->plan->tally.happens_anyway[phase], r->plan);
      const unsigned n = count_callers (r, phase);

      if (is_ours && anyway < 0.4)
        add (r,
             (AdviceReason){ .kind = ADVICE_NOBODY_CALLS, .piece = (uint8_t) phase, .percent = percent (anyway) },
             CALL_WORTH * (1 - anyway));
      else if (!is_ours && anyway >= 0.5 && adviser->profits (r->advice, r->plan, phase))
        add (r,
             (AdviceReason){ .kind = ADVICE_OTHERS_CALL,
                             .piece = (uint8_t) phase,
                             .percent = percent (anyway),
                             .number = (int16_t) n },
             CALL_WORTH * anyway);
    }
}

unsigned
advice_reasons (const Advice *advice, unsigned plan, int other,
                AdviceReason reasons[ADVICE_MAX_REASONS])
{
  Reasons r = { .advice = advice, .plan = &advice->plans[plan], .index = plan, .other = other };

  add_end (&r);
  add_built (&r);
  for (unsigned i = 0; i < advice->adviser->n_amounts; i++)
    add_amount (&r, i, advice->adviser->amounts[i]);
  add_waiting (&r);
  add_calls (&r);
  if (r.n == 0)
    add (&r, (AdviceReason){ .kind = ADVICE_NOTHING }, 0);
  memcpy (reasons, r.reasons, sizeof r.reasons);
  return r.n;
}
