/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryFilterBar: the filters as toggles. */
#pragma once

#include <gtk/gtk.h>

#include "catalog/orrery-facets.h"

#define ORRERY_TYPE_FILTER_BAR (orrery_filter_bar_get_type ())
G_DECLARE_FINAL_TYPE (OrreryFilterBar, orrery_filter_bar, ORRERY, FILTER_BAR, GtkWidget)

/* Signal: changed. */
GtkWidget          *orrery_filter_bar_new        (void);

/* Builds the toggles, all off; again for another game. Two dozen of them would delay the first frame. */
void                orrery_filter_bar_build      (OrreryFilterBar *self, OrreryCatalog *catalog);
/* The same with only the values that are printed large on a piece. */
void                orrery_filter_bar_build_printed (OrreryFilterBar *self, OrreryCatalog *catalog);

const OrreryFacets *orrery_filter_bar_get_facets (OrreryFilterBar *self);
void                orrery_filter_bar_set        (OrreryFilterBar *self, OrreryFacet facet,
                                                  guint value, gboolean on);
void                orrery_filter_bar_clear      (OrreryFilterBar *self);
