/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "catalog/orrery-own-pieces.h"

/* Registers every game with the rest of the program: call it once, before anything else. */
void orrery_games_register (void);

/* The same for the drawn parts; only for programs with a screen. */
void orrery_games_register_uis (void);

/* The catalog of the game with that id; NULL means the default. Returns NULL if there is none yet. */
const OrreryCatalogGame *orrery_games_get_catalog (const char *id);
/* The pieces of that game that people enter themselves; NULL: it has none. */
const OrreryOwnPieces *orrery_games_get_own (const OrreryCatalogGame *game);
