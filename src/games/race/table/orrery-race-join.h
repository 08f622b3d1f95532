/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryRaceJoin: the pieces of a player in a game in progress: cards, goods, chips and the size of the hand.
 * A computer player's hand is named card by card.
 *
 * Signal: changed (): something was entered. */
#pragma once

#include "games/race/rules/race.h"

#include <adwaita.h>
#include <json-glib/json-glib.h>

#define ORRERY_TYPE_RACE_JOIN (orrery_race_join_get_type ())
G_DECLARE_FINAL_TYPE (OrreryRaceJoin, orrery_race_join, ORRERY, RACE_JOIN, AdwBin)

GtkWidget  *orrery_race_join_new          (guint            seat);
void        orrery_race_join_set_computer (OrreryRaceJoin *self, gboolean is_computer);
/* The start world, which is first in the tableau; RACE_N_DESIGNS: unknown. */
void        orrery_race_join_set_start    (OrreryRaceJoin *self, guint design);
/* The table as entered so far; it determines which cards are left. */
void        orrery_race_join_set_state    (OrreryRaceJoin *self, const RaceState *state);
/* In the format of a position. */
JsonObject *orrery_race_join_write        (OrreryRaceJoin  *self) G_GNUC_WARN_UNUSED_RESULT;
