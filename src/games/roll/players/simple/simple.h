/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the files of the rule-of-thumb player.
 *
 * Every question is decided the same way: each legal answer gets a number, the highest is taken. A victory
 * point is worth about 100. It uses only integers, so that every machine decides the same. */
#pragma once

#include "games/roll/rules/roll.h"

enum { SIMPLE_MAX_WORKERS = 15 };

/* The value of workers in each column if the phase happens, and how likely that is without selecting it. */
typedef struct
{
  int worth[ROLL_N_PHASES][SIMPLE_MAX_WORKERS + 1];
  int likely[ROLL_N_PHASES]; /* in hundredths */
  int column[ROLL_N_PHASES]; /* workers there now */
  int now;                   /* the current assignment */
} SimplePlan;

typedef struct
{
  const RollState *s;
  const RollSeat *me;
  int seat;
  SimplePlan plan; /* filled in while assigning */
} Simple;

typedef int (*SimpleScore) (const Simple *q, GameAnswer answer);

/* assign.c */
void simple_plan (Simple *q);
int simple_place (const Simple *q, GameAnswer answer);
int simple_select (const Simple *q, GameAnswer answer);
int simple_reassign (const Simple *q, GameAnswer answer);
int simple_move (const Simple *q, GameAnswer answer);

/* tiles.c */
int simple_start (const Simple *q, GameAnswer answer);
int simple_explore (const Simple *q, GameAnswer answer);
int simple_abandon (const Simple *q, GameAnswer answer);
int simple_put (const Simple *q, GameAnswer answer);
int simple_give (const Simple *q, GameAnswer answer);
int simple_stock_worth (const Simple *q, int before);
int simple_scout_worth (const Simple *q, int before);

/* goods.c */
int simple_produce (const Simple *q, GameAnswer answer);
int simple_ship (const Simple *q, GameAnswer answer);
int simple_deliver (const Simple *q, GameAnswer answer);
int simple_buy (const Simple *q, GameAnswer answer);
int simple_good_worth (const Simple *q, unsigned place, unsigned good, unsigned shipper);
int simple_rooms (const Simple *q);

/* dice.c */
int simple_keep (const Simple *q, GameAnswer answer);
int simple_remove (const Simple *q, GameAnswer answer);
int simple_recall (const Simple *q, GameAnswer answer);
int simple_credits_wanted (const Simple *q);
int simple_die_worth (unsigned colour);
bool simple_is_late (const Simple *q);
