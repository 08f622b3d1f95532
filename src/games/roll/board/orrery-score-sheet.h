/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryScoreSheet: how many points everybody has from what, with the tie-break. Every number answers "why?". */
#pragma once

#include <gtk/gtk.h>

#include "games/roll/rules/roll.h"

#define ORRERY_TYPE_SCORE_SHEET (orrery_score_sheet_get_type ())
G_DECLARE_FINAL_TYPE (OrreryScoreSheet, orrery_score_sheet, ORRERY, SCORE_SHEET, GtkWidget)

GtkWidget *orrery_score_sheet_new       (void);
void       orrery_score_sheet_set_state (OrreryScoreSheet *self, const RollState *state,
                                         const char *const *names);
