/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryPhaseTile: a phase that does or does not happen this round. */
#pragma once

#include "games/roll/board/orrery-roll-pieces.h"
#include "widgets/art/orrery-piece.h"

#define ORRERY_TYPE_PHASE_TILE (orrery_phase_tile_get_type ())
G_DECLARE_FINAL_TYPE (OrreryPhaseTile, orrery_phase_tile, ORRERY, PHASE_TILE, OrreryPiece)

/* It fills its area; without room for the name it shows only the symbol. */
GtkWidget *orrery_phase_tile_new       (RollPhase phase, gboolean on);

void       orrery_phase_tile_set_on    (OrreryPhaseTile *self, gboolean on);
/* As low as possible, with its name next to the symbol. */
void       orrery_phase_tile_set_flat  (OrreryPhaseTile *self, gboolean flat);
