/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryDie: a die on screen. */
#pragma once

#include "games/roll/board/orrery-roll-pieces.h"
#include "widgets/art/orrery-piece.h"

/* Default sizes in px. */
enum
{
  ORRERY_DIE_LARGE = 40, /* to assign */
  ORRERY_DIE_MEDIUM = 28, /* on tiles, in lists */
  ORRERY_DIE_SMALL = 20,
  ORRERY_DIE_TINY = 13,  /* without a side */
};

#define ORRERY_TYPE_DIE (orrery_die_get_type ())
G_DECLARE_FINAL_TYPE (OrreryDie, orrery_die, ORRERY, DIE, OrreryPiece)

/* `side` may be ROLL_NO_PHASE, which shows only the color's mark; `size` is in px. */
GtkWidget  *orrery_die_new        (RollColour colour, RollPhase side, int size);

void        orrery_die_set_colour (OrreryDie *self, RollColour colour);
