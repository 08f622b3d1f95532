/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryRaceCloseUp: beside the board, the card that somebody points at or that the question is about, large, and
 * below it the number in question, line by line. Empty if there is no such card. */
#pragma once

#include <gtk/gtk.h>

#include "games/race/rules/race.h"

#define ORRERY_TYPE_RACE_CLOSE_UP (orrery_race_close_up_get_type ())
G_DECLARE_FINAL_TYPE (OrreryRaceCloseUp, orrery_race_close_up, ORRERY, RACE_CLOSE_UP, GtkWidget)

GtkWidget *orrery_race_close_up_new    (void);
/* `closer`: floating or not, made by orrery_race_closer_new(). */
void       orrery_race_close_up_look   (OrreryRaceCloseUp *self, GtkWidget *closer);
/* A new question; NULL: none. The last card is no longer looked at. */
void       orrery_race_close_up_ask    (OrreryRaceCloseUp *self, const RaceState *state);
/* A card that this person must not see disappears. */
void       orrery_race_close_up_forget (OrreryRaceCloseUp *self, const RaceState *view, int seat);
