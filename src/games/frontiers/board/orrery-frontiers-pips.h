/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryFrontiersPips: places of a mat in a row, some of them covered; after a gap, dashed, those that end
 * the game. */
#pragma once

#include <gtk/gtk.h>

#define ORRERY_TYPE_FRONTIERS_PIPS (orrery_frontiers_pips_get_type ())
G_DECLARE_FINAL_TYPE (OrreryFrontiersPips, orrery_frontiers_pips, ORRERY, FRONTIERS_PIPS, GtkWidget)

/* `n` places, the last `n_end` of which end the game. */
enum { ORRERY_FRONTIERS_PIP = 13, ORRERY_FRONTIERS_LARGE_PIP = 26 }; /* sizes */

GtkWidget *orrery_frontiers_pips_new (gboolean is_round, guint n, guint n_end);
void       orrery_frontiers_pips_set (OrreryFrontiersPips *self, guint covered);
void       orrery_frontiers_pips_set_size (OrreryFrontiersPips *self, int size);
