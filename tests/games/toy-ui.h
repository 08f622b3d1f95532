/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The toy on screen: a label for the score, and buttons for the answers. */
#pragma once

#include "widgets/game/orrery-game-ui.h"

extern const OrreryGameUi toy_ui;
