/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Requests from phones. They come from outside, so anything that is not offered is rejected. */
#include "phones/orrery-phone-table-private.h"

#include <glib/gi18n.h>

gboolean
phone_table_give (OrreryPhoneTable *self, PhoneSeat *seat, GError **error)
{
  g_autoptr (GArray) answers = orrery_decision_list_answers (seat->decision);

  /* A rejected decision stays as it was composed, to be changed: a drawn tile may be hidden elsewhere. */
  seat->is_locked = FALSE;
  if (!orrery_session_answer_all (self->session, (const GameAnswer *) (gpointer) answers->data, answers->len, error))
    return FALSE;
  phone_table_forget (seat);
  return TRUE;
}

/* Several seats may make a decision of the table in turn. Nobody takes back another's part, so only the last can be undone. */
static guint
find_last_part (OrreryPhoneTable *self, guint begin)
{
  OrreryRecord *record = orrery_session_get_record (self->session);
  const Game *rules = self->game->rules;
  GameState before, after;

  orrery_record_state_at (record, begin, &before);
  for (guint i = begin + 1; i < orrery_record_get_point (record); i++)
    {
      orrery_record_state_at (record, i, &after);
      if (!game_continues (rules, &before, &after))
        break;
      if (rules->question (&after).seat != rules->question (&before).seat)
        begin = i;
      before = after;
    }
  return begin;
}

/* TRUE if luck or others have shown something since `point`: whoever knows it must not decide again. At a real table
 * everybody sits together and sees it. */
static gboolean
is_revealed (OrreryPhoneTable *self, guint point)
{
  const Game *rules = self->game->rules;
  const void *now = orrery_session_get_state (self->session);
  GameState state;

  if (self->book != NULL || orrery_session_count_persons (self->session) < 2)
    return FALSE;
  orrery_record_state_at (orrery_session_get_record (self->session), point, &state);
  return orrery_session_is_overtaken (self->session, point)
         || (rules->secrecy (&state) == GAME_SECRET && rules->info (now).phase != rules->info (&state).phase);
}

/* TRUE if a round begins at `point` that everybody has entered for themselves: it is in the record as a whole, with the
 * others' parts. */
static gboolean
is_everybodys (OrreryPhoneTable *self, guint point)
{
  GameState state;

  if (self->book == NULL || self->book->new_entry == NULL)
    return FALSE;
  orrery_record_state_at (orrery_session_get_record (self->session), point, &state);
  return self->book->is_in_round (&state);
}

/* -1: nothing can be undone. */
static int
get_undo_point (OrreryPhoneTable *self)
{
  const int last = orrery_session_get_undo_point (self->session);
  const guint point = last < 0 ? 0 : find_last_part (self, (guint) last);

  return last < 0 || is_everybodys (self, point) || is_revealed (self, point) ? -1 : (int) point;
}

/* The point of the record would reveal how much others have answered in secret. */
guint
phone_table_get_undo (OrreryPhoneTable *self, guint i)
{
  const int point = get_undo_point (self);
  PhoneSeat *seat = &self->seats[i];
  GameState state;

  if (seat->given != NULL && seat->given->len > 0 && !seat->is_locked)
    return seat->serial;
  if (point < 0 || !seat->is_away || seat->given != NULL)
    return 0;
  orrery_record_state_at (orrery_session_get_record (self->session), (guint) point, &state);
  if (self->game->rules->question (&state).seat != (int) i)
    return 0;
  if (seat->undo_serial == 0 || seat->undo_point != point)
    seat->undo_serial = ++self->last_serial;
  seat->undo_point = point;
  return seat->undo_serial;
}

static gboolean
read_member (JsonObject *request, const char *name, GType type, GValue *value, GError **error)
{
  JsonNode *node = json_object_get_member (request, name);

  if (node == NULL || !JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != type)
    {
      g_set_error (error, ORRERY_PHONE_ERROR, ORRERY_PHONE_ERROR_MALFORMED, "“%s” is missing or of another kind", name);
      return FALSE;
    }
  json_node_get_value (node, value);
  return TRUE;
}

static gboolean
refuse (GError **error, const char *text)
{
  g_set_error_literal (error, ORRERY_PHONE_ERROR, ORRERY_PHONE_ERROR_REFUSED, text);
  return FALSE;
}

