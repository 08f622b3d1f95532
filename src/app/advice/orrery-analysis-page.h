/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryAnalysisPage: where a game was won and lost. It shows the chances over the game, each player's luck
 * and skill, turning points and mistakes; click one to see what would have been better.
 *
 * Signals: seek (guint point): show that moment.
 *          play-on (guint point): start a game there. */
#pragma once

#include "assist/orrery-analysis.h"

#include <gtk/gtk.h>

#define ORRERY_TYPE_ANALYSIS_PAGE (orrery_analysis_page_get_type ())
G_DECLARE_FINAL_TYPE (OrreryAnalysisPage, orrery_analysis_page, ORRERY, ANALYSIS_PAGE, GtkWidget)

GtkWidget      *orrery_analysis_page_new          (void);

/* Analyzes a game in the background, unless a finished analysis is already saved next to the file `kept`; new
 * ones are saved there. Both may be NULL: no game, or nowhere to save. Uses the game as it is now; does
 * nothing if the same game was set before and has not changed. */
void            orrery_analysis_page_set_record   (OrreryAnalysisPage *self, OrreryRecord *record,
                                                   GFile *kept);
