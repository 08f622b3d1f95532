/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "assist/orrery-analysis-private.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

enum
{
  MOST_TURNS = 6
};

#define LEAST_SWING 0.1

OrreryAnalysis *
orrery_analysis_new (OrreryRecord *record)
{
  OrreryAnalysis *self;
  const guint n = orrery_record_get_point (record);

  g_return_val_if_fail (ORRERY_IS_RECORD (record), NULL);

  self = g_new0 (OrreryAnalysis, 1);
  g_atomic_ref_count_init (&self->refs);
  self->game = orrery_record_get_game (record);
  self->n_seats = orrery_record_get_n_seats (record);
  orrery_record_state_at (record, 0, &self->start);
  self->answers = g_array_sized_new (FALSE, FALSE, sizeof (GameAnswer), n);
  for (guint i = 0; i < n; i++)
    {
      const GameAnswer answer = orrery_record_get_answer (record, i);

      g_array_append_val (self->answers, answer);
    }
  self->moments = g_array_new (FALSE, FALSE, sizeof (AnalysisMoment));
  return self;
}

OrreryAnalysis *
orrery_analysis_ref (OrreryAnalysis *self)
{
  g_atomic_ref_count_inc (&self->refs);
  return self;
}

void
orrery_analysis_unref (OrreryAnalysis *self)
{
  if (!g_atomic_ref_count_dec (&self->refs))
    return;
  g_array_unref (self->answers);
  g_array_unref (self->moments);
  g_free (self);
}

/* Running */

typedef struct
{
  GArray *moments;
  guint n_answers;
  OrreryAnalysisProgress progress;
  gpointer data;
} Run;

static void
trim (float *values, guint n)
{
  for (guint i = 0; i < n; i++)
    values[i] = (float) orrery_analysis_trim ((double) values[i]);
}

static bool
report_cb (const AnalysisMoment *moment, void *data)
{
  Run *run = data;
  AnalysisMoment kept = *moment;

  trim (kept.before, GAME_MAX_SEATS);
  trim (kept.after, GAME_MAX_SEATS);
  trim (kept.before_error, GAME_MAX_SEATS);
  trim (kept.after_error, GAME_MAX_SEATS);
  trim (&kept.loss, 1);
  trim (&kept.error, 1);
  g_array_append_val (run->moments, kept);
  if (run->progress != NULL)
    run->progress ((double) moment->upto / run->n_answers, run->data);
  return true;
}

gboolean
orrery_analysis_run (OrreryAnalysis *self, guint nodes, const atomic_bool *cancel,
                     OrreryAnalysisProgress progress, gpointer data)
{
  g_autoptr (GArray) moments = g_array_new (FALSE, FALSE, sizeof (AnalysisMoment));
  Run run = { moments, self->answers->len, progress, data };
  const AnalysisLimits limits = { nodes > 0 ? MAX (nodes, ANALYSIS_LEAST_NODES) : ANALYSIS_NODES,
                                  cancel };

  g_return_val_if_fail (self != NULL, FALSE);

  if (!analysis_walk (self->game->adviser, &self->start, (const GameAnswer *) (gpointer) self->answers->data,
                      self->answers->len, &limits, report_cb, &run))
    return FALSE;
  g_array_unref (self->moments);
  self->moments = g_steal_pointer (&moments);
  self->nodes = limits.nodes;
  return TRUE;
}

/* Looking at it */

const OrreryGame *
orrery_analysis_get_game (OrreryAnalysis *self)
{
  return self->game;
}

guint
orrery_analysis_get_nodes (OrreryAnalysis *self)
{
  return self->nodes;
}

guint
orrery_analysis_get_n_seats (OrreryAnalysis *self)
{
  return self->n_seats;
}

guint
orrery_analysis_get_n_moments (OrreryAnalysis *self)
{
  return self->moments->len;
}

const AnalysisMoment *
orrery_analysis_get_moment (OrreryAnalysis *self, guint i)
{
  g_return_val_if_fail (i < self->moments->len, NULL);

  return &g_array_index (self->moments, AnalysisMoment, i);
}

void
orrery_analysis_state_at (OrreryAnalysis *self, guint point, void *state)
{
  memcpy (state, &self->start, self->game->rules->state_size);
  for (guint i = 0; i < MIN (point, self->answers->len); i++)
    self->game->rules->apply (state, g_array_index (self->answers, GameAnswer, i), NULL);
}

double
orrery_analysis_get_change_error (OrreryAnalysis *self, guint i, guint seat)
{
  const AnalysisMoment *m = orrery_analysis_get_moment (self, i);

  return hypot ((double) m->before_error[seat], (double) m->after_error[seat]);
}

/* Margins of error add up like the sides of a right triangle. Chances that two moments share are counted in both,
 * so the margin of luck is rather too wide. */
