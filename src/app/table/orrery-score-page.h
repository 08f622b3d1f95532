/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryScorePage: counts up a finished game that nobody has followed. What is entered is kept
 * until it is cleared.
 *
 * Signals: keep (OrreryRecord *): this result is to be kept; TRUE if it was.
 *          unsaved (const char *): what is entered could not be written, in words. */
#pragma once

#include <gtk/gtk.h>

#include "record/orrery-record.h"
#include "widgets/game/orrery-table-ui.h"

G_BEGIN_DECLS

#define ORRERY_TYPE_SCORE_PAGE (orrery_score_page_get_type ())
G_DECLARE_FINAL_TYPE (OrreryScorePage, orrery_score_page, ORRERY, SCORE_PAGE, GtkWidget)

GtkWidget *orrery_score_page_new (const OrreryTableUi *ui);

void orrery_score_page_set_seats (OrreryScorePage *self, guint n_seats);
/* Begins anew, with the same names. */
void orrery_score_page_clear (OrreryScorePage *self);
/* The finished table; NULL while it is not whole. For tests. */
const void *orrery_score_page_get_state (OrreryScorePage *self);
/* Has the result kept, once. */
void orrery_score_page_keep (OrreryScorePage *self);
/* What is missing or cannot be; NULL: nothing. For tests. */
const char *orrery_score_page_get_problem (OrreryScorePage *self);

G_END_DECLS
