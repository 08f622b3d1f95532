/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Questions at the table: what luck brought (a tile's name, the spare die), and what is a choice,
 * asked of the right player with the pieces of the Play room. */
#include "config.h"

#include "assist/orrery-decision.h"
#include "games/roll/words/orrery-play-words.h"
#include "games/roll/board/orrery-play-board.h"
#include "games/roll/board/orrery-rearrange.h"
#include "app/table/orrery-table-room-private.h"
#include "games/roll/words/orrery-story.h"
#include "widgets/art/orrery-seat-mark.h"
#include "games/roll/words/orrery-words.h"

#include <glib/gi18n.h>

static const RollState *
state_of (OrreryTableRoom *self)
{
  return table_room_state (self);
}

/* --- What luck brought --- */

void
table_room_not_said (OrreryTableRoom *self)
{
  GameAnswer answer;

  if (self->ui->book->answer_unsaid (state_of (self), &answer))
    table_room_give (self, &answer, 1);
}

static void
ask_luck (OrreryTableRoom *self, const RollState *state)
{
  const OrreryGameUi *ui = orrery_game_ui_get (self->ui->game);
  /* A computer player has to know what it draws. */
  GtkWidget *entry = self->ui->new_luck_entry (state, (self->computers >> state->actor & 1) == 0);
  GameAnswer legal[GAME_MAX_ANSWERS];
  const gsize n = entry == NULL ? self->ui->game->rules->legal (state, legal) : 0;

  if (entry != NULL)
    {
      orrery_question_bar_add_widget (self->bar, entry);
      gtk_widget_grab_focus (entry);
    }
  for (gsize i = 0; i < n; i++)
    {
      g_autofree char *key = g_strdup_printf ("%d", (int) i + 1);
      g_auto (OrreryOffer) offer = { 0 };

      ui->get_offer (state, legal[i], FALSE, &offer);
      orrery_question_bar_add_answer (self->bar, offer.label, i < 9 ? key : NULL, legal[i], NULL);
    }
}

/* --- Choices --- */

static void
row_picked_cb (OrreryTableRoom *self, guint answer, gboolean on)
{
  if (self->picks != NULL && !on)
    {
      orrery_decision_change (self->picks, answer, FALSE);
      table_room_begin_question (self);
    }
  else
    table_room_answer (self, answer);
}

static void
add_row (OrreryTableRoom *self, gboolean ticks)
{
  self->row = ORRERY_CHOICE_ROW (orrery_choice_row_new (orrery_game_ui_get (orrery_record_get_game (orrery_session_get_record (self->session))), ticks));
  g_signal_connect_object (self->row, "picked", G_CALLBACK (row_picked_cb), self,
                           G_CONNECT_SWAPPED);
  orrery_question_bar_add_widget (self->bar, GTK_WIDGET (self->row));
}

static gboolean
is_plain (GameAnswer answer)
{
  const guint kind = GAME_ANSWER_KIND (answer);

  return kind == ROLL_DO_DONE || kind == ROLL_DO_BUY || kind == ROLL_DO_REARRANGE;
}

static void
add_plain (OrreryTableRoom *self, const RollState *state, GameAnswer answer)
{
  g_autofree char *label = orrery_play_answer (state, answer);

  if (GAME_ANSWER_KIND (answer) == ROLL_DO_REARRANGE)
    orrery_question_bar_add_action (self->bar, label, "r", "rearrange", NULL);
  else
    orrery_question_bar_add_answer (
        self->bar, label, GAME_ANSWER_KIND (answer) == ROLL_DO_DONE ? "Return" : "b", answer, NULL);
}

static void
ask_one (OrreryTableRoom *self, const RollState *state)
{
  GameAnswer legal[GAME_MAX_ANSWERS];
  const gsize n = roll_legal (state, legal);

  for (gsize i = 0; i < n; i++)
    if (!is_plain (legal[i]))
      {
        if (self->row == NULL)
          add_row (self, FALSE);
        orrery_choice_row_add (self->row, state, legal[i], FALSE, NULL);
      }
  for (gsize i = 0; i < n; i++)
    if (is_plain (legal[i]))
      add_plain (self, state, legal[i]);
  orrery_board_set_answers (self->board, legal, n);
}

static void
ask_picks (OrreryTableRoom *self, const RollState *state)
{
  g_autoptr (GArray) choices = orrery_decision_list_choices (self->picks);
  g_autofree char *done = orrery_decision_dup_done_label (self->picks);
  g_autofree char *missing = orrery_decision_dup_missing (self->picks);

  add_row (self, TRUE);
  for (guint i = 0; i < choices->len; i++)
    {
      const OrreryChoice *choice = &g_array_index (choices, OrreryChoice, i);

      for (guint k = choice->n_ticked; k > 0; k--)
        orrery_choice_row_add (self->row, state, choice->answer, TRUE, NULL);
      if (choice->can_add)
        orrery_choice_row_add (self->row, state, choice->answer, FALSE, NULL);
    }
  orrery_question_bar_add_action (self->bar, _("Put Back"), "Escape", "put-back",
                                  orrery_decision_get_can_put_back (self->picks) ? NULL : _("Nothing is chosen yet."));
  orrery_question_bar_add_action (self->bar, done, "Return", "done", missing);
  orrery_question_bar_suggest (self->bar);
}

void
table_room_begin_question (OrreryTableRoom *self)
{
  const RollState *state = state_of (self);
  const GameQuestion about = roll_question (state);
  g_autofree char *question = NULL;
  g_autofree char *advice = NULL;
  g_autoptr (GdkPaintable) picture = NULL;

  self->row = NULL;
  if (about.ask == GAME_DECIDE && self->picks == NULL)
    {
      self->picks = orrery_decision_new (orrery_record_get_game (orrery_session_get_record (self->session)), state);
      if (!ORRERY_IS_TICKS (self->picks))
        g_clear_object (&self->picks);
    }
  table_room_refresh (self);
  if (about.ask == GAME_DECIDE)
    {
      question = orrery_play_question (state, self->names[state->actor]);
      advice = orrery_play_advice (state);
    }
  else
    question = orrery_story_question (state, (const char *const *) self->names);
  table_room_show_others (self);
  picture = orrery_seat_mark_paintable (self->front, self->names[self->front], 40);
  orrery_question_bar_ask (self->bar, picture, question, advice);
  if (about.ask == GAME_CHANCE)
    ask_luck (self, state);
  else if (self->picks != NULL)
    ask_picks (self, state);
  else
    ask_one (self, state);
}

void
table_room_end_question (OrreryTableRoom *self)
{
  g_clear_object (&self->picks);
  self->row = NULL;
}

/* --- Answering --- */

gboolean
table_room_answer (OrreryTableRoom *self, GameAnswer answer)
{
  if (self->session == NULL)
    return FALSE;
  if (self->draft != NULL)
    return table_room_answer_draft (self, answer);
  if (self->picks == NULL)
    {
      table_room_give (self, &answer, 1);
      return TRUE;
    }
  if (orrery_decision_change (self->picks, answer, TRUE) != GAME_OK
      && orrery_decision_change (self->picks, answer, FALSE) != GAME_OK)
    return FALSE;
  table_room_begin_question (self);
  return TRUE;
}

static void
rearranged_cb (OrreryTableRoom *self, GArray *answers)
{
  if (self->session != NULL)
    table_room_give (self, (const GameAnswer *) (gpointer) answers->data, answers->len);
}

void
table_room_do (OrreryTableRoom *self, const char *name)
{
  if (table_room_do_held (self, name))
    return;
  if (g_str_equal (name, "put-back") && self->picks != NULL)
    {
      orrery_decision_put_back (self->picks);
      table_room_begin_question (self);
    }
  else if (g_str_equal (name, "done") && self->picks != NULL
           && orrery_decision_get_whole (self->picks))
    {
      g_autoptr (GArray) answers = orrery_decision_list_answers (self->picks);

      table_room_give (self, (const GameAnswer *) (gpointer) answers->data, answers->len);
    }
  else if (self->draft != NULL && g_str_equal (name, "draft-back"))
    table_room_draft_back (self);
  else if (self->draft != NULL && g_str_equal (name, "suggest"))
    table_room_suggest (self);
  else if (self->draft != NULL && g_str_equal (name, "ready"))
    table_room_draft_ready (self);
  else if (g_str_equal (name, "rearrange"))
    {
      GtkWidget *dialog = orrery_rearrange_new (
          state_of (self), GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))));

      g_signal_connect_object (dialog, "composed", G_CALLBACK (rearranged_cb), self,
                               G_CONNECT_SWAPPED);
      gtk_window_present (GTK_WINDOW (dialog));
    }
}

/* A piece that more than one answer is about: the others are offered no more. */
void
table_room_several (OrreryTableRoom *self, GArray *answers, GtkWidget *at)
{
  orrery_board_set_answers (self->board, (const GameAnswer *) (gpointer) answers->data,
                                 answers->len);
}

gboolean
table_room_handle_key (OrreryTableRoom *self, guint keyval, GdkModifierType modifiers)
{
  if (keyval == GDK_KEY_F6)
    {
      table_room_answer_next (self);
      return TRUE;
    }
  return FALSE;
}
