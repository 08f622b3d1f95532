/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The small picture of an entry in lists: a tile, a die, or a symbol in a well. */
#pragma once

#include <gtk/gtk.h>

#include "catalog/orrery-entry.h"
#include "widgets/art/orrery-symbols.h"

G_BEGIN_DECLS

#define ORRERY_TYPE_ENTRY_PICTURE (orrery_entry_picture_get_type ())
G_DECLARE_FINAL_TYPE (OrreryEntryPicture, orrery_entry_picture, ORRERY, ENTRY_PICTURE, GtkWidget)

GtkWidget     *orrery_entry_picture_new       (int                 size);
void           orrery_entry_picture_set_entry (OrreryEntryPicture *self,
                                               OrreryEntry        *entry);

/* What stands for an entry that is neither tile nor die. */
OrrerySymbolId orrery_entry_get_symbol        (OrreryEntry        *entry);

G_END_DECLS
