/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryTableDie: a die on the table that knows its place. It can be pressed. */
#pragma once

#include "games/roll/assist/drafts/orrery-dice-model.h"
#include "games/roll/board/orrery-roll-pieces.h"
#include "widgets/art/orrery-piece.h"

#define ORRERY_TYPE_TABLE_DIE (orrery_table_die_get_type ())
G_DECLARE_FINAL_TYPE (OrreryTableDie, orrery_table_die, ORRERY, TABLE_DIE, OrreryPiece)

GtkWidget *orrery_table_die_new      (const OrreryPlacedDie *die, int size);

/* Without an id to track. */
GtkWidget *orrery_table_die_new_at   (RollColour colour, guint place, int size);

const OrreryPlacedDie *
           orrery_table_die_get      (OrreryTableDie        *self);
void       orrery_table_die_set      (OrreryTableDie *self, const OrreryPlacedDie *die);
int        orrery_table_die_get_size (OrreryTableDie        *self);
void       orrery_table_die_set_size (OrreryTableDie *self, int size);

/* Rolls for a while, starting after the delay; ends on its side. */
void       orrery_table_die_tumble   (OrreryTableDie *self, guint delay);
