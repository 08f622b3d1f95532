/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Beside the board: what to do next, how far the game is from its ends, what happens at the end of the round, and what is
 * often forgotten. */
#pragma once

#include <gtk/gtk.h>

#include "games/frontiers/assist/orrery-frontiers-book.h"

G_BEGIN_DECLS

/* OrreryTableUi.new_overview */
GtkWidget *orrery_frontiers_overview_new (const void *state, const char *const *names);

G_END_DECLS
