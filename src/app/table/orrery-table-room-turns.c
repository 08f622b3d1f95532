/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Turns of a phase: other players who can answer now, and unused powers before a turn ends. */
#include "app/table/orrery-table-room-private.h"
#include "assist/orrery-reminders.h"
#include "assist/orrery-words.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/layout/orrery-wrap.h"
#include "widgets/question/orrery-keys.h"

#include <glib/gi18n.h>
#include <string.h>

/* Where the question comes from: the game itself, or a turn that is answered in advance. */
const void *
table_room_state (OrreryTableRoom *self)
{
  return orrery_ahead_get_seat (self->ahead) >= 0 ? orrery_ahead_get_state (self->ahead)
                                                  : orrery_session_get_state (self->session);
}

/* --- In any order --- */

static const char *
name_of (OrreryTableRoom *self, guint seat)
{
  return orrery_game_view_get_names (self->view)[seat];
}

/* Whose turn it is. */
static guint
asked_seat (OrreryTableRoom *self)
{
  const int seat = self->ui->game->rules->question (orrery_session_get_state (self->session)).seat;

  return seat >= 0 ? (guint) seat : 0;
}

/* TRUE if there is something to ask a seat whose turn is still to come. */
static gboolean
has_question (OrreryTableRoom *self, guint seat)
{
  const Game *rules = self->ui->game->rules;
  GameAnswer answer;
  GameState begin, state;

  memcpy (&begin, orrery_session_get_state (self->session), rules->state_size);
  if (self->ui->book->begin_turn == NULL || !self->ui->book->begin_turn (&begin, seat))
    return FALSE;
  memcpy (&state, &begin, rules->state_size);
  while (rules->question (&state).seat == (int) seat && self->ui->book->is_same_turn (&begin, &state))
    {
      GameAnswer legal[GAME_MAX_ANSWERS];

      if (rules->legal (&state, legal) == 1)
        answer = legal[0];
      else if (!table_room_answers_alone (self, &state, &answer))
        return TRUE;
      if (rules->apply (&state, answer, NULL) != GAME_OK)
        return TRUE;
    }
  return FALSE;
}

static gboolean
can_answer (OrreryTableRoom *self, guint seat)
{
  return (self->computers >> seat & 1) == 0 && has_question (self, seat)
         && orrery_ahead_can (self->ahead, orrery_session_get_state (self->session), seat);
}

static void
switched (OrreryTableRoom *self)
{
  table_room_drop_held (self);
  table_room_asked (self);
}

/* Answers questions that are not asked at this level of detail. */
static void
answer_alone_ahead (OrreryTableRoom *self)
{
  GameAnswer answer;

  while (orrery_ahead_get_seat (self->ahead) >= 0
         && table_room_answers_alone (self, table_room_state (self), &answer)
         && orrery_ahead_give (self->ahead, &answer, 1) == GAME_OK)
    continue;
}

void
table_room_answer_ahead (OrreryTableRoom *self, int seat)
{
  if (self->session == NULL)
    return;
  orrery_ahead_leave (self->ahead);
  if (seat >= 0 && can_answer (self, (guint) seat))
    orrery_ahead_begin (self->ahead, orrery_session_get_state (self->session), (guint) seat);
  answer_alone_ahead (self);
  switched (self);
}

/* The next player who has not answered yet; after the last one (-1), the player asked by the rules. */
static int
find_next_ahead (OrreryTableRoom *self)
{
  const guint n = orrery_record_get_n_seats (orrery_session_get_record (self->session));
  const int now = orrery_ahead_get_seat (self->ahead);
  const guint from = now >= 0 ? (guint) now : asked_seat (self);

  for (guint i = 1; i < n; i++)
    {
      const guint seat = (from + i) % n;

      if (can_answer (self, seat) && !orrery_ahead_has (self->ahead, seat) && (int) seat > now)
        return (int) seat;
    }
  return -1;
}

void
table_room_answer_next (OrreryTableRoom *self)
{
  table_room_answer_ahead (self, find_next_ahead (self));
}

static void
other_cb (GtkWidget *button, OrreryTableRoom *self)
{
  table_room_answer_ahead (self, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "seat")));
}

