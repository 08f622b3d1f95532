/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryFrontiersBoard: a table of New Frontiers: the priority track, the action tiles, and one row per
 * player with what the level tracks. */
#pragma once

#include "widgets/game/orrery-board.h"

#define ORRERY_TYPE_FRONTIERS_BOARD (orrery_frontiers_board_get_type ())
G_DECLARE_FINAL_TYPE (OrreryFrontiersBoard, orrery_frontiers_board, ORRERY, FRONTIERS_BOARD, OrreryBoard)

/* Nothing on it can be chosen: it is only for display. */
void       orrery_frontiers_board_set_shown (OrreryFrontiersBoard *self);

GtkWidget *orrery_frontiers_board_new (void);
