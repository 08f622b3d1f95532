/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryRaceTableau: the tableau of the seat in front: its numbers, its cards in the order of placing, and
 * the empty slots.
 *
 * Signal: picked (guint place): a card was clicked */
#pragma once

#include "games/race/board/orrery-race-card.h"
#include "games/race/rules/race.h"

#define ORRERY_TYPE_RACE_TABLEAU (orrery_race_tableau_get_type ())
G_DECLARE_FINAL_TYPE (OrreryRaceTableau, orrery_race_tableau, ORRERY, RACE_TABLEAU, GtkWidget)

GtkWidget      *orrery_race_tableau_new         (void);

void            orrery_race_tableau_set_name    (OrreryRaceTableau *self, const char *name);
void            orrery_race_tableau_set_state   (OrreryRaceTableau *self, const RaceState *state,
                                                 int seat);
void            orrery_race_tableau_set_compact (OrreryRaceTableau *self, gboolean compact);
/* The size of the cards, unless it is compact. */
void            orrery_race_tableau_set_zoom    (OrreryRaceTableau *self, double zoom);
guint           orrery_race_tableau_get_n       (OrreryRaceTableau *self);
OrreryRaceCard *orrery_race_tableau_get_card    (OrreryRaceTableau *self, guint place);
/* The card of a design; NULL if it is not there. */
OrreryRaceCard *orrery_race_tableau_find        (OrreryRaceTableau *self, guint design);
