/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryPlayBoard: the board of Roll. Its parts are laid out for the width there is: the other seats, the
 * middle, and of the seat in front its line, strip, construction and tableau. */
#pragma once

#include "games/roll/board/orrery-construction.h"
#include "games/roll/board/orrery-middle-bar.h"
#include "games/roll/board/orrery-phase-strip.h"
#include "games/roll/board/orrery-seat-card.h"
#include "games/roll/board/orrery-seat-line.h"
#include "games/roll/board/orrery-tableau.h"
#include "widgets/game/orrery-board.h"

G_BEGIN_DECLS

#define ORRERY_TYPE_PLAY_BOARD (orrery_play_board_get_type ())
G_DECLARE_FINAL_TYPE (OrreryPlayBoard, orrery_play_board, ORRERY, PLAY_BOARD, OrreryBoard)

GtkWidget *orrery_play_board_new (void);

/* For tests. */
OrreryPhaseStrip   *orrery_play_board_get_strip        (OrreryPlayBoard *self);
/* For tests. */
OrreryTableau      *orrery_play_board_get_tableau      (OrreryPlayBoard *self);
/* For tests. */
OrreryConstruction *orrery_play_board_get_construction (OrreryPlayBoard *self);
/* For tests. */
OrreryMiddleBar    *orrery_play_board_get_middle       (OrreryPlayBoard *self);
/* For tests. */
OrrerySeatLine     *orrery_play_board_get_line         (OrreryPlayBoard *self);
/* For tests: the card of another seat; NULL for the one in front. */
OrrerySeatCard     *orrery_play_board_get_card         (OrreryPlayBoard *self,
                                                        int              seat);

G_END_DECLS
