/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryBonusWindow: the score of every “?” of a player, by the lines entered in My Tiles: people count, the
 * window multiplies and adds.
 *
 * Signal: done (int points) */
#pragma once

#include <adwaita.h>

#include "games/frontiers/tiles/orrery-collection.h"

#define ORRERY_TYPE_BONUS_WINDOW (orrery_bonus_window_get_type ())
G_DECLARE_FINAL_TYPE (OrreryBonusWindow, orrery_bonus_window, ORRERY, BONUS_WINDOW, AdwWindow)

/* NULL: no tile with lines has been entered. */
GtkWidget *orrery_bonus_window_new        (OrreryCollection *tiles, const char *name);
