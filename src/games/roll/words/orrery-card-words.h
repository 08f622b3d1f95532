/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A tile's cost for a seat, and when it could be complete, in words. */
#pragma once

#include <glib.h>

#include "games/roll/rules/roll.h"

/* "Costs 3 settlers. Worth 3 VP." */
char       *orrery_card_tell_cost     (const RollState *state, int seat, guint face);
/* "5 − 1 Biological Adaptation"; NULL: the printed cost. */
char       *orrery_card_tell_discount (const RollState *state, int seat, guint face);
/* "Complete after 13 settlers: 3 for it, 10 for the tiles above it." For the bottom of its stack. */
char       *orrery_card_tell_wait     (const RollState *state, int seat, guint face);
/* The label of an answer for a drawn tile: "Choose World", or the position if there is a choice. */
const char *orrery_card_name_put      (const RollState *state, GameAnswer answer);
