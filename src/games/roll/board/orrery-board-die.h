/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryBoardDie: a die on the table that knows its place. It can be pressed. */
#pragma once

#include "games/roll/assist/drafts/orrery-dice-model.h"
#include "games/roll/board/orrery-roll-pieces.h"
#include "widgets/art/orrery-piece.h"

#define ORRERY_TYPE_BOARD_DIE (orrery_board_die_get_type ())
G_DECLARE_FINAL_TYPE (OrreryBoardDie, orrery_board_die, ORRERY, BOARD_DIE, OrreryPiece)

GtkWidget *orrery_board_die_new      (const OrreryPlacedDie *die, int size);

/* Without an id to track. */
GtkWidget *orrery_board_die_new_at   (RollColour colour, guint place, int size);

const OrreryPlacedDie *
           orrery_board_die_get      (OrreryBoardDie        *self);
void       orrery_board_die_set      (OrreryBoardDie *self, const OrreryPlacedDie *die);
int        orrery_board_die_get_size (OrreryBoardDie        *self);
void       orrery_board_die_set_size (OrreryBoardDie *self, int size);

/* Rolls for a while, starting after the delay; ends on its side. */
void       orrery_board_die_tumble   (OrreryBoardDie *self, guint delay);
