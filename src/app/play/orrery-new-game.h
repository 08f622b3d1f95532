/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryNewGame: chooses the players and the setup of a game. It remembers the choices.
 *
 * Signal: begin (OrreryRecord *): play this. */
#pragma once

#include <adwaita.h>

#include "assist/orrery-game-setup.h"

#define ORRERY_TYPE_NEW_GAME (orrery_new_game_get_type ())
G_DECLARE_FINAL_TYPE (OrreryNewGame, orrery_new_game, ORRERY, NEW_GAME, AdwWindow)

GtkWidget *orrery_new_game_new      (GtkWindow *parent, const OrreryGame *game, GSettings *settings);
