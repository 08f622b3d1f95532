/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* OrreryGame.makes_no_difference: the order of workers that all go to one tile, of equal goods, and of equal producers. */
gboolean orrery_roll_makes_no_difference (const void *state);
