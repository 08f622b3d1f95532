/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Powers and scoring lines of a tile, as JSON and back. */
#pragma once

#include "games/frontiers/words/orrery-frontiers-tile.h"

G_BEGIN_DECLS

gboolean orrery_frontiers_power_read (const FrState *state, JsonNode *node, FrPower *power, GError **error);
JsonObject *orrery_frontiers_power_write (const FrState *state, FrPower power) G_GNUC_WARN_UNUSED_RESULT;
gboolean orrery_frontiers_line_read (const FrState *state, JsonNode *node, FrLine *line, GError **error);
JsonObject *orrery_frontiers_line_write (const FrState *state, FrLine line) G_GNUC_WARN_UNUSED_RESULT;

/* Shared by all readers. Each leaves the value as it is where the member is not there. */
gboolean orrery_frontiers_get_number (JsonObject *object, const char *member, int least, int most, int *value, GError **error);
gboolean orrery_frontiers_get_truth (JsonObject *object, const char *member, gboolean *value, GError **error);
gboolean orrery_frontiers_get_word (JsonObject *object, const char *member, const char *const *words, guint n, int *value,
                                    GError **error);
gboolean orrery_frontiers_fail (GError **error, OrreryFrontiersError code, const char *format, ...) G_GNUC_PRINTF (3, 4);

/* The things that a line scores for, in words: "colony: rebel". */
char *orrery_frontiers_line_dup_text (const FrState *state, FrLine line) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
