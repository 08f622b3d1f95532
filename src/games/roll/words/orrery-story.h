/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Events, refusals and questions in sentences for people. */
#pragma once

#include "games/roll/rules/roll.h"
#include "record/orrery-record.h"

/* One event as a sentence, or NULL if it is not worth telling. `seat` is the reader: secrets of others are
 * left out; -1 reads everything. `names` are the players', by seat. */
char *orrery_story_event (const GameEvent *event, const char *const *names,
                          int seat) G_GNUC_WARN_UNUSED_RESULT;

/* All events of one answer, as a few sentences (several events of one kind are combined), or NULL. */
char *orrery_story_events (const GameEvents *events, const char *const *names,
                           int seat) G_GNUC_WARN_UNUSED_RESULT;

/* How important an event is to a reader of the log. */
OrreryEventRank orrery_story_rank (const GameEvent *event);

/* The current question as one sentence that says who decides what. */
char *orrery_story_question (const void *state, const char *const *names) G_GNUC_WARN_UNUSED_RESULT;

/* Why an answer is rejected, as a sentence; static. */
const char *orrery_story_refusal (GameStatus status);
