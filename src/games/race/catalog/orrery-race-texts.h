/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card's powers, in sentences generated from the engine's tables. */
#pragma once

#include <glib.h>

#include "games/race/rules/data.h"

char *orrery_race_tell_power   (const RacePower *power);
/* How a world gets goods; NULL: it is a development. */
char *orrery_race_tell_goods   (const RaceDesign *card);
/* All lines of a 6-cost development; NULL: it is not one. */
char *orrery_race_tell_bonus   (const RaceDesign *card);
/* Differences in the second edition; NULL: none. */
char *orrery_race_tell_edition (guint design);
