/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The beginning of a list that grows as you scroll towards its end. GtkListView makes widgets for some two
 * hundred rows, however few are visible; with tiles in them that takes time and memory. */
#pragma once

#include <gtk/gtk.h>

#define ORRERY_TYPE_LAZY_LIST (orrery_lazy_list_get_type ())
G_DECLARE_FINAL_TYPE (OrreryLazyList, orrery_lazy_list, ORRERY, LAZY_LIST, GObject)

/* Starts with as many items as fill a page if none is lower than `least_height`, and adds as many each time. */
OrreryLazyList *orrery_lazy_list_new       (GListModel *model, GtkAdjustment *adjustment,
                                            guint least_height);

/* The model for the list view. */
GListModel     *orrery_lazy_list_get_model (OrreryLazyList    *self);
/* Back to the beginning, before the model is filled again. */
void            orrery_lazy_list_reset     (OrreryLazyList    *self);
/* Makes sure that the list includes an item. */
void            orrery_lazy_list_reach     (OrreryLazyList *self, guint position);
