/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryScoreFinder: adds pieces to one player of a final table: search by name, cost, color or power, or tap
 * a piece in a grid that is filtered by kind and cost. Enter adds the first one and clears the field.
 *
 * Signal: done (): Enter in the empty field */
#pragma once

#include <gtk/gtk.h>

#include "assist/orrery-final.h"
#include "catalog/orrery-catalog.h"

#define ORRERY_TYPE_SCORE_FINDER (orrery_score_finder_get_type ())
G_DECLARE_FINAL_TYPE (OrreryScoreFinder, orrery_score_finder, ORRERY, SCORE_FINDER, GtkWidget)

GtkWidget *orrery_score_finder_new      (OrreryFinal *final, OrreryCatalog *catalog);
void       orrery_score_finder_set_seat (OrreryScoreFinder *self, guint seat);
