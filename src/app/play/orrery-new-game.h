/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryNewGame: chooses the players and the setup of a game. It remembers the choices.
 *
 * Signal: begin (OrreryRecord *): play this. */
#pragma once

#include <adwaita.h>

#include "assist/orrery-game-setup.h"

G_BEGIN_DECLS

#define ORRERY_TYPE_NEW_GAME (orrery_new_game_get_type ())
G_DECLARE_FINAL_TYPE (OrreryNewGame, orrery_new_game, ORRERY, NEW_GAME, AdwWindow)

GtkWidget *orrery_new_game_new      (GtkWindow        *parent,
                                     const OrreryGame *game,
                                     GSettings        *settings);

/* The current choices; clear them after use. Public for tests. */
void       orrery_new_game_get      (OrreryNewGame   *self,
                                     OrreryGameSetup *setup);
/* Public for tests. */
void       orrery_new_game_set      (OrreryNewGame         *self,
                                     const OrreryGameSetup *setup);
/* Public for tests. */
void       orrery_new_game_start    (OrreryNewGame   *self);

/* For tests. FALSE if it is not a number. */
gboolean   orrery_new_game_set_seed (OrreryNewGame   *self,
                                     const char      *seed);

G_END_DECLS
