/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How an assignment is asked for, in whichever room it is made. */
#pragma once

#include "games/roll/assist/orrery-assignment.h"
#include "games/roll/board/orrery-phase-strip.h"
#include "games/roll/board/orrery-tableau.h"

G_BEGIN_DECLS

/* The next step for its player; NULL: none. */
char *orrery_assignment_tell_next   (OrreryAssignment *self,
                                     const char       *name) G_GNUC_WARN_UNUSED_RESULT;
/* Powers that could still move somebody; NULL: none. */
char *orrery_assignment_tell_powers (OrreryAssignment *self) G_GNUC_WARN_UNUSED_RESULT;

/* The possible moves of its dice and powers. */
void  orrery_assignment_offer       (OrreryAssignment *self,
                                     OrreryPhaseStrip *strip,
                                     OrreryTableau    *tableau);

G_END_DECLS
