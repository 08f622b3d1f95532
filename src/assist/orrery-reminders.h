/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reminders of powers that were not used. Each is shown once, before the turn ends. Players who often ignore
 * one are no longer reminded of it. */
#pragma once

#include <glib.h>

/* TRUE if this player still wants to be reminded of it; `id` is OrreryMissed's. */
gboolean orrery_reminders_wants (const char *name, const char *id);
/* The player skipped it on purpose; `never`: don't remind this player again. */
void orrery_reminders_let_go (const char *name, const char *id, gboolean never);
/* The reminder helped the player. */
void orrery_reminders_used (const char *name, const char *id);
