/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "assist/orrery-series.h"

#include "games/roll/players/advice/advice.h"

gboolean
orrery_series_continues (const RollState *before, const RollState *after)
{
  return advice_continues (before, after);
}

gboolean
orrery_series_is_forced (const RollState *state)
{
  GameAnswer legal[GAME_MAX_ANSWERS];
  RollState before = *state, after;

  for (;;)
    {
      if (roll_legal (&before, legal) != 1)
        return FALSE;
      after = before;
      roll_apply (&after, legal[0], NULL);
      if (!orrery_series_continues (&before, &after))
        return TRUE;
      before = after;
    }
}

guint
orrery_series_begin (OrreryRecord *record, guint point)
{
  RollState after, before;

  orrery_record_state_at (record, point, &after);
  while (point > 0)
    {
      orrery_record_state_at (record, point - 1, &before);
      if (!orrery_series_continues (&before, &after))
        break;
      after = before;
      point--;
    }
  return point;
}

GArray *
orrery_series_list (OrreryRecord *record, guint point)
{
  GArray *answers = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  RollState before, after;

  orrery_record_state_at (record, point, &before);
  while (point < orrery_record_get_n_answers (record))
    {
      const GameAnswer answer = orrery_record_get_answer (record, point++);

      g_array_append_val (answers, answer);
      after = before;
      roll_apply (&after, answer, NULL);
      if (!orrery_series_continues (&before, &after))
        break;
      before = after;
    }
  return answers;
}
