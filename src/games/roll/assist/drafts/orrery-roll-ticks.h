/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A set of tiles or dice: to abandon, recruit, recall, count or keep. Dice that go to the cup are shown there
 * as soon as they are ticked. */
#pragma once

#include "assist/orrery-ticks.h"
#include "games/roll/rules/roll.h"

OrreryDecision *orrery_roll_ticks_new (const RollState *start);
