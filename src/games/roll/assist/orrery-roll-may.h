/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether a power or a die may be used now, and if not, why. Asks the rules engine. */
#pragma once

#include "games/roll/rules/roll.h"

#include <glib.h>

/* One sentence; `may` (or NULL) gets the verdict. */
char *orrery_roll_may_use     (const RollState *state, guint seat, guint8 face, const char *const *names,
                               gboolean *may) G_GNUC_WARN_UNUSED_RESULT;
char *orrery_roll_may_use_die (const RollState *state, guint seat, guint colour, const char *const *names,
                               gboolean *may) G_GNUC_WARN_UNUSED_RESULT;
