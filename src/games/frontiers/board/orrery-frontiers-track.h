/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryFrontiersTrack: the priority track, with the disks that have selected, the gap and the rest; next to
 * it, the order of play for this action. */
#pragma once

#include <adwaita.h>

#include "games/frontiers/rules/frontiers.h"

#define ORRERY_TYPE_FRONTIERS_TRACK (orrery_frontiers_track_get_type ())
G_DECLARE_FINAL_TYPE (OrreryFrontiersTrack, orrery_frontiers_track, ORRERY, FRONTIERS_TRACK, AdwBin)

GtkWidget *orrery_frontiers_track_new (void);
void       orrery_frontiers_track_set (OrreryFrontiersTrack *self, const FrState *state, const char *const *names);
