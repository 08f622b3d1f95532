/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sets that Race asks for: cards to keep, to pay with or to discard, goods to consume, worlds to produce on. */
#pragma once

#include "assist/orrery-ticks.h"

/* The set of ticks that `state` asks for; NULL: none. For OrreryGame. */
OrreryDecision *orrery_race_decision_new (const void *state);
