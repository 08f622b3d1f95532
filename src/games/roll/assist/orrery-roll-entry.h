/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryRollEntry: one player's roll at a real table, as a decision: how many dice of each color show which
 * side. Its answers are the sides, in the order of the rules. */
#pragma once

#include "assist/orrery-decision.h"
#include "games/roll/assist/lines/orrery-rolled.h"

#define ORRERY_TYPE_ROLL_ENTRY (orrery_roll_entry_get_type ())

G_DECLARE_FINAL_TYPE (OrreryRollEntry, orrery_roll_entry, ORRERY, ROLL_ENTRY, OrreryDecision)

/* What a seat enters of a round after `given`: first its roll, if that is followed, then its assignment;
 * NULL: it has entered both. `state` is at the start of the round. For OrreryTableBook. */
OrreryDecision *orrery_roll_new_entry (const void *state, guint depth, guint seat, const GArray *given);

/* The rolls among the seat's answers, newly allocated: "not said" if only the assignment is entered. The rest
 * follows. */
GArray *orrery_roll_entry_list_sides (const RollState *state, guint seat, const GArray *given) G_GNUC_WARN_UNUSED_RESULT;
