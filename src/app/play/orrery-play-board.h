/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryPlayBoard: the parts of the table laid out for the width there is: the other seats, the middle,
 * and of the seat in front its line, strip, construction and tableau.
 *
 * Signals, from whichever part: answer (guint), several (GArray *, GtkWidget *). */
#pragma once

#include "games/roll/board/orrery-construction.h"
#include "games/roll/board/orrery-middle-bar.h"
#include "games/roll/board/orrery-phase-strip.h"
#include "games/roll/board/orrery-seat-card.h"
#include "games/roll/board/orrery-seat-line.h"
#include "games/roll/board/orrery-tableau.h"

G_BEGIN_DECLS

typedef enum
{
  ORRERY_BOARD_WIDE,   /* the strip beside the construction */
  ORRERY_BOARD_MEDIUM, /* below each other; the other seats small */
  ORRERY_BOARD_NARROW, /* everything small, from 360 px */
} OrreryBoardLayout;

#define ORRERY_TYPE_PLAY_BOARD (orrery_play_board_get_type ())
G_DECLARE_FINAL_TYPE (OrreryPlayBoard, orrery_play_board, ORRERY, PLAY_BOARD, GtkWidget)

GtkWidget *orrery_play_board_new (void);

void orrery_play_board_set_names   (OrreryPlayBoard   *self,
                                    const char *const *names);
/* `state` is what may be seen; `seat` is in front. */
void orrery_play_board_show        (OrreryPlayBoard   *self,
                                    const RollState   *state,
                                    int                seat);
void orrery_play_board_set_answers (OrreryPlayBoard   *self,
                                    const GameAnswer  *answers,
                                    gsize              n);

OrreryBoardLayout   orrery_play_board_get_layout       (OrreryPlayBoard *self);
OrreryPhaseStrip   *orrery_play_board_get_strip        (OrreryPlayBoard *self);
OrreryConstruction *orrery_play_board_get_construction (OrreryPlayBoard *self);
OrreryTableau      *orrery_play_board_get_tableau      (OrreryPlayBoard *self);
OrrerySeatLine     *orrery_play_board_get_line         (OrreryPlayBoard *self);
/* The card of another seat; NULL for the one in front. */
OrrerySeatCard     *orrery_play_board_get_card         (OrreryPlayBoard *self,
                                                        int              seat);

/* For tests. */
OrreryMiddleBar    *orrery_play_board_get_middle       (OrreryPlayBoard *self);

G_END_DECLS
