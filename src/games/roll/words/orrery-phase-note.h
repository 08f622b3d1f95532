/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Says in a few words what the workers of a seat can do in a phase. */
#pragma once

#include <glib.h>

#include "games/roll/rules/roll.h"

G_BEGIN_DECLS

/* Dice still missing on the tile on top of that stack; -1: there is no tile that is known. */
int   orrery_phase_needed (const RollState *state,
                           int              seat,
                           RollKind         kind);
/* "2 of 3 needed", for so many workers. `is_odd` says whether one of them can do nothing. */
char *orrery_phase_note   (const RollState *state,
                           int              seat,
                           RollPhase        phase,
                           int              workers,
                           gboolean        *is_odd);

G_END_DECLS
