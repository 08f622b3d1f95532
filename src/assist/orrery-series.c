/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "assist/orrery-series.h"

#include <string.h>

gboolean
orrery_series_is_forced (const Game *rules, const void *state)
{
  GameAnswer legal[GAME_MAX_ANSWERS];
  GameState before, after;

  memcpy (&before, state, rules->state_size);
  for (;;)
    {
      if (rules->legal (&before, legal) != 1)
        return FALSE;
      memcpy (&after, &before, rules->state_size);
      rules->apply (&after, legal[0], NULL);
      if (!game_continues (rules, &before, &after))
        return TRUE;
      memcpy (&before, &after, rules->state_size);
    }
}

guint
orrery_series_begin (OrreryRecord *record, guint point)
{
  const Game *rules = orrery_record_get_game (record)->rules;
  GameState after, before;

  orrery_record_state_at (record, point, &after);
  while (point > 0)
    {
      orrery_record_state_at (record, point - 1, &before);
      if (!game_continues (rules, &before, &after))
        break;
      memcpy (&after, &before, rules->state_size);
      point--;
    }
  return point;
}

GArray *
orrery_series_list (OrreryRecord *record, guint point)
{
  const Game *rules = orrery_record_get_game (record)->rules;
  GArray *answers = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  GameState before, after;

  orrery_record_state_at (record, point, &before);
  while (point < orrery_record_get_n_answers (record))
    {
      const GameAnswer answer = orrery_record_get_answer (record, point++);

      g_array_append_val (answers, answer);
      memcpy (&after, &before, rules->state_size);
      rules->apply (&after, answer, NULL);
      if (!game_continues (rules, &before, &after))
        break;
      memcpy (&before, &after, rules->state_size);
    }
  return answers;
}
