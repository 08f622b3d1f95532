/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the answers of Race are offered, and what its log highlights: members of its OrreryGameUi. */
#pragma once

#include "widgets/game/orrery-game-ui.h"

void  orrery_race_get_offer   (const void *state, GameAnswer answer, gboolean narrow,
                               OrreryOffer *offer);
char *orrery_race_tell_secret (const void      *state);
void  orrery_race_mark_event  (const GameEvent *event, OrreryLogMark *mark);
