/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names the winner, in words for any game. */
#pragma once

#include <glib.h>

#include "engine/game.h"

/* "Ada, Ben and Cleo": the seats of a mask. */
char *orrery_winner_join_names (guint seats, const char *const *names);

/* The seats that share the most points; 0: one seat has more than all others. */
guint orrery_winner_get_tied   (const GameScore   *score);

/* "Ada won with 40 VP"; "Ada leads" if the game is not over. */
char *orrery_winner_tell       (const GameScore *score, const char *const *names, gboolean is_over);
