/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The catalogue of this program. */
#pragma once

#include "catalog/orrery-catalog.h"

G_BEGIN_DECLS

/* Loaded when first asked for, and kept. */
OrreryCatalog *orrery_catalog_get_default (GError **error);

/* The same, loaded anew. */
OrreryCatalog *orrery_catalog_load_default (GError **error);

G_END_DECLS
