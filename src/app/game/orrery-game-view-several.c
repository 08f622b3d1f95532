/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A piece with several answers lists them in a popover. */
#include "app/game/orrery-game-view-private.h"

#include "widgets/question/orrery-choice-row.h"

static void
menu_picked_cb (GtkWidget *row, guint answer, gboolean on, gpointer data)
{
  GtkWidget *popover = gtk_widget_get_ancestor (row, GTK_TYPE_POPOVER);

  g_object_set_data_full (G_OBJECT (popover), "orrery-answer", g_memdup2 (&answer, sizeof answer), g_free);
  gtk_popover_popdown (GTK_POPOVER (popover));
}

/* The answer may remove the piece that the popover points to. */
static gboolean
menu_end_cb (gpointer data)
{
  GtkWidget *popover = data;
  OrreryGameView *self = ORRERY_GAME_VIEW (gtk_widget_get_ancestor (popover, ORRERY_TYPE_GAME_VIEW));
  g_autofree guint *answer = g_object_steal_data (G_OBJECT (popover), "orrery-answer");

  if (self == NULL)
    return G_SOURCE_REMOVE;
  gtk_widget_unparent (popover);
  if (answer != NULL)
    orrery_game_view_answer (self, *answer);
  /* The pieces offer all their answers again, unless another question is being asked. */
  else if (game_view_can_answer (self))
    orrery_board_set_decision (self->board, self->decision, FALSE);
  return G_SOURCE_REMOVE;
}

static void
menu_closed_cb (GtkWidget *popover)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, menu_end_cb, g_object_ref (popover), g_object_unref);
}

/* Another answer may remove the piece while the popover is open. */
static void
piece_left_cb (GtkWidget *popover)
{
  gtk_popover_popdown (GTK_POPOVER (popover));
  gtk_widget_unparent (popover);
}

void
game_view_several (OrreryGameView *self, GArray *answers, GtkWidget *at)
{
  GtkWidget *popover, *row;

  if (!game_view_can_answer (self))
    return;
  orrery_board_set_answers (self->board, (const GameAnswer *) (gpointer) answers->data, answers->len);
  if (at == NULL || !gtk_widget_get_mapped (at))
    return;
  row = orrery_choice_row_new (self->ui, FALSE);
  for (guint i = 0; i < answers->len; i++)
    orrery_choice_row_add (ORRERY_CHOICE_ROW (row), orrery_decision_get_start (self->decision),
                           g_array_index (answers, GameAnswer, i), FALSE, NULL);
  popover = gtk_popover_new ();
  gtk_widget_set_size_request (row, 260, -1);
  gtk_popover_set_child (GTK_POPOVER (popover), row);
  gtk_widget_set_parent (popover, at);
  g_signal_connect_object (at, "unmap", G_CALLBACK (piece_left_cb), popover, G_CONNECT_SWAPPED);
  g_signal_connect (row, "picked", G_CALLBACK (menu_picked_cb), NULL);
  g_signal_connect (popover, "closed", G_CALLBACK (menu_closed_cb), NULL);
  gtk_popover_popup (GTK_POPOVER (popover));
}
