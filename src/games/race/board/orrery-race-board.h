/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryRaceBoard: the board of Race: the other players, the phases, and the tableau and hand of the seat in front. */
#pragma once

#include "games/race/board/orrery-race-hand.h"
#include "games/race/board/orrery-race-phases.h"
#include "games/race/board/orrery-race-player.h"
#include "games/race/board/orrery-race-tableau.h"
#include "widgets/game/orrery-board.h"

#define ORRERY_TYPE_RACE_BOARD (orrery_race_board_get_type ())
G_DECLARE_FINAL_TYPE (OrreryRaceBoard, orrery_race_board, ORRERY, RACE_BOARD, OrreryBoard)

GtkWidget         *orrery_race_board_new         (void);
