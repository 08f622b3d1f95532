/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryFrontiersSeat: a player's row on the board: name and status, what the level tracks, and the current
 * input for this player.
 *
 * Signal: answer (guint): a choice of the decision. Corrections and gains activate ORRERY_ACTION_ANSWER. */
#pragma once

#include <gtk/gtk.h>

#include "games/frontiers/assist/orrery-frontiers-turns.h"

#define ORRERY_TYPE_FRONTIERS_SEAT (orrery_frontiers_seat_get_type ())
G_DECLARE_FINAL_TYPE (OrreryFrontiersSeat, orrery_frontiers_seat, ORRERY, FRONTIERS_SEAT, GtkWidget)

typedef enum
{
  ORRERY_CELL_NAME,
  ORRERY_CELL_CREDITS,
  ORRERY_CELL_CHIPS,
  ORRERY_CELL_COLONISTS,
  ORRERY_CELL_GOODS,
  ORRERY_CELL_SPACES,
  ORRERY_CELL_COLONIES,
  ORRERY_CELL_MILITARY,
  ORRERY_N_CELLS
} OrreryFrontiersCell;

enum { ORRERY_FRONTIERS_CELL_SPACING = 10 };

/* Cells of a column have the same width. */
GtkWidget *orrery_frontiers_seat_new          (guint seat, GtkSizeGroup *columns[ORRERY_N_CELLS]);
void       orrery_frontiers_seat_set          (OrreryFrontiersSeat *self, const FrState *state, const char *name);
/* NULL if there is no input for this player. */
void       orrery_frontiers_seat_set_decision (OrreryFrontiersSeat *self, OrreryFrontiersTurns *turns);
/* Without any input. */
void       orrery_frontiers_seat_set_shown    (OrreryFrontiersSeat *self);
/* A page of its own, with steps that are large enough for a finger. */
void       orrery_frontiers_seat_set_page     (OrreryFrontiersSeat *self, gboolean is_page);
/* Only the name and the input, for a list of all players on a narrow board. */
void       orrery_frontiers_seat_set_brief    (OrreryFrontiersSeat *self, gboolean is_brief);
/* The size of each place for developments and colonies. */
void       orrery_frontiers_seat_set_pip      (OrreryFrontiersSeat *self, int size);
