/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/frontiers/tiles/orrery-collection.h"

G_BEGIN_DECLS

struct _OrreryCollection
{
  GObject parent_instance;

  JsonObject *root; /* as it was read, including unknown members */
};

extern const char *const orrery_collection_members[ORRERY_COLLECTION_N_LISTS];

/* A name alone, which every collection starts with. */
gboolean orrery_collection_is_bare (JsonObject *entry);

G_END_DECLS
