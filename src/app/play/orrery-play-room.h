/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryPlayRoom: complete games on the screen, from set-up to the final score. An OrreryRoom. */
#pragma once

#include <gtk/gtk.h>

#include "assist/orrery-session.h"

G_BEGIN_DECLS

#define ORRERY_TYPE_PLAY_ROOM (orrery_play_room_get_type ())
G_DECLARE_FINAL_TYPE (OrreryPlayRoom, orrery_play_room, ORRERY, PLAY_ROOM, GtkWidget)

GtkWidget *orrery_play_room_new (void);

/* Plays a game from where it stands, and keeps it in the games folder from now on. */
void     orrery_play_room_play (OrreryPlayRoom *self,
                                OrreryRecord   *record);
/* Opens a saved game, or one that was kept. */
gboolean orrery_play_room_open (OrreryPlayRoom *self,
                                GFile          *file,
                                GError        **error);
/* Whether the file is one of those that games are kept in. */
gboolean orrery_play_room_is_kept (GFile *file);
/* Plays on a game that was saved elsewhere; it is kept here as well from now on, and its own file
 * stays as it is. */
void     orrery_play_room_take (OrreryPlayRoom *self,
                                OrreryRecord   *record);
/* Looks back at a game from its beginning, and keeps nothing. */
void     orrery_play_room_watch (OrreryPlayRoom *self,
                                 OrreryRecord   *record);
/* The same, with its analysis, which is kept beside `kept` (or nowhere, if NULL). */
void     orrery_play_room_analyse (OrreryPlayRoom *self,
                                   OrreryRecord   *record,
                                   GFile          *kept);
/* Plays a first game and explains it. */
void     orrery_play_room_teach (OrreryPlayRoom *self);
/* Lets go of the game, which is kept, and shows the start page. */
void     orrery_play_room_leave (OrreryPlayRoom *self);

/* The game under way; NULL: none. For tests. */
OrrerySession *orrery_play_room_get_session (OrreryPlayRoom *self);

G_END_DECLS
