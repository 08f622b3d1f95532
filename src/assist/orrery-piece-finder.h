/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Suggests pieces to add to a final table: by a few letters of the name, by what the Reference
 * understands ("brown 2", a power), and by filters. */
#pragma once

#include "assist/orrery-final.h"
#include "catalog/orrery-catalog.h"
#include "catalog/orrery-filter.h"

/* (element-type OrreryEntry) (transfer container): best first. Empty without text and filters. */
GPtrArray *orrery_piece_find (const OrreryFinalGame *game, OrreryCatalog *catalog, const char *text,
                              const OrreryFilter *filter) G_GNUC_WARN_UNUSED_RESULT;
