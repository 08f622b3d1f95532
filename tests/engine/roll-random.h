/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Extra checks of a walk through a game of Roll. */
#pragma once

#include "games/roll/rules/roll.h"
#include "walk/walk.h"

bool roll_check_assign (Walk *w, int seat); /* others roll and assign unseen */
GameAnswer roll_any_correction (Walk *w);
