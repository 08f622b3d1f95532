/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Decides what to ask whom: a decision, a roll or draw, or the start of a round that is entered as a whole. */
#include "app/table/orrery-table-room-private.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/game/orrery-game-ui.h"

#include <glib/gi18n.h>

/* Sets who is looking. Without secrets, everybody sees what the player in front sees. */
static void
set_seats (OrreryTableRoom *self, int front)
{
  orrery_game_view_set_seats (self->view, front, self->secret ? self->viewer : front);
}

/* A page that closes passes the focus on to the current question. */
static void
show_view (OrreryTableRoom *self, GtkWidget *page)
{
  GtkRoot *root = self->round != NULL ? gtk_widget_get_root (GTK_WIDGET (self->round)) : NULL;

  if (root != NULL && page == NULL)
    gtk_root_set_focus (root, NULL);
  orrery_game_view_set_page (self->view, page);
  table_room_show_page (self, "game");
}

/* A field that was in the last question can still have the focus. */
static void
hold_focus (OrreryTableRoom *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_get_root (focus) == NULL)
    gtk_root_set_focus (root, focus = NULL);
  if (root != NULL && focus == NULL)
    gtk_widget_child_focus (GTK_WIDGET (orrery_game_view_get_bar (self->view)), GTK_DIR_TAB_FORWARD);
}

/* --- Rolls and draws --- */

void
table_room_not_said (OrreryTableRoom *self)
{
  GameAnswer answer;

  if (self->ui->book->answer_unsaid (table_room_state (self), &answer))
    table_room_give (self, &answer, 1);
}

static void
add_answers (OrreryTableRoom *self, const void *state)
{
  const OrreryGameUi *ui = orrery_game_ui_get (self->ui->game);
  GameAnswer legal[GAME_MAX_ANSWERS];
  const gsize n = self->ui->game->rules->legal (state, legal);

  for (gsize i = 0; i < n; i++)
    {
      g_autofree char *key = g_strdup_printf ("%d", (int) i + 1);
      g_auto (OrreryOffer) offer = { 0 };

      ui->get_offer (state, legal[i], FALSE, &offer);
      orrery_question_bar_add_answer (orrery_game_view_get_bar (self->view), offer.label, i < 9 ? key : NULL, legal[i],
                                      NULL);
    }
}

static void
ask_luck (OrreryTableRoom *self, const void *state, int seat)
{
  const char *const *names = orrery_game_view_get_names (self->view);
  OrreryQuestionBar *bar = orrery_game_view_get_bar (self->view);
  const int front = orrery_game_view_get_front (self->view);
  g_autofree char *question = self->ui->game->tell_question (state, names);
  g_autoptr (GdkPaintable) picture = orrery_seat_mark_paintable (front, names[front], 40);
  /* A computer player must know what it draws. */
  GtkWidget *entry = self->ui->new_luck_entry == NULL
                       ? NULL : self->ui->new_luck_entry (state, seat < 0 || (self->computers >> seat & 1) == 0);

  orrery_game_view_ask_luck (self->view, picture, question);
  if (entry == NULL)
    {
      add_answers (self, state);
      return;
    }
  orrery_question_bar_add_widget (bar, entry);
  gtk_widget_grab_focus (entry);
}

/* --- A person --- */

static void
offer_bundles (OrreryTableRoom *self)
{
  OrreryQuestionBar *bar = orrery_game_view_get_bar (self->view);

  orrery_game_view_drop_offers (self->view);
  for (guint i = 0; i < self->bundles->len; i++)
    {
      const OrreryBundle *bundle = g_ptr_array_index (self->bundles, i);
      g_autofree char *action = g_strdup_printf ("game.bundle(uint32 %u)", i);

      orrery_question_bar_add_action (bar, bundle->label, bundle->key, action, NULL);
      if (bundle->is_suggested)
        orrery_question_bar_suggest (bar);
    }
}

static void
ask_decision (OrreryTableRoom *self, const void *state)
{
  g_autoptr (OrreryDecision) decision = NULL;

  if (orrery_ahead_get_seat (self->ahead) < 0)
    {
      orrery_game_view_ask (self->view);
      orrery_decision_set_seats (orrery_game_view_get_decision (self->view), ~orrery_guests_get_away (self->guests));
      table_room_suggest_ticks (self, orrery_game_view_get_decision (self->view));
      return;
    }
  decision = orrery_decision_new (self->ui->game, state);
  orrery_game_view_set_decision (self->view, decision);
  table_room_suggest_ticks (self, decision);
}

