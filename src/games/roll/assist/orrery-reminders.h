/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Powers that a player had, could have used and did not. Each is named once before the turn of the
 * phase closes; who lets it go often enough is reminded of it no more. */
#pragma once

#include "games/roll/rules/roll.h"

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  guint8 seat;
  guint8 face;  /* with the power */
  guint answer; /* which of the answers let it go first */
} OrreryMissed;

/* `begin` is how the turn of a seat began, or any moment in it, and `answers` what was answered from
 * then on. Empty unless these end the turn. Newly allocated GArray of OrreryMissed. */
GArray *orrery_reminders_list (const RollState *begin, const GameAnswer *answers,
                               gsize n) G_GNUC_WARN_UNUSED_RESULT;

/* Whether this player still wants to be reminded of it. */
gboolean orrery_reminders_wants (const char *name, guint8 face);
/* The player has let it go on purpose; with `never`, does not want to hear of it again. */
void orrery_reminders_let_go (const char *name, guint8 face, gboolean never);
/* The player was glad to be reminded. */
void orrery_reminders_used (const char *name, guint8 face);

G_END_DECLS
