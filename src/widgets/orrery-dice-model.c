/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/orrery-dice-model.h"

void orrery_dice_model_update (OrreryDiceModel *self, const RollState *state, int seat) { }
const OrreryPlacedDie * orrery_dice_model_find (const OrreryDiceModel *self, guint place, guint colour) { return 0; }
guint orrery_dice_model_count (const OrreryDiceModel *self, guint place) { return 0; }
gboolean orrery_die_move_of (const RollState *state, GameAnswer answer, OrreryDieMove *move) { return 0; }
char * orrery_place_spoken (guint place) { return 0; }
