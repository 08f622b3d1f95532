/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files that people choose: saving and opening games, and sharing a result. */
#pragma once

#include "app/game/orrery-game-view.h"
#include "app/play/orrery-game-over.h"
#include "app/play/orrery-play-room.h"

void orrery_share_open   (OrreryPlayRoom *room, GtkWindow *parent);
void orrery_share_save   (OrreryPlayRoom *room, GtkWindow *parent, OrrerySession *session);
/* The commands of a finished game: "share" as a "png", "pdf" or "txt", and "copy-result". */
void orrery_share_add_commands (OrreryGameOver *page, OrreryGameView *view);

/* Called once a file is chosen. Public for tests. */
gboolean orrery_share_write (OrreryGameOver *page, const char *format, GFile *file, GError **error);
/* The whole game, veiled while it is in progress, or only its public part. Public for tests. */
gboolean orrery_share_write_game (OrreryRecord *record, gboolean is_whole, GFile *file,
                                  GError **error);
