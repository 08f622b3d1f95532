/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryOutcomeRow: a game in the list of the history. In selection mode it has a check mark; the owner keeps
 * track of the selection, on "toggled". */
#pragma once

#include <gtk/gtk.h>

#include "record/orrery-outcome.h"

#define ORRERY_TYPE_OUTCOME_ROW (orrery_outcome_row_get_type ())
G_DECLARE_FINAL_TYPE (OrreryOutcomeRow, orrery_outcome_row, ORRERY, OUTCOME_ROW, GtkWidget)

GtkWidget     *orrery_outcome_row_new         (void);
void           orrery_outcome_row_set_outcome (OrreryOutcomeRow *self, OrreryOutcome *outcome);
OrreryOutcome *orrery_outcome_row_get_outcome (OrreryOutcomeRow *self);
void           orrery_outcome_row_set_chosen  (OrreryOutcomeRow *self, gboolean choosing,
                                               gboolean chosen);
