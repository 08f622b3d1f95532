/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryDiceRow: the dice of one place side by side; many of a color as one with a number.
 *
 * Signal: picked (guint color, GtkWidget *die): a die was picked. */
#pragma once

#include "games/roll/assist/drafts/orrery-dice-model.h"

#include <adwaita.h>

#define ORRERY_TYPE_DICE_ROW (orrery_dice_row_get_type ())
G_DECLARE_FINAL_TYPE (OrreryDiceRow, orrery_dice_row, ORRERY, DICE_ROW, AdwBin)

GtkWidget *orrery_dice_row_new        (guint place, int size, GtkOrientation orientation);

void       orrery_dice_row_set_size   (OrreryDiceRow *self, int size);
/* So many dice, or places, per line; 0: all on one. */
void       orrery_dice_row_set_line   (OrreryDiceRow *self, guint a_line, int spacing);
/* How many dice are shown before equal ones are combined; 0: always one per color. */
void       orrery_dice_row_set_most   (OrreryDiceRow *self, guint most);
/* `slots` is how many fit: empty ones are drawn as places. */
void       orrery_dice_row_set_dice   (OrreryDiceRow *self, const guint8 *dice, guint slots);
/* The drawn dice, by color. */
void       orrery_dice_row_get_dice   (OrreryDiceRow *self, guint8 *dice);
/* Mask of colors that may be picked, and how many of each color are marked. */
void       orrery_dice_row_set_offer  (OrreryDiceRow *self, guint colours, const guint8 *marked);
