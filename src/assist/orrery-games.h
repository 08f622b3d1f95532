/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Saved games: one autosave file each, in a folder of the user's data. */
#pragma once

#include "record/orrery-record.h"

/* A game's description in a list. */
#define ORRERY_TYPE_GAME_INFO (orrery_game_info_get_type ())
G_DECLARE_FINAL_TYPE (OrreryGameInfo, orrery_game_info, ORRERY, GAME_INFO, GObject)

GFile     *orrery_game_info_get_file  (OrreryGameInfo *self);
/* NULL: it cannot be read. */
const OrreryGame *orrery_game_info_get_game (OrreryGameInfo *self);
gboolean   orrery_game_info_get_over  (OrreryGameInfo *self);
GDateTime *orrery_game_info_get_time  (OrreryGameInfo *self);
/* "Ada, Ben and Rigel"; "Round 5, Ada has 21 VP" or "Ada won with 52 VP". */
const char *orrery_game_info_get_title    (OrreryGameInfo *self);
const char *orrery_game_info_get_subtitle (OrreryGameInfo *self);
/* How closely it is followed at a real table, from 1; 0: not at all. */
guint             orrery_game_info_get_depth      (OrreryGameInfo *self);
/* Why it cannot be played, and what to do about it; NULL if it can. */
const char *orrery_game_info_get_problem  (OrreryGameInfo *self);
/* TRUE if part of it can be read. */
gboolean    orrery_game_info_get_can_repair (OrreryGameInfo *self);

/* The folders. */
#define ORRERY_GAMES_PLAYED "games"
#define ORRERY_GAMES_TABLES "tables"

GFile *orrery_games_get_folder (const char *folder);
/* A name that no game has yet. Creates the folder. */
GFile *orrery_games_new_file   (const char *folder, GError **error);

/* The path of other data that is saved next to them. Creates the folder if possible. */
char  *orrery_games_dup_path   (const char *folder, const char *name) G_GNUC_WARN_UNUSED_RESULT;

/* All games, most recently played first; a GPtrArray of OrreryGameInfo that includes unreadable ones. */
void       orrery_games_list_async  (const char *folder, GCancellable *cancellable,
                                     GAsyncReadyCallback callback, gpointer user_data);
GPtrArray *orrery_games_list_finish (GAsyncResult *result, GError **error);

/* Writes the readable part of a damaged game to a new file next to it, and returns that. */
GFile   *orrery_games_repair     (OrreryGameInfo *game, GError **error);
/* TRUE if somebody is playing it, here or in another Orrery. */
gboolean orrery_games_check_free (GFile *file, GError **error);
/* Deletes the game with everything saved next to it. */
gboolean orrery_games_delete     (GFile *file, GError **error);
