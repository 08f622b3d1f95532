/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A decision about rearranging both stacks: tiles are moved within their stack, or turned over and moved to
 * the other one. */
#pragma once

#include "assist/orrery-decision.h"
#include "games/roll/rules/roll.h"

#define ORRERY_TYPE_ARRANGEMENT (orrery_arrangement_get_type ())

G_DECLARE_FINAL_TYPE (OrreryArrangement, orrery_arrangement, ORRERY, ARRANGEMENT, OrreryDecision)

/* `start` asks whether its actor rearranges. */
OrreryArrangement *orrery_arrangement_new       (const RollState   *start);

/* The faces of a stack, top first; ROLL_UNKNOWN for unnamed tiles. */
const guint8      *orrery_arrangement_get_stack (OrreryArrangement *self, guint kind, guint *n);
/* Moves a tile from one position to another, counted after it is removed. FALSE if there is none. */
gboolean           orrery_arrangement_move      (OrreryArrangement *self, guint kind, guint i,
                                                 guint to_kind, guint to);
