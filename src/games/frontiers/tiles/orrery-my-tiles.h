/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The collection of this program’s user: where it lies, what an entry says, and how it is changed. */
#pragma once

#include "games/frontiers/tiles/orrery-collection.h"

G_BEGIN_DECLS

/* What was saved; otherwise one with the names that are known. A damaged file is left where it is, and `error` says so. */
OrreryCollection *orrery_my_tiles_load (GError **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean          orrery_my_tiles_save (OrreryCollection *self, GError **error);

/* The text of a member, as people type it; empty: not known. */
char             *orrery_my_tiles_dup_text (JsonObject *entry, const char *member) G_GNUC_WARN_UNUSED_RESULT;
/* "Small development, cost 3, 2 VP. Military: +2." */
char             *orrery_my_tiles_tell (OrreryCollectionList list, JsonObject *entry) G_GNUC_WARN_UNUSED_RESULT;
/* What is known of a tile of that name, with how sure it is; NULL: nothing. */
char             *orrery_my_tiles_tell_known (const char *name) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
