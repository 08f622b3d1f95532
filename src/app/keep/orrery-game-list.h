/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryGameList: the games of a folder, unfinished ones first, to continue, view or delete.
 *
 * Property: folder (see orrery-games.h). Signal: open (GFile *). */
#pragma once

#include <gtk/gtk.h>

#include "assist/orrery-games.h"

#define ORRERY_TYPE_GAME_LIST (orrery_game_list_get_type ())
G_DECLARE_FINAL_TYPE (OrreryGameList, orrery_game_list, ORRERY, GAME_LIST, GtkWidget)

GtkWidget *orrery_game_list_new (const char *folder);

/* Lists only those of this game; NULL: of all. */
void orrery_game_list_set_game    (OrreryGameList *self, const OrreryGame *game);
/* How closely a game is followed, in words; NULL: not shown. */
typedef const char *(*OrreryDepthFunc) (OrreryGameInfo *game);
void orrery_game_list_set_depths  (OrreryGameList *self, OrreryDepthFunc get_depth);
/* Goes between unfinished and finished games. */
void orrery_game_list_set_middle  (OrreryGameList *self, GtkWidget *middle);
/* Reads the folder again. */
void orrery_game_list_update      (OrreryGameList *self);
/* How many games are listed; -1 while they are being read. */
int  orrery_game_list_get_n_games (OrreryGameList *self, gboolean finished);
