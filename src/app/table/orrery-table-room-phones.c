/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Players who use their own phones: what they enter and decide there, and whom the room is waiting for. */
#include "app/phones/orrery-guests-bar.h"
#include "app/table/orrery-table-room-private.h"
#include "app/table/orrery-tv-window.h"

#include <glib/gi18n.h>

/* --- Waiting --- */

static void
tell_awaited (OrreryTableRoom *self, guint seats)
{
  OrreryQuestionBar *bar = orrery_game_view_get_bar (self->view);
  g_autofree char *text = orrery_guests_tell_waiting (self->guests, seats);

  self->awaited = seats;
  orrery_question_bar_ask (bar, NULL, text, NULL);
  orrery_question_bar_add_action (bar, _("Decide Here"), NULL, "game.answer-here", NULL);
}

static void
await (OrreryTableRoom *self, guint seats)
{
  table_room_show_board (self, orrery_game_view_get_front (self->view));
  gtk_widget_set_visible (self->others, FALSE);
  tell_awaited (self, seats);
}

/* The seat that is asked may be ready while others are still deciding in secret. */
static void
shown_cb (OrreryTableRoom *self)
{
  const guint seats = self->awaited != 0 && self->asked ? orrery_guests_get_asked (self->guests) : 0;

  if (seats != 0 && seats != self->awaited)
    tell_awaited (self, seats);
  table_room_show_ready (self);
}

guint
table_room_list_ready (OrreryTableRoom *self)
{
  if (self->round != NULL)
    return orrery_round_entry_get_ready (self->round);
  return self->asked ? orrery_guests_get_away (self->guests) & ~orrery_guests_get_asked (self->guests) : 0;
}

void
table_room_show_ready (OrreryTableRoom *self)
{
  if (self->tv != NULL)
    orrery_tv_window_set_ready (ORRERY_TV_WINDOW (self->tv), table_room_list_ready (self));
}

gboolean
table_room_ask_phones (OrreryTableRoom *self, const void *state)
{
  const int seat = self->ui->game->rules->question (state).seat;

  self->awaited = 0;
  if (orrery_ahead_get_seat (self->ahead) >= 0)
    return FALSE;
  orrery_guests_ask (self->guests, table_room_list_ready (self));
  if (seat < 0 || !orrery_guests_has (self->guests, (guint) seat))
    return FALSE;
  await (self, 1u << seat);
  return TRUE;
}

gboolean
table_room_await_round (OrreryTableRoom *self)
{
  const guint seats = orrery_round_entry_get_waiting (self->round);

  self->awaited = 0;
  orrery_guests_ask (self->guests, table_room_list_ready (self));
  if (seats == 0)
    return FALSE;
  await (self, seats);
  return TRUE;
}

/* --- Messages from phones --- */

static void
entered_cb (OrreryTableRoom *self, guint seat, GArray *answers)
{
  if (self->round != NULL && self->session != NULL)
    orrery_round_entry_set_given (self->round, seat, answers);
}

/* A draft here is not lost when somebody else picks up a phone. */
static void
changed_cb (OrreryTableRoom *self)
{
  const guint away = orrery_guests_get_away (self->guests);
  int seat;

  if (self->session == NULL || !self->asked)
    return;
  if (table_room_is_round_due (self, orrery_session_get_state (self->session)))
    {
      orrery_round_entry_set_away (self->round, away);
      return;
    }
  seat = self->ui->game->rules->question (orrery_session_get_state (self->session)).seat;
  if (seat >= 0 && (away >> seat & 1) != (self->awaited != 0))
    table_room_asked (self);
}

/* --- Commands --- */

void
table_room_invite (OrreryTableRoom *self)
{
  orrery_guests_invite (self->guests, GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))));
  /* Phones that connect get the room's current question at once. */
  if (self->asked)
    orrery_guests_ask (self->guests, table_room_list_ready (self));
}

void
table_room_answer_here (OrreryTableRoom *self)
{
  const int seat = g_bit_nth_lsf (self->awaited, -1);

  if (seat >= 0)
    orrery_guests_bring_back (self->guests, (guint) seat);
}

void
table_room_build_guests (OrreryTableRoom *self, GtkBox *box)
{
  self->guests = orrery_guests_new ();
  gtk_box_append (box, orrery_guests_bar_new (self->guests));
  g_signal_connect_object (self->guests, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->guests, "shown", G_CALLBACK (shown_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->guests, "entered", G_CALLBACK (entered_cb), self, G_CONNECT_SWAPPED);
}
