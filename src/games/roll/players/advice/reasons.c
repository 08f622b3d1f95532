/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why a plan is good: what differs, when the round is over, between it and the others. */
#include "games/roll/players/advice/advice.h"

#include <math.h>
#include <string.h>

/* What things are worth in points, to tell the weighty from the slight. */
#define CREDIT_WORTH 0.4
#define GOOD_WORTH 0.8
#define DIE_WORTH 0.4
#define TILE_WORTH 0.4
#define WAITING_WORTH 0.12 /* a point, on a tile under construction */
#define CALL_WORTH 0.7
#define LEAST_WORTH 0.2 /* below this nothing is said */

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
built (const AdvicePlan *plan, unsigned face)
{
  return of (plan->tally.built[face], plan);
}

static double
waits (const AdvicePlan *plan, unsigned face)
{
  return of (plan->tally.waits[face], plan);
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
chips (const AdvicePlan *plan, unsigned piece)
{
  (void) piece;
  return of (plan->tally.chips, plan);
}

static double
credits (const AdvicePlan *plan, unsigned piece)
{
  (void) piece;
  return of (plan->tally.credits, plan);
}

static double
goods (const AdvicePlan *plan, unsigned piece)
{
  (void) piece;
  return of (plan->tally.goods, plan);
}

static double
dice (const AdvicePlan *plan, unsigned piece)
{
  (void) piece;
  return of (plan->tally.dice, plan);
}

static double
tiles (const AdvicePlan *plan, unsigned piece)
{
  (void) piece;
  return of (plan->tally.tiles, plan);
}

/* The same of what the plan is held against. */
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
add_number (Reasons *r, AdviceReasonKind kind, Measure measure, double worth)
{
  const double ours = measure (r->plan, 0);
  const double theirs = of_others (r, measure, 0);
  const double weight = worth * fabs (ours - theirs);

  if (weight >= LEAST_WORTH && fabs (ours - theirs) >= 0.3)
    add (r, (AdviceReason){ .kind = kind, .number = tenths (ours), .other = tenths (theirs) },
         /* What speaks for it is said before what speaks against it. */
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
add_tiles (Reasons *r)
{
  for (uint8_t face = 0; face < ROLL_N_FACES; face++)
    {
      const double often = built (r->plan, face);
      const double points = often > 0 ? (double) r->plan->tally.points_of[face]
                                            / r->plan->tally.built[face]
                                      : 0;
      const double more = often - of_others (r, built, face);

      if (often >= 0.3 && more >= 0.15 && more * points >= LEAST_WORTH)
        add (r,
             (AdviceReason){ .kind = ADVICE_BUILDS,
                             .piece = face,
                             .percent = percent (often),
                             .number = (int16_t) lround (points) },
             more * points);
    }
}

/* Which side of which tile will wait to be built. */
static void
add_waiting (Reasons *r)
{
  for (uint8_t face = 0; face < 2 * ROLL_N_TILES; face++)
    {
      const double more = waits (r->plan, face) - of_others (r, waits, face);

      if (more >= 0.5)
        add (r, (AdviceReason){ .kind = ADVICE_WAITS, .piece = face },
             WAITING_WORTH * more * roll_faces[face].cost);
    }
}

/* Calls */

static const GameAnswer *
find_call (const AdvicePlan *plan)
{
  for (unsigned i = 0; i < plan->n_steps; i++)
    if (GAME_ANSWER_KIND (plan->steps[i]) == ROLL_DO_SELECT)
      return &plan->steps[i];
  return NULL;
}

static unsigned
count_callers (const Reasons *r, unsigned phase)
{
  unsigned n = 0;

  for (int seat = 0; seat < r->advice->view.n_seats; seat++)
    if (seat != r->advice->seat && 2 * r->plan->tally.calls[seat][phase] >= r->plan->n)
      n++;
  return n;
}

/* Workers that stand there when all is assigned. */
static unsigned
workers_after (const Reasons *r, unsigned phase)
{
  RollState s = r->advice->view;
  const RollSeat *p = &s.seats[r->advice->seat];
  unsigned n = 0;

  /* The last answer reveals, and may end the secrecy. */
  for (unsigned i = 0; i + 1 < r->plan->n_steps; i++)
    roll_apply (&s, r->plan->steps[i], NULL);
  for (unsigned c = 0; c < ROLL_N_COLOURS; c++)
    n += p->dice[ROLL_COLUMN + phase][c];
  return n;
}

static void
add_calls (Reasons *r)
{
  const GameAnswer *call = find_call (r->plan);

  if (call == NULL || r->plan->n == 0)
    return;
  for (uint8_t phase = 0; phase < ROLL_N_PHASES; phase++)
    {
      const double anyway = of (r->plan->tally.happens_anyway[phase], r->plan);
      const unsigned n = count_callers (r, phase);

      if (phase == GAME_ANSWER_C (*call) && anyway < 0.4)
        add (r,
             (AdviceReason){ .kind = ADVICE_NOBODY_CALLS, .piece = phase, .percent = percent (anyway) },
             CALL_WORTH * (1 - anyway));
      else if (phase != GAME_ANSWER_C (*call) && anyway >= 0.5 && workers_after (r, phase) > 0)
        add (r,
             (AdviceReason){ .kind = ADVICE_OTHERS_CALL,
                             .piece = phase,
                             .percent = percent (anyway),
                             .number = (int16_t) n },
             CALL_WORTH * anyway);
    }
}

unsigned
advice_reasons (const Advice *advice,
                unsigned plan,
                int other,
                AdviceReason reasons[ADVICE_MAX_REASONS])
{
  Reasons r = { .advice = advice, .plan = &advice->plans[plan], .index = plan, .other = other };

  add_end (&r);
  add_tiles (&r);
  add_number (&r, ADVICE_CHIPS, chips, 1);
  add_number (&r, ADVICE_CREDITS, credits, CREDIT_WORTH);
  add_number (&r, ADVICE_GOODS, goods, GOOD_WORTH);
  add_number (&r, ADVICE_DICE, dice, DIE_WORTH);
  add_number (&r, ADVICE_TILES, tiles, TILE_WORTH);
  add_waiting (&r);
  add_calls (&r);
  if (r.n == 0)
    add (&r, (AdviceReason){ .kind = ADVICE_NOTHING }, 0);
  memcpy (reasons, r.reasons, sizeof r.reasons);
  return r.n;
}
