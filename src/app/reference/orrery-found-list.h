/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryFoundList: what a search finds, line by line, with the one chosen that Enter opens. */
#pragma once

#include <gtk/gtk.h>

#include "catalog/orrery-result.h"

G_BEGIN_DECLS

#define ORRERY_TYPE_FOUND_LIST (orrery_found_list_get_type ())
G_DECLARE_FINAL_TYPE (OrreryFoundList, orrery_found_list, ORRERY, FOUND_LIST, GtkWidget)

/* Signals:
 *   open (OrreryResult *, gboolean by_key): an entry or a command, by Enter or else by a click
 *   selected (OrreryResult *, may be NULL)
 *   left: Escape, or Up from the first line */

/* Builds what the first frame does not show; call it before anything else. */
void        orrery_found_list_build         (OrreryFoundList     *self);

/* (element-type OrreryResult): what matched is marked by `results`, which is borrowed until it is
 * filled again. With results the first is selected, without (NULL) none. */
void        orrery_found_list_fill          (OrreryFoundList     *self,
                                             GPtrArray           *items,
                                             const OrreryResults *results);
/* (element-type OrreryResult) */
GListModel *orrery_found_list_get_model     (OrreryFoundList     *self);

void        orrery_found_list_open_selected (OrreryFoundList     *self);
/* The focus goes to what is selected, or to the first. */
void        orrery_found_list_focus         (OrreryFoundList     *self);

G_END_DECLS
