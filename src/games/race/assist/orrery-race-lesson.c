/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/race/assist/orrery-race-lesson.h"

#include "games/race/catalog/orrery-race-catalog.h"
#include "games/race/words/orrery-race.h"

OrreryLesson *
orrery_race_lesson_new (GError **error)
{
  g_autoptr (GBytes) bytes = orrery_catalog_read_file (&orrery_race_catalog, "lesson.json", error);

  return bytes != NULL ? orrery_lesson_new (&orrery_race, "lesson.json", bytes, error) : NULL;
}