/* F6 is the room's, because it may go back to the first player. */
static void
add_other (OrreryTableRoom *self, int seat, const char *label, const char *tip)
{
  GtkWidget *button = gtk_button_new (), *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_append (GTK_BOX (row), gtk_label_new (label));
  if (seat == find_next_ahead (self))
    gtk_box_append (GTK_BOX (row), orrery_key_cap_new (GDK_KEY_F6, 0));
  gtk_button_set_child (GTK_BUTTON (button), row);
  gtk_widget_set_tooltip_text (button, tip);
  gtk_widget_add_css_class (button, "flat");
  g_object_set_data (G_OBJECT (button), "seat", GINT_TO_POINTER (seat));
  g_signal_connect_object (button, "clicked", G_CALLBACK (other_cb), self, 0);
  orrery_wrap_append (ORRERY_WRAP (self->others), button);
}

void
table_room_show_others (OrreryTableRoom *self)
{
  const int now = orrery_ahead_get_seat (self->ahead);

  orrery_wrap_clear (ORRERY_WRAP (self->others));
  for (guint i = 0; i < orrery_record_get_n_seats (orrery_session_get_record (self->session)); i++)
    if ((int) i != now && can_answer (self, i))
      {
        const gboolean has = orrery_ahead_has (self->ahead, i);
        g_autofree char *label = g_strdup_printf (has ? "%s ✓" : "%s", name_of (self, i));

        add_other (self, (int) i, label,
                   has ? _("Answered; change the answer") : _("Can answer now"));
      }
  if (now >= 0)
    add_other (self, -1, name_of (self, asked_seat (self)), _("Whose turn it is"));
  if (gtk_widget_get_first_child (self->others) != NULL)
    {
      GtkWidget *label = orrery_label_new ("caption", 0);

      gtk_label_set_label (GTK_LABEL (label), _("In any order:"));
      gtk_widget_insert_after (label, self->others, NULL);
    }
  gtk_widget_set_visible (self->others, gtk_widget_get_first_child (self->others) != NULL);
}

static void
go_on_ahead (OrreryTableRoom *self, guint seat)
{
  answer_alone_ahead (self);
  if (orrery_ahead_get_seat (self->ahead) < 0)
    {
      g_autofree char *text =
          g_strdup_printf (_("%s has answered. The answer counts when it is their turn."), name_of (self, seat));

      table_room_toast (self, text);
    }
  table_room_queue_save (self);
  switched (self);
}

gboolean
table_room_give_ahead (OrreryTableRoom *self, const GameAnswer *answers, gsize n)
{
  const int seat = orrery_ahead_get_seat (self->ahead);
  GameStatus status;

  if (seat < 0)
    return FALSE;
  status = orrery_ahead_give (self->ahead, answers, n);
  if (status != GAME_OK)
    table_room_toast (self, self->ui->game->tell_refusal (status));
  go_on_ahead (self, (guint) seat);
  return TRUE;
}

/* Gives the answers that were entered in advance; FALSE: there were none. */
gboolean
table_room_give_kept (OrreryTableRoom *self)
{
  gboolean dropped;
  g_autoptr (GArray) answers
      = orrery_ahead_take (self->ahead, orrery_session_get_state (self->session), &dropped);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  if (dropped)
    {
      text = g_strdup_printf (_("%s has to answer again because the table has changed."),
                              name_of (self, asked_seat (self)));
      table_room_toast (self, text);
    }
  if (answers->len == 0)
    return FALSE;
  self->stuck = !orrery_session_answer_all (self->session,
                                            (const GameAnswer *) (gpointer) answers->data,
                                            answers->len, &error);
  if (self->stuck)
    table_room_warn (self, error);
  else
    table_room_join_together (self);
  return !self->stuck;
}

/* --- Unused powers --- */

/* The turn from its start, including the answers to be given now. */
static GArray *
list_turn (OrreryTableRoom *self, const GameAnswer *answers, gsize n, GameState *begin, guint *point)
{
  OrreryRecord *record = orrery_session_get_record (self->session);
  const gsize size = self->ui->game->rules->state_size;
  GArray *turn = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  GameState before;

  *point = orrery_record_get_point (record);
  memcpy (begin, orrery_session_get_state (self->session), size);
  if (orrery_ahead_get_seat (self->ahead) >= 0)
    {
      g_autoptr (GArray) given = orrery_ahead_list_given (self->ahead);

      memcpy (begin, orrery_ahead_get_begin (self->ahead), size);
      g_array_append_vals (turn, given->data, given->len);
    }
  else
    while (*point > 0)
      {
        orrery_record_state_at (record, *point - 1, &before);
        if (!self->ui->book->is_same_turn (&before, begin))
          break;
        *begin = before;
        (*point)--;
      }
  for (guint i = *point; i < orrery_record_get_point (record); i++)
    {
      const GameAnswer answer = orrery_record_get_answer (record, i);

      g_array_append_val (turn, answer);
    }
  g_array_append_vals (turn, answers, (guint) n);
  return turn;
}

