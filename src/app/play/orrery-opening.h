/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opening a file with a game, in a thread. Where that takes long, a dialog shows how far it is, and it
 * can be cancelled. */
#pragma once

#include "app/play/orrery-play-room.h"

G_BEGIN_DECLS

/* A dialog says so when the file cannot be opened, but not when nobody wants it any more. */
void orrery_opening_begin (OrreryPlayRoom *room,
                           GFile          *file);

G_END_DECLS
