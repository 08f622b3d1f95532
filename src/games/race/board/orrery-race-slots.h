/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryRaceSlots: a tableau at a glance: small pictures with their goods, and the empty slots up to the
 * twelfth. It is not interactive; its button reads its contents aloud. */
#pragma once

#include "games/race/rules/race.h"

#include <gtk/gtk.h>

#define ORRERY_TYPE_RACE_SLOTS (orrery_race_slots_get_type ())
G_DECLARE_FINAL_TYPE (OrreryRaceSlots, orrery_race_slots, ORRERY, RACE_SLOTS, GtkWidget)

/* The size of a picture in px, and the maximum per line. */
GtkWidget *orrery_race_slots_new      (int size, guint columns);
void       orrery_race_slots_set_seat (OrreryRaceSlots *self, const RaceState *state, guint seat);
