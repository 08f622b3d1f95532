/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "assist/orrery-score-course.h"

static void
add_scores (GArray *rounds, const Game *rules, const void *state)
{
  GameScore score;

  rules->score (state, &score);
  g_array_append_val (rounds, score);
}

/* In the order of a chart: one seat after the other. */
static GArray *
sort_by_seat (const GArray *rounds, guint n_seats)
{
  GArray *scores = g_array_new (FALSE, FALSE, sizeof (int));

  for (guint seat = 0; seat < n_seats; seat++)
    for (guint i = 0; i < rounds->len; i++)
      {
        const int total = g_array_index (rounds, GameScore, i).total[seat];

        g_array_append_val (scores, total);
      }
  return scores;
}

GArray *
orrery_score_course (OrreryRecord *record, guint *n)
{
  const Game *rules = orrery_record_get_game (record)->rules;
  g_autoptr (GArray) rounds = g_array_new (FALSE, FALSE, sizeof (GameScore));
  const guint point = orrery_record_get_point (record);
  GameState state;
  guint round;

  orrery_record_state_at (record, 0, &state);
  round = rules->info (&state).round;
  if (round > 0)
    add_scores (rounds, rules, &state);
  for (guint i = 0; i < point; i++)
    {
      rules->apply (&state, orrery_record_get_answer (record, i), NULL);
      if (rules->info (&state).round != round)
        add_scores (rounds, rules, &state);
      round = rules->info (&state).round;
    }
  /* The current round, or the last one. */
  if (round > 0 && point > 0)
    add_scores (rounds, rules, &state);
  *n = rounds->len;
  return sort_by_seat (rounds, rules->info (&state).n_seats);
}
