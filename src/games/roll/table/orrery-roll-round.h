/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryRollRound: Roll's OrreryRoundEntry. Who enters a roll and assigns it does so behind the screen, or for a
 * computer player; who does not is entered when all reveal. What is entered is kept until everything is there,
 * and given in the order of the rules. */
#pragma once

#include "games/roll/table/orrery-reveal-page.h"
#include "games/roll/table/orrery-rolled-page.h"
#include "widgets/game/orrery-round-entry.h"

G_BEGIN_DECLS

#define ORRERY_TYPE_ROLL_ROUND (orrery_roll_round_get_type ())
G_DECLARE_FINAL_TYPE (OrreryRollRound, orrery_roll_round, ORRERY, ROLL_ROUND, GtkWidget)

GtkWidget *orrery_roll_round_new (void);

/* For tests: the pages, the one of them that is shown, and what a seat has entered. */
int                     orrery_roll_round_get_entering (OrreryRollRound *self);
const OrreryOwnAnswers *orrery_roll_round_get_own      (OrreryRollRound *self, guint seat);
const char             *orrery_roll_round_get_roll     (OrreryRollRound *self, guint seat);

G_END_DECLS
