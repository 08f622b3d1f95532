/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The kinds of players themselves, for the list of them in player.c. */
#pragma once

#include "players/player.h"

extern const PlayerKind player_random; /* any legal answer, each as likely as the other */
extern const PlayerKind player_simple; /* rules of thumb for Roll for the Galaxy */
extern const PlayerKind player_newcomer; /* has just read the rules */
extern const PlayerKind player_regular;  /* plans ahead, and reads the others */
extern const PlayerKind player_network;  /* what Expert has learned, with a mere glance ahead */
extern const PlayerKind player_expert;   /* looks ahead, with a network trained by self-play */
