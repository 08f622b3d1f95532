/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rest of a Consume phase, if the order cannot matter. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* For OrreryGame: answers to the question of `state` (of GameAnswer); NULL: it matters what is answered, or nothing
 * of the kind is asked. */
GArray *orrery_race_list_rest (const void *state) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
