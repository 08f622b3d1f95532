/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryRevealRow: one player's revealed dice, with one cell per column and one for Dictate.
 *
 * Signals: column (guint seat, guint column): a cell was tapped
 *          die (guint seat, guint i): a die was tapped
 *          recall (guint seat): the player recalls dice after all
 *          dropped (guint seat, guint column, guint what): a die was dropped on a cell; `what` is as
 *            orrery_reveal_row_drag has it */
#pragma once

#include <adwaita.h>

#include "games/roll/assist/lines/orrery-explain.h"

#define ORRERY_TYPE_REVEAL_ROW (orrery_reveal_row_get_type ())
G_DECLARE_FINAL_TYPE (OrreryRevealRow, orrery_reveal_row, ORRERY, REVEAL_ROW, AdwBin)

GtkWidget *orrery_reveal_row_new (void);

/* `explained` is NULL if something is missing; `now`: this player's line is being typed. */
void       orrery_reveal_row_set (OrreryRevealRow *self, guint seat, const OrreryRevealed *revealed,
                                  const OrreryMissing *missing, const OrreryExplained *explained,
                                  gboolean now);
/* Makes it possible to drag a widget to a cell: a die of a row (its seat and number), or one that is not
 * entered yet (ORRERY_DRAG_NEW and its color). */
enum
{
  ORRERY_DRAG_NEW = 0xff
};
#define ORRERY_DRAG(seat, i) ((seat) << 8 | (i))
void       orrery_reveal_row_drag (GtkWidget *widget, guint what, guint colour, guint side);
/* Columns only for phases that happen (a mask; 0: all), one for dice that return to the cup, and below each
 * what its dice do; good: they complete something. Call it before setting the dice. */
void       orrery_reveal_row_set_phases (OrreryRevealRow *self, guint phases);
void       orrery_reveal_row_set_words  (OrreryRevealRow *self, guint phase, const char *words,
                                         gboolean good);
/* Marks the columns of these phases (a mask). */
void       orrery_reveal_row_set_wrong  (OrreryRevealRow *self, guint phases);
/* Its parts. */
GtkWidget *orrery_reveal_row_get_player (OrreryRevealRow   *self);
GtkWidget *orrery_reveal_row_get_line   (OrreryRevealRow   *self);
/* Told: a cell is narrower than a word, so what the dice do is said below them, and pictures are smaller. Narrow: no
 * headings are in sight. */
void       orrery_reveal_row_set_compact (OrreryRevealRow *self, gboolean narrow, gboolean told);
