/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Helpers for games to add their pieces to a catalog. */
#pragma once

#include "orrery-catalog-private.h"
#include "orrery-entry-private.h"
#include "orrery-json.h"

struct _OrreryLoader
{
  OrreryCatalog *catalog;
  OrreryJson     json;
};

typedef void (*OrreryLoadElement) (OrreryLoader *loader,
                                   JsonObject   *object,
                                   guint         index);

/* Calls load for every object of a list. If expected is above 0, the list must be that long. */
void orrery_loader_read_list (OrreryLoader *loader, JsonObject *root, const char *member,
                              guint expected, OrreryLoadElement load);
