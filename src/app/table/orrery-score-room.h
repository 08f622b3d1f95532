/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryScoreRoom: stands for the Table room of games whose tables can be counted up, but not followed yet. */
#pragma once

#include "app/room/orrery-room.h"

G_BEGIN_DECLS

#define ORRERY_TYPE_SCORE_ROOM (orrery_score_room_get_type ())
G_DECLARE_FINAL_TYPE (OrreryScoreRoom, orrery_score_room, ORRERY, SCORE_ROOM, GtkWidget)

GtkWidget *orrery_score_room_new (void);

G_END_DECLS
