/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/game/orrery-game-ui.h"

extern const OrreryGameUi orrery_frontiers_ui;
