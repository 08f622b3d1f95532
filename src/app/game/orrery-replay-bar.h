/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryReplayBar: steps or plays through a game, by step or by round.
 *
 * Signal: seek (guint point): show that moment. */
#pragma once

#include <gtk/gtk.h>

#define ORRERY_TYPE_REPLAY_BAR (orrery_replay_bar_get_type ())
G_DECLARE_FINAL_TYPE (OrreryReplayBar, orrery_replay_bar, ORRERY, REPLAY_BAR, GtkWidget)

/* The points to stop at, ascending, and those at which rounds begin; both are copied. */
void       orrery_replay_bar_set_points (OrreryReplayBar *self, const GArray *points,
                                         const GArray *rounds);
/* The current point; emits nothing. */
void       orrery_replay_bar_set_point  (OrreryReplayBar *self, guint point);
/* Steps (or rounds) forward, or back when negative. FALSE at the end. */
gboolean   orrery_replay_bar_step       (OrreryReplayBar *self, int steps, gboolean rounds);
void       orrery_replay_bar_set_playing (OrreryReplayBar *self, gboolean playing);
/* Milliseconds between two steps. */
void       orrery_replay_bar_set_pace   (OrreryReplayBar *self, guint pace);
