/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryPlayRoom: complete games on the screen, from setup to the final score. An OrreryRoom. */
#pragma once

#include <gtk/gtk.h>

#include "assist/orrery-session.h"

#define ORRERY_TYPE_PLAY_ROOM (orrery_play_room_get_type ())
G_DECLARE_FINAL_TYPE (OrreryPlayRoom, orrery_play_room, ORRERY, PLAY_ROOM, GtkWidget)

GtkWidget *orrery_play_room_new (void);

/* Continues a game, and saves it in the games folder from now on. */
void     orrery_play_room_play (OrreryPlayRoom *self, OrreryRecord *record);
/* Why a file is opened. */
typedef enum
{
  ORRERY_OPEN_TO_PLAY,   /* to continue; a file from elsewhere is not changed, and the game is saved here as well */
  ORRERY_OPEN_TO_REPLAY, /* the same, but replayed from the start */
  ORRERY_OPEN_TO_WATCH   /* only to view: nothing is saved */
} OrreryOpenTo;

/* Opens a saved game in a thread. Asks first if the game on the screen is not saved; a dialog says so if the
 * file cannot be opened. */
void     orrery_play_room_open (OrreryPlayRoom *self, GFile *file, OrreryOpenTo to);
/* Continues a game from one of its moments as a new game. Asks first if the game on the screen is not saved. */
void     orrery_play_room_branch (OrreryPlayRoom *self, OrreryRecord *record, guint point);
/* Plays a first game with explanations. */
void     orrery_play_room_teach (OrreryPlayRoom *self);
/* Leaves the game, which stays saved, and shows the start page. */
void     orrery_play_room_leave (OrreryPlayRoom *self);
