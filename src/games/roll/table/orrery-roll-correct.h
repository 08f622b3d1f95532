/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryRollCorrect: corrects numbers, dice by place, tiles and goods. */
#pragma once

#include "widgets/game/orrery-correct-window.h"

#define ORRERY_TYPE_ROLL_CORRECT (orrery_roll_correct_get_type ())
G_DECLARE_FINAL_TYPE (OrreryRollCorrect, orrery_roll_correct, ORRERY, ROLL_CORRECT, OrreryCorrectWindow)

/* With `hides`, tiles below the top of a stack are shown as everybody sees them. */
GtkWidget *orrery_roll_correct_new (OrrerySession *session, const char *const *names,
                                    gboolean hides);
