/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryScoreBars: where the points of a finished game came from, as one bar per player. */
#pragma once

#include <gtk/gtk.h>

#include "record/orrery-game.h"

#define ORRERY_TYPE_SCORE_BARS (orrery_score_bars_get_type ())
G_DECLARE_FINAL_TYPE (OrreryScoreBars, orrery_score_bars, ORRERY, SCORE_BARS, GtkWidget)

GtkWidget *orrery_score_bars_new (const OrreryGame *game, const void *state,
                                  const char *const *names);
