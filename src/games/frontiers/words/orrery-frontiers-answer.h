/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Answers in a few words. */
#pragma once

#include "games/frontiers/rules/frontiers.h"
#include "record/orrery-game.h"

/* OrreryGame.tell_answer: short enough for a button. `state` is an FrState. */
char *orrery_frontiers_dup_label  (const void *state, GameAnswer answer) G_GNUC_WARN_UNUSED_RESULT;
/* A colony of the asked player, with the good on it. */
char *orrery_frontiers_dup_colony (const FrState *state, guint at) G_GNUC_WARN_UNUSED_RESULT;
/* The number in the answer; G_MININT: there is none. */
int   orrery_frontiers_answer_number (GameAnswer answer);
/* By FrKind: "Genes". */
const char *orrery_frontiers_kind_title (guint kind);
