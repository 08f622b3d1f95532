/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Questions and answers in words for the player. */
#pragma once

#include "games/race/rules/race.h"

#include <glib.h>

/* One sentence that tells `name` what to decide. */
char *orrery_race_play_question (const void *state, const char *name) G_GNUC_WARN_UNUSED_RESULT;
/* TRUE if one windfall world answers it. */
gboolean orrery_race_play_is_one_windfall (const RaceState *state);
/* A line that helps with the decision; NULL: none. */
char *orrery_race_play_advice   (const RaceState *state) G_GNUC_WARN_UNUSED_RESULT;

/* An answer, short enough for a button. */
char *orrery_race_play_answer   (const void *state, GameAnswer answer) G_GNUC_WARN_UNUSED_RESULT;
/* Its gain: "+2 VP, 1 card"; NULL: it is too long. */
char *orrery_race_play_gain     (const void *state, GameAnswer answer) G_GNUC_WARN_UNUSED_RESULT;

/* "+2 VP, 1 card" */
char *orrery_race_play_sum      (int chips, int cards) G_GNUC_WARN_UNUSED_RESULT;

/* Explains the cost of placing a card, or the strength of the asked seat against it; NULL: as printed. */
char *orrery_race_play_why      (const RaceState *state, guint design) G_GNUC_WARN_UNUSED_RESULT;

/* What placing a card costs the asked seat; and "2 short" if its hand cannot pay for that. */
int   orrery_race_play_cost     (const RaceState *state, guint design);
char *orrery_race_play_short    (const RaceState *state, guint design) G_GNUC_WARN_UNUSED_RESULT;

/* A part of a sum: "Replicant Robots". */
const char *orrery_race_play_cause (const GameCause *cause);

/* The player's choice this round, after "chose": "Explore +5", short enough for a tag; NULL: no bonus that
 * must be shown. */
const char *orrery_race_bonus_tag (guint action);
