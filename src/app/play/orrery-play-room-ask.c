/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Questions: what is asked stands in the bar; the answers are offered on the pieces themselves, as
 * buttons and by key. */
#include "config.h"

#include "assist/orrery-decision.h"
#include "app/play/orrery-play-room-private.h"
#include "games/roll/words/orrery-play-words.h"
#include "games/roll/board/orrery-roll-offer.h"
#include "games/roll/words/orrery-story.h"
#include "widgets/art/orrery-seat-mark.h"

#include <glib/gi18n.h>

enum
{
  STATUS_AFTER = 250, /* ms of thought before it is told */
  MOST_LISTED = 4,    /* answers one below the other */
};

/* --- Pictures --- */

static GdkPaintable *
picture_of (OrreryPlayRoom *self, const RollState *state)
{
  GdkPaintable *picture = self->ui->get_question_picture (state);

  return picture != NULL ? picture : orrery_seat_mark_paintable (state->actor, self->names[state->actor], 40);
}

/* --- One answer of several --- */

static void
row_picked_cb (OrreryPlayRoom *self, guint answer, gboolean on)
{
  if (self->picks != NULL && !on)
    {
      orrery_decision_change (self->picks, answer, FALSE);
      play_room_refresh (self);
      play_room_ask (self);
      play_room_update_actions (self);
    }
  else
    play_room_answer (self, answer);
}

static void
new_row (OrreryPlayRoom *self, gboolean ticks, gboolean list)
{
  const gboolean narrow = orrery_board_get_compact (self->board);

  self->narrow_row = narrow;
  self->row = ORRERY_CHOICE_ROW (!narrow ? orrery_choice_row_new (self->ui, ticks)
                                 : list  ? orrery_choice_row_new_list (self->ui)
                                         : orrery_choice_row_new_narrow (self->ui, ticks));
  g_signal_connect_object (self->row, "picked", G_CALLBACK (row_picked_cb), self, G_CONNECT_SWAPPED);
}

/* The answers of a question as they are offered. */
typedef struct
{
  gsize n;
  GameAnswer answers[GAME_MAX_ANSWERS];
  OrreryOffer offers[GAME_MAX_ANSWERS];
} Offers;

static void
offers_free (Offers *self)
{
  for (gsize i = 0; i < self->n; i++)
    orrery_offer_clear (&self->offers[i]);
  g_free (self);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Offers, offers_free)

static Offers *
list_offers (OrreryPlayRoom *self, const void *state)
{
  Offers *offers = g_new0 (Offers, 1);

  offers->n = self->ui->game->rules->legal (state, offers->answers);
  for (gsize i = 0; i < offers->n; i++)
    self->ui->get_offer (state, offers->answers[i], orrery_board_get_compact (self->board), &offers->offers[i]);
  return offers;
}

static guint
count_offers (const Offers *offers, OrreryOfferKind kind)
{
  guint n = 0;

  for (gsize i = 0; i < offers->n; i++)
    n += offers->offers[i].kind == kind;
  return n;
}

/* Two that need no picture stand beside the question, which leaves more room for the table. */
static gboolean
is_brief (const Offers *offers)
{
  return offers->n <= 2 && count_offers (offers, ORRERY_OFFER_BRIEF) == offers->n;
}

/* What is too long to stand side by side on a phone, where what is beyond the edge is hard to find. */
static gboolean
is_list (const Offers *offers)
{
  for (gsize i = 0; i < offers->n; i++)
    if (offers->offers[i].heading != NULL)
      return TRUE;
  return offers->n <= MOST_LISTED && count_offers (offers, ORRERY_OFFER_LONG) > 0;
}

