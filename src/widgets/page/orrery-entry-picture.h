/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The small picture of an entry in lists: a piece, or a symbol in a well. */
#pragma once

#include <gtk/gtk.h>

#include "catalog/orrery-entry.h"

#define ORRERY_TYPE_ENTRY_PICTURE (orrery_entry_picture_get_type ())
G_DECLARE_FINAL_TYPE (OrreryEntryPicture, orrery_entry_picture, ORRERY, ENTRY_PICTURE, GtkWidget)

GtkWidget     *orrery_entry_picture_new       (int                 size);
void           orrery_entry_picture_set_entry (OrreryEntryPicture *self, OrreryEntry *entry);
