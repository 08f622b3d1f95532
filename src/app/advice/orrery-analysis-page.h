/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryAnalysisPage: where a game was won and lost. The chances over the game, luck and skill of
 * each player, turning points and mistakes; a click on one shows what would have been better.
 *
 * Signals: look (guint point): that moment is to be shown.
 *          play-on (guint point): a game is to begin there. */
#pragma once

#include "assist/orrery-analysis.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ORRERY_TYPE_ANALYSIS_PAGE (orrery_analysis_page_get_type ())
G_DECLARE_FINAL_TYPE (OrreryAnalysisPage, orrery_analysis_page, ORRERY, ANALYSIS_PAGE, GtkWidget)

GtkWidget      *orrery_analysis_page_new          (void);

/* Analyses a game in the background, unless that was done before and is kept in the file beside
 * `kept`, where it is kept from now on. Both may be NULL: no game, and nowhere. The game as it is
 * now; nothing happens if it was set before and has not changed. */
void            orrery_analysis_page_set_record   (OrreryAnalysisPage *self,
                                                   OrreryRecord       *record,
                                                   GFile              *kept);
/* The analysis so far; NULL: none yet. For tests. For tests. */
OrreryAnalysis *orrery_analysis_page_get_analysis (OrreryAnalysisPage *self);
/* Shows a moment, as a click on it does. Public for tests. */
void            orrery_analysis_page_select       (OrreryAnalysisPage *self,
                                                   guint               moment);

/* For tests. */
gboolean        orrery_analysis_page_get_running  (OrreryAnalysisPage *self);

G_END_DECLS
