/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryDiceRow: the dice of one place side by side; many of a colour as one with a number.
 *
 * Signal: picked (guint colour, GtkWidget *die): a die that may be picked was. */
#pragma once

#include "games/roll/assist/orrery-dice-model.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ORRERY_TYPE_DICE_ROW (orrery_dice_row_get_type ())
G_DECLARE_FINAL_TYPE (OrreryDiceRow, orrery_dice_row, ORRERY, DICE_ROW, GtkWidget)

GtkWidget *orrery_dice_row_new        (guint           place,
                                       int             size,
                                       GtkOrientation  orientation);

void       orrery_dice_row_set_size   (OrreryDiceRow  *self,
                                       int             size);
/* So many dice, or places, before the next line begins; 0: all in one. */
void       orrery_dice_row_set_line   (OrreryDiceRow  *self,
                                       guint           a_line,
                                       int             spacing);
/* Dice shown before those alike are drawn together; 0: always one a colour. */
void       orrery_dice_row_set_most   (OrreryDiceRow  *self,
                                       guint           most);
/* `slots` is how many there are room for: empty ones are drawn as places. */
void       orrery_dice_row_set_dice   (OrreryDiceRow  *self,
                                       const guint8   *dice,
                                       guint           slots);
/* What is drawn, by colour. */
void       orrery_dice_row_get_dice   (OrreryDiceRow  *self,
                                       guint8         *dice);
/* Mask of colours that may be picked, and how many of each colour are marked. */
void       orrery_dice_row_set_offer  (OrreryDiceRow  *self,
                                       guint           colours,
                                       const guint8   *marked);

G_END_DECLS