void
table_room_give_bundle (OrreryTableRoom *self, guint i)
{
  g_autoptr (GPtrArray) bundles = g_steal_pointer (&self->bundles);
  const OrreryBundle *bundle = bundles != NULL && i < bundles->len ? g_ptr_array_index (bundles, i) : NULL;

  if (bundle == NULL)
    return;
  if (bundle->answers->len > 0)
    table_room_give (self, (const GameAnswer *) (gpointer) bundle->answers->data, bundle->answers->len);
  else
    ask_decision (self, table_room_state (self));
}

void
table_room_show_board (OrreryTableRoom *self, int front)
{
  self->viewer = -1;
  show_view (self, NULL);
  set_seats (self, front);
  orrery_game_view_set_decision (self->view, NULL);
}

static void
ask_person (OrreryTableRoom *self, const void *state)
{
  const GameQuestion question = self->ui->game->rules->question (state);
  const int seat = question.seat;

  if (table_room_ask_phones (self, state))
    return;
  /* Rolls and draws are not shown anywhere before they are entered. */
  if (!table_room_needs_screen (self, state) || (question.ask == GAME_CHANCE && self->viewer != seat))
    self->viewer = -1;
  else if (self->viewer != seat)
    {
      table_room_hand_over (self, seat, self->ui->book->tell_secret (state), self->ui->book->tell_unsaid (state));
      return;
    }
  self->is_optional = self->ui->book->is_optional (state);
  set_seats (self, seat >= 0 ? seat : orrery_game_view_get_front (self->view));
  if (table_room_ask_together (self, state))
    return;
  show_view (self, NULL);
  if (question.ask == GAME_CHANCE)
    ask_luck (self, state, seat);
  else
    {
      self->bundles = self->ui->book->list_bundles != NULL ? self->ui->book->list_bundles (state) : NULL;
      ask_decision (self, state);
    }
  table_room_show_others (self);
  hold_focus (self);
}

/* --- The start of a round --- */

gboolean
table_room_is_round_due (OrreryTableRoom *self, const void *state)
{
  return self->ui->book->is_round_due != NULL && self->ui->book->is_round_due (state);
}

gboolean
table_room_is_in_round (OrreryTableRoom *self, const void *state)
{
  return self->ui->book->is_in_round != NULL && self->ui->book->is_in_round (state);
}

static void
go_on_round (OrreryTableRoom *self)
{
  const int seat = orrery_round_entry_get_seat (self->round);
  OrreryDecision *decision = orrery_round_entry_get_decision (self->round);

  table_room_show_ready (self);
  if (table_room_await_round (self))
    return;
  if (seat < 0)
    self->viewer = -1;
  else if (self->secret && self->viewer != seat && !orrery_round_entry_is_secret (self->round))
    self->viewer = seat;
  else if (self->secret && self->viewer != seat)
    {
      table_room_hand_over (self, seat, orrery_round_entry_tell_secret (self->round),
                            orrery_round_entry_tell_later (self->round));
      return;
    }
  show_view (self, decision == NULL ? GTK_WIDGET (self->round) : NULL);
  set_seats (self, decision != NULL ? seat : orrery_game_view_get_front (self->view));
  orrery_game_view_set_decision (self->view, decision);
  gtk_widget_set_visible (self->others, FALSE);
  if (decision == NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->round));
  hold_focus (self);
}

static void
ask_round (OrreryTableRoom *self)
{
  g_autoptr (GKeyFile) file = table_room_read_lines (self);
  g_autofree char *group = table_room_dup_group (self);

  orrery_round_entry_forget (self->round);
  orrery_round_entry_set_away (self->round, orrery_guests_get_away (self->guests));
  orrery_round_entry_begin (self->round, orrery_session_get_record (self->session), self->depth);
  orrery_round_entry_load (self->round, file, group);
}

void
table_room_forget_round (OrreryTableRoom *self)
{
  if (self->round != NULL)
    orrery_round_entry_forget (self->round);
  g_clear_pointer (&self->thought, orrery_thought_end);
}

static void
entered_cb (OrreryTableRoom *self, GArray *answers)
{
  table_room_give (self, (const GameAnswer *) (gpointer) answers->data, answers->len);
}

