/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A finished game of Race, in words. */
#pragma once

#include "games/race/rules/race.h"

#include <glib.h>

char   *orrery_race_score_title    (const void *state, const char *const *names);
char   *orrery_race_score_subtitle (const void *state, const char *const *names);
/* Of OrreryScoreRow. */
GArray *orrery_race_score_list     (const void *state);
char   *orrery_race_score_built    (const void *state, guint seat);

/* Printed VP of a seat's cards of a kind, and how many they are. */
int     orrery_race_score_printed  (const RaceState *state, guint seat, RaceKind kind, guint *n);
/* The calculation of a bonus: "3 × 2, 1 × 1"; NULL: nothing counts for it. */
char   *orrery_race_score_explain  (const RaceState *state, guint seat, guint design);
