/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The headings above the players' rows, for the columns that the level shows. They are hidden if the rows wrap. */
#pragma once

#include "games/frontiers/board/orrery-frontiers-seat.h"

GtkWidget *orrery_frontiers_headings_new (GtkSizeGroup *columns[ORRERY_N_CELLS]);
void       orrery_frontiers_headings_set (GtkWidget *headings, const FrState *state);
