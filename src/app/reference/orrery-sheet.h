/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrrerySheet: tiles on paper, with their powers in words. */
#pragma once

#include <gtk/gtk.h>

#include "catalog/orrery-catalog.h"

typedef struct _OrrerySheet OrrerySheet;

/* (element-type OrreryEntry): entries that are not tiles are left out. `order` is one of the game's sort
 * orders for the grid, with headings for its groups, or by name. */
#define ORRERY_SHEET_BY_NAME -1
OrrerySheet *orrery_sheet_new       (OrreryCatalog *catalog, GPtrArray *entries, int order,
                                     gboolean large);
void         orrery_sheet_free      (OrrerySheet   *self);

/* In points. Returns how many pages it takes. Public for tests. */
guint        orrery_sheet_paginate  (OrrerySheet *self, PangoContext *context, double width,
                                     double height);

/* Prints with `action`; an export writes a PDF to `path`. */
GtkPrintOperationResult orrery_sheet_print (OrrerySheet *self, GtkPrintOperationAction action,
                                            const char *path, GtkWindow *parent, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OrrerySheet, orrery_sheet_free)

/* NULL: there are not that many. For tests. */
OrreryEntry *orrery_sheet_get_tile (OrrerySheet *self, guint tile);
