/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Powers and scoring lines of a tile, as JSON and back. */
#pragma once

#include "games/frontiers/words/orrery-frontiers-tile.h"

gboolean orrery_frontiers_power_read (const FrState *state, JsonNode *node, FrPower *power, GError **error);
JsonObject *orrery_frontiers_power_write (const FrState *state, FrPower power) G_GNUC_WARN_UNUSED_RESULT;
gboolean orrery_frontiers_line_read (const FrState *state, JsonNode *node, FrLine *line, GError **error);
JsonObject *orrery_frontiers_line_write (const FrState *state, FrLine line) G_GNUC_WARN_UNUSED_RESULT;

/* Which of the words a member is, ignoring case. Does not change the value if the member is missing. */
gboolean orrery_frontiers_get_word (JsonObject *object, const char *member, const char *const *words, guint n, int *value,
                                    GError **error);

/* "2 VP for each Rebel colony". */
char *orrery_frontiers_line_tell (const FrState *state, FrLine line) G_GNUC_WARN_UNUSED_RESULT;
