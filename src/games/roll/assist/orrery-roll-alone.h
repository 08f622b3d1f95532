/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* OrreryGame.is_alike: the order of workers that all go to one tile, of equal goods, and of equal producers. */
gboolean orrery_roll_is_alike (const void *state);

G_END_DECLS
