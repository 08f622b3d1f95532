/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A decision how both stacks are rearranged: tiles are moved within their stack, or to the other one and
 * turned over. */
#pragma once

#include "assist/orrery-decision.h"
#include "games/roll/rules/roll.h"

G_BEGIN_DECLS

#define ORRERY_TYPE_ARRANGEMENT (orrery_arrangement_get_type ())

G_DECLARE_FINAL_TYPE (OrreryArrangement, orrery_arrangement, ORRERY, ARRANGEMENT, OrreryDecision)

/* `start` asks whether its actor rearranges. */
OrreryArrangement *orrery_arrangement_new       (const RollState   *start);

/* The faces of a stack, the top one first; ROLL_UNKNOWN where nobody has named a tile. */
const guint8      *orrery_arrangement_get_stack (OrreryArrangement *self,
                                                 guint              kind,
                                                 guint             *n);
/* Moves the tile at a place to another, counted after it is taken away. FALSE if there is none. */
gboolean           orrery_arrangement_move      (OrreryArrangement *self,
                                                 guint              kind,
                                                 guint              i,
                                                 guint              to_kind,
                                                 guint              to);

G_END_DECLS
