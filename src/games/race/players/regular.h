/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player by rules of thumb: places what adds most to its tableau, pays with what it needs least, and
 * calls the phase that helps it more than the others. */
#pragma once

#include "games/race/players/outlook.h"

/* How it plays. */
typedef struct
{
  float haziness;    /* how far its judgment is off, at random */
  bool reads_others; /* considers what the others will call and gain */
  bool plans;        /* judges the tableau as a whole, not card by card */
} RaceStyle;

/* The view of a seat. */
typedef struct
{
  const RaceState *s;
  int seat;
  const RaceStyle *style;
  GameRng *rng;
  RaceOutlook outlook;
} RaceMind;

GameAnswer race_regular_choose (const RaceState *view, const GameAnswer *legal, size_t n, const RaceStyle *style,
                                GameRng *rng);

/* The gain from placing the card, minus its price; `less` is an additional discount. Far below zero if it
 * cannot be placed. */
float race_gain_by_placing (const RaceMind *mind, unsigned design, int less);

/* Which action, or which two. */
GameAnswer race_choose_action (const RaceMind *mind, const GameAnswer *legal, size_t n);
/* Which good, power or world, in Consume and Produce. */
GameAnswer race_choose_goods (const RaceMind *mind, const GameAnswer *legal, size_t n);

float race_blur (const RaceMind *mind);

extern const RaceStyle race_regular_style;

/* --- Simulated games: everybody plays like Regular --- */

enum { RACE_LAST_ROUND = 40 }; /* stubborn players could continue forever */

/* Until everybody has chosen actions, if they still have to. */
void race_play_actions (RaceState *s, GameRng *rng);
/* Until round `round` or the game is over. */
void race_play_round (RaceState *s, unsigned round, GameRng *rng);
/* Chances to win by the current score: a narrow lead could have gone the other way. */
void race_chances (const RaceState *s, double chances[GAME_MAX_SEATS]);
