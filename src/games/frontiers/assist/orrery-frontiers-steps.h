/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lists of steps, for those who make them. */
#pragma once

#include "games/frontiers/assist/orrery-frontiers-book.h"

GArray *orrery_frontiers_steps_new (void) G_GNUC_WARN_UNUSED_RESULT;
/* Takes both texts. */
OrreryFrontiersStep *orrery_frontiers_steps_add (GArray *steps, char *title, char *text);
