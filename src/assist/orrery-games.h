/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games that are kept: one autosave file each, in a folder of the user's data. */
#pragma once

#include "record/orrery-record.h"

G_BEGIN_DECLS

/* What a list says about a game. */
#define ORRERY_TYPE_GAME_INFO (orrery_game_info_get_type ())
G_DECLARE_FINAL_TYPE (OrreryGameInfo, orrery_game_info, ORRERY, GAME_INFO, GObject)

GFile     *orrery_game_info_get_file  (OrreryGameInfo *self);
gboolean   orrery_game_info_get_over  (OrreryGameInfo *self);
GDateTime *orrery_game_info_get_time  (OrreryGameInfo *self);
/* "Ada, Ben and Rigel"; "Round 5, Ada has 21 VP" or "Ada won with 52 VP". */
const char *orrery_game_info_get_title    (OrreryGameInfo *self);
const char *orrery_game_info_get_subtitle (OrreryGameInfo *self);

GFile *orrery_games_get_folder (void);
/* A name that no game has yet. The folder is there afterwards. */
GFile *orrery_games_new_file   (GError **error);

/* All games, the last played first; a GPtrArray of OrreryGameInfo. Files that cannot be read are
 * passed over. */
void       orrery_games_list_async  (GCancellable        *cancellable,
                                     GAsyncReadyCallback  callback,
                                     gpointer             user_data);
GPtrArray *orrery_games_list_finish (GAsyncResult *result,
                                     GError      **error);

G_END_DECLS
