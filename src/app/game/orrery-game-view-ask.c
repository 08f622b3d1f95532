/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A decision: the bar shows the question; the answers are offered on the pieces themselves, as buttons and by key. */
#include "app/game/orrery-game-view-private.h"

#include "assist/orrery-single.h"
#include "assist/orrery-ticks.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/game/orrery-name-search.h"
#include "widgets/style/orrery-text.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

enum
{
  MOST_LISTED = 4, /* answers one below the other */
  MOST_AHEAD = 200, /* answers */
  HINT_FROM = 860,  /* px */

  /* Cards, in px at their usual size */
  BESIDE_CARDS = 449, /* height of the board at its densest and of the bar around its cards */
  CARD_HEIGHT = 208,
  CARDS_WIDTH = 900,  /* of two with words beside them */
  SCREEN_HEIGHT = 1080,
  ZOOM_STEPS = 20,
};

#define MOST_ZOOM 1.6 /* of cards, on that screen */
#define LARGEST_ZOOM 2.4

/* --- Offers --- */

/* The answers to a question, as they are offered. */
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
list_offers (OrreryGameView *self, const void *state)
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

/* Too long to fit side by side on a phone, where anything beyond the edge is hard to find. */
static gboolean
is_list (const Offers *offers)
{
  for (gsize i = 0; i < offers->n; i++)
    if (offers->offers[i].heading != NULL)
      return TRUE;
  return offers->n <= MOST_LISTED && count_offers (offers, ORRERY_OFFER_LONG) > 0;
}

/* --- One answer of several --- */

static void
row_picked_cb (OrreryGameView *self, guint answer, gboolean on)
{
  if (on)
    orrery_game_view_answer (self, answer);
  else if (self->decision != NULL)
    orrery_decision_change (self->decision, answer, FALSE);
}

/* As large as fits between the board at its densest and the edge, but no larger than on a desktop screen. */
static double
get_card_zoom (OrreryGameView *self)
{
  const double letters = MAX (1, orrery_text_factor (gtk_widget_get_pango_context (GTK_WIDGET (self))));
  const int height = gtk_widget_get_height (GTK_WIDGET (self)) - gtk_widget_get_height (GTK_WIDGET (self->coach));
  const double most = MOST_ZOOM * MAX (1, height / (double) SCREEN_HEIGHT);
  const double fit = MIN ((height - BESIDE_CARDS * letters) / CARD_HEIGHT,
                          gtk_widget_get_width (self->scrolled) / (CARDS_WIDTH * letters));

  if (orrery_board_get_compact (self->board))
    return 0;
  return floor (CLAMP (fit, 1, MIN (most, LARGEST_ZOOM)) * ZOOM_STEPS) / ZOOM_STEPS;
}

static void
use_row (OrreryGameView *self, GtkWidget *row)
{
  self->row_zoom = get_card_zoom (self);
  self->row = ORRERY_CHOICE_ROW (row);
  g_signal_connect_object (self->row, "picked", G_CALLBACK (row_picked_cb), self, G_CONNECT_SWAPPED);
}

static void
new_row (OrreryGameView *self, gboolean ticks, gboolean list)
{
  const gboolean narrow = orrery_board_get_compact (self->board);

  use_row (self, !narrow ? orrery_choice_row_new (self->ui, ticks)
                 : list  ? orrery_choice_row_new_list (self->ui)
                         : orrery_choice_row_new_narrow (self->ui, ticks));
}

/* Next to the button that was added last. */
static void
add_why (OrreryGameView *self, const void *state, GameAnswer answer)
{
  GtkWidget *why = self->ui->new_why != NULL ? self->ui->new_why (state, answer, NULL) : NULL;

  if (why != NULL)
    orrery_question_bar_add_beside (self->bar, why);
}

static void
add_brief (OrreryGameView *self, const void *state, const Offers *offers)
{
  static const char *const keys[] = { "1", "2" };

  for (gsize i = 0; i < offers->n; i++)
    {
      orrery_question_bar_add_answer (self->bar, offers->offers[i].label, keys[i], offers->answers[i], NULL);
      add_why (self, state, offers->answers[i]);
    }
}

/* TRUE if all choices are read aloud first. */
static gboolean
has_cards (OrreryGameView *self, const void *state, const Offers *offers)
{
  for (gsize i = 0; i < offers->n; i++)
    {
      g_auto (OrreryOfferCard) card = { 0 };

      if (self->ui->get_card == NULL
          || (offers->offers[i].kind != ORRERY_OFFER_PLAIN
              && !self->ui->get_card (state, offers->answers[i], get_card_zoom (self), &card)))
        return FALSE;
    }
  return TRUE;
}

