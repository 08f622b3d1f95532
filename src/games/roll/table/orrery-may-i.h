/* SPDX-License-Identifier: GPL-3.0-or-later */
/* "May I?": whether a power or a die may be used now, and if not, why. The rules engine is asked.
 */
#pragma once

#include <adwaita.h>

#include "games/roll/rules/roll.h"

G_BEGIN_DECLS

/* One sentence; `may` (or NULL) gets the verdict. Public for tests. */
char *orrery_may_i_power (const RollState *state, guint seat, guint8 face, const char *const *names,
                          gboolean *may) G_GNUC_WARN_UNUSED_RESULT;
/* Public for tests. */
char *orrery_may_i_die (const RollState *state, guint seat, guint colour, const char *const *names,
                        gboolean *may) G_GNUC_WARN_UNUSED_RESULT;

/* A window with the verdict on every power and die of a player. */
GtkWidget *orrery_may_i_window_new (const void *now, const char *const *names);

G_END_DECLS
