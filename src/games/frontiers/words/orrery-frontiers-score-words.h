/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The result of a game in words and as a table; see OrreryGame. */
#pragma once

#include "games/frontiers/rules/frontiers.h"
#include "record/orrery-game.h"

char   *orrery_frontiers_score_result (const void *state, const char *const *names) G_GNUC_WARN_UNUSED_RESULT;
GArray *orrery_frontiers_score_list   (const void *state) G_GNUC_WARN_UNUSED_RESULT;
char   *orrery_frontiers_score_built  (const void *state, guint seat) G_GNUC_WARN_UNUSED_RESULT;

/* Of one kind, all together; of a goal also which. */
int     orrery_frontiers_score_part   (const FrState *state, guint seat, FrPart kind, guint goal);
/* TRUE if it was computed from entries of My Tiles. */
gboolean orrery_frontiers_score_is_owners (const FrState *state, guint seat, FrPart part);
/* "3 steps: 2 VP from 3, 5 VP from 5, 8 VP from 7" */
char   *orrery_frontiers_goal_steps   (const FrState *state, guint goal) G_GNUC_WARN_UNUSED_RESULT;
/* What to enter for a part of the score, as in FR_ASK_SCORE, and what a goal gives for it. */
char   *orrery_frontiers_score_explain (const FrState *state, guint part) G_GNUC_WARN_UNUSED_RESULT;
/* Which goals count: mask of FrGoal. */
guint   orrery_frontiers_goals_in_play (const FrState *state);