static void
add_row (OrreryGameView *self, const void *state, const Offers *offers)
{
  if (count_offers (offers, ORRERY_OFFER_PLAIN) == offers->n)
    return;
  if (has_cards (self, state, offers))
    use_row (self, orrery_choice_row_new_cards (self->ui, get_card_zoom (self)));
  else
    new_row (self, FALSE, is_list (offers));
  for (gsize i = 0; i < offers->n; i++)
    if (offers->offers[i].kind != ORRERY_OFFER_PLAIN)
      orrery_choice_row_add (self->row, state, offers->answers[i], FALSE, NULL);
  orrery_question_bar_add_widget (self->bar, GTK_WIDGET (self->row));
  if (orrery_choice_row_get_turner (self->row) != NULL)
    orrery_question_bar_add_turner (self->bar, orrery_choice_row_get_turner (self->row));
}

/* `elsewhere`: the board offers the answers that are about a piece. */
static void
add_single (OrreryGameView *self, gboolean elsewhere)
{
  const void *state = orrery_decision_get_start (self->decision);
  g_autoptr (Offers) offers = list_offers (self, state);

  /* Two answers without pictures go beside the question, which leaves more room for the table. */
  if (!elsewhere && offers->n <= 2 && count_offers (offers, ORRERY_OFFER_BRIEF) == offers->n)
    add_brief (self, state, offers);
  else if (!elsewhere)
    add_row (self, state, offers);
  for (gsize i = 0; i < offers->n; i++)
    if (offers->offers[i].kind == ORRERY_OFFER_PLAIN)
      orrery_question_bar_add_answer (self->bar, offers->offers[i].label, offers->offers[i].key, offers->answers[i],
                                      NULL);
}

/* --- Several --- */

static void
add_ticks (OrreryGameView *self)
{
  g_autoptr (GArray) choices = orrery_decision_list_choices (self->decision);
  const void *state = orrery_decision_get_start (self->decision);

  new_row (self, TRUE, FALSE);
  for (guint i = 0; i < choices->len; i++)
    {
      const OrreryChoice *choice = &g_array_index (choices, OrreryChoice, i);

      /* Room for the largest possible number, so that the numbers do not move. */
      for (guint k = 0; k < MAX (choice->n_most, 1); k++)
        orrery_choice_row_add (self->row, state, choice->answer, k < choice->n_ticked,
                               k < choice->n_ticked || choice->can_add ? NULL : _("You cannot choose any more."));
    }
  orrery_question_bar_add_widget (self->bar, GTK_WIDGET (self->row));
}

/* TRUE if another person at this screen still has a secret decision before anything is shown; answers until then do
 * not matter. Ticks name what is done with them, not what is shown next. */
static gboolean
has_later_secret (OrreryGameView *self)
{
  const Game *rules = self->ui->game->rules;
  const int seat = orrery_decision_get_seat (self->decision);
  GameAnswer legal[GAME_MAX_ANSWERS];
  GameState state;

  if (ORRERY_IS_TICKS (self->decision) || orrery_session_count_persons (self->session) < 2
      || !orrery_session_get_rolls (self->session))
    return FALSE;
  memcpy (&state, orrery_decision_get_start (self->decision), rules->state_size);
  for (guint i = 0; i < MOST_AHEAD; i++)
    {
      const GameQuestion question = rules->question (&state);

      if (question.ask != GAME_DECIDE || rules->secrecy (&state) != GAME_SECRET)
        return FALSE;
      if (question.seat != seat && orrery_session_is_person (self->session, (guint) question.seat))
        return TRUE;
      rules->legal (&state, legal);
      if (rules->apply (&state, legal[0], NULL) != GAME_OK)
        return FALSE;
    }
  return FALSE;
}

