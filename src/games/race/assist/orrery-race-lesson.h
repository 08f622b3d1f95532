/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lesson of Race: data/race/lesson.json. */
#pragma once

#include "assist/orrery-lesson.h"

OrreryLesson *orrery_race_lesson_new (GError **error);