static void
ask_reminder (OrreryTableRoom *self)
{
  OrreryQuestionBar *bar = orrery_game_view_get_bar (self->view);
  const OrreryMissed *first = &g_array_index (self->missed, OrreryMissed, 0);
  const char *name = name_of (self, first->seat);
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  g_autofree char *list = NULL;
  g_autofree char *question = NULL;
  g_autofree char *never = g_strdup_printf (_("Don’t Remind %s Again"), name);
  g_autoptr (GdkPaintable) picture = orrery_seat_mark_paintable ((int) first->seat, name, 40);

  for (guint i = 0; i < self->missed->len; i++)
    g_ptr_array_add (words, (gpointer) g_array_index (self->missed, OrreryMissed, i).name);
  list = orrery_words_join (words);
  question = g_strdup_printf (_("%s, you have %s and did not use it."), name, list);
  orrery_game_view_set_decision (self->view, NULL);
  orrery_question_bar_ask (bar, picture, question, first->why);
  orrery_question_bar_add_action (bar, never, NULL, "game.never-remind", NULL);
  orrery_question_bar_add_action (bar, _("Go Back and Use It"), "Escape", "game.use-it", NULL);
  orrery_question_bar_add_action (bar, _("Continue Without It"), "Return", "game.go-on-without", NULL);
  orrery_question_bar_suggest (bar);
}

/* A power that these answers, which end a turn, leave unused, and that its player wants to be reminded of. */
static GArray *
list_missed (OrreryTableRoom *self, const GameAnswer *answers, gsize n)
{
  GameState begin;
  guint point;
  g_autoptr (GArray) turn = list_turn (self, answers, n, &begin, &point);
  GArray *missed
      = self->ui->book->list_missed (&begin, (const GameAnswer *) (gpointer) turn->data, turn->len);

  for (guint i = missed->len; i-- > 0;)
    {
      OrreryMissed *one = &g_array_index (missed, OrreryMissed, i);

      one->answer += point;
      if (!orrery_reminders_wants (name_of (self, one->seat), one->id))
        g_array_remove_index (missed, i);
    }
  return missed;
}

/* Holds back answers that end a turn with an unused power. */
gboolean
table_room_hold (OrreryTableRoom *self, const GameAnswer *answers, gsize n)
{
  const int seat = self->ui->game->rules->question (table_room_state (self)).seat;

  if (self->held != NULL || self->ui->book->list_missed == NULL || seat < 0 || (self->computers >> seat & 1) != 0)
    return FALSE;
  /* There is nobody to remind. */
  if (orrery_guests_has (self->guests, (guint) seat))
    return FALSE;
  self->missed = list_missed (self, answers, n);
  if (self->missed->len == 0)
    {
      table_room_drop_held (self);
      return FALSE;
    }
  self->held = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  g_array_append_vals (self->held, answers, (guint) n);
  ask_reminder (self);
  return TRUE;
}

void
table_room_drop_held (OrreryTableRoom *self)
{
  g_clear_pointer (&self->held, g_array_unref);
  g_clear_pointer (&self->missed, g_array_unref);
}

void
table_room_go_on_without (OrreryTableRoom *self, gboolean never)
{
  g_autoptr (GArray) held = NULL;

  if (self->held == NULL)
    return;
  held = g_array_ref (self->held);
  for (guint i = 0; i < self->missed->len; i++)
    {
      const OrreryMissed *missed = &g_array_index (self->missed, OrreryMissed, i);

      orrery_reminders_let_go (name_of (self, missed->seat), missed->id, never);
    }
  /* Answers that were held once are not held again. */
  table_room_give (self, (const GameAnswer *) (gpointer) held->data, held->len);
  table_room_drop_held (self);
}

void
table_room_use_it (OrreryTableRoom *self)
{
  OrreryMissed missed;

  if (self->held == NULL)
    return;
  missed = g_array_index (self->missed, OrreryMissed, 0);
  orrery_reminders_used (name_of (self, missed.seat), missed.id);
  table_room_drop_held (self);
  if (orrery_ahead_get_seat (self->ahead) >= 0)
    table_room_answer_ahead (self, (int) missed.seat);
  else if (missed.answer == orrery_record_get_point (orrery_session_get_record (self->session)))
    table_room_asked (self);
  else
    {
      orrery_session_go_to (self->session, missed.answer);
      orrery_session_run (self->session);
    }
}
