/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryScoreSide: the numbers that one player of a final table enters, where that player's points come from,
 * and everybody's points side by side.
 *
 * Signal: done (): Enter in the last field */
#pragma once

#include <gtk/gtk.h>

#include "assist/orrery-final.h"

#define ORRERY_TYPE_SCORE_SIDE (orrery_score_side_get_type ())
G_DECLARE_FINAL_TYPE (OrreryScoreSide, orrery_score_side, ORRERY, SCORE_SIDE, GtkWidget)

GtkWidget *orrery_score_side_new      (OrreryFinal     *final);
void       orrery_score_side_set_seat (OrreryScoreSide *self, guint seat);
