/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryRaceSearch: names a card by a few letters, and picks an answer. Cards that the rules reject are
 * listed with the reason, and cannot be picked. */
#pragma once

#include "games/race/rules/race.h"
#include "widgets/game/orrery-name-search.h"

#define ORRERY_TYPE_RACE_SEARCH (orrery_race_search_get_type ())
G_DECLARE_FINAL_TYPE (OrreryRaceSearch, orrery_race_search, ORRERY, RACE_SEARCH, OrreryNameSearch)

/* The answer for naming that card; 0: the field does not search for it. */
typedef GameAnswer (*OrreryRaceNaming) (const RaceState *state,
                                        guint            design,
                                        gpointer         data);

/* The state is copied. */
GtkWidget *orrery_race_search_new       (const RaceState *state, const char *placeholder,
                                         OrreryRaceNaming naming, gpointer data);
/* The table has changed. */
void       orrery_race_search_set_state (OrreryRaceSearch *self, const RaceState *state);
/* The answer for Enter in the empty field; 0: none. */
void       orrery_race_search_set_empty (OrreryRaceSearch *self, GameAnswer answer);
