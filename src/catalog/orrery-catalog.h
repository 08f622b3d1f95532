/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Everything that can be looked up, as a list model of OrreryEntry: first the pieces of the game, then rules
 * in the order of the round, reminders, rulings and terms. */
#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

#include "orrery-entry.h"
#include "orrery-json.h"

#define ORRERY_CATALOG_ERROR (orrery_catalog_error_quark ())
GQuark orrery_catalog_error_quark (void);

typedef enum
{
  ORRERY_CATALOG_ERROR_SYNTAX, /* not JSON */
  ORRERY_CATALOG_ERROR_SCHEMA  /* JSON, but not what it should be; the message says where */
} OrreryCatalogError;

#define ORRERY_TYPE_CATALOG (orrery_catalog_get_type ())
G_DECLARE_FINAL_TYPE (OrreryCatalog, orrery_catalog, ORRERY, CATALOG, GObject)

typedef struct _OrreryLoader OrreryLoader;

/* A property that distinguishes entries: "colour", with the values "red", "brown" … */
typedef struct
{
  const char        *id;
  const char *const *values; /* ids; ended by NULL */
  char            *(*dup_name) (guint value); /* for people, translated */
} OrreryFacetInfo;

/* A game's part of its catalog. */
typedef struct
{
  const char            *id;      /* its folder below data/ */
  const char            *pieces;  /* the file that load_pieces reads */
  gboolean               has_plain_keys; /* its entries were saved before there were other games */
  const OrreryFacetInfo *facets;  /* numbered from 1 on: 0 is ORRERY_FACET_KIND */
  guint                  n_facets;
  guint                  phases;  /* the facet that rules name their phases by */
  const char *const     *powers;  /* the effects of pieces, as rules name them; ended by NULL */

  void     (*load_pieces) (OrreryLoader *loader, JsonObject *root);
  /* TRUE if a piece changes how a rule works, even if the rule does not name the piece. */
  gboolean (*bends)    (OrreryEntry *piece, OrreryEntry *rule);
  int      (*liken)    (OrreryEntry *a, OrreryEntry *b); /* how similar two pieces are */
  gboolean (*combines) (OrreryEntry *a, OrreryEntry *b); /* work well together */

  /* For a terminal: the kind of a piece, after its name, and a last line about it; NULL: none. */
  char    *(*dup_kind) (OrreryEntry *piece);
  char    *(*dup_more) (OrreryEntry *piece);
  /* For programs: adds the members that only pieces have to an object; one object per piece of the file, with
   * a member "text"; and such an object as a line. */
  void     (*describe) (OrreryEntry *piece, JsonBuilder *builder);
  void     (*list_pieces) (OrreryJson *json, JsonObject *root, JsonArray *list);
  char    *(*tell_piece) (JsonObject *piece);
} OrreryCatalogGame;

/* Data for every game is next to the games' folders, not in one of them. */
#define ORRERY_HELP_FILE "help.json"
#define ORRERY_SEARCH_FOLDER "search/"

/* Returns a data file by its name, "rules.json"; NULL without an error: skip it. */
typedef GBytes *(*OrreryCatalogReader) (const char  *name,
                                        gpointer     data,
                                        GError     **error);

/* Public for tests. */
OrreryCatalog *orrery_catalog_new          (const OrreryCatalogGame *game,
                                            OrreryCatalogReader reader, gpointer data,
                                            GError **error);
/* Looks for the game's folder in $ORRERY_DATA_DIR, then in the program's resources, then where it was installed. */
OrreryCatalog *orrery_catalog_new_for_game (const OrreryCatalogGame *game, GError **error);

/* One of the game's files, from the same folder. */
GBytes        *orrery_catalog_read_file    (const OrreryCatalogGame *game, const char *name,
                                            GError **error) G_GNUC_WARN_UNUSED_RESULT;

OrreryEntry   *orrery_catalog_get_entry    (OrreryCatalog *self, guint index);
guint          orrery_catalog_get_n_entries (OrreryCatalog       *self);

/* These return NULL if there is none. */
OrreryEntry   *orrery_catalog_lookup       (OrreryCatalog *self, const char *id);
OrreryEntry   *orrery_catalog_lookup_name  (OrreryCatalog *self, const char *name); /* folded */

/* The name of an entry, for texts that link to it (OrreryNameFunc). */
const char    *orrery_catalog_get_name     (const char *id, gpointer catalog);

/* Among all games: which game this is about, and which entry is meant: "race:explore" or "explore". */
const char    *orrery_catalog_get_game_id  (OrreryCatalog        *self);
OrreryCatalog *orrery_entry_get_catalog    (OrreryEntry          *self);
const char    *orrery_entry_get_key        (OrreryEntry          *self);
OrreryEntry   *orrery_catalog_lookup_key   (OrreryCatalog *self, const char *key);

/* Facets and their values. */
guint          orrery_catalog_get_n_facets (OrreryCatalog        *self);
const OrreryFacetInfo *orrery_catalog_get_facet (OrreryCatalog *self, guint facet);
