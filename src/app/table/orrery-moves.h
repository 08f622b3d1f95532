/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryMoves: shows people at a real table what to move for a computer player, one step at a time. It is
 * visible while there is something to move. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ORRERY_TYPE_MOVES (orrery_moves_get_type ())
G_DECLARE_FINAL_TYPE (OrreryMoves, orrery_moves, ORRERY, MOVES, GtkWidget)

GtkWidget  *orrery_moves_new      (void);

/* Added after the moves that are there already. `picture` shows the pieces; taken. */
void        orrery_moves_add      (OrreryMoves  *self,
                                   guint         seat,
                                   const char   *name,
                                   const char   *text,
                                   GtkWidget    *picture);
void        orrery_moves_clear    (OrreryMoves  *self);

G_END_DECLS
