/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Optional questions, which are asked only on request, and suggested ticks. */
#include "app/table/orrery-table-room-private.h"
#include "assist/orrery-ticks.h"

#include <glib/gi18n.h>

/* --- Optional --- */

static guint
seat_bit (OrreryTableRoom *self)
{
  const int seat = self->ui->game->rules->question (table_room_state (self)).seat;

  return seat >= 0 ? 1u << seat : 0;
}

void
table_room_offer_optional (OrreryTableRoom *self)
{
  const char *label = NULL;

  if (orrery_game_view_get_decision (self->view) != NULL)
    label = self->ui->book->tell_optional (table_room_state (self));
  if (label != NULL)
    orrery_question_bar_add_action (orrery_game_view_get_bar (self->view), label, "F7", "game.want", NULL);
}

/* Keeps the draft, because it is needed next. */
void
table_room_want (OrreryTableRoom *self)
{
  const gboolean was = (self->wanted & seat_bit (self)) != 0;

  self->wanted ^= seat_bit (self);
  table_room_toast (self, was ? _("You will not be asked.") : _("You will be asked after this."));
}

/* --- Reopened --- */

/* Goes back to where it was answered automatically; later answers are repeated once it has been answered. */
void
table_room_reopen (OrreryTableRoom *self, guint point)
{
  OrreryRecord *record = orrery_session_get_record (self->session);
  g_autoptr (GArray) tail = g_array_new (FALSE, FALSE, sizeof (GameAnswer));

  for (guint i = point + 1; i < orrery_record_get_point (record); i++)
    {
      const GameAnswer answer = orrery_record_get_answer (record, i);

      g_array_append_val (tail, answer);
    }
  orrery_session_go_to (self->session, point);
  g_clear_pointer (&self->tail, g_array_unref);
  self->tail = g_steal_pointer (&tail);
  orrery_session_run (self->session);
}

/* FALSE: there is nothing to repeat. */
gboolean
table_room_give_tail (OrreryTableRoom *self)
{
  g_autoptr (GArray) tail = g_steal_pointer (&self->tail);
  g_autoptr (GError) error = NULL;

  if (tail == NULL || tail->len == 0)
    return FALSE;
  if (self->ui->book->is_optional (orrery_session_get_state (self->session)) && (self->wanted & seat_bit (self)) != 0)
    {
      self->tail = g_steal_pointer (&tail);
      return FALSE;
    }
  if (orrery_session_answer_all (self->session, (const GameAnswer *) (gpointer) tail->data, tail->len, &error))
    return TRUE;
  table_room_toast (self, _("Later answers have to be given again."));
  return FALSE;
}

/* --- Suggested --- */

/* Unless something was already ticked. */
void
table_room_suggest_ticks (OrreryTableRoom *self, OrreryDecision *decision)
{
  g_autoptr (GArray) answers = NULL;

  if (decision == NULL || !ORRERY_IS_TICKS (decision))
    return;
  answers = orrery_table_book_suggest (self->ui->book, orrery_decision_get_start (decision));
  if (answers->len > 0 && !orrery_decision_get_can_put_back (decision))
    orrery_decision_fill (decision, (const GameAnswer *) (gpointer) answers->data, answers->len);
}
