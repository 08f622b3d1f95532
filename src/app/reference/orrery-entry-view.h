/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryEntryView: one entry of the reference, as a page, in any room.
 *
 * Links on the page activate its action "entry.open". It then emits "open" with the entry; if
 * nobody handles that (by returning TRUE) the view shows the entry itself. */
#pragma once

#include <gtk/gtk.h>

#include "catalog/orrery-catalog.h"

#define ORRERY_TYPE_ENTRY_VIEW (orrery_entry_view_get_type ())
G_DECLARE_FINAL_TYPE (OrreryEntryView, orrery_entry_view, ORRERY, ENTRY_VIEW, GtkWidget)

/* Property: entry (OrreryEntry). Signal: gboolean open (OrreryEntry *). */
GtkWidget   *orrery_entry_view_new       (void);

void         orrery_entry_view_set_entry (OrreryEntryView *self, OrreryEntry *entry);
/* The same, but builds one part of the page per frame, so that a long page does not slow down typing. */
void         orrery_entry_view_peek      (OrreryEntryView *self, OrreryEntry *entry);
/* Leaves the next frame to the results of a key. */
void         orrery_entry_view_wait      (OrreryEntryView *self);
/* Focuses the page, and has it read out. */
void         orrery_entry_view_focus     (OrreryEntryView *self);