void
orrery_analysis_sum_up (OrreryAnalysis *self, guint seat, OrreryAnalysisSeat *sum)
{
  guint rounds = 1, decisions = 0;

  *sum = (OrreryAnalysisSeat){ 0 };
  for (guint i = 0; i < self->moments->len; i++)
    {
      const AnalysisMoment *m = orrery_analysis_get_moment (self, i);

      rounds = MAX (rounds, m->round);
      if (m->seat != (int) seat && m->seat != GAME_NOBODY)
        continue;
      if (!m->is_judged)
        sum->n_unjudged++;
      else if (m->kind != ANALYSIS_DECISION)
        {
          sum->luck += (double) (m->after[seat] - m->before[seat]);
          sum->luck_error = hypot (sum->luck_error, orrery_analysis_get_change_error (self, i, seat));
        }
      else
        {
          sum->loss += (double) m->loss;
          sum->loss_error = hypot (sum->loss_error, (double) m->error);
          sum->bands[m->band]++;
          decisions++;
        }
    }
  sum->luck_a_round = sum->luck / rounds;
  sum->luck_a_round_error = sum->luck_error / rounds;
  sum->loss_a_decision = sum->loss / MAX (decisions, 1);
  sum->loss_a_decision_error = sum->loss_error / MAX (decisions, 1);
}

static double
chance_at_end (OrreryAnalysis *self, guint seat)
{
  const AnalysisMoment *last = &g_array_index (self->moments, AnalysisMoment, self->moments->len - 1);
  GameState state;
  GameScore score;

  orrery_analysis_state_at (self, self->answers->len, &state);
  if (!orrery_game_is_over (self->game, &state))
    return (double) last->after[seat];
  self->game->rules->score (&state, &score);
  return (score.winners >> seat & 1) != 0 ? 1.0 / __builtin_popcount (score.winners) : 0;
}

double *
orrery_analysis_list_chances (OrreryAnalysis *self, guint seat, guint *n)
{
  GArray *chances = g_array_new (FALSE, FALSE, sizeof (double));
  guint round = 0;

  for (guint i = 0; i < self->moments->len; i++)
    {
      const AnalysisMoment *m = orrery_analysis_get_moment (self, i);
      const double chance = (double) m->before[seat];

      /* Everything up to the first round is the start. */
      if (i > 0 && m->round <= MAX (round, 1))
        continue;
      round = m->round;
      g_array_append_val (chances, chance);
    }
  if (self->moments->len > 0)
    {
      const double chance = chance_at_end (self, seat);

      g_array_append_val (chances, chance);
    }
  *n = chances->len;
  return (double *) (gpointer) g_array_free (chances, FALSE);
}

double
orrery_analysis_get_error (OrreryAnalysis *self)
{
  float most = 0;

  for (guint i = 0; i < self->moments->len; i++)
    for (guint seat = 0; seat < self->n_seats; seat++)
      {
        const AnalysisMoment *m = orrery_analysis_get_moment (self, i);

        most = MAX (most, MAX (m->before_error[seat], m->after_error[seat]));
      }
  return (double) most;
}

/* In words */

char *
orrery_analysis_tell (OrreryAnalysis *self, guint i, const char *const *names)
{
  const AnalysisMoment *m = orrery_analysis_get_moment (self, i);
  const GameAnswer *answers = &g_array_index (self->answers, GameAnswer, m->point);
  g_autofree GameEvents *events = g_new0 (GameEvents, 1);
  GameState state;
  char *story;

  orrery_analysis_state_at (self, m->point, &state);
  if (m->kind == ANALYSIS_DECISION)
    return self->game->tell_plan (&state, answers, m->upto - m->point);
  for (guint k = 0; k < m->upto - m->point; k++)
    self->game->rules->apply (&state, answers[k], events);
  story = self->game->tell_events (events, names, GAME_NOBODY);
  return story != NULL ? story : g_strdup (_("A stroke of luck"));
}

char *
orrery_analysis_tell_round (OrreryAnalysis *self, guint i)
{
  const guint round = orrery_analysis_get_moment (self, i)->round;

  return round > 0 ? g_strdup_printf (_("Round %u"), round) : g_strdup (_("Setup"));
}

/* Turning points */

double
orrery_analysis_get_swing (OrreryAnalysis *self, guint i, guint *seat)
{
  const AnalysisMoment *m = orrery_analysis_get_moment (self, i);
  double most = 0;

  for (guint k = 0; k < self->n_seats; k++)
    {
      const double swing = (double) (m->after[k] - m->before[k]);

      if (fabs (swing) <= fabs (most))
        continue;
      most = swing;
      if (seat != NULL)
        *seat = k;
    }
  return most;
}

static int
compare_swings (gconstpointer a, gconstpointer b, gpointer data)
{
  const double first = fabs (orrery_analysis_get_swing (data, *(const guint *) a, NULL));
  const double second = fabs (orrery_analysis_get_swing (data, *(const guint *) b, NULL));

  return first > second ? -1 : first < second ? 1 : 0;
}

static int
compare_numbers (gconstpointer a, gconstpointer b)
{
  const guint first = *(const guint *) a, second = *(const guint *) b;

  return first < second ? -1 : first > second;
}

GArray *
orrery_analysis_list_turning_points (OrreryAnalysis *self)
{
  GArray *points = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < self->moments->len; i++)
    if (fabs (orrery_analysis_get_swing (self, i, NULL)) >= LEAST_SWING)
      g_array_append_val (points, i);
  g_array_sort_with_data (points, compare_swings, self);
  g_array_set_size (points, MIN (points->len, MOST_TURNS));
  g_array_sort (points, compare_numbers);
  return points;
}
