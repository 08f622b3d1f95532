/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryFrontiersCorrect: every number and piece of a table of New Frontiers, to be set by hand. */
#pragma once

#include "widgets/game/orrery-correct-window.h"

#define ORRERY_TYPE_FRONTIERS_CORRECT (orrery_frontiers_correct_get_type ())
G_DECLARE_FINAL_TYPE (OrreryFrontiersCorrect, orrery_frontiers_correct, ORRERY, FRONTIERS_CORRECT, OrreryCorrectWindow)

/* OrreryTableUi.new_correction */
GtkWidget *orrery_frontiers_correct_new (OrrerySession *session, const char *const *names, gboolean hides);
