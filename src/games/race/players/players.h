/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The computer players of Race for the Galaxy. */
#pragma once

#include "players/advice.h"
#include "players/player.h"

extern const PlayerKind race_newcomer; /* has just read the rules */
extern const PlayerKind race_regular;  /* rules of thumb, and an eye on the others */
extern const PlayerKind race_expert;   /* plays games to their end in its head */

/* All of them, weakest first, NULL at the end. */
extern const PlayerKind *const race_players[];

/* The quantities that reasons mention, in the order of the Adviser's amounts. */
typedef enum
{
  RACE_ADVICE_CHIPS = ADVICE_AMOUNTS, /* VP in chips */
  RACE_ADVICE_CARDS,                  /* in hand */
  RACE_ADVICE_GOODS,
  RACE_ADVICE_N_REASONS
} RaceAdviceReason;

extern const Adviser race_adviser;
