/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One thing that can be looked up: a piece of a game, a rule, a ruling, a word. Entries never change,
 * and belong to their catalog. */
#pragma once

#include <glib-object.h>

typedef enum
{
  ORRERY_KIND_DEVELOPMENT,
  ORRERY_KIND_WORLD,
  ORRERY_KIND_DIE,
  ORRERY_KIND_RULE,
  ORRERY_KIND_RULING,   /* a question and its answer */
  ORRERY_KIND_TERM,     /* of the glossary */
  ORRERY_KIND_REMINDER, /* a rule that is often forgotten */
  ORRERY_KIND_HELP,     /* how the program works */
  ORRERY_N_KINDS
} OrreryKind;

/* Who decided a ruling. */
typedef enum
{
  ORRERY_SOURCE_NONE,
  ORRERY_SOURCE_RULES,   /* the rulebook says so */
  ORRERY_SOURCE_TILE,    /* the tile says so */
  ORRERY_SOURCE_READING, /* neither is clear: how we play it */
  ORRERY_SOURCE_OURS     /* neither says anything: our advice, or what we measured */
} OrrerySource;

enum
{
  ORRERY_FACET_KIND,       /* the only facet that all games share; its values: OrreryKind */
  ORRERY_MAX_FACETS = 12,
  ORRERY_MAX_PARTS = 8
};

#define ORRERY_NO_COST 0xff

#define ORRERY_TYPE_ENTRY (orrery_entry_get_type ())
G_DECLARE_FINAL_TYPE (OrreryEntry, orrery_entry, ORRERY, ENTRY, GObject)

OrreryKind   orrery_entry_get_kind      (OrreryEntry *self);
const char  *orrery_entry_get_id        (OrreryEntry *self);
guint        orrery_entry_get_index     (OrreryEntry *self); /* its place in the catalog */

/* A ruling's name is its question. */
const char  *orrery_entry_get_name      (OrreryEntry *self);

/* With markup, see orrery-markup.h; a ruling's text is its answer. */
const char  *orrery_entry_get_text      (OrreryEntry *self);
const char  *orrery_entry_get_example   (OrreryEntry *self); /* NULL: none */
const char  *orrery_entry_get_why       (OrreryEntry *self); /* NULL: none */

/* The whole text without markup, and its beginning on one line. */
const char  *orrery_entry_get_plain     (OrreryEntry *self);
const char  *orrery_entry_get_summary   (OrreryEntry *self);

OrrerySource orrery_entry_get_source    (OrreryEntry *self);

/* Which piece of its game it is; -1: none. Only the game knows what the number means. */
int          orrery_entry_get_piece     (OrreryEntry *self);
/* A development or a world of the game, which can be drawn. */
gboolean     orrery_entry_is_tile      (OrreryEntry *self);
/* A piece's text has parts, which its game numbers; NULL if there is none. */
const char  *orrery_entry_get_part      (OrreryEntry *self, guint part);

/* Its values of a facet, as a mask; filters use them. */
guint        orrery_entry_get_facet     (OrreryEntry *self, guint facet);
guint        orrery_entry_get_cost      (OrreryEntry *self); /* ORRERY_NO_COST */

/* Rules are in the order of the round; this is the depth below the top. */
guint        orrery_entry_get_depth     (OrreryEntry *self);

/* Words for people, translated; orrery_kind_get_id is for files and commands ("ruling"). */
const char  *orrery_kind_get_id         (OrreryKind kind);
const char  *orrery_kind_get_name       (OrreryKind kind);
/* For files and commands: "rules"; NULL for none. */
const char  *orrery_source_get_id       (OrrerySource source);
/* "The rulebook says so."; NULL for none. */
const char  *orrery_source_get_text     (OrrerySource source);
/* The plural: "Developments". */
const char  *orrery_kind_get_plural     (OrreryKind kind);
