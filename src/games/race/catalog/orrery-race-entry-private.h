/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "catalog/orrery-entry-private.h"
#include "games/race/catalog/orrery-race-entry.h"

extern const OrreryFacetInfo orrery_race_facets[RACE_N_FACETS - 1];

/* Fills in the facets from the engine's tables; `keywords` is a mask of all printed ones. */
void     orrery_entry_set_design (OrreryEntry *self, guint design, guint keywords);

/* Its powers, as rows of concepts; ended by NULL. */
char   **orrery_race_list_facts (guint design, guint keywords) G_GNUC_WARN_UNUSED_RESULT;

/* Kinds of worlds or goods that a power or a line mentions; 0 if any will do. */
guint    orrery_power_colours (const RacePower *power);
guint    orrery_line_colours  (const RaceLine *line);

/* See OrreryCatalogGame. */
gboolean orrery_race_bends       (OrreryEntry *card, OrreryEntry *rule);
int      orrery_race_liken       (OrreryEntry *first, OrreryEntry *second);
gboolean orrery_race_combines    (OrreryEntry *self, OrreryEntry *other);
char    *orrery_race_dup_kind    (OrreryEntry *entry);
char    *orrery_race_dup_more    (OrreryEntry *entry);
void     orrery_race_describe    (OrreryEntry *entry, JsonBuilder *builder);
void     orrery_race_list_pieces (OrreryJson *json, JsonObject *root, JsonArray *list);
char    *orrery_race_tell_piece  (JsonObject *card);
