/* SPDX-License-Identifier: GPL-3.0-or-later */
/* New Frontiers for the rest of the program; orrery-frontiers.c above this folder has it. */
#pragma once

#include "record/orrery-game.h"

G_BEGIN_DECLS

extern const OrreryGame orrery_frontiers;

G_END_DECLS
