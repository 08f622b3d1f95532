/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lesson of Roll: data/roll/lesson.json. */
#pragma once

#include "assist/orrery-lesson.h"

OrreryLesson *orrery_roll_lesson_new (GError **error);
