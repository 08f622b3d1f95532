/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The user's collection: its file, the texts of its entries, and how to change it. */
#pragma once

#include "games/frontiers/rules/data.h"
#include "games/frontiers/tiles/orrery-collection.h"

/* The saved collection, or a new one with the known names. A damaged file stays where it is and is reported
 * in `error`. */
OrreryCollection *orrery_my_tiles_load (GError **error) G_GNUC_WARN_UNUSED_RESULT;
/* Another number whenever the saved collection has changed; 0: there is none. */
guint             orrery_my_tiles_get_version (void);
gboolean          orrery_my_tiles_save (OrreryCollection *self, GError **error);

/* The text of a member, as people type it; empty: unknown. */
char             *orrery_my_tiles_dup_text (JsonObject *entry, const char *member) G_GNUC_WARN_UNUSED_RESULT;
/* "Small development, cost 3, 2 VP. Military: +2." */
char             *orrery_my_tiles_tell (OrreryCollectionList list, JsonObject *entry) G_GNUC_WARN_UNUSED_RESULT;
/* The same for the saved entry of that name; NULL if nothing is entered. */
char             *orrery_my_tiles_tell_own (const char *name) G_GNUC_WARN_UNUSED_RESULT;
/* The known tile of that name; NULL: none. */
const FrKnownTile *orrery_my_tiles_find_known (const char *name);
/* The known facts about a tile of that name, and how certain they are; NULL: none. */
char             *orrery_my_tiles_tell_known (const char *name) G_GNUC_WARN_UNUSED_RESULT;
/* The same as members of an entry, for its owner to compare with the tile; NULL if nothing is known. Partly
 * known facts are left out. */
JsonObject       *orrery_my_tiles_dup_known  (const char *name) G_GNUC_WARN_UNUSED_RESULT;
/* How certain one of these members is, in a word; NULL if it is unknown. */
const char       *orrery_my_tiles_tell_certainty (const char *name, const char *member);
