/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Optional questions, which are asked only on request, and suggested ticks. */
#include "config.h"

#include "app/table/orrery-table-room-private.h"
#include "assist/orrery-ticks.h"
#include "widgets/art/orrery-table-style.h"

#include <glib/gi18n.h>

/* --- Optional --- */

static guint
seat_bit (OrreryTableRoom *self)
{
  const int seat = self->ui->game->rules->question (table_room_state (self)).seat;

  return seat >= 0 ? 1u << seat : 0;
}

void
table_room_offer_optional (OrreryTableRoom *self)
{
  const char *label = NULL;

  if (orrery_game_view_get_decision (self->view) != NULL)
    label = self->ui->book->tell_optional (table_room_state (self));
  if (label != NULL)
    orrery_question_bar_add_action (orrery_game_view_get_bar (self->view), label, "F7", "game.want", NULL);
}

/* Keeps the draft, because it is needed next. */
void
table_room_want (OrreryTableRoom *self)
{
  const gboolean was = (self->wanted & seat_bit (self)) != 0;

  self->wanted ^= seat_bit (self);
  table_room_toast (self, was ? _("You will not be asked.") : _("You will be asked after this."));
}

/* --- Reopened --- */

/* Goes back to where it was answered automatically; later answers are repeated once it has been answered. */
void
table_room_reopen (OrreryTableRoom *self, guint point)
{
  OrreryRecord *record = orrery_session_get_record (self->session);
  g_autoptr (GArray) tail = g_array_new (FALSE, FALSE, sizeof (GameAnswer));

  for (guint i = point + 1; i < orrery_record_get_point (record); i++)
    {
      const GameAnswer answer = orrery_record_get_answer (record, i);

      g_array_append_val (tail, answer);
    }
  orrery_session_go_to (self->session, point);
  g_clear_pointer (&self->tail, g_array_unref);
  self->tail = g_steal_pointer (&tail);
  orrery_session_run (self->session);
}

/* FALSE: there is nothing to repeat. */
gboolean
table_room_give_tail (OrreryTableRoom *self)
{
  g_autoptr (GArray) tail = g_steal_pointer (&self->tail);
  g_autoptr (GError) error = NULL;

  if (tail == NULL || tail->len == 0)
    return FALSE;
  if (self->ui->book->is_optional (orrery_session_get_state (self->session)) && (self->wanted & seat_bit (self)) != 0)
    {
      self->tail = g_steal_pointer (&tail);
      return FALSE;
    }
  if (orrery_session_answer_all (self->session, (const GameAnswer *) (gpointer) tail->data, tail->len, &error))
    return TRUE;
  table_room_toast (self, _("Later answers have to be given again."));
  return FALSE;
}

/* --- Suggested --- */

/* NULL: it is not one that pieces are ticked for. */
static OrreryDecision *
get_ticks (OrreryTableRoom *self)
{
  OrreryDecision *decision = orrery_game_view_get_decision (self->view);

  return decision != NULL && ORRERY_IS_TICKS (decision) ? decision : NULL;
}

static OrreryTableRoom *
get_room (GtkWidget *view)
{
  return ORRERY_TABLE_ROOM (gtk_widget_get_ancestor (view, ORRERY_TYPE_TABLE_ROOM));
}

/* What people type replaces what was suggested, or answered before Undo. */
static void
begin_line (OrreryTableRoom *self, OrreryDecision *decision)
{
  if (self->is_suggested)
    orrery_decision_put_back (decision);
  else if (self->before_number != NULL)
    orrery_decision_fill (decision, (const GameAnswer *) (gpointer) self->before_number->data, self->before_number->len);
  self->is_suggested = FALSE;
  g_clear_pointer (&self->before_number, g_array_unref);
}

/* The number ticks the piece that it is printed on, unless a letter follows, as in 3w. */
static gboolean
number_cb (GtkWidget *view, guint keyval, gpointer data)
{
  OrreryTableRoom *self = get_room (view);
  OrreryDecision *decision = get_ticks (self);
  const GameAnswer *ticked;
  guint n;

  g_clear_pointer (&self->before_number, g_array_unref);
  if (decision == NULL)
    return FALSE;
  ticked = orrery_ticks_get_ticked (ORRERY_TICKS (decision), &n);
  self->before_number = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  g_array_append_vals (self->before_number, ticked, n);
  self->number = keyval - GDK_KEY_0;
  return FALSE;
}

