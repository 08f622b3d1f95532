/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryFoundList: the results of a search, one per line; Enter opens the selected one. */
#pragma once

#include <gtk/gtk.h>

#include "catalog/orrery-result.h"

#define ORRERY_TYPE_FOUND_LIST (orrery_found_list_get_type ())
G_DECLARE_FINAL_TYPE (OrreryFoundList, orrery_found_list, ORRERY, FOUND_LIST, GtkWidget)

/* Signals:
 *   open (OrreryResult *, gboolean by_key): an entry or a command, by Enter or else by a click
 *   selected (OrreryResult *, may be NULL)
 *   left: Escape, or Up from the first line */

/* Builds the parts that the first frame does not show; call it before anything else. */
void        orrery_found_list_build         (OrreryFoundList     *self);

/* (element-type OrreryResult): `results` marks the matches and is borrowed until the list is filled again.
 * With results the first is selected; without (NULL) none. */
void        orrery_found_list_fill          (OrreryFoundList *self, GPtrArray *items,
                                             const OrreryResults *results);
/* (element-type OrreryResult) */
GListModel *orrery_found_list_get_model     (OrreryFoundList     *self);

void        orrery_found_list_open_selected (OrreryFoundList     *self);
/* Focuses the selected one, or the first. */
void        orrery_found_list_focus         (OrreryFoundList     *self);
