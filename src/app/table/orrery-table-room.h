/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryTableRoom: follows a game on a real table. An OrreryRoom. */
#pragma once

#include <gtk/gtk.h>

#include "assist/orrery-session.h"

#define ORRERY_TYPE_TABLE_ROOM (orrery_table_room_get_type ())
G_DECLARE_FINAL_TYPE (OrreryTableRoom, orrery_table_room, ORRERY, TABLE_ROOM, GtkWidget)

/* For tables of that game. */
GtkWidget *orrery_table_room_new (const OrreryGame *game);

/* Continues a saved table, in the room of its game. */
void       orrery_table_room_open (OrreryTableRoom *self, GFile *file);
