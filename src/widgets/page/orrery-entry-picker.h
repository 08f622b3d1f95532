/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryEntryPicker: a button that opens a list of entries. Typing filters it as in the Reference, and Enter
 * picks the first, so that you can pick several in a row without a pointer. */
#pragma once

#include <gtk/gtk.h>

#include "catalog/orrery-catalog.h"

#define ORRERY_TYPE_ENTRY_PICKER (orrery_entry_picker_get_type ())
G_DECLARE_FINAL_TYPE (OrreryEntryPicker, orrery_entry_picker, ORRERY, ENTRY_PICKER, GtkWidget)

/* TRUE if an entry has a mark because it is already picked. */
typedef gboolean (*OrreryIsPicked) (OrreryEntry *entry,
                                    gpointer     data);

/* (element-type OrreryEntry): they are taken. Signal: picked (OrreryEntry *). `label` has a mnemonic. */
GtkWidget *orrery_entry_picker_new    (const char *label, OrreryCatalog *catalog,
                                       GPtrArray *entries, OrreryIsPicked is_picked, gpointer data);
/* Updates the marks. */
void       orrery_entry_picker_update (OrreryEntryPicker *self);