/* With a piece in hand, Escape drops it. */
static void
add_commands (OrreryGameView *self, gboolean has_piece)
{
  g_autofree char *done = has_later_secret (self) ? g_strdup (_("Done")) : orrery_decision_dup_done_label (self->decision);
  g_autofree char *missing = orrery_decision_dup_missing (self->decision);
  const void *state = orrery_decision_get_start (self->decision);
  GameAnswer legal[GAME_MAX_ANSWERS];
  const char *nothing = ORRERY_IS_TICKS (self->decision) ? _("Nothing is chosen yet.") : _("Nothing has been changed yet.");

  orrery_question_bar_add_action (self->bar, _("Put Back"), has_piece ? NULL : "Escape", "game.put-back",
                                  orrery_decision_get_can_put_back (self->decision) ? NULL : nothing);
  orrery_question_bar_add_action (self->bar, done, "Return", "game.done", missing);
  orrery_question_bar_suggest (self->bar);
  if (self->ui->game->rules->legal (state, legal) > 0)
    add_why (self, state, legal[0]);
}

/* --- Questions that do not matter --- */

static GArray *
list_rest (OrreryGameView *self)
{
  const OrreryGame *game = self->ui->game;

  return game->list_rest != NULL && self->decision != NULL ? game->list_rest (orrery_decision_get_start (self->decision))
                                                           : NULL;
}

static void
add_rest (OrreryGameView *self)
{
  g_autoptr (GArray) rest = list_rest (self);

  if (rest != NULL)
    orrery_question_bar_add_action (self->bar, _("Do the Rest"), "r", "game.rest", NULL);
}

static gboolean
rest_cb (gpointer data)
{
  OrreryGameView *self = data;
  g_autoptr (GArray) rest = list_rest (self);

  self->rest = 0;
  if (rest != NULL && game_view_can_answer (self) && orrery_decision_get_seat (self->decision) == self->rest_seat)
    game_view_give (self, rest);
  else
    self->is_resting = FALSE;
  return G_SOURCE_REMOVE;
}

void
game_view_do_rest (OrreryGameView *self)
{
  if (!self->is_resting && self->decision != NULL)
    self->rest_seat = orrery_decision_get_seat (self->decision);
  self->is_resting = TRUE;
  if (self->rest == 0)
    self->rest = g_idle_add (rest_cb, self);
}

/* --- Asking --- */

void
game_view_say (OrreryGameView *self, const char *text)
{
  self->row = NULL;
  game_view_set_density (self, ORRERY_DENSITY_WHOLE);
  orrery_question_bar_ask (self->bar, NULL, text, NULL);
}

static void
word_question (OrreryGameView *self, OrreryQuestion *question)
{
  const int seat = orrery_decision_get_seat (self->decision);
  const gboolean is_sudden = self->is_telling;

  self->row = NULL;
  self->is_telling = FALSE;
  orrery_board_get_question (self->board, self->decision, self->names[seat], question);
  if (question->picture == NULL)
    question->picture = orrery_seat_mark_paintable (seat, self->names[seat], 40);
  orrery_question_bar_ask (self->bar, question->picture, question->text, question->advice);
  if (is_sudden)
    orrery_question_bar_set_sudden (self->bar);
}

void
orrery_game_view_drop_offers (OrreryGameView *self)
{
  g_auto (OrreryQuestion) question = { 0 };

  g_return_if_fail (ORRERY_IS_GAME_VIEW (self) && self->decision != NULL);

  word_question (self, &question);
}

/* Where dice are rolled for people, and no lesson explains the question. A narrow bar has no room for it; a window
 * that was never shown has no width yet. */
static void
add_hint (OrreryGameView *self)
{
  const double letters = MAX (1, orrery_text_factor (gtk_widget_get_pango_context (GTK_WIDGET (self))));
  const int width = gtk_widget_get_width (self->scrolled);

  if (self->ui->game->adviser != NULL && orrery_session_get_rolls (self->session)
      && !gtk_widget_get_visible (GTK_WIDGET (self->coach)) && !orrery_board_get_compact (self->board)
      && (width == 0 || width >= HINT_FROM * letters))
    orrery_question_bar_add_action (self->bar, _("Hint"), "question", "game.hint", NULL);
}

void
game_view_fill_bar (OrreryGameView *self)
{
  const int focus = self->row != NULL ? orrery_choice_row_get_focus (self->row) : -1;
  g_auto (OrreryQuestion) question = { 0 };
  gboolean elsewhere;

  word_question (self, &question);
  elsewhere = question.on_board || question.offers != NULL;
  add_hint (self);
  if (question.offers != NULL)
    {
      GtkWidget *offers = g_steal_pointer (&question.offers);

      orrery_question_bar_add_widget (self->bar, offers);
      /* It takes the focus from a piece of the last question, so that no typed letters are lost. */
      if (ORRERY_IS_NAME_SEARCH (offers))
        gtk_widget_grab_focus (offers);
    }
  if (ORRERY_IS_SINGLE (self->decision))
    add_single (self, elsewhere);
  else
    {
      if (ORRERY_IS_TICKS (self->decision) && !elsewhere)
        add_ticks (self);
      add_commands (self, question.has_piece);
    }
  for (guint i = 0; self->row != NULL && question.given != NULL && i < question.given->len; i++)
    orrery_choice_row_add_given (self->row, &g_array_index (question.given, OrreryGiven, i));
  add_rest (self);
  game_view_set_density (self, ORRERY_DENSITY_WHOLE);
  /* Ticking rebuilds the row; keyboard users must not lose their place. */
  if (self->row != NULL && focus >= 0)
    orrery_choice_row_focus (self->row, (guint) focus);
}

