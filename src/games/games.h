/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "catalog/orrery-catalog.h"

/* Makes every game known to the rest of the program: call it once, before anything else. */
void orrery_games_register (void);

/* The same for what is drawn of them; only for programs with a screen. */
void orrery_games_register_uis (void);

/* The catalog of the game with that id; NULL asks for the default. NULL: nothing yet. */
const OrreryCatalogGame *orrery_games_get_catalog (const char *id);
