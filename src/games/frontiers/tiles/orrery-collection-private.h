/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/frontiers/tiles/orrery-collection.h"

struct _OrreryCollection
{
  GObject parent_instance;

  JsonObject *root; /* as it was read, including unknown members */
};

extern const char *const orrery_collection_members[ORRERY_COLLECTION_N_LISTS];

/* A name alone, which every collection starts with. */
gboolean orrery_collection_is_bare (JsonObject *entry);

/* The entry that is the same tile or stack, or NULL. */
JsonObject *orrery_collection_find_entry (OrreryCollection *self, OrreryCollectionList list, JsonObject *entry);
/* Adds faces of a stack that nobody has entered; returns whether there was a contradiction. */
gboolean orrery_collection_merge_faces (JsonObject *own, JsonObject *other);
