/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rest of a Consume phase if the order does not matter. */
#pragma once

#include <glib.h>

/* For OrreryGame: answers to the question of `state` (of GameAnswer); NULL: the answer matters, or it is
 * another question. */
GArray *orrery_race_list_rest (const void *state) G_GNUC_WARN_UNUSED_RESULT;