static void
add_brief (OrreryPlayRoom *self, const void *state, const Offers *offers)
{
  static const char *const keys[] = { "1", "2" };

  for (gsize i = 0; i < offers->n; i++)
    {
      GtkWidget *why = self->ui->new_why (state, offers->answers[i], NULL);

      orrery_question_bar_add_answer (self->bar, offers->offers[i].label, keys[i], offers->answers[i], NULL);
      if (why != NULL)
        orrery_question_bar_add_beside (self->bar, why);
    }
}

static void
add_row (OrreryPlayRoom *self, const void *state, const Offers *offers)
{
  if (count_offers (offers, ORRERY_OFFER_PLAIN) == offers->n)
    return;
  new_row (self, FALSE, is_list (offers));
  for (gsize i = 0; i < offers->n; i++)
    if (offers->offers[i].kind != ORRERY_OFFER_PLAIN)
      orrery_choice_row_add (self->row, state, offers->answers[i], FALSE, NULL);
  orrery_question_bar_add_widget (self->bar, GTK_WIDGET (self->row));
}

static void
ask_one (OrreryPlayRoom *self, const void *state)
{
  g_autoptr (Offers) offers = list_offers (self, state);

  if (is_brief (offers))
    add_brief (self, state, offers);
  else
    add_row (self, state, offers);
  for (gsize i = 0; i < offers->n; i++)
    if (offers->offers[i].kind == ORRERY_OFFER_PLAIN)
      orrery_question_bar_add_answer (self->bar, offers->offers[i].label, offers->offers[i].key, offers->answers[i],
                                      NULL);
  orrery_board_set_answers (self->board, offers->answers, offers->n);
}

/* --- Several things to tick --- */

static void
add_ticks (OrreryPlayRoom *self, const RollState *state, const GArray *choices)
{
  new_row (self, TRUE, FALSE);
  for (guint i = 0; i < choices->len; i++)
    {
      const OrreryChoice *choice = &g_array_index (choices, OrreryChoice, i);

      for (guint k = 0; k < choice->n_ticked; k++)
        orrery_choice_row_add (self->row, state, choice->answer, TRUE, NULL);
      if (choice->can_add)
        orrery_choice_row_add (self->row, state, choice->answer, FALSE, NULL);
      else if (choice->n_ticked == 0)
        orrery_choice_row_add (self->row, state, choice->answer, FALSE, _("That is all that can be chosen."));
    }
  orrery_question_bar_add_widget (self->bar, GTK_WIDGET (self->row));
}

static void
show_ticked_tiles (OrreryPlayRoom *self, const GArray *choices)
{
  OrreryConstruction *construction = orrery_play_board_get_construction (ORRERY_PLAY_BOARD (self->board));
  guint64 positions[2] = { 0, 0 };

  for (guint i = 0; i < choices->len; i++)
    {
      const OrreryChoice *choice = &g_array_index (choices, OrreryChoice, i);

      if (choice->n_ticked > 0)
        positions[GAME_ANSWER_A (choice->answer)] |= G_GUINT64_CONSTANT (1) << (GAME_ANSWER_B (choice->answer) - 1);
    }
  for (guint kind = 0; kind < 2; kind++)
    orrery_construction_set_ticked (construction, kind, positions[kind]);
}

static void
ask_picks (OrreryPlayRoom *self, const RollState *state)
{
  g_autoptr (GArray) choices = orrery_decision_list_choices (self->picks);
  g_autofree char *done = orrery_decision_dup_done_label (self->picks);
  g_autofree char *missing = orrery_decision_dup_missing (self->picks);
  GameAnswer offered[GAME_MAX_ANSWERS];
  gsize n = 0;

  add_ticks (self, state, choices);
  orrery_question_bar_add_action (self->bar, _("Put Back"), "Escape", "room.put-back",
                                  orrery_decision_get_can_put_back (self->picks) ? NULL : _("Nothing is chosen yet."));
  orrery_question_bar_add_action (self->bar, done, "Return", "room.done", missing);
  orrery_question_bar_suggest (self->bar);
  for (guint i = 0; i < choices->len; i++)
    if (g_array_index (choices, OrreryChoice, i).can_add)
      offered[n++] = g_array_index (choices, OrreryChoice, i).answer;
  orrery_board_set_answers (self->board, offered, n);
  if (state->ask == ROLL_ASK_ABANDON)
    {
      orrery_construction_set_ticking (orrery_play_board_get_construction (ORRERY_PLAY_BOARD (self->board)), TRUE);
      show_ticked_tiles (self, choices);
    }
}

