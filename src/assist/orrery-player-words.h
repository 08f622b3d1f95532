/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The names of computer players, in any game. */
#pragma once

#include <glib.h>

/* "Newcomer", and one sentence about it. */
const char *orrery_player_kind_name  (const char *kind);
const char *orrery_player_kind_about (const char *kind);
