/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "catalog/orrery-entry-private.h"
#include "games/roll/catalog/orrery-roll-entry.h"

extern const OrreryFacetInfo orrery_roll_facets[ROLL_N_FACETS - 1];

/* Fills in the facets from the engine's tables. */
void     orrery_entry_set_face (OrreryEntry *self, int face);
void     orrery_entry_set_die  (OrreryEntry *self, int die);

/* Its powers, as rows of concepts; ended by NULL. */
char   **orrery_roll_list_facts (const RollFace *face) G_GNUC_WARN_UNUSED_RESULT;

/* Colors of worlds and dice that a face's powers and bonus mention; 0 if any will do. */
guint    orrery_face_world_colours (const RollFace *face);
guint    orrery_face_die_colours   (const RollFace *face);
/* Colors of the dice that it gives. */
guint    orrery_face_gain_colours  (const RollFace *face);

/* See OrreryCatalogGame. */
gboolean orrery_roll_bends    (OrreryEntry *tile, OrreryEntry *rule);
int      orrery_roll_liken    (OrreryEntry *first, OrreryEntry *second);
gboolean orrery_roll_combines (OrreryEntry *self, OrreryEntry *other);
char    *orrery_roll_dup_kind (OrreryEntry *entry);
char    *orrery_roll_dup_more (OrreryEntry *entry);
void     orrery_roll_describe (OrreryEntry *entry, JsonBuilder *builder);
void     orrery_roll_list_pieces (OrreryJson *json, JsonObject *root, JsonArray *list);
char    *orrery_roll_tell_piece (JsonObject *face);