static gboolean
ask_again_cb (gpointer data)
{
  OrreryGameView *self = data;

  self->ask_again = 0;
  if (self->decision != NULL && self->row != NULL)
    game_view_fill_bar (self);
  return G_SOURCE_REMOVE;
}

/* This is found out during layout, when it is too late to ask again. A row that does not change keeps its
 * open popovers. */
void
game_view_fit_row (OrreryGameView *self)
{
  const double zoom = get_card_zoom (self);

  if (self->row != NULL && self->ask_again == 0
      && (orrery_choice_row_get_turner (self->row) != NULL ? zoom != self->row_zoom : (zoom > 0) != (self->row_zoom > 0)))
    self->ask_again = g_idle_add (ask_again_cb, self);
}

void
game_view_compact (OrreryGameView *self)
{
  game_view_fit_row (self);
  orrery_question_bar_set_compact (self->bar, orrery_board_get_compact (self->board));
}

/* --- The decision --- */

/* Everything follows the draft, whoever changed it. */
static void
changed_cb (OrreryGameView *self)
{
  game_view_show (self);
  orrery_board_set_decision (self->board, self->decision, FALSE);
  game_view_fill_bar (self);
  game_view_notify (self);
  g_signal_emit_by_name (self, "asked");
}

static void
take_decision (OrreryGameView *self, OrreryDecision *decision)
{
  if (self->decision != NULL)
    g_signal_handlers_disconnect_by_data (self->decision, self);
  g_set_object (&self->decision, decision);
  self->row = NULL;
  self->asks_luck = FALSE;
  if (decision != NULL)
    g_signal_connect_object (decision, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
}

/* Each round's roll is animated once. */
static gboolean
is_new (OrreryGameView *self)
{
  const guint round = self->ui->game->rules->info (orrery_decision_get_start (self->decision)).round;
  const gboolean is = round != self->seen_round;

  if (!ORRERY_IS_SINGLE (self->decision) && !ORRERY_IS_TICKS (self->decision))
    self->seen_round = round;
  return is;
}

void
orrery_game_view_set_decision (OrreryGameView *self, OrreryDecision *decision)
{
  g_return_if_fail (ORRERY_IS_GAME_VIEW (self));
  g_return_if_fail (decision == NULL || ORRERY_IS_DECISION (decision));

  if (self->decision == NULL && decision == NULL)
    return;
  game_view_forget_hint (self);
  take_decision (self, decision);
  if (decision == NULL)
    orrery_board_set_decision (self->board, NULL, FALSE);
  else
    {
      g_clear_handle_id (&self->status, g_source_remove);
      game_view_show (self);
      orrery_board_set_decision (self->board, decision, is_new (self));
      game_view_fill_bar (self);
      game_view_scroll_to_part (self);
    }
  game_view_notify (self);
  g_signal_emit_by_name (self, "asked");
}

void
orrery_game_view_ask_luck (OrreryGameView *self, GdkPaintable *picture, const char *question)
{
  g_return_if_fail (ORRERY_IS_GAME_VIEW (self) && question != NULL);

  orrery_game_view_set_decision (self, NULL);
  self->asks_luck = TRUE;
  game_view_set_density (self, ORRERY_DENSITY_WHOLE);
  orrery_question_bar_ask (self->bar, picture, question, NULL);
}

void
orrery_game_view_ask (OrreryGameView *self)
{
  OrreryRecord *record;
  g_autoptr (GArray) before = NULL;
  g_autoptr (OrreryDecision) decision = NULL;

  g_return_if_fail (ORRERY_IS_GAME_VIEW (self) && self->session != NULL);

  record = game_view_get_record (self);
  before = orrery_decision_list_given (record, orrery_record_get_point (record));
  decision = orrery_decision_new (self->ui->game, orrery_session_get_state (self->session));
  if (before->len > 0)
    self->seen_round = self->ui->game->rules->info (orrery_session_get_state (self->session)).round;
  /* A single answer is given as soon as it is chosen, so all of them are offered again. */
  if (!ORRERY_IS_SINGLE (decision))
    orrery_decision_fill (decision, (const GameAnswer *) (gpointer) before->data, before->len);
  orrery_game_view_set_decision (self, decision);
  if (self->is_resting)
    game_view_do_rest (self);
}

void
game_view_lay_out (OrreryGameView *self, GArray *answers)
{
  g_autoptr (OrreryDecision) decision = orrery_decision_new (self->ui->game, orrery_decision_get_start (self->decision));

  take_decision (self, decision);
  orrery_decision_fill (decision, (const GameAnswer *) (gpointer) answers->data, answers->len);
}

/* --- Answering --- */

void
game_view_give (OrreryGameView *self, GArray *answers)
{
  g_autoptr (OrreryDecision) decision = self->decision != NULL ? g_object_ref (self->decision) : NULL;
  g_autoptr (GError) error = NULL;
  gboolean taken = FALSE;

  g_signal_emit_by_name (self, "give", answers, &taken);
  if (taken)
    return;
  orrery_game_view_set_decision (self, NULL);
  if (orrery_session_answer_all (self->session, (const GameAnswer *) (gpointer) answers->data, answers->len, &error))
    return;
  /* The banner says what could not be saved. */
  if (!g_error_matches (error, ORRERY_RECORD_ERROR, ORRERY_RECORD_ERROR_AUTOSAVE))
    game_view_warn (self, error->message);
  /* The draft stays as it is, to be answered again. */
  orrery_game_view_set_decision (self, decision);
}

void
game_view_done (OrreryGameView *self)
{
  g_autofree char *missing = NULL;
  g_autoptr (GArray) answers = NULL;

  if (!game_view_can_answer (self) || ORRERY_IS_SINGLE (self->decision))
    return;
  missing = orrery_decision_dup_missing (self->decision);
  if (missing != NULL)
    {
      game_view_warn (self, missing);
      return;
    }
  answers = orrery_decision_list_answers (self->decision);
  game_view_give (self, answers);
}

static void
composed_cb (OrreryGameView *self, GArray *answers)
{
  if (game_view_can_answer (self))
    game_view_give (self, answers);
}

/* FALSE: this one answer is the whole decision. */
static gboolean
compose (OrreryGameView *self, GameAnswer answer)
{
  GtkWidget *editor = NULL;

  if (self->ui->new_editor != NULL)
    editor = self->ui->new_editor (orrery_decision_get_start (self->decision), answer,
                                   GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))));
  if (editor == NULL)
    return FALSE;
  g_signal_connect_object (editor, "composed", G_CALLBACK (composed_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (editor));
  return TRUE;
}

