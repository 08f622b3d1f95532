/* SPDX-License-Identifier: GPL-3.0-or-later */
/* New Frontiers for the rest of the program; implemented by orrery-frontiers.c in the folder above. */
#pragma once

#include "record/orrery-game.h"

extern const OrreryGame orrery_frontiers;
