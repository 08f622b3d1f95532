/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Explains a number, in lines for people. */
#pragma once

#include "games/frontiers/rules/frontiers.h"

#include <glib.h>

/* "−1  Bonus of the selector", one line each, and the number itself last. If powers of the seat are unknown,
 * it says that the number may be higher. */
char *orrery_frontiers_tell_why (const FrState *state, guint seat, FrWhy what, guint8 piece) G_GNUC_WARN_UNUSED_RESULT;
