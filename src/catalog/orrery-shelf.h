/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryShelf: saved and recently viewed entries. Stored in the settings. */
#pragma once

#include "catalog/orrery-catalog.h"

#define ORRERY_TYPE_SHELF (orrery_shelf_get_type ())
G_DECLARE_FINAL_TYPE (OrreryShelf, orrery_shelf, ORRERY, SHELF, GObject)

/* Signals: changed. */
OrreryShelf *orrery_shelf_get_default (void);

gboolean     orrery_shelf_is_saved    (OrreryShelf *self, OrreryEntry *entry);
void         orrery_shelf_set_saved   (OrreryShelf *self, OrreryEntry *entry, gboolean saved);
/* Moves it to the front of the recently viewed entries. */
void         orrery_shelf_look_up     (OrreryShelf *self, OrreryEntry *entry);
void         orrery_shelf_forget      (OrreryShelf   *self);

/* (element-type OrreryEntry) (transfer container): newest first; unknown ids are left out. */
GPtrArray   *orrery_shelf_list_saved  (OrreryShelf   *self,
                                       OrreryCatalog *catalog) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray   *orrery_shelf_list_recent (OrreryShelf   *self,
                                       OrreryCatalog *catalog) G_GNUC_WARN_UNUSED_RESULT;
