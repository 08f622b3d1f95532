/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryPhaseTile: a phase that happens this round, or one that does not. */
#pragma once

#include "games/roll/board/orrery-roll-pieces.h"
#include "widgets/art/orrery-piece.h"

G_BEGIN_DECLS

#define ORRERY_TYPE_PHASE_TILE (orrery_phase_tile_get_type ())
G_DECLARE_FINAL_TYPE (OrreryPhaseTile, orrery_phase_tile, ORRERY, PHASE_TILE, OrreryPiece)

/* It fills what it is given; without room for the name it shows the symbol alone. */
GtkWidget *orrery_phase_tile_new       (RollPhase        phase,
                                        gboolean         on);

void       orrery_phase_tile_set_on    (OrreryPhaseTile *self,
                                        gboolean         on);
/* As low as it is asked to be, with its name beside the symbol. */
void       orrery_phase_tile_set_flat  (OrreryPhaseTile *self,
                                        gboolean         flat);

G_END_DECLS
