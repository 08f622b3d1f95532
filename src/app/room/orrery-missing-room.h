/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Replaces a room that does not have the chosen game yet: it says so, and offers alternatives. */
#pragma once

#include <gtk/gtk.h>

#include "record/orrery-game.h"

G_BEGIN_DECLS

/* A room to offer; `label` has a mnemonic. */
typedef struct
{
  const char *name; /* "play" */
  const char *label;
} OrreryRoomOffer;

/* `text` says what is missing. `rooms` have the game; `other` is a game that this room has, or NULL. */
GtkWidget *orrery_missing_room_new (const char            *icon,
                                    const char            *text,
                                    const OrreryRoomOffer *rooms,
                                    guint                  n_rooms,
                                    const OrreryGame      *other);

G_END_DECLS
