/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryOutcomePage: one game of the history: who won, who played, and the score with every part explained.
 * Its buttons activate the window's actions. */
#pragma once

#include <adwaita.h>

#include "record/orrery-outcome.h"

#define ORRERY_TYPE_OUTCOME_PAGE (orrery_outcome_page_get_type ())
G_DECLARE_FINAL_TYPE (OrreryOutcomePage, orrery_outcome_page, ORRERY, OUTCOME_PAGE, AdwBin)

GtkWidget *orrery_outcome_page_new (void);

/* Shows `outcome` with its final table, or only the scores if that cannot be shown. NULL: nothing. */
void orrery_outcome_page_set_outcome (OrreryOutcomePage *self, OrreryOutcome *outcome);
