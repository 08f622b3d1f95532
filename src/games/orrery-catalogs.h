/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The catalogs of this program, one for each game. */
#pragma once

#include "catalog/orrery-catalog.h"

/* Loaded on first use, and kept until people change pieces that they have entered themselves: then it is another. */
OrreryCatalog *orrery_catalog_get_default (GError **error);
/* The same for the game with that id ("race"), which must have a catalog. */
OrreryCatalog *orrery_catalog_get_for_game (const char *id, GError **error);
