/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Says in a few words what the workers of a seat can do in a phase. */
#pragma once

#include <json-glib/json-glib.h>

#include "games/roll/rules/roll.h"

/* How many tiles of that stack this many workers complete. */
int   orrery_phase_completes (const RollState *state, int seat, RollKind kind, int workers);
/* "2 of 3 needed", for so many workers. `is_odd`: one of them is idle. */
char *orrery_phase_note      (const RollState *state, int seat, RollPhase phase, int workers,
                              gboolean *is_odd);
/* The notes of all phases, by their words. */
JsonNode *orrery_phase_notes (const RollState *state, guint seat) G_GNUC_WARN_UNUSED_RESULT;
