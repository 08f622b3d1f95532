/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryFrontiersSearch: finds one of many worlds by a few letters of its name, best match first.
 *
 * Signal: picked (guint answer) */
#pragma once

#include <gtk/gtk.h>

#include "games/frontiers/rules/frontiers.h"

#define ORRERY_TYPE_FRONTIERS_SEARCH (orrery_frontiers_search_get_type ())
G_DECLARE_FINAL_TYPE (OrreryFrontiersSearch, orrery_frontiers_search, ORRERY, FRONTIERS_SEARCH, GtkWidget)

/* NULL: this question is not about many worlds. */
GtkWidget *orrery_frontiers_search_new (const FrState *state);
