/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrrerySearchPane: the search field, the filters, and what they find. */
#pragma once

#include <gtk/gtk.h>

#include "app/reference/orrery-filter-bar.h"
#include "catalog/orrery-result.h"

#define ORRERY_TYPE_SEARCH_PANE (orrery_search_pane_get_type ())
G_DECLARE_FINAL_TYPE (OrrerySearchPane, orrery_search_pane, ORRERY, SEARCH_PANE, GtkWidget)

/* Signals:
 *   open (OrreryEntry *, gboolean by_key): show this
 *   selected (OrreryEntry *, may be NULL): Enter would open this
 *   command (OrreryResultCommand, gboolean by_key)
 *   changed: the text or the filters
 *   left: Escape, with nothing left to clear */

/* Called at first and for another game; the text stays. */
void             orrery_search_pane_load         (OrrerySearchPane *self, OrreryCatalog *catalog);

const char      *orrery_search_pane_get_text     (OrrerySearchPane *self);
void             orrery_search_pane_set_text     (OrrerySearchPane *self, const char *text);
OrreryFilterBar *orrery_search_pane_get_filters  (OrrerySearchPane *self);
void             orrery_search_pane_show_filters (OrrerySearchPane *self, gboolean show);

/* The widget whose unhandled keys are typed into the field. */
void             orrery_search_pane_capture_keys (OrrerySearchPane *self, GtkWidget *widget);
void             orrery_search_pane_focus_text   (OrrerySearchPane *self);
/* The next typed text is a new query. */
void             orrery_search_pane_select_text  (OrrerySearchPane *self);
/* Clears text and filters; FALSE if there were none. */
gboolean         orrery_search_pane_clear        (OrrerySearchPane *self);

/* (element-type OrreryEntry) (transfer container): all results, or everything if there is no query. */
GPtrArray       *orrery_search_pane_list_found   (OrrerySearchPane *self) G_GNUC_WARN_UNUSED_RESULT;
