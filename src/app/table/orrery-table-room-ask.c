/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Questions at the table: what luck brought (a tile's name, the spare die), and what is a choice,
 * asked of the right player with the pieces of the Play room. */
#include "config.h"

#include "assist/orrery-decision.h"
#include "games/roll/words/orrery-play-words.h"
#include "games/roll/board/orrery-rearrange.h"
#include "app/table/orrery-table-room-private.h"
#include "games/roll/table/orrery-tile-search.h"
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

static GameAnswer
tile_answer (guint8 face)
{
  return GAME_ANSWER (ROLL_DO_TILE, ROLL_TILE_OF (face), 0, 0);
}

/* Either side's name names the tile. */
static gboolean
may_be_it (guint8 face, gpointer data)
{
  OrreryTableRoom *self = data;

  return roll_faces[face].set == ROLL_SET_GAME && self->session != NULL
         && roll_check (state_of (self), tile_answer (face)) == GAME_OK;
}

static void
tile_cb (OrreryTableRoom *self, guint face)
{
  const GameAnswer answer = tile_answer ((guint8) face);

  table_room_give (self, &answer, 1);
}

void
table_room_not_said (OrreryTableRoom *self)
{
  const GameAnswer answer = GAME_ANSWER (ROLL_DO_TILE, ROLL_UNKNOWN, 0, 0);

  table_room_give (self, &answer, 1);
}

static void
ask_tile (OrreryTableRoom *self, const RollState *state)
{
  GtkWidget *search = orrery_tile_search_new (_("Either side’s name"));

  orrery_tile_search_set_filter (ORRERY_TILE_SEARCH (search), may_be_it, self);
  /* A computer player has to know what it draws. */
  if ((self->computers >> state->actor & 1) == 0
      && roll_check (state, GAME_ANSWER (ROLL_DO_TILE, ROLL_UNKNOWN, 0, 0)) == GAME_OK)
    orrery_tile_search_set_unsaid (ORRERY_TILE_SEARCH (search), _("Keep Secret"));
  gtk_widget_set_size_request (search, 260, -1);
  g_signal_connect_object (search, "picked", G_CALLBACK (tile_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (search, "unsaid", G_CALLBACK (table_room_not_said), self, G_CONNECT_SWAPPED);
  orrery_question_bar_add_widget (self->bar, search);
  gtk_widget_grab_focus (search);
}

static void
ask_luck (OrreryTableRoom *self, const RollState *state)
{
  GameAnswer legal[GAME_MAX_ANSWERS];
  gsize n;

  if (state->ask == ROLL_ASK_DRAW || state->ask == ROLL_ASK_IDENTIFY)
    {
      ask_tile (self, state);
      return;
    }
  n = roll_legal (state, legal);
  for (gsize i = 0; i < n; i++)
    {
      g_autofree char *key = g_strdup_printf ("%d", (int) i + 1);
      g_autofree char *label = state->ask == ROLL_ASK_SPARE
                                   ? g_strdup (orrery_phase_name (GAME_ANSWER_A (legal[i])))
                                   : orrery_play_answer (state, legal[i]);

      orrery_question_bar_add_answer (self->bar, label, i < 9 ? key : NULL, legal[i], NULL);
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
