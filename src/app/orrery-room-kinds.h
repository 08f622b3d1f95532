/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rooms of the window, and which games they have. */
#pragma once

#include "app/room/orrery-room.h"
#include "widgets/game/orrery-game-ui.h"

/* A room with games has the command "room.new-game". */
typedef struct
{
  const char *name;
  GtkWidget *(*build) (const OrreryGame *game);
  gboolean  (*has) (const OrreryGameUi *ui);
  gboolean    is_per_game; /* each game has a room of its own */
  gboolean    has_games;
  const char *label;
  const char *icon;
  char     *(*tell_missing) (const char *game);
} OrreryRoomKind;

enum { ORRERY_N_ROOM_KINDS = 3 };

extern const OrreryRoomKind orrery_room_kinds[ORRERY_N_ROOM_KINDS];

/* The room of that name that has the game (NULL: the first of that name); -1: there is none. */
int        orrery_room_kinds_find        (const char *name, const OrreryGameUi *ui);
/* Shown in place of a room that does not have the game. */
GtkWidget *orrery_room_kinds_new_missing (const char *name, const OrreryGameUi *ui);
