/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/assist/orrery-roll-lesson.h"

#include "games/roll/catalog/orrery-roll-catalog.h"
#include "games/roll/words/orrery-roll.h"

OrreryLesson *
orrery_roll_lesson_new (GError **error)
{
  g_autoptr (GBytes) bytes = orrery_catalog_read_file (&orrery_roll_catalog, "lesson.json", error);

  return bytes != NULL ? orrery_lesson_new (&orrery_roll, "lesson.json", bytes, error) : NULL;
}
