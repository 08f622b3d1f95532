/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The contents of a lesson: its chapters, the progress, and its challenges.
 *
 * Signals:
 *   step (guint step): go there
 *   challenge (guint challenge): try it */
#pragma once

#include <adwaita.h>

#include "assist/orrery-lesson.h"

#define ORRERY_TYPE_LESSON_PANE (orrery_lesson_pane_get_type ())
G_DECLARE_FINAL_TYPE (OrreryLessonPane, orrery_lesson_pane, ORRERY, LESSON_PANE, AdwBin)

/* `done` has the ids of chapters and challenges. Shows `step`, or `challenge` unless it is -1. */
void orrery_lesson_pane_show (OrreryLessonPane *self, OrreryLesson *lesson, guint step,
                              int challenge, const char *const *done);
