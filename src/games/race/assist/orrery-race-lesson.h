/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lesson of Race: data/race/lesson.json. */
#pragma once

#include "assist/orrery-lesson.h"

G_BEGIN_DECLS

OrreryLesson *orrery_race_lesson_new (GError **error);

G_END_DECLS
