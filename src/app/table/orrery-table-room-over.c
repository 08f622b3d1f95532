/* SPDX-License-Identifier: GPL-3.0-or-later */
/* After the game: playing again. */
#include "app/play/orrery-play-room.h"
#include "app/room/orrery-room.h"
#include "app/table/orrery-table-room-private.h"

/* Continues the game on screen from one of its moments. */
void
table_room_branch (OrreryTableRoom *self, guint point)
{
  OrreryRoomHost *window = ORRERY_ROOM_HOST (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkWidget *room = orrery_room_host_get_room (window, "play");

  orrery_room_host_show_room (window, "play");
  orrery_play_room_branch (ORRERY_PLAY_ROOM (room), orrery_session_get_record (self->session), point);
}

/* The same people play again, with new tiles. */
void
table_room_sit_down (OrreryTableRoom *self)
{
  OrreryRecord *record = orrery_session_get_record (self->session);
  OrreryPlayer players[GAME_MAX_SEATS] = { 0 };
  const guint n = orrery_record_get_n_seats (record);

  for (guint i = 0; i < n; i++)
    players[i] = *orrery_record_get_player (record, i);
  orrery_table_setup_set_players (self->setup_page, players, n);
}

void
table_room_rematch (OrreryTableRoom *self)
{
  table_room_sit_down (self);
  table_room_show_page (self, "setup");
  gtk_widget_grab_focus (GTK_WIDGET (self->setup_page));
}
