/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A decision that is a set: tiles to abandon, dice to recruit, cards to keep. The rules say what it can
 * contain (Game.set); people tick and untick as they like. */
#pragma once

#include "assist/orrery-decision.h"

#define ORRERY_TYPE_TICKS (orrery_ticks_get_type ())

G_DECLARE_DERIVABLE_TYPE (OrreryTicks, orrery_ticks, ORRERY, TICKS, OrreryDecision)

struct _OrreryTicksClass
{
  OrreryDecisionClass parent_class;
};

/* A game's subtype may word it, and lay out the ticked pieces. */
OrreryDecision   *orrery_ticks_new        (GType type, const OrreryGame *game, const void *state);

/* How many are wanted; 0: any number. */
guint             orrery_ticks_get_wanted (OrreryTicks      *self);
/* The ticked pieces, in the order of the rules. */
const GameAnswer *orrery_ticks_get_ticked (OrreryTicks *self, guint *n);
