/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryGameRow: a saved game. One that cannot be played is grayed out, says why, and offers a remedy.
 *
 * Signals: delete, repair. */
#pragma once

#include <adwaita.h>

#include "assist/orrery-games.h"

#define ORRERY_TYPE_GAME_ROW (orrery_game_row_get_type ())
G_DECLARE_FINAL_TYPE (OrreryGameRow, orrery_game_row, ORRERY, GAME_ROW, AdwActionRow)

/* `depth` is how closely the game is followed, in words; NULL: not shown. */
GtkWidget      *orrery_game_row_new      (OrreryGameInfo *game, const char *depth);
OrreryGameInfo *orrery_game_row_get_game (OrreryGameRow  *self);
