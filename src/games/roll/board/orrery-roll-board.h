/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryRollBoard: the board of Roll. Its parts are laid out for the available width: the other seats, the
 * middle, and the line, strip, construction and tableau of the seat in front. */
#pragma once

#include "games/roll/board/orrery-construction.h"
#include "games/roll/board/orrery-middle-bar.h"
#include "games/roll/board/orrery-phase-strip.h"
#include "games/roll/board/orrery-seat-card.h"
#include "games/roll/board/orrery-seat-line.h"
#include "games/roll/board/orrery-tableau.h"
#include "widgets/game/orrery-board.h"

#define ORRERY_TYPE_ROLL_BOARD (orrery_roll_board_get_type ())
G_DECLARE_FINAL_TYPE (OrreryRollBoard, orrery_roll_board, ORRERY, ROLL_BOARD, OrreryBoard)

GtkWidget *orrery_roll_board_new (void);
