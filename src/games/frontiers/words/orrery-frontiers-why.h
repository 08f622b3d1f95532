/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why a number is what it is, in lines for people. */
#pragma once

#include "games/frontiers/rules/frontiers.h"

#include <glib.h>

G_BEGIN_DECLS

/* "−1  Bonus of the selector", one line each, and the number itself last. Where powers of the seat are not known, it says
 * that it may be more. */
char *orrery_frontiers_tell_why (const FrState *state, guint seat, FrWhy what, guint8 piece) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
