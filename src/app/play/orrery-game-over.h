/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryGameOver: the end of a game: the score with every part explained, how the game went, and statistics.
 * Its buttons activate the room's actions. */
#pragma once

#include <gtk/gtk.h>

#include "record/orrery-record.h"

#define ORRERY_TYPE_GAME_OVER (orrery_game_over_get_type ())
G_DECLARE_FINAL_TYPE (OrreryGameOver, orrery_game_over, ORRERY, GAME_OVER, GtkWidget)

GtkWidget *orrery_game_over_new (void);

/* Replaces everything that was shown before. NULL: shows nothing. */
void       orrery_game_over_set_record (OrreryGameOver *self, OrreryRecord *record);

/* The result as text, and as a drawing of that size. */
char      *orrery_game_over_dup_text   (OrreryGameOver *self) G_GNUC_WARN_UNUSED_RESULT;
void       orrery_game_over_get_size   (OrreryGameOver *self, int *width, int *height);
void       orrery_game_over_draw       (OrreryGameOver *self, cairo_t *cr);

/* Celebrates a little, because the game has just ended. */
void       orrery_game_over_celebrate  (OrreryGameOver *self);
