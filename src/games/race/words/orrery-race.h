/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Race for the Galaxy for the rest of the program; implemented by orrery-race.c in the folder above. */
#pragma once

#include "record/orrery-game.h"

extern const OrreryGame orrery_race;
