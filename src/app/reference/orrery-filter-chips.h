/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryFilterChips: the filters that are in force, each to be removed by a click. */
#pragma once

#include <adwaita.h>

#include "catalog/orrery-facets.h"

G_BEGIN_DECLS

#define ORRERY_TYPE_FILTER_CHIPS (orrery_filter_chips_get_type ())
G_DECLARE_FINAL_TYPE (OrreryFilterChips, orrery_filter_chips, ORRERY, FILTER_CHIPS, AdwBin)

/* Signal: removed (guint facet, guint value, gboolean typed). */

/* `toggled` by buttons, `typed` as words; it is hidden while there are neither. */
void orrery_filter_chips_show (OrreryFilterChips  *self,
                               OrreryCatalog      *catalog,
                               const OrreryFacets *toggled,
                               const OrreryFacets *typed);

G_END_DECLS
