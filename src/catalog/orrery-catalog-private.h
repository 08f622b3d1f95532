/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "orrery-catalog.h"
#include "orrery-concepts.h"

typedef struct _OrreryIndex OrreryIndex;
typedef struct _OrreryIndexBuilder OrreryIndexBuilder;

struct _OrreryCatalog
{
  GObject parent_instance;

  const OrreryCatalogGame *game;
  GPtrArray      *entries;
  GHashTable     *by_id;
  OrreryConcepts *concepts;
  OrreryIndex    *index; /* made by the first search, or before it in parts */
  OrreryIndexBuilder *builder; /* until it is finished */
};

/* Appends a new entry, which the catalog owns; the id must be new. */
OrreryEntry *orrery_catalog_add  (OrreryCatalog *self, OrreryKind kind, const char *id);

gboolean     orrery_catalog_load (OrreryCatalog *self, OrreryCatalogReader reader, gpointer data,
                                  GError **error);

OrreryIndex *orrery_catalog_get_index (OrreryCatalog *self);
