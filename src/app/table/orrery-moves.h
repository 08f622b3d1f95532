/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryMoves: shows people at a real table what to move for a computer player, one step at a time. It is
 * visible while there is something to move.
 *
 * Signal: changed (): save it. */
#pragma once

#include <gtk/gtk.h>

#define ORRERY_TYPE_MOVES (orrery_moves_get_type ())
G_DECLARE_FINAL_TYPE (OrreryMoves, orrery_moves, ORRERY, MOVES, GtkWidget)

GtkWidget  *orrery_moves_new      (void);

/* Added after the moves that are there already. `picture` shows the pieces; taken. `point` is the answer in the record
 * that it comes from, G_MAXUINT for none. */
void        orrery_moves_add      (OrreryMoves *self, guint seat, const char *name,
                                   const char *text, GtkWidget *picture, guint point);
void        orrery_moves_clear    (OrreryMoves  *self);
/* Forgets those that come from the answer at that point or a later one: they were undone. */
void        orrery_moves_take_back (OrreryMoves *self, guint point);

/* Writes those that are still to be made: for each i from 0 on, "seat-i", "text-i" and "point-i". */
void        orrery_moves_save     (OrreryMoves *self, GKeyFile *file, const char *group);
