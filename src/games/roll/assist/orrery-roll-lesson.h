/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lesson of Roll: data/roll/lesson.json. */
#pragma once

#include "assist/orrery-lesson.h"

G_BEGIN_DECLS

OrreryLesson *orrery_roll_lesson_new (GError **error);

G_END_DECLS
