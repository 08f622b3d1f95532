/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The texts of the lesson. All strings are newly allocated. */
#pragma once

#include "games/roll/assist/orrery-roll-lesson.h"

G_BEGIN_DECLS

char *orrery_lesson_rolled   (const RollState *state);
char *orrery_lesson_assign   (const RollState *state,
                              OrreryAssignmentMissing  lack);
char *orrery_lesson_phases   (const RollState   *state,
                              const char *const *names);
char *orrery_lesson_phase    (RollPhase phase);
char *orrery_lesson_question (const RollState *state);
char *orrery_lesson_end      (const RollState *state);

G_END_DECLS
