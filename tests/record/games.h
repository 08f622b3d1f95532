/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random games, for the tests of this folder. */
#pragma once

#include "folder.h"
#include "games/roll/words/orrery-roll.h"

/* A random answer, for chance and players. */
GameAnswer random_answer (const RollState *state, GameRng *rng);

/* A complete game of 2 to 5 seats. */
OrreryRecord *random_game (guint n_seats, guint options, guint64 seed);

/* JSON with ' instead of ", for tables of C strings. */
JsonNode *json_of (const char *text);
