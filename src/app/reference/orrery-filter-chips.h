/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryFilterChips: the active filters, each of which can be removed with a click. */
#pragma once

#include <adwaita.h>

#include "catalog/orrery-facets.h"

#define ORRERY_TYPE_FILTER_CHIPS (orrery_filter_chips_get_type ())
G_DECLARE_FINAL_TYPE (OrreryFilterChips, orrery_filter_chips, ORRERY, FILTER_CHIPS, AdwBin)

/* Signal: removed (guint facet, guint value, gboolean typed). */

/* `toggled` come from buttons, `typed` from words; it is hidden if there are neither. */
void orrery_filter_chips_show (OrreryFilterChips *self, OrreryCatalog *catalog,
                               const OrreryFacets *toggled, const OrreryFacets *typed);
