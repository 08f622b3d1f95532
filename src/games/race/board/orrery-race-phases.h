/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryRacePhases: the middle of the table: the round, its phases with who chose them, the pool, the fullest
 * tableau, deck and discard. */
#pragma once

#include "games/race/rules/race.h"

#include <gtk/gtk.h>

#define ORRERY_TYPE_RACE_PHASES (orrery_race_phases_get_type ())
G_DECLARE_FINAL_TYPE (OrreryRacePhases, orrery_race_phases, ORRERY, RACE_PHASES, GtkWidget)

GtkWidget *orrery_race_phases_new         (void);

void       orrery_race_phases_set_names   (OrreryRacePhases *self, const char *const *names);
void       orrery_race_phases_set_state   (OrreryRacePhases *self, const RaceState *state);
/* Less room: without who chose what; and as on a phone, with the phases below the bars. */
void       orrery_race_phases_set_layout  (OrreryRacePhases *self, gboolean tight, gboolean compact);

/* Where cards come from and go to, for animations. */
GtkWidget *orrery_race_phases_get_deck    (OrreryRacePhases  *self);
