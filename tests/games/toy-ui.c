/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/toy-ui.h"

#include "games/toy.h"
#include "widgets/game/orrery-board.h"

/* --- The board --- */

#define TOY_TYPE_BOARD (toy_board_get_type ())
G_DECLARE_FINAL_TYPE (ToyBoard, toy_board, TOY, BOARD, OrreryBoard)

struct _ToyBoard
{
  OrreryBoard parent_instance;

  GtkWidget *label;
};

G_DEFINE_FINAL_TYPE (ToyBoard, toy_board, ORRERY_TYPE_BOARD)

static void
set_names (OrreryBoard *board, const char *const *names)
{
}

static void
show (OrreryBoard *board, const void *state, int seat)
{
  g_autofree char *text = NULL;
  GameScore score;

  toy.rules->score (state, &score);
  text = g_strdup_printf ("Seat %d has %d points in round %d.", seat, score.total[seat], toy.rules->info (state).round);
  gtk_label_set_label (GTK_LABEL (TOY_BOARD (board)->label), text);
}

static void
show_players (OrreryBoard *board, const void *truth, guint computers, gboolean is_live)
{
}

static void
set_answers (OrreryBoard *board, const GameAnswer *answers, gsize n)
{
}

static void
set_decision (OrreryBoard *board, OrreryDecision *decision, gboolean is_new)
{
}

static void
get_question (OrreryBoard *board, OrreryDecision *decision, const char *name, OrreryQuestion *question)
{
  question->text = g_strdup_printf ("%s, keep it or pass?", name);
}

static GtkWidget *
get_part (OrreryBoard *board, const void *state)
{
  return NULL;
}

static void
fly (OrreryBoard *board, OrreryFlight *flight, const GameEvents *events)
{
}

static void
toy_board_dispose (GObject *object)
{
  g_clear_pointer (&TOY_BOARD (object)->label, gtk_widget_unparent);

  G_OBJECT_CLASS (toy_board_parent_class)->dispose (object);
}

static void
toy_board_class_init (ToyBoardClass *klass)
{
  OrreryBoardClass *board_class = ORRERY_BOARD_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = toy_board_dispose;
  board_class->set_names = set_names;
  board_class->show = show;
  board_class->show_players = show_players;
  board_class->set_answers = set_answers;
  board_class->set_decision = set_decision;
  board_class->get_question = get_question;
  board_class->get_part = get_part;
  board_class->fly = fly;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
toy_board_init (ToyBoard *self)
{
  self->label = gtk_label_new (NULL);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
}

static GtkWidget *
new_board (void)
{
  return g_object_new (TOY_TYPE_BOARD, NULL);
}

/* --- The rest --- */

static void
get_offer (const void *state, GameAnswer answer, gboolean narrow, OrreryOffer *offer)
{
  char text[GAME_MAX_TEXT];

  toy.rules->format (answer, text);
  offer->kind = ORRERY_OFFER_BRIEF;
  offer->label = g_strdup (text);
  offer->text = g_strdup ("");
}

static char *
tell_secret (const void *state)
{
  return g_strdup ("A die was rolled.");
}

static void
mark_event (const GameEvent *event, OrreryLogMark *mark)
{
}

static GtkWidget *
new_score (const void *state, const char *const *names)
{
  g_autofree char *text = toy.tell_winner (state, names);

  return gtk_label_new (text);
}

static GArray *
list_numbers (OrreryRecord *record)
{
  return toy.list_score (orrery_record_get_state (record));
}

static char *
tell_numbers (OrreryRecord *record, const char *const *names)
{
  return g_strdup ("");
}

const OrreryGameUi toy_ui = {
  .game = &toy,
  .new_board = new_board,
  .get_offer = get_offer,
  .tell_secret = tell_secret,
  .mark_event = mark_event,
  .new_score_sheet = new_score,
  .list_numbers = list_numbers,
  .tell_numbers = tell_numbers,
};
