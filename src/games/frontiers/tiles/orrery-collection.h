/* SPDX-License-Identifier: GPL-3.0-or-later */
/* My Tiles: an owner's own entries for the tiles of New Frontiers (docs/frontiers.md), as one JSON file per
 * copy of the game. Unknown members are kept, so that export neither loses nor adds anything. */
#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

#define ORRERY_COLLECTION_FORMAT "orrery-frontiers/1"

typedef enum
{
  ORRERY_COLLECTION_WORLDS,
  ORRERY_COLLECTION_DEVELOPMENTS,
  ORRERY_COLLECTION_STACKS,
  ORRERY_COLLECTION_HOMES,
  ORRERY_COLLECTION_GOALS,
  ORRERY_COLLECTION_N_LISTS
} OrreryCollectionList;

/* Validation's verdict on an entry. An entry with an error is not used. */
typedef struct
{
  gboolean is_error; /* otherwise a warning */
  OrreryCollectionList list;
  int entry;  /* its number in the list, from 0; -1: about the whole list */
  char *text; /* names the tile */
} OrreryCollectionMessage;

#define ORRERY_TYPE_COLLECTION (orrery_collection_get_type ())
G_DECLARE_FINAL_TYPE (OrreryCollection, orrery_collection, ORRERY, COLLECTION, GObject)

/* With the known names, unchecked and without any other facts. */
OrreryCollection *orrery_collection_new (const char *title);

/* Import: rejects anything that is not a collection; validation finds problems in single entries. */
OrreryCollection *orrery_collection_new_from_text (const char *text, gssize length, GError **error);
OrreryCollection *orrery_collection_load (GFile *file, GCancellable *cancellable, GError **error);

/* A table with one header row, of worlds or developments: cells are separated by tabs, semicolons or commas, and
 * lists in a cell by spaces. Powers and scoring are JSON. Adds its rows; returns how many, or -1. */
int orrery_collection_import_table (OrreryCollection *self, OrreryCollectionList list, const char *text, GError **error);

/* Export. */
gboolean orrery_collection_save (OrreryCollection *self, GFile *file, GCancellable *cancellable, GError **error);

/* The entry, or NULL if it is not an object. */
JsonObject *orrery_collection_get_entry (OrreryCollection *self, OrreryCollectionList list, guint entry);
/* Replaces it; NULL: removes it. */
void orrery_collection_replace (OrreryCollection *self, OrreryCollectionList list, guint at, JsonObject *entry);
/* Sets a member to a typed text; an empty text removes it. */
void orrery_collection_set_text (JsonObject *entry, const char *member, const char *text);

/* Adds an entry, or fills in unknown members of the one with that name. If both have different values, the
 * old one stays, unless it has an error; returns whether there was such a contradiction. */
gboolean orrery_collection_add (OrreryCollection *self, OrreryCollectionList list, JsonObject *entry);
/* The same for all entries of another collection; returns the number of contradictions. */
guint orrery_collection_merge (OrreryCollection *self, OrreryCollection *other);

/* In editors and tables a development has its stack as members, "slot" and "side": adds them to its entry, from the
 * stacks; and takes them out of it, into the stacks. `before` is the name that it had, or NULL. */
void orrery_collection_tell_place (OrreryCollection *self, JsonObject *entry);
void orrery_collection_take_place (OrreryCollection *self, const char *before, JsonObject *entry);

/* The quantities of Tax on Trade, FR_N_STEPS of them; FALSE: they are not known. */
gboolean orrery_collection_get_tax (OrreryCollection *self, guint8 *tax);
/* From a typed text; empty: unknown. FALSE: these are not three rising numbers. */
gboolean orrery_collection_set_tax (OrreryCollection *self, const char *text);

guint orrery_collection_count (OrreryCollection *self, OrreryCollectionList list);

/* All messages (of OrreryCollectionMessage), errors first. */
GPtrArray *orrery_collection_validate (OrreryCollection *self);

/* The same for programs, with how complete it is (OrreryGame.check_file); NULL: it is not a collection, and only
 * if it names a format, `error` says why. */
JsonNode *orrery_collection_check_text (const char *text, gsize length, GError **error) G_GNUC_WARN_UNUSED_RESULT;

/* As the `collection` of a position: only entries without errors. */
JsonNode *orrery_collection_dup_usable (OrreryCollection *self) G_GNUC_WARN_UNUSED_RESULT;
