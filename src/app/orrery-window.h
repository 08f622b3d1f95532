/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/orrery-application.h"
#include "app/room/orrery-room.h"

#define ORRERY_TYPE_WINDOW (orrery_window_get_type ())

G_DECLARE_FINAL_TYPE (OrreryWindow, orrery_window, ORRERY, WINDOW, AdwApplicationWindow)

OrreryWindow *orrery_window_new (OrreryApplication *app);

/* The name of the visible room: "reference", "table" or "play". */
const char *orrery_window_get_room (OrreryWindow *self);
void        orrery_window_set_room (OrreryWindow *self, const char *name);

/* The game that all rooms follow; an unknown id chooses the first. Public for tests. */
void              orrery_window_set_game (OrreryWindow *self, const char *id);

/* The widget of a room, built on first use; NULL if there is no room of that name. */
GtkWidget *orrery_window_ensure_room (OrreryWindow *self, const char *name);

/* Shows a room in which something is about to happen. If it does not have the chosen game, one of its games
 * is chosen. */
void       orrery_window_need_room   (OrreryWindow *self, const char *name);

/* TRUE if the visible room can start a game, and the command for it. */
gboolean orrery_window_has_games (void);
void     orrery_window_new_game  (OrreryWindow *self);

/* Shows a bar that offers the lesson until it is taken or closed. */
void     orrery_window_offer_lesson (OrreryWindow *self);

/* TRUE if nothing is lost when the window is closed. */
gboolean      orrery_window_is_saved (OrreryWindow *self);
