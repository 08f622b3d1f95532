/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Choices that everybody makes at the same time: one line per player, and one key that accepts all of them. */
#include "app/table/orrery-table-room-private.h"

#include <glib/gi18n.h>
#include <string.h>

/* The seat's own question, as if its turn had come; FALSE if it is not asked this. */
static gboolean
find_question (OrreryTableRoom *self, guint seat, GameState *state)
{
  const Game *rules = self->ui->game->rules;
  const void *asked = orrery_session_get_state (self->session);
  const GameQuestion question = rules->question (asked);

  if ((self->computers >> seat & 1) != 0 || orrery_guests_has (self->guests, seat) || orrery_ahead_has (self->ahead, seat))
    return FALSE;
  if (question.seat == (int) seat)
    {
      memcpy (state, asked, rules->state_size);
      return TRUE;
    }
  return orrery_ahead_begins (self->ahead, asked, seat, state) && rules->question (state).seat == (int) seat
         && rules->question (state).about == question.about;
}

static void
suggest (OrreryTableRoom *self, OrreryTickLine *line, const void *state)
{
  g_autoptr (GArray) answers = orrery_table_book_suggest (self->ui->book, state);
  OrreryTicks *ticks = orrery_tick_line_get_ticks (line);
  const guint seat = orrery_tick_line_get_seat (line);
  g_autofree char *text = NULL;

  /* After Undo, what was entered before. */
  if (self->lines_round == self->ui->game->rules->info (state).round && self->lines[seat] != NULL)
    {
      orrery_tick_line_suggest (line, self->lines[seat]);
      if (orrery_tick_line_get_problem (line) == NULL)
        return;
    }
  orrery_decision_fill (ORRERY_DECISION (ticks), (const GameAnswer *) (gpointer) answers->data, answers->len);
  text = orrery_tick_text_write (ticks, self->ui->get_letter);
  orrery_tick_line_suggest (line, text);
}

static void
add_line (OrreryTableRoom *self, OrreryTickLines *lines, guint seat, const void *state)
{
  const OrreryTableBook *book = self->ui->book;
  g_autoptr (OrreryDecision) decision = orrery_decision_new (self->ui->game, state);
  g_autofree char *about = book->tell_together (state);
  const char *optional = book->tell_optional (state);
  GtkWidget *line = orrery_tick_line_new (orrery_game_ui_get (self->ui->game), self->ui->get_letter,
                                          ORRERY_TICKS (decision), orrery_game_view_get_names (self->view)[seat], about);

  if (optional != NULL)
    orrery_tick_line_add_optional (ORRERY_TICK_LINE (line), optional, (self->wanted >> seat & 1) != 0);
  orrery_tick_lines_add (lines, ORRERY_TICK_LINE (line));
  suggest (self, ORRERY_TICK_LINE (line), state);
}

/* --- Accepting --- */

static GArray *
take_line (OrreryTableRoom *self, OrreryTickLine *line)
{
  const guint seat = orrery_tick_line_get_seat (line);

  g_free (self->lines[seat]);
  self->lines[seat] = g_strdup (orrery_tick_line_get_text (line));
  return orrery_decision_list_answers (ORRERY_DECISION (orrery_tick_line_get_ticks (line)));
}

/* Later players' answers are stored until the rules ask for them. */
static void
store_line (OrreryTableRoom *self, OrreryTickLine *line)
{
  const guint seat = orrery_tick_line_get_seat (line);
  g_autoptr (GArray) answers = take_line (self, line);
  GameAnswer answer;

  if (!orrery_ahead_begin (self->ahead, orrery_session_get_state (self->session), seat))
    return;
  orrery_ahead_give (self->ahead, (const GameAnswer *) (gpointer) answers->data, answers->len);
  while (orrery_ahead_get_seat (self->ahead) >= 0
         && table_room_answers_alone (self, orrery_ahead_get_state (self->ahead), &answer)
         && orrery_ahead_give (self->ahead, &answer, 1) == GAME_OK)
    continue;
  orrery_ahead_keep (self->ahead);
}

static void
accepted_cb (OrreryTableRoom *self, OrreryTickLines *lines)
{
  const void *state = orrery_session_get_state (self->session);
  const int seat = self->ui->game->rules->question (state).seat;
  g_autoptr (GArray) answers = NULL;

  self->lines_round = self->ui->game->rules->info (state).round;
  for (guint i = 0; i < orrery_tick_lines_get_n (lines); i++)
    {
      OrreryTickLine *line = orrery_tick_lines_get (lines, i);

      if (orrery_tick_line_get_seat (line) == (guint) seat)
        answers = take_line (self, line);
      else
        store_line (self, line);
    }
  self->together = orrery_record_get_point (orrery_session_get_record (self->session));
  table_room_queue_save (self);
  table_room_give (self, (const GameAnswer *) (gpointer) answers->data, answers->len);
}

static void
wanted_cb (OrreryTableRoom *self, guint seat)
{
  self->wanted ^= 1u << seat;
}

/* One key accepted all lines, so one Undo takes them all back. */
void
table_room_join_together (OrreryTableRoom *self)
{
  const guint point = orrery_record_get_point (orrery_session_get_record (self->session));

  if (self->together < point)
    orrery_session_join (self->session, self->together, point);
}

/* --- Asking --- */

/* FALSE: this is not asked together. */
gboolean
table_room_ask_together (OrreryTableRoom *self, const void *state)
{
  g_autofree char *about = self->ui->book->tell_together != NULL ? self->ui->book->tell_together (state) : NULL;
  GameState question;
  GtkWidget *page;

  if (about == NULL || orrery_ahead_get_seat (self->ahead) >= 0)
    return FALSE;
  page = orrery_tick_lines_new (_(self->ui->book->together));
  for (guint i = 0; i < orrery_record_get_n_seats (orrery_session_get_record (self->session)); i++)
    if (find_question (self, i, &question))
      add_line (self, ORRERY_TICK_LINES (page), i, &question);
  g_signal_connect_object (page, "accepted", G_CALLBACK (accepted_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "wanted", G_CALLBACK (wanted_cb), self, G_CONNECT_SWAPPED);
  orrery_tick_lines_set_compact (ORRERY_TICK_LINES (page), self->compact);
  gtk_widget_set_visible (self->others, FALSE);
  orrery_game_view_set_page (self->view, page);
  table_room_show_page (self, "game");
  orrery_tick_lines_begin (ORRERY_TICK_LINES (page));
  return TRUE;
}

OrreryTickLines *
table_room_get_together (OrreryTableRoom *self)
{
  GtkWidget *page = orrery_game_view_get_page (self->view);

  return ORRERY_IS_TICK_LINES (page) ? ORRERY_TICK_LINES (page) : NULL;
}
