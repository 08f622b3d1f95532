/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For a real table: reminders for this round, and what a player may do now, and if not, why. */
#pragma once

#include "games/race/rules/race.h"

#include <glib.h>

typedef struct
{
  guint phase;  /* RacePhase */
  guint seat;
  guint design; /* RACE_N_DESIGNS: no card does it */
  char *text;
} OrreryRaceReminder;

/* A new GArray of OrreryRaceReminder that clears them: what everybody draws and keeps in Explore, and all
 * powers in the phases of this round that can still be used, except those that only change a cost or Military. */
GArray *orrery_race_list_reminders (const RaceState *state) G_GNUC_WARN_UNUSED_RESULT;

/* May the seat use this card of its tableau now? `may` can be NULL. */
char *orrery_race_may_use   (const RaceState *state, guint seat, guint design, const char *const *names,
                             gboolean *may) G_GNUC_WARN_UNUSED_RESULT;
/* Could the seat place this card if it had it in hand and the phase happened? */
char *orrery_race_may_place (const RaceState *state, guint seat, guint design, gboolean *may) G_GNUC_WARN_UNUSED_RESULT;