/* TRUE if the rules take this answer as the end of the draft. */
static gboolean
is_end (OrreryGameView *self, GameAnswer answer)
{
  g_autoptr (GArray) answers = NULL;

  if (!orrery_decision_get_whole (self->decision))
    return FALSE;
  answers = orrery_decision_list_answers (self->decision);
  return answers->len > 0 && g_array_index (answers, GameAnswer, answers->len - 1) == answer;
}

static gboolean
change (OrreryGameView *self, GameAnswer answer)
{
  GameStatus status = orrery_decision_change (self->decision, answer, TRUE);

  if (status != GAME_OK && ORRERY_IS_TICKS (self->decision))
    status = orrery_decision_change (self->decision, answer, FALSE);
  if (status != GAME_OK && is_end (self, answer))
    {
      game_view_done (self);
      return TRUE;
    }
  if (status != GAME_OK)
    game_view_warn (self, self->ui->game->tell_refusal (status));
  return status == GAME_OK;
}

gboolean
orrery_game_view_answer (OrreryGameView *self, GameAnswer answer)
{
  g_autoptr (GArray) answers = g_array_new (FALSE, FALSE, sizeof (GameAnswer));

  g_return_val_if_fail (ORRERY_IS_GAME_VIEW (self), FALSE);

  if (!game_view_can_answer (self))
    return FALSE;
  if (!ORRERY_IS_SINGLE (self->decision))
    return change (self, answer);
  g_array_append_val (answers, answer);
  if (!compose (self, answer))
    game_view_give (self, answers);
  return TRUE;
}
