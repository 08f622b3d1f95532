/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A seat's own tiles under construction in simulated rounds: which to abandon, and where a drawn one goes. The
 * network knows what tiles are worth together, Regular only one by one. */
#pragma once

#include "games/roll/players/expert/net.h"

typedef struct
{
  const Net *net;
  int seat;
  bool abandons;         /* otherwise Regular does */
  bool knows_rest;
  NetSums rest;          /* of everything but the stacks, which do not change it */
  bool knows_another;
  float another;         /* what one more tile from the bag adds, roughly */
} Stacks;

void stacks_start (Stacks *stacks, const Net *net, int seat, bool abandons);

/* Whether the question is for these functions. If not, it may change everything else. */
bool stacks_are_asked (Stacks *stacks, GameQuestion question);

GameAnswer stacks_answer (Stacks *stacks, const RollState *s, GameQuestion question, const GameAnswer *legal, size_t n);
