/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a card does, in sentences that are made from the engine's tables. */
#pragma once

#include <glib.h>

#include "games/race/rules/data.h"

G_BEGIN_DECLS

char *orrery_race_tell_power   (const RacePower *power);
/* "2 VP for each Rebel military world", without a full stop; `self` is who scores it. */
char *orrery_race_tell_line    (const RaceDesign *self,
                                const RaceLine   *line);
/* How goods come to a world; NULL: it is a development. */
char *orrery_race_tell_goods   (const RaceDesign *card);
/* All lines of a 6-cost development; NULL: it is none. */
char *orrery_race_tell_bonus   (const RaceDesign *card);
/* What the second edition has instead or besides; NULL: nothing. */
char *orrery_race_tell_edition (guint design);

G_END_DECLS
