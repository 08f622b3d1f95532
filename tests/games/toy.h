/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A tiny game, to see that nothing but the folders of games knows which one is played: in each of
 * three rounds every seat rolls a die in secret and keeps it as points, or passes. */
#pragma once

#include "record/orrery-game.h"

extern const OrreryGame toy;
