/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reminders of powers that were not used. Each is shown once, before the turn of the phase closes.
 * Players who often ignore one are no longer reminded of it. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* TRUE if this player still wants to be reminded of it; `id` is OrreryMissed's. */
gboolean orrery_reminders_wants (const char *name, const char *id);
/* The player has let it go on purpose; with `never`, does not want to hear of it again. */
void orrery_reminders_let_go (const char *name, const char *id, gboolean never);
/* The player was glad to be reminded. */
void orrery_reminders_used (const char *name, const char *id);

G_END_DECLS
