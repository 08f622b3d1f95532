/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The columns of the page of a round: a player, the player's line, and the dice in each phase. The rows and their
 * headings are laid out alike. In a narrow window the parts are one below the other. */
#pragma once

#include <gtk/gtk.h>

GtkWidget *orrery_reveal_columns_new       (GtkWidget *player, GtkWidget *line, GtkWidget *cells);
/* Short lines have room beside the dice; those that list every die do not. */
void       orrery_reveal_columns_set_short (GtkWidget *columns, gboolean is_short);
/* Where there is little room, the player takes more of it. */
void       orrery_reveal_columns_set_wide  (GtkWidget *columns, gboolean wide);

/* A box for cells of the same width. */
GtkWidget *orrery_reveal_columns_new_cells (void);
/* The headings of the cells: of phases that happen (a mask) and the cup; of all phases and Dictate if it is 0. */
GtkWidget *orrery_reveal_columns_new_heads (guint      phases);
