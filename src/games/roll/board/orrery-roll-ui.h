/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Roll for the Galaxy for the rooms. */
#pragma once

#include "widgets/game/orrery-game-ui.h"

extern const OrreryGameUi orrery_roll_ui;
