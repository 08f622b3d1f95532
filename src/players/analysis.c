/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "players/advice.h"

#include <string.h>

/* One stretch of the game, between `point` and `upto`. */
typedef struct
{
  const Adviser *adviser;
  const GameAnswer *answers;
  uint32_t n_answers;
  uint32_t nodes;
  const atomic_bool *cancel;
  uint32_t point;
  GameState state;     /* at that point */
  bool has_value;      /* chances are known there, for the end of its round */
  float chances[GAME_MAX_SEATS], errors[GAME_MAX_SEATS];
  uint8_t unsaid;      /* mask of seats that have not entered their roll of this round */
  AnalysisMoment moment;
} Walk;

static AnalysisBand
band_of (double loss, double error)
{
  if (loss < 0.02 || loss < error)
    return ANALYSIS_FINE;
  return loss < 0.05 ? ANALYSIS_DOUBTFUL : loss < 0.1 ? ANALYSIS_MISTAKE : ANALYSIS_BLUNDER;
}

/* Every point has its own random numbers. */
static uint64_t
seed_at (uint32_t point)
{
  return (uint64_t) (point + 1) << 32;
}

static void
value_at (const Walk *walk, const GameState *state, unsigned round, uint32_t point,
          float chances[GAME_MAX_SEATS], float errors[GAME_MAX_SEATS])
{
  advice_value (walk->adviser, state, round, seed_at (point), walk->nodes / 3, walk->cancel, chances, errors);
}

/* Finds the end of the stretch that begins here: `after` is the state there. False for an illegal answer. */

static bool
belongs (const Adviser *adviser, const GameState *before, const GameState *after, bool is_chance)
{
  if (!is_chance)
    return game_continues (adviser->rules, before, after);
  return adviser->rules->question (after).ask == GAME_CHANCE && adviser->is_same_luck (before, after);
}

typedef struct
{
  GameState after;
  uint32_t upto;
  bool is_forced;
  bool is_whole; /* the record does not end in the middle of it */
  bool is_said;
} Stretch;

static bool
find_stretch (const Walk *walk, bool is_chance, Stretch *stretch)
{
  const Adviser *adviser = walk->adviser;

  *stretch = (Stretch){ .after = walk->state, .upto = walk->point, .is_forced = true, .is_said = true };
  while (stretch->upto < walk->n_answers && !adviser->is_correction (walk->answers[stretch->upto]))
    {
      const GameAnswer answer = walk->answers[stretch->upto];
      const GameState before = stretch->after;
      GameAnswer legal[GAME_MAX_ANSWERS];

      stretch->is_forced = stretch->is_forced && adviser->rules->legal (&before, legal) == 1;
      stretch->is_said = stretch->is_said && adviser->is_said (answer);
      if (adviser->rules->apply (&stretch->after, answer, NULL) != GAME_OK)
        return false;
      stretch->upto++;
      if (!belongs (adviser, &before, &stretch->after, is_chance))
        {
          stretch->is_whole = true;
          return true;
        }
    }
  return true;
}

/* Judging */

static void
judge_decision (Walk *walk, const Stretch *stretch, Advice *advice)
{
  AnalysisMoment *m = &walk->moment;
  const GameAnswer *steps = walk->answers + walk->point;
  const unsigned n = stretch->upto - walk->point;
  double loss, error;
  int done;

  m->is_judged = stretch->is_said && stretch->is_whole
                 && !(walk->adviser->rests_on_roll != NULL && walk->adviser->rests_on_roll (&walk->state)
                      && (walk->unsaid >> m->seat & 1) != 0)
                 && advice_start (advice, walk->adviser, &walk->state, seed_at (walk->point))
                 && advice_add (advice, steps, n);
  if (!m->is_judged)
    return;
  advice_run (advice, walk->nodes, walk->cancel);
  done = advice_find (advice, steps, n);
  m->is_judged = done >= 0 && !advice->plans[done].fails;
  if (!m->is_judged || done == 0)
    return;
  loss = advice_compare (advice, 0, (unsigned) done, walk->nodes / 4, walk->cancel, &error);
  m->error = (float) error;
  if (loss <= 0)
    return;
  m->loss = (float) loss;
  m->band = (uint8_t) band_of (loss, error);
  m->n_better = advice->plans[0].n_steps;
  memcpy (m->better, advice->plans[0].steps, m->n_better * sizeof *m->better);
  m->n_reasons = (uint8_t) advice_reasons (advice, 0, done, m->reasons);
}

