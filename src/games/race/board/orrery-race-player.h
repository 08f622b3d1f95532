/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryRacePlayer: another player: numbers, the tableau at a glance, the action of the round; the whole
 * tableau is in a popover. */
#pragma once

#include "games/race/rules/race.h"

#include <gtk/gtk.h>

#define ORRERY_TYPE_RACE_PLAYER (orrery_race_player_get_type ())
G_DECLARE_FINAL_TYPE (OrreryRacePlayer, orrery_race_player, ORRERY, RACE_PLAYER, GtkWidget)

typedef enum
{
  ORRERY_RACE_WAITING,
  ORRERY_RACE_CHOOSING, /* in secret, as all do */
  ORRERY_RACE_READY,    /* has chosen */
  ORRERY_RACE_DECIDING,
  ORRERY_RACE_THINKING, /* a computer decides */
  ORRERY_RACE_WON,
} OrreryRaceStatus;

GtkWidget *orrery_race_player_new         (void);

void       orrery_race_player_set_name    (OrreryRacePlayer *self, const char *name);
void       orrery_race_player_set_state   (OrreryRacePlayer *self, const RaceState *state, int seat);
/* `deed`: its last action, shown if there is nothing else to say; may be empty. */
void       orrery_race_player_set_status  (OrreryRacePlayer *self, OrreryRaceStatus status,
                                           const char *deed);
/* Small, as on a phone; or with all twelve slots on one line. */
void       orrery_race_player_set_layout  (OrreryRacePlayer *self, gboolean compact, gboolean wide);
