/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryFrontiersTurns: at the level Clock, everybody's move in an action. Most people make the usual move,
 * which is preset, so that you enter only exceptions, and Done answers for all.
 *
 * If several seats are asked, its choices are answers of the rules with the seat, counted from 1, in the last
 * operand. */
#pragma once

#include "assist/orrery-decision.h"
#include "games/frontiers/rules/frontiers.h"

#define ORRERY_TYPE_FRONTIERS_TURNS (orrery_frontiers_turns_get_type ())
G_DECLARE_FINAL_TYPE (OrreryFrontiersTurns, orrery_frontiers_turns, ORRERY, FRONTIERS_TURNS, OrreryDecision)

/* OrreryGame.new_decision: NULL for other questions. */
OrreryDecision *orrery_frontiers_new_decision (const void *state);

/* TRUE if several seats are asked. */
gboolean orrery_frontiers_turns_is_shared (OrreryFrontiersTurns *self);
/* The move of a seat; FALSE if it is not asked (any more). */
gboolean orrery_frontiers_turns_get (OrreryFrontiersTurns *self, guint seat, GameAnswer *answer);

/* The choice that gives this answer for a seat. */
GameAnswer orrery_frontiers_turns_get_choice (OrreryFrontiersTurns *self, guint seat, GameAnswer answer);
/* The answers that a seat will give on its turn, as a new GArray of GameAnswer. */
GArray *orrery_frontiers_turns_list (OrreryFrontiersTurns *self, guint seat) G_GNUC_WARN_UNUSED_RESULT;
