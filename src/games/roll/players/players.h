/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The computer players of Roll for the Galaxy. */
#pragma once

#include "players/player.h"

extern const PlayerKind player_simple;   /* rules of thumb */
extern const PlayerKind player_newcomer; /* has just read the rules */
extern const PlayerKind player_regular;  /* plans ahead, and observes the others */
extern const PlayerKind player_network;  /* the network of Expert, with very little thinking ahead */
extern const PlayerKind player_expert;   /* looks ahead, with a network trained by self-play */

/* All of them, weakest first, NULL at the end. */
extern const PlayerKind *const roll_players[];

/* The one of that id, or NULL. */
const PlayerKind *roll_player (const char *id);
