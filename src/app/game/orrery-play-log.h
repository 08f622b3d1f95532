/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes a game into a log: events that belong together become one line, even if they come from several answers. */
#pragma once

#include "record/orrery-record.h"
#include "widgets/log/orrery-log-view.h"

typedef struct _OrreryPlayLog OrreryPlayLog;

OrreryPlayLog *orrery_play_log_new  (OrreryLogView *view);
void           orrery_play_log_free (OrreryPlayLog *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (OrreryPlayLog, orrery_play_log_free)

/* Starts over with everything that has happened up to the record's point. `reader` is a seat, -1 to read
 * everything, or GAME_MAX_SEATS for the public part. */
void orrery_play_log_fill  (OrreryPlayLog *self, OrreryRecord *record, const char *const *names,
                            int reader);
/* Adds the events of the answer just given; `point` counts it. flush() writes them. */
void orrery_play_log_add   (OrreryPlayLog *self, guint point, const GameEvents *events);
void orrery_play_log_flush (OrreryPlayLog     *self);

/* The point of the first event of each round; a GArray of guint, borrowed. */
const GArray *orrery_play_log_get_rounds (OrreryPlayLog *self);
