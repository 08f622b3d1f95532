/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Next to the board: what to do next, how close the game is to its ends, what happens at the end of the
 * round, and things people often forget. */
#pragma once

#include <gtk/gtk.h>

#include "games/frontiers/assist/orrery-frontiers-book.h"

/* OrreryTableUi.new_overview */
GtkWidget *orrery_frontiers_overview_new (const void *state, const char *const *names);

/* Its parts, for a narrow board; NULL: nothing comes next. */
GtkWidget *orrery_frontiers_overview_new_next (const FrState *state, const char *const *names);
GtkWidget *orrery_frontiers_overview_new_ends (const FrState *state, const char *const *names);
