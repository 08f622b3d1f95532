/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who wants to be reminded of a power that was not used. Each is named once before the turn of the
 * phase closes; who lets it go often enough is reminded of it no more. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Whether this player still wants to be reminded of it; `id` is OrreryMissed's. */
gboolean orrery_reminders_wants (const char *name, const char *id);
/* The player has let it go on purpose; with `never`, does not want to hear of it again. */
void orrery_reminders_let_go (const char *name, const char *id, gboolean never);
/* The player was glad to be reminded. */
void orrery_reminders_used (const char *name, const char *id);

G_END_DECLS
