/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryHistoryList: the games of a ledger, which can be filtered by text and selected.
 *
 * Signals:
 *   open (OrreryOutcome *)
 *   changed (): other games are listed or chosen */
#pragma once

#include <gtk/gtk.h>

#include "assist/orrery-ledger.h"

#define ORRERY_TYPE_HISTORY_LIST (orrery_history_list_get_type ())
G_DECLARE_FINAL_TYPE (OrreryHistoryList, orrery_history_list, ORRERY, HISTORY_LIST, GtkWidget)

GtkWidget  *orrery_history_list_new          (OrreryLedger      *ledger);

void        orrery_history_list_set_search   (OrreryHistoryList *self, const char *text);
/* Selection mode starts and ends with nothing selected. */
void        orrery_history_list_set_choosing (OrreryHistoryList *self, gboolean choosing);
void        orrery_history_list_choose_all   (OrreryHistoryList *self);
guint       orrery_history_list_get_n_chosen (OrreryHistoryList *self);

/* The games that match the search. */
GListModel *orrery_history_list_get_listed   (OrreryHistoryList *self);
/* The selected games, or all listed ones; GPtrArray of OrreryOutcome. */
GPtrArray  *orrery_history_list_dup_chosen   (OrreryHistoryList *self);
