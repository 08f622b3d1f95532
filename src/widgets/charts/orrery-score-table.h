/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryScoreTable: fills in a grid with a score: one row per part, one column per player. */
#pragma once

#include <gtk/gtk.h>

#include "engine/game.h"

typedef struct
{
  GtkGrid *grid;
  GameScore score;
  int row;
} OrreryScoreTable;

/* The grid is floating. */
void orrery_score_table_init    (OrreryScoreTable *self, const GameScore *score,
                                 const char *const *names);
/* Begins a row. `picture`, and `what` in small words, may be NULL. */
void orrery_score_table_add_row (OrreryScoreTable *self, GtkWidget *picture, const char *name,
                                 const char *what);
/* `how` in small print; NULL: it is obvious. */
void orrery_score_table_put     (OrreryScoreTable *self, guint seat, int points, const char *how);
/* The last rows. `tie_break` says what decides if points are equal. */
void orrery_score_table_end     (OrreryScoreTable *self, const char *tie_break);