/* --- Asking --- */

/* For so many frames, as the bar that asks comes to its height. */
enum
{
  FOLLOWED = 20
};

static gboolean
scroll_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  OrreryPlayRoom *self = ORRERY_PLAY_ROOM (widget);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled));
  GtkWidget *part;
  graphene_rect_t bounds;

  /* The first frame lays out what was asked. */
  if (--self->scroll == FOLLOWED - 1)
    return G_SOURCE_CONTINUE;
  part = self->session != NULL ? orrery_board_get_part (self->board, orrery_session_get_state (self->session)) : NULL;
  if (part != NULL && gtk_widget_compute_bounds (part, GTK_WIDGET (self->board), &bounds))
    gtk_adjustment_clamp_page (adjustment, bounds.origin.y, bounds.origin.y + bounds.size.height);
  return self->scroll > 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
scroll_to_part (OrreryPlayRoom *self)
{
  if (self->scroll == 0)
    gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_cb, NULL, NULL);
  self->scroll = FOLLOWED;
}

/* Ticking builds the row anew: whoever goes through it by keyboard stays where they are. */
static void
keep_focus (OrreryPlayRoom *self, int place)
{
  if (self->row != NULL && place >= 0)
    orrery_choice_row_focus (self->row, (guint) place);
}

void
play_room_ask (OrreryPlayRoom *self)
{
  const int focus = self->row != NULL ? orrery_choice_row_get_focus (self->row) : -1;
  const RollState *state = orrery_session_get_state (self->session);
  g_autofree char *question = NULL;
  g_autofree char *advice = NULL;
  g_autoptr (GdkPaintable) picture = NULL;

  self->row = NULL;
  orrery_construction_set_ticking (orrery_play_board_get_construction (ORRERY_PLAY_BOARD (self->board)), FALSE);
  play_room_explain (self);
  if (self->draft != NULL)
    {
      play_room_ask_draft (self);
      return;
    }
  question = orrery_play_question (state, self->names[state->actor]);
  advice = orrery_play_advice (state);
  picture = picture_of (self, state);
  orrery_question_bar_ask (self->bar, picture, question, advice);
  orrery_tableau_set_cause (orrery_play_board_get_tableau (ORRERY_PLAY_BOARD (self->board)), orrery_roll_get_cause (state));
  if (self->picks != NULL)
    ask_picks (self, state);
  else
    ask_one (self, state);
  keep_focus (self, focus);
}

void
play_room_begin_question (OrreryPlayRoom *self)
{
  OrreryRecord *record = orrery_session_get_record (self->session);
  const RollState *state = orrery_session_get_state (self->session);
  const guint point = orrery_record_get_point (record);
  g_autoptr (GArray) before = orrery_decision_list_given (record, point);
  const GameAnswer *answers = (const GameAnswer *) (gpointer) before->data;
  g_autoptr (OrreryDecision) decision = NULL;

  play_room_end_question (self);
  decision = orrery_decision_new (orrery_record_get_game (record), state);
  orrery_decision_fill (decision, answers, before->len);
  if (ORRERY_IS_ASSIGNMENT (decision))
    self->draft = ORRERY_ASSIGNMENT (g_steal_pointer (&decision));
  else if (ORRERY_IS_TICKS (decision))
    self->picks = g_steal_pointer (&decision);
  play_room_refresh (self);
  play_room_ask (self);
  if (self->draft != NULL && self->tumbled != state->round && before->len == 0)
    orrery_phase_strip_tumble (orrery_play_board_get_strip (ORRERY_PLAY_BOARD (self->board)));
  if (self->draft != NULL)
    self->tumbled = state->round;
  scroll_to_part (self);
  play_room_update_actions (self);
}