GtkWidget *
table_room_build_round (OrreryTableRoom *self)
{
  if (self->ui->new_round_entry == NULL)
    return NULL;
  self->round = ORRERY_ROUND_ENTRY (g_object_ref_sink (self->ui->new_round_entry ()));
  g_signal_connect_object (self->round, "asked", G_CALLBACK (go_on_round), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->round, "changed", G_CALLBACK (table_room_queue_save), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->round, "changed", G_CALLBACK (table_room_show_ready), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->round, "said", G_CALLBACK (table_room_tell), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->round, "noted", G_CALLBACK (table_room_toast), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->round, "entered", G_CALLBACK (entered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->round, "reopened", G_CALLBACK (table_room_reopen), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self->round);
}

/* --- Decisions --- */

/* TRUE if the decision in the view belongs to it; a hint lays it out again. */
static gboolean
is_of_round (OrreryTableRoom *self)
{
  return self->round != NULL && orrery_round_entry_get_decision (self->round) != NULL && orrery_game_view_get_decision (self->view) != NULL;
}

void
table_room_offer_more (OrreryTableRoom *self)
{
  OrreryQuestionBar *bar = orrery_game_view_get_bar (self->view);

  if (!is_of_round (self))
    {
      if (self->bundles != NULL && orrery_game_view_get_decision (self->view) != NULL)
        offer_bundles (self);
      table_room_offer_optional (self);
      return;
    }
  orrery_question_bar_add_action (bar, _(self->ui->round_title), NULL, "game.enter-again", NULL);
  orrery_question_bar_add_action (bar, _("Suggest"), "F5", "game.suggest", NULL);
}

static void
suggested_cb (const GameAnswer *answers, gsize n, gpointer data)
{
  OrreryTableRoom *self = data;

  if (is_of_round (self))
    {
      orrery_decision_fill (orrery_game_view_get_decision (self->view), answers, n);
      table_room_toast (self, _("A suggestion: change what you like."));
    }
  self->asked = TRUE;
  g_clear_pointer (&self->thought, orrery_thought_end);
}

void
table_room_suggest (OrreryTableRoom *self)
{
  const OrreryGame *game = self->ui->game;
  OrreryRecord *record = orrery_session_get_record (self->session);
  GameRng rng;

  if (!is_of_round (self))
    return;
  game_rng_seed (&rng, orrery_record_get_seed (record) + orrery_record_get_point (record));
  self->asked = FALSE;
  g_clear_pointer (&self->thought, orrery_thought_end);
  self->thought = orrery_thought_begin (orrery_game_find_player (game, "regular"), game->rules,
                                        orrery_decision_get_start (orrery_game_view_get_decision (self->view)), &rng, 0,
                                        TRUE, suggested_cb, self);
}

/* --- Asking and answering --- */

void
table_room_go_on (OrreryTableRoom *self)
{
  const void *state = table_room_state (self);

  if (table_room_is_round_due (self, state))
    go_on_round (self);
  else
    ask_person (self, state);
}

static gboolean
alone_cb (gpointer data)
{
  OrreryTableRoom *self = data;
  GameAnswer answer;

  self->alone = 0;
  if (table_room_answers_alone (self, orrery_session_get_state (self->session), &answer))
    table_room_give (self, &answer, 1);
  return G_SOURCE_REMOVE;
}

void
table_room_asked (OrreryTableRoom *self)
{
  const void *state = orrery_session_get_state (self->session);
  const gboolean round = table_room_is_round_due (self, state);
  GameAnswer answer;

  orrery_game_view_set_decision (self->view, NULL);
  g_clear_pointer (&self->bundles, g_ptr_array_unref);
  orrery_ahead_follow (self->ahead, state);
  if (!self->is_optional && table_room_give_tail (self))
    return;
  if (!round)
    table_room_forget_round (self);
  if (round)
    ask_round (self);
  else if (orrery_ahead_get_seat (self->ahead) >= 0)
    ask_person (self, orrery_ahead_get_state (self->ahead));
  else if (!self->stuck && table_room_give_kept (self))
    return;
  else if (!self->stuck && table_room_answers_alone (self, state, &answer))
    /* Must happen before the next key, which is meant for the following question. */
    self->alone = g_idle_add_full (G_PRIORITY_HIGH, alone_cb, self, NULL);
  else
    ask_person (self, state);
  self->asked = self->alone == 0;
  if (self->asked)
    self->together = G_MAXUINT;
  table_room_update_actions (self);
}

gboolean
table_room_take (OrreryTableRoom *self, GArray *answers)
{
  const GameAnswer *list = (const GameAnswer *) (gpointer) answers->data;

  if (is_of_round (self))
    {
      orrery_round_entry_decide (self->round, list, answers->len);
      return TRUE;
    }
  return table_room_hold (self, list, answers->len) || table_room_give_ahead (self, list, answers->len);
}
