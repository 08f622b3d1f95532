/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryRaceCorrect: fixes mistakes: chips, pool, hands, tableaus and goods. */
#pragma once

#include "widgets/game/orrery-correct-window.h"

#define ORRERY_TYPE_RACE_CORRECT (orrery_race_correct_get_type ())
G_DECLARE_FINAL_TYPE (OrreryRaceCorrect, orrery_race_correct, ORRERY, RACE_CORRECT, OrreryCorrectWindow)

GtkWidget *orrery_race_correct_new (OrrerySession *session, const char *const *names,
                                    gboolean hides);
/* A row for a card: its picture, its name, and where it is. */
GtkWidget *orrery_race_card_row_new (guint design, const char *about);
