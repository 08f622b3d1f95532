/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryFrontiersSeat: a player's row on the board: name and status, what the level keeps, and what is entered for this
 * player now.
 *
 * Signal: answer (guint): a choice of the decision. Corrections and gains activate ORRERY_ACTION_ANSWER. */
#pragma once

#include <gtk/gtk.h>

#include "games/frontiers/assist/orrery-frontiers-turns.h"

G_BEGIN_DECLS

#define ORRERY_TYPE_FRONTIERS_SEAT (orrery_frontiers_seat_get_type ())
G_DECLARE_FINAL_TYPE (OrreryFrontiersSeat, orrery_frontiers_seat, ORRERY, FRONTIERS_SEAT, GtkWidget)

enum { ORRERY_FRONTIERS_N_CELLS = 8 };

/* Cells of the same column are as wide as each other. */
GtkWidget *orrery_frontiers_seat_new          (guint seat, GtkSizeGroup *columns[ORRERY_FRONTIERS_N_CELLS]);
void       orrery_frontiers_seat_set          (OrreryFrontiersSeat *self, const FrState *state, const char *name);
/* NULL: nothing is entered for this player. */
void       orrery_frontiers_seat_set_decision (OrreryFrontiersSeat *self, OrreryFrontiersTurns *turns);

G_END_DECLS