void
play_room_end_question (OrreryPlayRoom *self)
{
  play_room_forget_hint (self);
  g_clear_object (&self->draft);
  g_clear_object (&self->picks);
  self->row = NULL;
}

/* --- Answering --- */

void
play_room_give (OrreryPlayRoom *self, const GameAnswer *answers, gsize n)
{
  g_autoptr (OrreryAssignment) draft = g_steal_pointer (&self->draft);
  g_autoptr (OrreryDecision) picks = g_steal_pointer (&self->picks);
  g_autoptr (GError) error = NULL;

  play_room_end_question (self);
  orrery_board_set_answers (self->board, NULL, 0);
  if (orrery_session_answer_all (self->session, answers, n, &error))
    {
      play_room_update_actions (self);
      return;
    }
  /* Of what could not be kept, the banner tells. */
  if (!g_error_matches (error, ORRERY_RECORD_ERROR, ORRERY_RECORD_ERROR_AUTOSAVE))
    play_room_toast (self, error->message);
  /* What was composed stays as it is, to be given again. */
  self->draft = g_steal_pointer (&draft);
  self->picks = g_steal_pointer (&picks);
  play_room_refresh (self);
  play_room_ask (self);
  play_room_update_actions (self);
}

/* Whether a person may answer now. */
static gboolean
is_asked (OrreryPlayRoom *self)
{
  return self->session != NULL && !self->waiting && self->looking == G_MAXUINT
         && orrery_session_get_asked (self->session) >= 0;
}

static void
composed_cb (OrreryPlayRoom *self, GArray *answers)
{
  if (is_asked (self))
    play_room_give (self, (const GameAnswer *) (gpointer) answers->data, answers->len);
}

/* FALSE: the answer is all there is to decide. */
static gboolean
compose (OrreryPlayRoom *self, GameAnswer answer)
{
  GtkWidget *editor = self->ui->new_editor (orrery_session_get_state (self->session), answer,
                                            GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))));

  if (editor == NULL)
    return FALSE;
  g_signal_connect_object (editor, "composed", G_CALLBACK (composed_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (editor));
  return TRUE;
}

gboolean
play_room_answer (OrreryPlayRoom *self, GameAnswer answer)
{
  if (!is_asked (self))
    return FALSE;
  if (self->draft != NULL)
    return play_room_answer_draft (self, answer);
  if (self->picks == NULL)
    {
      if (!compose (self, answer))
        play_room_give (self, &answer, 1);
      return TRUE;
    }
  if (GAME_ANSWER_KIND (answer) == ROLL_DO_DONE)
    {
      play_room_done (self);
      return TRUE;
    }
  if (orrery_decision_change (self->picks, answer, TRUE) != GAME_OK
      && orrery_decision_change (self->picks, answer, FALSE) != GAME_OK)
    return FALSE;
  play_room_refresh (self);
  play_room_ask (self);
  play_room_update_actions (self);
  return TRUE;
}

static void
end_picks (OrreryPlayRoom *self)
{
  g_autoptr (GArray) answers = NULL;
  g_autofree char *missing = orrery_decision_dup_missing (self->picks);

  if (missing != NULL)
    {
      play_room_toast (self, missing);
      return;
    }
  answers = orrery_decision_list_answers (self->picks);
  play_room_give (self, (const GameAnswer *) (gpointer) answers->data, answers->len);
}

void
play_room_put_back (OrreryPlayRoom *self)
{
  OrreryDecision *decision = self->draft != NULL ? ORRERY_DECISION (self->draft) : self->picks;

  if (!is_asked (self) || decision == NULL || !orrery_decision_get_can_put_back (decision))
    return;
  orrery_decision_put_back (decision);
  play_room_refresh (self);
  play_room_ask (self);
  play_room_update_actions (self);
}

