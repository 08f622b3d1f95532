/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "orrery-catalog.h"

G_BEGIN_DECLS

typedef struct _OrreryIndex OrreryIndex;

struct _OrreryCatalog
{
  GObject parent_instance;

  GPtrArray   *entries;
  GHashTable  *by_id;
  OrreryIndex *index; /* made by the first search */
};

/* Appends a new entry of its own; the id must be new. */
OrreryEntry *orrery_catalog_add  (OrreryCatalog        *self,
                                  OrreryKind            kind,
                                  const char           *id);

gboolean     orrery_catalog_load (OrreryCatalog        *self,
                                  OrreryCatalogReader   reader,
                                  gpointer              data,
                                  GError              **error);

OrreryIndex *orrery_catalog_get_index (OrreryCatalog *self);

/* What orrery_catalog_get_default keeps, loaded anew. */
OrreryCatalog *orrery_catalog_load_default (GError **error);

G_END_DECLS
