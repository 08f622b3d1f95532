/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Undo and redo in a session, from decision to decision. */
#define G_LOG_DOMAIN "orrery-session"

#include "assist/orrery-session.h"

#include "assist/orrery-decision.h"

/* No question has such an answer. */
static gboolean
is_correction (OrreryRecord *record, guint point, const void *state)
{
  const Game *rules = orrery_record_get_game (record)->rules;
  GameAnswer legal[GAME_MAX_ANSWERS];
  gsize n;

  if (point >= orrery_record_get_n_answers (record))
    return FALSE;
  n = rules->legal (state, legal);
  for (gsize i = 0; i < n; i++)
    if (legal[i] == orrery_record_get_answer (record, point))
      return FALSE;
  return TRUE;
}

/* A point where a person made or corrected a decision: not a forced answer, and not in the middle of a decision. */
static gboolean
is_decision (OrrerySession *self, guint point)
{
  OrreryRecord *record = orrery_session_get_record (self);
  const Game *rules = orrery_record_get_game (record)->rules;
  GameQuestion question;
  GameState state;

  if (orrery_session_is_joined (self, point))
    return FALSE;
  orrery_record_state_at (record, point, &state);
  question = rules->question (&state);
  if (is_correction (record, point, &state))
    return TRUE;
  if (orrery_session_skips (self, &state, point < orrery_record_get_n_answers (record) ? orrery_record_get_answer (record, point) : 0))
    return FALSE;
  if (question.ask == GAME_CHANCE)
    return !orrery_session_get_rolls (self);
  if (question.ask != GAME_DECIDE || !orrery_session_is_person (self, (guint) question.seat))
    return FALSE;
  if (orrery_session_is_automatic (self, &state))
    return FALSE;
  return orrery_decision_find_begin (record, point) == point;
}

/* A game with only computer players is undone step by step. */
static gboolean
is_watched (OrrerySession *self)
{
  return orrery_session_get_rolls (self) && orrery_session_count_persons (self) == 0;
}

/* The last such point before `point`, or -1. */
static int
decision_before (OrrerySession *self, guint point)
{
  const gboolean watching = is_watched (self);

  while (point-- > 0)
    if (watching || is_decision (self, point))
      return (int) point;
  return -1;
}

int
orrery_session_get_undo_point (OrrerySession *self)
{
  g_return_val_if_fail (ORRERY_IS_SESSION (self), -1);

  return decision_before (self, orrery_record_get_point (orrery_session_get_record (self)));
}

gboolean
orrery_session_is_overtaken (OrrerySession *self, guint point)
{
  OrreryRecord *record = orrery_session_get_record (self);
  const Game *rules = orrery_record_get_game (record)->rules;
  GameState state;
  int seat;

  orrery_record_state_at (record, point, &state);
  seat = rules->question (&state).seat;
  for (; point < orrery_record_get_point (record); point++)
    {
      const GameQuestion question = rules->question (&state);

      if (question.ask == GAME_CHANCE || question.seat != seat)
        return TRUE;
      rules->apply (&state, orrery_record_get_answer (record, point), NULL);
    }
  return FALSE;
}

gboolean
orrery_session_is_correction (OrrerySession *self, guint point)
{
  GameState state;

  g_return_val_if_fail (ORRERY_IS_SESSION (self), FALSE);

  orrery_record_state_at (orrery_session_get_record (self), point, &state);
  return is_correction (orrery_session_get_record (self), point, &state);
}

gboolean
orrery_session_can_undo (OrrerySession *self)
{
  return orrery_session_get_undo_point (self) >= 0;
}

gboolean
orrery_session_can_redo (OrrerySession *self)
{
  OrreryRecord *record;

  g_return_val_if_fail (ORRERY_IS_SESSION (self), FALSE);

  record = orrery_session_get_record (self);
  return orrery_record_get_point (record) < orrery_record_get_n_answers (record);
}

void
orrery_session_undo (OrrerySession *self)
{
  int point;

  g_return_if_fail (ORRERY_IS_SESSION (self));

  point = orrery_session_get_undo_point (self);
  if (point < 0)
    return;
  orrery_session_go_to (self, (guint) point);
  orrery_session_run (self);
}

void
orrery_session_redo (OrrerySession *self)
{
  OrreryRecord *record = orrery_session_get_record (self);
  const guint n = orrery_record_get_n_answers (record);
  const gboolean watching = is_watched (self);
  guint point = orrery_record_get_point (record);

  g_return_if_fail (ORRERY_IS_SESSION (self));

  if (point == n)
    return;
  do
    point++;
  while (point < n && !watching && !is_decision (self, point));
  orrery_session_go_to (self, point);
  orrery_session_run (self);
}
