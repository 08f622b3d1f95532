/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Race for the Galaxy for the rest of the program; implemented by orrery-race.c in the folder above. */
#pragma once

#include "record/orrery-game.h"

G_BEGIN_DECLS

extern const OrreryGame orrery_race;

G_END_DECLS
