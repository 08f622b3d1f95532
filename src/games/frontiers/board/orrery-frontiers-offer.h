/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Answers as buttons. */
#pragma once

#include "games/frontiers/words/orrery-frontiers-answer.h"
#include "widgets/game/orrery-game-ui.h"

void  orrery_frontiers_get_offer   (const void *state, GameAnswer answer, gboolean narrow, OrreryOffer *offer);
/* OrreryGameUi.new_why: at the level Mirror, if a number depends on tiles. */
GtkWidget *orrery_frontiers_new_why (const void *state, GameAnswer answer, const char *label);
/* TRUE if its tile is an entry of My Tiles. */
gboolean orrery_frontiers_is_owners (const FrState *state, GameAnswer answer);
/* TRUE if it ends the question, or is the most common answer: it is set apart, and Enter gives it. */
gboolean orrery_frontiers_is_plain (const FrState *state, GameAnswer answer);
