/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryScorePage: counts up a finished game that nobody has followed. What is entered is kept until it is cleared
 * or its result is saved in the history.
 *
 * Signal: unsaved (const char *): what is entered could not be written, in words; NULL: it could, in the end. */
#pragma once

#include <gtk/gtk.h>

#include "assist/orrery-final.h"
#include "widgets/game/orrery-table-ui.h"

G_BEGIN_DECLS

#define ORRERY_TYPE_SCORE_PAGE (orrery_score_page_get_type ())
G_DECLARE_FINAL_TYPE (OrreryScorePage, orrery_score_page, ORRERY, SCORE_PAGE, GtkWidget)

GtkWidget   *orrery_score_page_new         (const OrreryTableUi *ui);

/* The player for whom pieces are entered. Public for tests. */
void         orrery_score_page_choose      (OrreryScorePage *self,
                                            guint            seat);
/* Saves the result in the history, once. Public for tests. */
void         orrery_score_page_keep        (OrreryScorePage *self);

G_END_DECLS
