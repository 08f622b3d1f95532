/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What moving a die makes of a plan: which power it is by, what it takes back, what it selects. */
#pragma once

#include "games/roll/assist/orrery-assignment-plan.h"
#include "games/roll/assist/orrery-assignment.h"

G_BEGIN_DECLS

/* The move is between places, by a die that is there; `outcome` is the plan's. `face` is the power
 * that it is by, if it is by one. ORRERY_ASSIGNMENT_BY_NOTHING: the plan is spoilt. */
OrreryAssignmentWay plan_move       (Plan            *plan,
                                const RollState *start,
                                const Outcome   *outcome,
                                OrreryDieMove    move,
                                guint8          *face);
/* Without what brought a die that is there to its place. */
gboolean       plan_take_back  (Plan            *plan,
                                const RollState *start,
                                guint            colour,
                                guint            place);

gboolean       plan_is_used    (const Plan      *plan,
                                guint8           face);
/* A power that is in hand and has moved nobody can be let go without a trace. */
gboolean       plan_is_idle    (const Plan      *plan);
void           plan_remove_use (Plan            *plan,
                                guint            i);

G_END_DECLS