/* The rules also accept corrections by hand, which a phone may not make. */
static gboolean
is_offered (OrreryDecision *decision, GameAnswer answer)
{
  g_autoptr (GArray) choices = orrery_decision_list_choices (decision);

  for (guint i = 0; i < choices->len; i++)
    if (g_array_index (choices, OrreryChoice, i).answer == answer)
      return TRUE;
  return FALSE;
}

static gboolean
change (OrreryPhoneTable *self, PhoneSeat *seat, JsonObject *request, GError **error)
{
  g_auto (GValue) words = G_VALUE_INIT;
  g_auto (GValue) on = G_VALUE_INIT;
  GameAnswer answer;
  GameStatus status;

  if (!read_member (request, "answer", G_TYPE_STRING, &words, error)
      || !read_member (request, "on", G_TYPE_BOOLEAN, &on, error))
    return FALSE;
  if (seat->is_locked)
    return refuse (error, _("Unlock it first."));
  if (!self->game->rules->parse (g_value_get_string (&words), &answer) || !is_offered (seat->decision, answer))
    return refuse (error, _("There is no such answer."));
  status = orrery_decision_change (seat->decision, answer, g_value_get_boolean (&on));
  if (status != GAME_OK)
    return refuse (error, self->game->tell_refusal (status));
  return TRUE;
}

static gboolean
finish (OrreryPhoneTable *self, guint i, GError **error)
{
  PhoneSeat *seat = &self->seats[i];
  g_autofree char *missing = orrery_decision_dup_missing (seat->decision);

  if (missing != NULL)
    return refuse (error, missing);
  if (seat->given != NULL)
    {
      phone_table_go_on (self, i);
      return TRUE;
    }
  if (phone_table_is_luck (self))
    return phone_table_give (self, seat, error);
  seat->is_locked = TRUE;
  if (phone_table_is_taken (self, i))
    return phone_table_give (self, seat, error);
  return TRUE;
}

static gboolean
undo (OrreryPhoneTable *self, guint seat, JsonObject *request, GError **error)
{
  g_auto (GValue) id = G_VALUE_INIT;
  const guint possible = phone_table_get_undo (self, seat);

  if (!read_member (request, "undo", G_TYPE_INT64, &id, error))
    return FALSE;
  if (possible == 0 || g_value_get_int64 (&id) != possible)
    return refuse (error, _("This can no longer be undone."));
  if (self->seats[seat].given != NULL)
    phone_table_go_back (self, seat);
  else
    {
      orrery_session_go_to (self->session, (guint) get_undo_point (self));
      orrery_session_run (self->session);
    }
  return TRUE;
}

static gboolean
handle_question (OrreryPhoneTable *self, guint i, const char *what, JsonObject *request, GError **error)
{
  PhoneSeat *seat = &self->seats[i];
  g_auto (GValue) id = G_VALUE_INIT;

  if (!read_member (request, "question", G_TYPE_INT64, &id, error))
    return FALSE;
  if (seat->decision == NULL || g_value_get_int64 (&id) != seat->serial)
    {
      g_set_error_literal (error, ORRERY_PHONE_ERROR, ORRERY_PHONE_ERROR_STALE, _("This question has already been answered."));
      return FALSE;
    }
  if (g_str_equal (what, "change"))
    return change (self, seat, request, error);
  if (g_str_equal (what, "done"))
    return seat->is_locked || finish (self, i, error);
  if (g_str_equal (what, "unlock"))
    phone_table_reopen (self, i);
  else if (!g_str_equal (what, "put-back") && !g_str_equal (what, "draw"))
    {
      g_set_error (error, ORRERY_PHONE_ERROR, ORRERY_PHONE_ERROR_MALFORMED, "there is no request “%s”", what);
      return FALSE;
    }
  else if (seat->is_locked)
    return refuse (error, _("Unlock it first."));
  else if (g_str_equal (what, "draw"))
    orrery_decision_draw (seat->decision);
  else
    orrery_decision_put_back (seat->decision);
  return TRUE;
}

gboolean
orrery_phone_table_handle (OrreryPhoneTable *self, guint seat, JsonObject *request, GError **error)
{
  g_auto (GValue) what = G_VALUE_INIT;
  gboolean is_done;

  g_return_val_if_fail (seat < self->n_seats, FALSE);

  if (!read_member (request, "do", G_TYPE_STRING, &what, error))
    return FALSE;
  if (g_strcmp0 (g_value_get_string (&what), "undo") == 0)
    is_done = undo (self, seat, request, error);
  else
    is_done = handle_question (self, seat, g_value_get_string (&what), request, error);
  if (is_done)
    phone_table_queue_change (self);
  return is_done;
}
