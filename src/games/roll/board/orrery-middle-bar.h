/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryMiddleBar: the round, the phases and who called them, and how close the end is. An OrreryBoardPart
 * without answers. */
#pragma once

#include <adwaita.h>

#include "games/roll/assist/orrery-standing.h"
#include "games/roll/board/orrery-board-part.h"

#define ORRERY_TYPE_MIDDLE_BAR (orrery_middle_bar_get_type ())
G_DECLARE_FINAL_TYPE (OrreryMiddleBar, orrery_middle_bar, ORRERY, MIDDLE_BAR, AdwBin)

GtkWidget *orrery_middle_bar_new         (void);

/* Narrow: the two bars, and the phases below on request. */
void       orrery_middle_bar_set_compact (OrreryMiddleBar *self, gboolean compact);
/* Compact, and still too wide: one below the other. */
void       orrery_middle_bar_set_tight   (OrreryMiddleBar *self, gboolean tight);

/* Why the game ends after this round; NULL: it does not. */
char      *orrery_middle_bar_dup_last    (OrreryMiddleBar *self);
