/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions with a known best decision, and games to analyze. */
#pragma once

#include "record/orrery-record.h"

/* Seat 0 may trade or consume its only good. Consuming empties the pool and wins by a point; seat 1
 * would overtake it by far in the next round. */
OrreryRecord *position_forced_win (void);

/* A game between players of that kind; the answers are the record's. */
OrreryRecord *play_game (const char *kind, guint n_seats, guint64 seed);
