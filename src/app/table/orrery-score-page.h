/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryScorePage: counts up a finished game that nobody has followed. What is entered is kept
 * until it is cleared.
 *
 * Signals: keep (OrreryRecord *): this result is to be kept.
 *          unsaved (const char *): what is entered could not be written, in words. */
#pragma once

#include <gtk/gtk.h>

#include "games/roll/assist/orrery-final-table.h"
#include "record/orrery-record.h"

G_BEGIN_DECLS

#define ORRERY_TYPE_SCORE_PAGE (orrery_score_page_get_type ())
G_DECLARE_FINAL_TYPE (OrreryScorePage, orrery_score_page, ORRERY, SCORE_PAGE, GtkWidget)

GtkWidget *orrery_score_page_new (void);

void orrery_score_page_set_seats (OrreryScorePage *self, guint n_seats);
/* Begins anew, with the same names. */
void orrery_score_page_clear (OrreryScorePage *self);
/* TRUE where the table is whole; `state` may be NULL. For tests. */
gboolean orrery_score_page_get_state (OrreryScorePage *self, RollState *state);
/* The finished table as a record; NULL while it is not whole. */
OrreryRecord *orrery_score_page_dup_record (OrreryScorePage *self) G_GNUC_WARN_UNUSED_RESULT;
/* What is missing or cannot be; NULL: nothing. For tests. */
const char *orrery_score_page_get_problem (OrreryScorePage *self);

G_END_DECLS
