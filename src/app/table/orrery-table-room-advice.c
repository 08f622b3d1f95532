/* SPDX-License-Identifier: GPL-3.0-or-later */
/* "What would you do?" at a real table, and what comes of it when the game is over. */
#include "config.h"

#include "app/room/orrery-room.h"
#include "app/play/orrery-play-room.h"
#include "app/table/orrery-table-room-private.h"
#include "widgets/art/orrery-table-style.h"

#include <glib/gi18n.h>

static OrreryHintAbout
about_now (OrreryTableRoom *self)
{
  OrreryHintAbout about = { .seat = -1, .viewer = self->viewer, .draft = self->draft != NULL };

  if (self->session == NULL)
    return about;
  about.point = orrery_record_get_point (orrery_session_get_record (self->session));
  about.seat = self->draft != NULL ? orrery_decision_get_seat (ORRERY_DECISION (self->draft))
                                   : self->ui->game->rules->question (table_room_state (self)).seat;
  return about;
}

static gboolean
is_shown (OrreryTableRoom *self)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "game") == 0
         && g_strcmp0 (gtk_stack_get_visible_child_name (self->middle), "table") == 0;
}

gboolean
table_room_can_hint (OrreryTableRoom *self)
{
  if (self->session == NULL || !is_shown (self) || self->held != NULL)
    return FALSE;
  return self->draft != NULL || self->ui->game->rules->question (table_room_state (self)).ask == GAME_DECIDE;
}

/* Nothing of it stays behind when something else is asked, or somebody else has the screen. */
void
table_room_check_hint (OrreryTableRoom *self)
{
  const OrreryHintAbout now = about_now (self);
  const OrreryHintAbout *then = &self->hint_about;

  if (self->hint == NULL || !gtk_widget_get_visible (self->hint_card))
    return;
  if (self->session != NULL && is_shown (self) && now.point == then->point && now.seat == then->seat
      && now.viewer == then->viewer && now.draft == then->draft)
    return;
  orrery_hint_clear (self->hint);
  gtk_widget_set_visible (self->hint_card, FALSE);
}

static void
picked_cb (OrreryTableRoom *self, GArray *answers)
{
  const GameAnswer *list = (const GameAnswer *) (gpointer) answers->data;

  if (!table_room_can_hint (self))
    return;
  if (self->draft != NULL)
    {
      orrery_decision_fill (ORRERY_DECISION (self->draft), list, answers->len);
      table_room_ask_draft (self);
    }
  else if (self->picks != NULL)
    {
      orrery_decision_fill (self->picks, list, answers->len);
      table_room_begin_question (self);
    }
  else
    table_room_give (self, list, answers->len);
}

void
table_room_hint (OrreryTableRoom *self)
{
  const void *state;

  if (!table_room_can_hint (self))
    {
      table_room_toast (self, _("Nobody has to decide anything here now."));
      return;
    }
  state = self->draft != NULL ? orrery_decision_get_start (ORRERY_DECISION (self->draft)) : table_room_state (self);
  self->hint_about = about_now (self);
  gtk_widget_set_visible (self->hint_card, TRUE);
  adw_flap_set_reveal_flap (self->flap, TRUE);
  orrery_hint_ask (self->hint, orrery_record_get_game (orrery_session_get_record (self->session)), state,
                   self->draft != NULL || self->picks != NULL ? _("Lay it out") : _("Do it"));
}

GtkWidget *
table_room_build_hint (OrreryTableRoom *self)
{
  self->hint = ORRERY_HINT (orrery_hint_new ());
  self->hint_card = orrery_card_new (_("What would you do?"), GTK_WIDGET (self->hint));
  gtk_widget_set_visible (self->hint_card, FALSE);
  g_signal_connect_object (self->hint, "picked", G_CALLBACK (picked_cb), self, G_CONNECT_SWAPPED);
  return self->hint_card;
}

/* A game that is over is looked back at in the Play room, which can show any moment of it. */
void
table_room_analyse (OrreryTableRoom *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  g_autoptr (OrreryRecord) copy = NULL;
  OrreryRecord *record;
  GtkWidget *room;

  if (self->session == NULL || !ORRERY_IS_ROOM_HOST (root))
    return;
  record = orrery_session_get_record (self->session);
  copy = orrery_record_branch (record, orrery_record_get_point (record));
  room = orrery_room_host_get_room (ORRERY_ROOM_HOST (root), "play");
  orrery_room_host_show_room (ORRERY_ROOM_HOST (root), "play");
  orrery_play_room_analyse (ORRERY_PLAY_ROOM (room), copy, table_room_get_kept (self));
}