static uint16_t
round_of (const Walk *walk, const GameState *state)
{
  return walk->adviser->rules->info (state).round;
}

static void
look_at (Walk *walk, GameQuestion question, const Stretch *stretch, Advice *advice)
{
  AnalysisMoment *m = &walk->moment;
  const uint16_t round = round_of (walk, &walk->state);

  *m = (AnalysisMoment){ .point = walk->point,
                         .upto = stretch->upto,
                         .round = round,
                         .kind = (uint8_t) walk->adviser->get_kind (question),
                         .about = question.about,
                         .seat = question.seat };
  if (!walk->has_value)
    value_at (walk, &walk->state, round, walk->point, walk->chances, walk->errors);
  memcpy (m->before, walk->chances, sizeof m->before);
  memcpy (m->before_error, walk->errors, sizeof m->before_error);
  value_at (walk, &stretch->after, round, stretch->upto, m->after, m->after_error);
  if (question.ask == GAME_DECIDE)
    judge_decision (walk, stretch, advice);
  else
    m->is_judged = stretch->is_said;
  walk->has_value = round_of (walk, &stretch->after) == round;
  memcpy (walk->chances, m->after, sizeof m->after);
  memcpy (walk->errors, m->after_error, sizeof m->after_error);
}

/* Walking */

static void
note_unsaid (Walk *walk, GameQuestion question, const Stretch *stretch)
{
  if (round_of (walk, &stretch->after) != round_of (walk, &walk->state))
    walk->unsaid = 0;
  else if (walk->adviser->get_kind (question) == ANALYSIS_ROLL && !stretch->is_said && question.seat >= 0)
    walk->unsaid = (uint8_t) (walk->unsaid | 1u << question.seat);
}

static bool
walk_on (Walk *walk, Advice *advice, AnalysisReport report, void *data)
{
  const Adviser *adviser = walk->adviser;
  const GameQuestion question = adviser->rules->question (&walk->state);
  Stretch stretch;
  bool goes_on = true;

  if (adviser->is_correction (walk->answers[walk->point]))
    {
      walk->has_value = false;
      return adviser->rules->apply (&walk->state, walk->answers[walk->point++], NULL) == GAME_OK;
    }
  if (!find_stretch (walk, question.ask == GAME_CHANCE, &stretch))
    return false;
  note_unsaid (walk, question, &stretch);
  if (!stretch.is_forced)
    {
      look_at (walk, question, &stretch, advice);
      goes_on = !advice_is_cancelled (walk->cancel) && report (&walk->moment, data);
    }
  else if (round_of (walk, &stretch.after) != round_of (walk, &walk->state))
    walk->has_value = false;
  walk->state = stretch.after;
  walk->point = stretch.upto;
  return goes_on;
}

bool
analysis_walk (const Adviser *adviser, const void *start, const GameAnswer *answers, uint32_t n,
               const AnalysisLimits *limits, AnalysisReport report, void *data)
{
  Walk walk = { .adviser = adviser,
                .answers = answers,
                .n_answers = n,
                .nodes = limits->nodes != 0 ? limits->nodes : ANALYSIS_NODES,
                .cancel = limits->cancel };
  Advice advice;

  memcpy (&walk.state, start, adviser->rules->state_size);
  while (walk.point < n)
    if (!walk_on (&walk, &advice, report, data))
      return false;
  return !advice_is_cancelled (limits->cancel);
}
