/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-roll-board"

#include "games/roll/board/orrery-roll-board-private.h"

#include "widgets/art/orrery-builders.h"

G_DEFINE_FINAL_TYPE (OrreryRollBoard, orrery_roll_board, ORRERY_TYPE_BOARD)

/* --- Parts --- */

static void
part_answer_cb (OrreryRollBoard *self, guint answer)
{
  if (!orrery_roll_board_use (self, answer))
    g_signal_emit_by_name (self, "answer", answer);
}

static void
part_several_cb (OrreryRollBoard *self, GArray *answers, GtkWidget *where)
{
  g_signal_emit_by_name (self, "several", answers, where);
}

static GtkWidget *
add_part (OrreryRollBoard *self, GtkWidget *part)
{
  gtk_widget_set_parent (part, GTK_WIDGET (self));
  g_signal_connect_object (part, "answer", G_CALLBACK (part_answer_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (part, "several", G_CALLBACK (part_several_cb), self, G_CONNECT_SWAPPED);
  return part;
}

/* --- Showing and offering --- */

static void
orrery_roll_board_set_names (OrreryBoard *board, const char *const *names)
{
  OrreryRollBoard *self = ORRERY_ROLL_BOARD (board);
  GtkWidget *const parts[] = { self->middle, self->line, self->strip };

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    orrery_board_part_set_names (ORRERY_BOARD_PART (parts[i]), names);
  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    orrery_board_part_set_names (ORRERY_BOARD_PART (self->cards[i]), names);
  self->deeds = (OrreryDeeds) { 0 };
}

/* Once, as it begins. */
static void
tell_last_round (OrreryRollBoard *self)
{
  g_autofree char *last = orrery_middle_bar_dup_last (ORRERY_MIDDLE_BAR (self->middle));

  if (last != NULL && !self->told_last)
    g_signal_emit_by_name (self, "news", last);
  self->told_last = last != NULL;
}

static void
orrery_roll_board_show (OrreryBoard *board, const void *shown_state, int seat)
{
  OrreryRollBoard *self = ORRERY_ROLL_BOARD (board);
  const RollState *state = shown_state;
  GtkWidget *const parts[] = { self->middle, self->line, self->strip, self->construction, self->tableau };

  if (self->front != seat || self->n_seats != state->n_seats)
    {
      self->front = seat;
      self->n_seats = state->n_seats;
      orrery_roll_board_show_seats (self);
      gtk_widget_queue_resize (GTK_WIDGET (self));
    }
  orrery_deeds_place (&self->deeds, state);
  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    orrery_board_part_set_state (ORRERY_BOARD_PART (parts[i]), state, seat);
  tell_last_round (self);
  for (guint i = 0; i < state->n_seats; i++)
    if ((int) i != seat)
      orrery_board_part_set_state (ORRERY_BOARD_PART (self->cards[i]), state, (int) i);
  orrery_board_point_again (board);
}

static void
orrery_roll_board_note (OrreryBoard *board, const GameEvents *events)
{
  orrery_deeds_note (&ORRERY_ROLL_BOARD (board)->deeds, events);
}

static void
orrery_roll_board_set_answers (OrreryBoard *board, const GameAnswer *answers, gsize n)
{
  OrreryRollBoard *self = ORRERY_ROLL_BOARD (board);
  GtkWidget *const parts[] = { self->line, self->strip, self->construction, self->tableau };

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    orrery_board_part_set_answers (ORRERY_BOARD_PART (parts[i]), answers, n);
}

static OrrerySeatStatus
status_of (const RollState *truth, guint seat, gboolean is_live)
{
  const GameQuestion question = roll_question (truth);

  if (truth->step == ROLL_STEP_OVER)
    {
      GameScore score;

      roll_score (truth, &score);
      return (score.winners >> seat & 1) != 0 ? ORRERY_SEAT_WON : ORRERY_SEAT_WAITING;
    }
  if (truth->step == ROLL_STEP_ASSIGN && (truth->to_assign >> seat & 1) == 0)
    return ORRERY_SEAT_READY;
  if (truth->step == ROLL_STEP_ASSIGN)
    return ORRERY_SEAT_ASSIGNING;
  return is_live && question.seat == (int) seat && question.ask == GAME_DECIDE ? ORRERY_SEAT_ACTING : ORRERY_SEAT_WAITING;
}

static void
orrery_roll_board_show_players (OrreryBoard *board, const void *truth, guint computers, gboolean is_live)
{
  OrreryRollBoard *self = ORRERY_ROLL_BOARD (board);

  for (guint i = 0; i < self->n_seats; i++)
    {
      OrrerySeatCard *card = ORRERY_SEAT_CARD (self->cards[i]);
      g_autofree char *deed = orrery_deeds_tell (&self->deeds, truth, (int) i, self->front, is_live);

      orrery_seat_card_set_computer (card, (computers >> i & 1) != 0);
      orrery_seat_card_set_status (card, status_of (truth, i, is_live), deed);
    }
}

/* --- The part that a question is about --- */

static GtkWidget *
orrery_roll_board_get_part (OrreryBoard *board, const void *state)
{
  OrreryRollBoard *self = ORRERY_ROLL_BOARD (board);

  switch (((const RollState *) state)->ask)
    {
    case ROLL_ASK_PLACE:
    case ROLL_ASK_SELECT:
    case ROLL_ASK_REASSIGN:
    case ROLL_ASK_MOVE:
    case ROLL_ASK_EXPLORE:
      return self->strip;
    case ROLL_ASK_ABANDON:
    case ROLL_ASK_PUT:
    case ROLL_ASK_WORKER:
    case ROLL_ASK_COUNT:
    case ROLL_ASK_REARRANGE:
    case ROLL_ASK_GIVE:
      return self->construction;
    case ROLL_ASK_PRODUCE:
    case ROLL_ASK_SHIP:
    case ROLL_ASK_DELIVER:
      return self->tableau;
    default:
      return NULL;
    }
}

/* --- The widget --- */

static void
orrery_roll_board_dispose (GObject *object)
{
  OrreryRollBoard *self = ORRERY_ROLL_BOARD (object);

  g_clear_object (&self->decision);
  orrery_clear_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (orrery_roll_board_parent_class)->dispose (object);
}

static void
orrery_roll_board_class_init (OrreryRollBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  OrreryBoardClass *board_class = ORRERY_BOARD_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = orrery_roll_board_dispose;
  widget_class->measure = orrery_roll_board_measure;
  widget_class->size_allocate = orrery_roll_board_size_allocate;
  widget_class->get_request_mode = orrery_get_height_for_width;
  board_class->set_names = orrery_roll_board_set_names;
  board_class->show = orrery_roll_board_show;
  board_class->note = orrery_roll_board_note;
  board_class->show_players = orrery_roll_board_show_players;
  board_class->set_answers = orrery_roll_board_set_answers;
  board_class->set_decision = orrery_roll_board_set_decision;
  board_class->get_question = orrery_roll_board_get_question;
  board_class->get_part = orrery_roll_board_get_part;
  board_class->set_room = orrery_roll_board_set_room;
  board_class->set_dense = orrery_roll_board_set_dense;
  board_class->fly = orrery_roll_board_fly;
  board_class->find = orrery_roll_board_find;
  board_class->get_moment = orrery_roll_board_get_moment;
}

static void
orrery_roll_board_init (OrreryRollBoard *self)
{
  self->zoom = self->line_zoom = self->card_zoom = self->user_zoom = 1;
  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    {
      self->cards[i] = orrery_seat_card_new ();
      gtk_widget_set_parent (self->cards[i], GTK_WIDGET (self));
      gtk_widget_set_visible (self->cards[i], FALSE);
    }
  self->middle = add_part (self, orrery_middle_bar_new ());
  self->line = add_part (self, orrery_seat_line_new ());
  self->strip = add_part (self, orrery_phase_strip_new ());
  self->construction = add_part (self, orrery_construction_new ());
  self->tableau = add_part (self, orrery_tableau_new ());
  orrery_roll_board_draw_cards (self, TRUE);
  orrery_roll_board_init_ask (self);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

/* --- Public --- */

GtkWidget *
orrery_roll_board_new (void)
{
  return g_object_new (ORRERY_TYPE_ROLL_BOARD, NULL);
}
