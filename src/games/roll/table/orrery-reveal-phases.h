/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryRevealPhases: which phase each player has selected, and what the spare die of two players shows. Tap
 * a phase, or type its letter for the next player.
 *
 * Signals: selected (guint seat, guint phase): `seat` is the number of seats for the spare die */
#pragma once

#include <adwaita.h>

#include "games/roll/assist/lines/orrery-reveal-lines.h"

#define ORRERY_TYPE_REVEAL_PHASES (orrery_reveal_phases_get_type ())
G_DECLARE_FINAL_TYPE (OrreryRevealPhases, orrery_reveal_phases, ORRERY, REVEAL_PHASES, AdwBin)

GtkWidget *orrery_reveal_phases_new (void);
void       orrery_reveal_phases_set (OrreryRevealPhases *self, OrreryRevealLines *lines);
/* On a phone there is room for the names, but not for marks beside them. */
void       orrery_reveal_phases_set_narrow (OrreryRevealPhases *self, gboolean narrow);
