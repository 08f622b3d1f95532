/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tiles on the table that nobody has entered yet, and how the table continues once somebody has. */
#pragma once

#include "games/frontiers/rules/frontiers.h"
#include "games/frontiers/tiles/orrery-collection.h"
#include "record/orrery-record.h"

typedef struct
{
  OrreryCollectionList list;
  guint seat;
  guint place; /* as in fr_place_tile */
  JsonObject *entry; /* what the table knows about it */
} OrreryUnknownTile;

/* Large developments first, as they decide the score; a new GArray of OrreryUnknownTile that clears them. */
GArray       *orrery_frontiers_list_unknown (const FrState *state) G_GNUC_WARN_UNUSED_RESULT;
/* "Large development 3" */
char         *orrery_frontiers_tell_unknown (const FrState *state, const OrreryUnknownTile *tile) G_GNUC_WARN_UNUSED_RESULT;

/* The same game with the owner's entry, which is used from this moment on and can be undone like an answer. NULL if such
 * a tile cannot be there. */
OrreryRecord *orrery_frontiers_learn        (OrreryRecord *record, const OrreryUnknownTile *tile, JsonObject *entry, GError **error) G_GNUC_WARN_UNUSED_RESULT;
