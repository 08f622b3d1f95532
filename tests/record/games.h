/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games played at random, for the tests of this folder. */
#pragma once

#include "folder.h"
#include "games/roll/words/orrery-roll.h"

/* An answer as dice, a bag and a player without a plan would give it. */
GameAnswer random_answer (const RollState *state, GameRng *rng);

/* A complete game of 2 to 5 seats. */
OrreryRecord *random_game (guint n_seats, guint options, guint64 seed);

/* JSON written with ' for ", as tables of C strings want it. */
JsonNode *json_of (const char *text);
