/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words for phases, kinds of goods and keywords, translated. */
#pragma once

#include <glib.h>

#include "games/race/rules/data.h"

/* By RaceWhen: "Explore", … "Trade", … */
const char *orrery_race_when_name    (guint when);
/* "Novelty", … "Alien", "Gray". */
const char *orrery_race_good_name    (guint good);
/* The same before "world" or "good". */
const char *orrery_race_good_word    (guint good);
/* By OrreryCardKeyword: "Rebel". */
const char *orrery_race_keyword_name (guint keyword);

/* "Novelty production world", "Military world", "Development". */
char       *orrery_race_dup_sort     (const RaceDesign *card);
