/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game switcher in the header: a button with the game's name, or an icon if there is no room. */
#pragma once

#include <gtk/gtk.h>

#include "record/orrery-game.h"

/* It activates "win.game" with the id of a game. NULL: there is only one game. */
GtkWidget *orrery_game_choice_new      (void);
void       orrery_game_choice_set_game (GtkWidget *choice, const OrreryGame *game);

/* The same choice as a menu. */
GMenuModel *orrery_game_choice_new_menu (void);
