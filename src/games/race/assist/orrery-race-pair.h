/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryRacePair: two actions of the two-player game, ticked one by one. Its choices are answers with one action. */
#pragma once

#include "assist/orrery-ticks.h"

#define ORRERY_TYPE_RACE_PAIR (orrery_race_pair_get_type ())
G_DECLARE_FINAL_TYPE (OrreryRacePair, orrery_race_pair, ORRERY, RACE_PAIR, OrreryTicks)
