/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The kinds of players themselves, for the list of them in player.c. */
#pragma once

#include "players/player.h"

extern const PlayerKind player_random; /* any legal answer, each as likely as the other */
extern const PlayerKind player_simple; /* rules of thumb for Roll for the Galaxy */
