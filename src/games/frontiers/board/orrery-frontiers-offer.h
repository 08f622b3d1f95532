/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Answers as buttons. */
#pragma once

#include "games/frontiers/rules/frontiers.h"
#include "widgets/game/orrery-game-ui.h"

G_BEGIN_DECLS

void  orrery_frontiers_get_offer   (const void *state, GameAnswer answer, gboolean narrow, OrreryOffer *offer);
/* OrreryGameUi.new_why: at the level Mirror, where a number comes from tiles. */
GtkWidget *orrery_frontiers_new_why (const void *state, GameAnswer answer, const char *label);
/* As short as a button. */
char *orrery_frontiers_dup_label   (const FrState *state, GameAnswer answer) G_GNUC_WARN_UNUSED_RESULT;
/* A colony of the player who is asked, with the good on it. */
char *orrery_frontiers_dup_colony  (const FrState *state, guint at) G_GNUC_WARN_UNUSED_RESULT;
/* The tile that it is about is an entry of My Tiles. */
gboolean orrery_frontiers_is_owners (const FrState *state, GameAnswer answer);
/* It ends the question, or is what most people answer: it stands apart, and Enter gives it. */
gboolean orrery_frontiers_is_plain (const FrState *state, GameAnswer answer);
/* The number that it is about; G_MININT: it is about none. */
int   orrery_frontiers_answer_number (GameAnswer answer);

G_END_DECLS