void
play_room_done (OrreryPlayRoom *self)
{
  if (!is_asked (self))
    return;
  if (self->draft != NULL)
    play_room_reveal (self);
  else if (self->picks != NULL)
    end_picks (self);
}

/* --- A piece with several answers --- */

static void
menu_picked_cb (GtkWidget *row, guint answer, gboolean on, gpointer data)
{
  OrreryPlayRoom *self = data;
  GtkWidget *popover = gtk_widget_get_ancestor (row, GTK_TYPE_POPOVER);

  gtk_popover_popdown (GTK_POPOVER (popover));
  play_room_answer (self, answer);
}

static gboolean
unparent_cb (gpointer popover)
{
  gtk_widget_unparent (popover);
  return G_SOURCE_REMOVE;
}

static void
menu_closed_cb (GtkWidget *popover, gpointer data)
{
  OrreryPlayRoom *self = data;

  /* The pieces offer all their answers again, unless another question stands. */
  if (is_asked (self))
    play_room_ask (self);
  g_idle_add (unparent_cb, popover);
}

void
play_room_several (OrreryPlayRoom *self, GArray *answers, GtkWidget *at)
{
  const RollState *state = orrery_session_get_state (self->session);
  GtkWidget *popover, *row;

  if (!is_asked (self))
    return;
  orrery_board_set_answers (self->board, (const GameAnswer *) (gpointer) answers->data, answers->len);
  if (at == NULL || !gtk_widget_get_mapped (at))
    return;
  row = orrery_choice_row_new (self->ui, FALSE);
  for (guint i = 0; i < answers->len; i++)
    orrery_choice_row_add (ORRERY_CHOICE_ROW (row), state, g_array_index (answers, GameAnswer, i), FALSE, NULL);
  popover = gtk_popover_new ();
  gtk_widget_set_size_request (row, 260, -1);
  gtk_popover_set_child (GTK_POPOVER (popover), row);
  gtk_widget_set_parent (popover, at);
  g_signal_connect_object (row, "picked", G_CALLBACK (menu_picked_cb), self, 0);
  g_signal_connect_object (popover, "closed", G_CALLBACK (menu_closed_cb), self, 0);
  gtk_popover_popup (GTK_POPOVER (popover));
}

/* --- While nobody is asked --- */

static gboolean
status_cb (gpointer data)
{
  OrreryPlayRoom *self = data;
  const RollState *state;
  g_autofree char *text = NULL;
  g_autoptr (GdkPaintable) picture = NULL;
  GameQuestion question;

  self->status = 0;
  if (self->session == NULL || self->looking != G_MAXUINT || orrery_session_get_asked (self->session) >= 0)
    return G_SOURCE_REMOVE;
  state = orrery_session_get_state (self->session);
  question = roll_question (state);
  if (question.ask == GAME_OVER || question.seat < 0 || orrery_session_get_stuck (self->session)
      || orrery_session_is_person (self->session, (guint) question.seat))
    return G_SOURCE_REMOVE;
  text = g_strdup_printf (_("%s is thinking."), self->names[question.seat]);
  picture = orrery_seat_mark_paintable (question.seat, self->names[question.seat], 40);
  orrery_question_bar_ask (self->bar, picture, text, NULL);
  orrery_question_bar_add_action (self->bar, _("Play On"), "space", "room.play-on", NULL);
  return G_SOURCE_REMOVE;
}

/* A thought that takes long enough to be noticed is told. */
void
play_room_say_waiting (OrreryPlayRoom *self)
{
  if (self->session == NULL || self->status != 0 || orrery_session_get_asked (self->session) >= 0)
    return;
  self->status = g_timeout_add (STATUS_AFTER, status_cb, self);
}
