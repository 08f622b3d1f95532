/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Events, refusals and questions in sentences for people; OrreryGame describes each. */
#pragma once

#include "games/frontiers/rules/frontiers.h"
#include "record/orrery-game.h"

char *orrery_frontiers_story_event (const GameEvent *event, const char *const *names, int seat) G_GNUC_WARN_UNUSED_RESULT;
char *orrery_frontiers_story_events (const GameEvents *events, const char *const *names, int seat) G_GNUC_WARN_UNUSED_RESULT;
OrreryEventRank orrery_frontiers_story_rank (const GameEvent *event);
char *orrery_frontiers_story_question (const void *state, const char *const *names) G_GNUC_WARN_UNUSED_RESULT;
const char *orrery_frontiers_story_refusal (GameStatus status);

/* Words of the game, for building sentences. */
const char *orrery_frontiers_story_name (const char *const *names, int seat); /* names may be NULL */
const char *orrery_frontiers_story_action (guint action);
const char *orrery_frontiers_story_goal (guint goal);
const char *orrery_frontiers_story_kind (guint kind);
const char *orrery_frontiers_story_part (guint part); /* of a score */
char *orrery_frontiers_story_dup_stack (guint stack);
char *orrery_frontiers_story_dup_order (guint packed, const char *const *names);
char *orrery_frontiers_story_correction (const GameEvent *event, const char *const *names);
