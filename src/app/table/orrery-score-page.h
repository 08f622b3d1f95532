/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryScorePage: scores a finished game that was not followed. Entries are kept until they are cleared or
 * the result is saved in the history.
 *
 * Signal: unsaved (const char *): why the entries could not be saved; NULL: they have been saved after all. */
#pragma once

#include <gtk/gtk.h>

#include "assist/orrery-final.h"
#include "widgets/game/orrery-table-ui.h"

#define ORRERY_TYPE_SCORE_PAGE (orrery_score_page_get_type ())
G_DECLARE_FINAL_TYPE (OrreryScorePage, orrery_score_page, ORRERY, SCORE_PAGE, GtkWidget)

GtkWidget   *orrery_score_page_new         (const OrreryTableUi *ui);

/* The player for whom pieces are entered. Public for tests. */
void         orrery_score_page_choose      (OrreryScorePage *self, guint seat);
/* Saves the result in the history, once. Public for tests. */
void         orrery_score_page_keep        (OrreryScorePage *self);
