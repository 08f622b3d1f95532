/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryReference: the room to look things up. */
#pragma once

#include "app/room/orrery-room.h"
#include "app/reference/orrery-search-pane.h"

#define ORRERY_TYPE_REFERENCE (orrery_reference_get_type ())
G_DECLARE_FINAL_TYPE (OrreryReference, orrery_reference, ORRERY, REFERENCE, GtkWidget)

/* Places other than the ids of entries. */
#define ORRERY_PLACE_BROWSE ""
#define ORRERY_PLACE_HELP "?"

GtkWidget        *orrery_reference_new       (void);

/* Loads the catalog if that has not happened after the first frame yet. Public for tests. */
void              orrery_reference_load      (OrreryReference *self);

/* Shows an entry by its id, or another place, and remembers it. */
void              orrery_reference_open      (OrreryReference *self, const char *place);
/* The same for callers from outside, by its key: a search that does not contain the entry is cleared. */
void              orrery_reference_open_from_outside (OrreryReference *self, const char *place);
void              orrery_reference_search    (OrreryReference *self, const char *text);

/* The entry on the screen, or the one that Enter would open. NULL: none. Public for tests. */
OrreryEntry      *orrery_reference_get_shown (OrreryReference *self);

/* Works in any room: opens an entry in a dialog above the window of `from`. */
void              orrery_reference_show      (GtkWidget *from, const char *entry_id);
