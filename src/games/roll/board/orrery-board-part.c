/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/board/orrery-board-part.h"

G_DEFINE_INTERFACE (OrreryBoardPart, orrery_board_part, GTK_TYPE_WIDGET)

static guint answer_signal, several_signal;

static void
orrery_board_part_default_init (OrreryBoardPartInterface *iface)
{
  answer_signal = g_signal_new ("answer", ORRERY_TYPE_BOARD_PART, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  several_signal = g_signal_new ("several", ORRERY_TYPE_BOARD_PART, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 2, G_TYPE_ARRAY, GTK_TYPE_WIDGET);
}

void
orrery_board_part_set_state (OrreryBoardPart *self, const RollState *state, int seat)
{
  OrreryBoardPartInterface *iface;

  g_return_if_fail (ORRERY_IS_BOARD_PART (self));
  g_return_if_fail (state != NULL && seat >= 0 && seat < state->n_seats);

  iface = ORRERY_BOARD_PART_GET_IFACE (self);
  if (iface->set_state)
    iface->set_state (self, state, seat);
}

void
orrery_board_part_set_answers (OrreryBoardPart *self, const GameAnswer *answers, gsize n)
{
  OrreryBoardPartInterface *iface;

  g_return_if_fail (ORRERY_IS_BOARD_PART (self));
  g_return_if_fail (answers != NULL || n == 0);

  iface = ORRERY_BOARD_PART_GET_IFACE (self);
  if (iface->set_answers)
    iface->set_answers (self, answers, n);
}

void
orrery_board_part_set_names (OrreryBoardPart *self, const char *const *names)
{
  OrreryBoardPartInterface *iface;

  g_return_if_fail (ORRERY_IS_BOARD_PART (self));

  iface = ORRERY_BOARD_PART_GET_IFACE (self);
  if (iface->set_names)
    iface->set_names (self, names);
}

void
orrery_board_part_set_zoom (OrreryBoardPart *self, double zoom)
{
  OrreryBoardPartInterface *iface;

  g_return_if_fail (ORRERY_IS_BOARD_PART (self) && zoom > 0);

  iface = ORRERY_BOARD_PART_GET_IFACE (self);
  if (iface->set_zoom)
    iface->set_zoom (self, zoom);
}

void
orrery_board_part_give (OrreryBoardPart *self, const GameAnswer *answers, gsize n, GtkWidget *at)
{
  g_autoptr (GArray) several = NULL;

  g_return_if_fail (ORRERY_IS_BOARD_PART (self));

  if (n == 1)
    g_signal_emit (self, answer_signal, 0, (guint) answers[0]);
  if (n < 2)
    return;
  several = g_array_sized_new (FALSE, FALSE, sizeof (GameAnswer), n);
  g_array_append_vals (several, answers, n);
  g_signal_emit (self, several_signal, 0, several, at);
}

void
orrery_table_look_up (GtkWidget *widget, const char *id)
{
  gtk_widget_activate_action (widget, ORRERY_ACTION_LOOK_UP, "s", id);
}

void
orrery_table_look_up_face (GtkWidget *widget, guint face)
{
  g_return_if_fail (face < ROLL_N_FACES);

  orrery_table_look_up (widget, roll_faces[face].id);
}
