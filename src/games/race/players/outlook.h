/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The value of a tableau in VP: its score, and its income until the end of the game. */
#pragma once

#include "games/race/rules/race.h"

typedef struct
{
  float rounds; /* the approximate number of rounds left */
  float card;   /* the value of a card in hand */
  float cycles; /* Produce and Consume, per round */
  float explores, develops, settles; /* how often, per round */
} RaceOutlook;

/* The yield of a tableau's Consume powers for some goods. */
typedef struct
{
  float vp;
  float cards;
  uint8_t left[RACE_N_GOODS]; /* goods that no power takes */
} RaceYield;

void race_look_ahead (const RaceState *s, RaceOutlook *o);

RaceYield race_yield (const RaceState *s, const RaceSeat *p, const uint8_t goods[RACE_N_GOODS]);
/* Goods by kind: the current ones, and those after a Produce. */
void race_lying_goods (const RaceState *s, const RaceSeat *p, uint8_t goods[RACE_N_GOODS]);
void race_goods_after_produce (const RaceState *s, const RaceSeat *p, uint8_t goods[RACE_N_GOODS]);
float race_produce_draws (const RaceState *s, const RaceSeat *p, const uint8_t goods[RACE_N_GOODS]);

/* The most cards from selling one of these goods. */
int race_best_price (const RaceState *s, const RaceSeat *p, const uint8_t goods[RACE_N_GOODS]);

/* The gain from placing a card, before paying for it. */
float race_worth (const RaceState *s, int seat, unsigned design, const RaceOutlook *o);
