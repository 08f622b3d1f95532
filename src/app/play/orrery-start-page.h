/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryStartPage: one click to play as last time, and the saved games.
 *
 * Signals:
 *   begin (OrreryRecord *): play this new game
 *   open (GFile *): continue or view a saved game */
#pragma once

#include <gtk/gtk.h>

#include "assist/orrery-games.h"

#define ORRERY_TYPE_START_PAGE (orrery_start_page_get_type ())
G_DECLARE_FINAL_TYPE (OrreryStartPage, orrery_start_page, ORRERY, START_PAGE, GtkWidget)

/* Sets the game, and lists its saved games. */
void       orrery_start_page_set_game (OrreryStartPage *self, const OrreryGame *game);
/* Reads the setup and the list of games again. */
void       orrery_start_page_update  (OrreryStartPage *self);
/* For tests: how many games are listed; -1 while they are being read. */
void       orrery_start_page_focus   (OrreryStartPage *self);