/* How many of a kind are meant. A number that is too large only meant the piece that it is printed on. */
static guint
take_number (OrreryTableRoom *self, OrreryDecision *decision, GameAnswer answer)
{
  g_autoptr (GArray) choices = orrery_decision_list_choices (decision);

  if (self->before_number == NULL)
    return 1;
  for (guint i = 0; i < choices->len; i++)
    {
      const OrreryChoice *choice = &g_array_index (choices, OrreryChoice, i);

      if (choice->answer == answer && choice->n_most >= self->number)
        return self->number;
    }
  g_clear_pointer (&self->before_number, g_array_unref);
  return 1;
}

static gboolean
letter_cb (GtkWidget *view, guint keyval, gpointer data)
{
  OrreryTableRoom *self = get_room (view);
  OrreryDecision *decision = get_ticks (self);
  guint n;

  if (decision == NULL)
    return FALSE;
  n = take_number (self, decision, GPOINTER_TO_UINT (data));
  begin_line (self, decision);
  for (guint i = 0; i < n; i++)
    if (orrery_decision_change (decision, GPOINTER_TO_UINT (data), TRUE) != GAME_OK)
      gtk_widget_error_bell (view);
  return TRUE;
}

/* Everything that is left, in the order of the row, as far as possible. */
static gboolean
all_cb (GtkWidget *view, guint keyval, gpointer data)
{
  OrreryTableRoom *self = get_room (view);
  OrreryDecision *decision = get_ticks (self);
  g_autoptr (GArray) choices = NULL;

  if (decision == NULL)
    return FALSE;
  begin_line (self, decision);
  choices = orrery_decision_list_choices (decision);
  for (guint i = 0; i < choices->len; i++)
    while (orrery_decision_change (decision, g_array_index (choices, OrreryChoice, i).answer, TRUE) == GAME_OK)
      continue;
  return TRUE;
}

static void
add_letters (OrreryTableRoom *self, OrreryDecision *decision)
{
  g_autoptr (GArray) choices = orrery_decision_list_choices (decision);
  guint n = 0;

  for (guint i = 0; self->ui->get_letter != NULL && i < choices->len; i++)
    {
      const GameAnswer answer = g_array_index (choices, OrreryChoice, i).answer;
      const char letter = self->ui->get_letter (answer);

      if (letter == '\0')
        continue;
      orrery_keys_add (self->letters, gdk_unicode_to_keyval ((guint32) letter), 0, letter_cb, GUINT_TO_POINTER (answer));
      n++;
    }
  if (n == 0)
    return;
  orrery_keys_add (self->letters, GDK_KEY_asterisk, 0, all_cb, NULL);
  for (guint key = GDK_KEY_2; key <= GDK_KEY_9; key++)
    orrery_keys_add (self->letters, key, 0, number_cb, NULL);
}

/* Says which letters can be typed, and how. */
void
table_room_offer_letters (OrreryTableRoom *self)
{
  OrreryDecision *decision = get_ticks (self);
  g_autoptr (GArray) choices = decision != NULL ? orrery_decision_list_choices (decision) : NULL;
  g_autoptr (GString) letters = g_string_new (NULL);
  g_autofree char *text = NULL;
  GtkWidget *label;

  for (guint i = 0; choices != NULL && self->ui->get_letter != NULL && i < choices->len; i++)
    {
      const char letter = self->ui->get_letter (g_array_index (choices, OrreryChoice, i).answer);

      if (letter != '\0')
        g_string_append_printf (letters, letters->len > 0 ? " %c" : "%c", g_ascii_toupper (letter));
    }
  if (letters->len == 0)
    return;
  /* Translators: letters that can be typed: "W B Y", "3W" is three of the first kind. */
  text = g_strdup_printf (_("Letters: %s   3%c three   * all"), letters->str, *letters->str);
  label = orrery_label_new ("caption", 0);
  gtk_widget_add_css_class (label, "dim-label");
  gtk_label_set_label (GTK_LABEL (label), text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  orrery_question_bar_add_widget (orrery_game_view_get_bar (self->view), label);
}

/* Unless something was already ticked. */
void
table_room_suggest_ticks (OrreryTableRoom *self, OrreryDecision *decision)
{
  g_autoptr (GArray) answers = NULL;

  orrery_keys_clear (self->letters);
  g_clear_pointer (&self->before_number, g_array_unref);
  self->is_suggested = FALSE;
  if (decision == NULL || !ORRERY_IS_TICKS (decision))
    return;
  add_letters (self, decision);
  answers = self->ui->book->suggest (orrery_decision_get_start (decision));
  if (answers->len > 0 && !orrery_decision_get_can_put_back (decision))
    orrery_decision_fill (decision, (const GameAnswer *) (gpointer) answers->data, answers->len);
  self->is_suggested = orrery_decision_get_can_put_back (decision);
}
