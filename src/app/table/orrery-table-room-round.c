/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The start of a round that is entered as a whole, and what a player decides in it on the board. */
#include "config.h"

#include "app/table/orrery-table-room-private.h"
#include "games/roll/board/orrery-assignment-ask.h"
#include "games/roll/board/orrery-play-board.h"
#include "widgets/art/orrery-seat-mark.h"

#include <glib/gi18n.h>

void
table_room_go_on_round (OrreryTableRoom *self)
{
  const int seat = orrery_round_entry_get_seat (self->round);
  OrreryDecision *decision = orrery_round_entry_get_decision (self->round);

  g_clear_object (&self->draft);
  if (decision != NULL)
    self->draft = ORRERY_ASSIGNMENT (g_object_ref (decision));
  if (seat < 0)
    self->viewer = -1;
  else if (self->secret && self->viewer != seat)
    {
      table_room_hand_over (self, seat, orrery_round_entry_tell_secret (self->round),
                            orrery_round_entry_tell_later (self->round));
      return;
    }
  if (self->draft != NULL)
    {
      self->front = orrery_decision_get_seat (decision);
      table_room_ask_draft (self);
      return;
    }
  gtk_stack_set_visible_child_name (self->middle, "round");
  table_room_show_page (self, "game");
  table_room_show_side (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->round));
}

void
table_room_ask_round (OrreryTableRoom *self)
{
  OrreryRecord *record = orrery_session_get_record (self->session);
  g_autoptr (GKeyFile) file = table_room_read_lines (self);
  g_autofree char *group = table_room_dup_group (self);

  orrery_round_entry_begin (self->round, record, self->depth);
  orrery_round_entry_load (self->round, file, group);
}

/* --- The entry says --- */

static void
entered_cb (OrreryTableRoom *self, GArray *answers)
{
  table_room_give (self, (const GameAnswer *) (gpointer) answers->data, answers->len);
}

GtkWidget *
table_room_build_round (OrreryTableRoom *self)
{
  self->round = ORRERY_ROUND_ENTRY (self->ui->new_round_entry ());
  g_signal_connect_object (self->round, "asked", G_CALLBACK (table_room_go_on_round), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->round, "changed", G_CALLBACK (table_room_queue_save), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->round, "said", G_CALLBACK (table_room_tell), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->round, "noted", G_CALLBACK (table_room_toast), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->round, "entered", G_CALLBACK (entered_cb), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self->round);
}

/* --- Assigning --- */

static void
suggested_cb (const GameAnswer *answers, gsize n, gpointer data)
{
  OrreryTableRoom *self = data;

  if (self->draft != NULL)
    {
      orrery_decision_fill (ORRERY_DECISION (self->draft), answers, n);
      table_room_ask_draft (self);
      table_room_toast (self, _("A suggestion: change what you like."));
    }
  self->asked = TRUE;
  table_room_stop_thinking (self);
}

void
table_room_suggest (OrreryTableRoom *self)
{
  OrreryDecision *decision = ORRERY_DECISION (self->draft);
  const OrreryGame *game = self->ui->game;
  OrreryRecord *record = orrery_session_get_record (self->session);
  GameRng rng;

  game_rng_seed (&rng, orrery_record_get_seed (record) + orrery_record_get_point (record));
  self->asked = FALSE;
  table_room_stop_thinking (self);
  self->thought = orrery_thought_begin (orrery_game_find_player (game, "regular"), game->rules,
                                        orrery_decision_get_start (decision), &rng, 0, TRUE, suggested_cb, self);
}

void
table_room_stop_thinking (OrreryTableRoom *self)
{
  g_clear_pointer (&self->thought, orrery_thought_end);
}

static char *
draft_question (OrreryTableRoom *self)
{
  const char *name = self->names[self->front];
  char *next = orrery_assignment_tell_next (self->draft, name);

  return next != NULL ? next : g_strdup_printf (_("%s, say when you are ready."), name);
}

static char *
draft_advice (OrreryTableRoom *self)
{
  char *powers = orrery_assignment_tell_powers (self->draft);

  return powers != NULL ? powers
                        : g_strdup (_("Lay your own dice in the same way, behind your screen."));
}

void
table_room_ask_draft (OrreryTableRoom *self)
{
  g_autofree char *question = draft_question (self);
  g_autofree char *advice = draft_advice (self);
  g_autofree char *missing = orrery_decision_dup_missing (ORRERY_DECISION (self->draft));
  g_autoptr (GdkPaintable) picture = orrery_seat_mark_paintable (self->front, self->names[self->front], 40);
  const gboolean changed = orrery_decision_get_can_put_back (ORRERY_DECISION (self->draft));

  table_room_show_page (self, "game");
  gtk_stack_set_visible_child_name (self->middle, "table");
  table_room_refresh (self);
  orrery_question_bar_ask (self->bar, picture, question, advice);
  orrery_question_bar_add_action (self->bar, changed ? _("Put Back") : _("The Roll"),
                                  "Escape", "draft-back", NULL);
  orrery_question_bar_add_action (self->bar, _("Suggest"), "F5", "suggest", NULL);
  orrery_question_bar_add_action (self->bar, _("Ready"), "Return", "ready", missing);
  orrery_question_bar_suggest (self->bar);
  orrery_assignment_offer (self->draft, orrery_play_board_get_strip (ORRERY_PLAY_BOARD (self->board)),
                           orrery_play_board_get_tableau (ORRERY_PLAY_BOARD (self->board)));
}

void
table_room_draft_ready (OrreryTableRoom *self)
{
  g_autoptr (GArray) answers = NULL;

  if (!orrery_decision_get_whole (ORRERY_DECISION (self->draft)))
    return;
  answers = orrery_decision_list_answers (ORRERY_DECISION (self->draft));
  orrery_round_entry_decide (self->round, (const GameAnswer *) (gpointer) answers->data, answers->len);
}

void
table_room_draft_back (OrreryTableRoom *self)
{
  if (orrery_decision_get_can_put_back (ORRERY_DECISION (self->draft)))
    {
      orrery_decision_put_back (ORRERY_DECISION (self->draft));
      table_room_ask_draft (self);
    }
  else
    orrery_round_entry_go_back (self->round);
}

static void
drafted (OrreryTableRoom *self, GameStatus status)
{
  if (status != GAME_OK)
    table_room_toast (self, self->ui->game->tell_refusal (status));
  table_room_ask_draft (self);
}

gboolean
table_room_answer_draft (OrreryTableRoom *self, GameAnswer answer)
{
  if (GAME_ANSWER_KIND (answer) != ROLL_DO_USE)
    return FALSE;
  drafted (self, orrery_assignment_use (self->draft, GAME_ANSWER_A (answer)));
  return TRUE;
}

static void
moved_cb (OrreryTableRoom *self, guint colour, guint from, guint to)
{
  if (self->draft != NULL)
    drafted (self, orrery_assignment_move (self->draft, colour, from, to));
}

static void
take_back_cb (OrreryTableRoom *self, guint colour, guint place)
{
  if (self->draft != NULL)
    drafted (self, orrery_assignment_take_back (self->draft, colour, place));
}

void
table_room_connect_strip (OrreryTableRoom *self)
{
  OrreryPhaseStrip *strip = orrery_play_board_get_strip (ORRERY_PLAY_BOARD (self->board));

  g_signal_connect_object (strip, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (strip, "take-back", G_CALLBACK (take_back_cb), self, G_CONNECT_SWAPPED);
}
