/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryRollRound: Roll's OrreryRoundEntry. Players can enter their roll and assign it behind the screen,
 * also for a computer player; otherwise their dice are entered at Reveal. Entries are kept until everything
 * is complete, and then given in the order of the rules. */
#pragma once

#include "games/roll/table/orrery-reveal-page.h"
#include "games/roll/table/orrery-rolled-page.h"
#include "widgets/game/orrery-round-entry.h"

#define ORRERY_TYPE_ROLL_ROUND (orrery_roll_round_get_type ())
G_DECLARE_FINAL_TYPE (OrreryRollRound, orrery_roll_round, ORRERY, ROLL_ROUND, GtkWidget)

GtkWidget *orrery_roll_round_new (void);

/* For tests: the pages, the visible one, and the entries of a seat. */
int                     orrery_roll_round_get_entering (OrreryRollRound *self);
const OrreryOwnAnswers *orrery_roll_round_get_own      (OrreryRollRound *self, guint seat);
const char             *orrery_roll_round_get_roll     (OrreryRollRound *self, guint seat);
