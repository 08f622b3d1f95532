/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One thing that can be looked up: a tile's face, a die, a rule, a ruling, a word. Entries never
 * change, and belong to their catalogue. */
#pragma once

#include <glib-object.h>

#include "games/roll/rules/data.h"

G_BEGIN_DECLS

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
  ORRERY_SOURCE_RULES,  /* the rulebook says so */
  ORRERY_SOURCE_TILE,   /* the tile says so */
  ORRERY_SOURCE_READING /* neither is clear: what we play by */
} OrrerySource;

/* What sort of power a development has; bits of a mask. */
typedef enum
{
  ORRERY_POWER_REASSIGN = 1 << 0, /* moves dice in Assign, Dictate included */
  ORRERY_POWER_WORKERS  = 1 << 1, /* extra workers */
  ORRERY_POWER_TILES    = 1 << 2, /* draws, places or rearranges tiles */
  ORRERY_POWER_CREDITS  = 1 << 3,
  ORRERY_POWER_CHIPS    = 1 << 4, /* VP chips */
  ORRERY_POWER_TRADE    = 1 << 5,
  ORRERY_POWER_CONSUME  = 1 << 6,
  ORRERY_POWER_DISCOUNT = 1 << 7,
  ORRERY_POWER_KEEP     = 1 << 8, /* used dice go to the cup */
  ORRERY_POWER_GOODS    = 1 << 9, /* more goods a world */
  ORRERY_POWER_DICE     = 1 << 10 /* gives dice when placed */
} OrreryPowerGroup;

#define ORRERY_N_POWER_GROUPS 11

/* In a mask of phases, beside ROLL_BIT (ROLL_EXPLORE) and so on. */
#define ORRERY_PHASE_ASSIGN ROLL_BIT (ROLL_N_PHASES)

#define ORRERY_NO_COST 0xff

#define ORRERY_TYPE_ENTRY (orrery_entry_get_type ())
G_DECLARE_FINAL_TYPE (OrreryEntry, orrery_entry, ORRERY, ENTRY, GObject)

OrreryKind   orrery_entry_get_kind      (OrreryEntry *self);
const char  *orrery_entry_get_id        (OrreryEntry *self);
guint        orrery_entry_get_index     (OrreryEntry *self); /* its place in the catalogue */

/* A ruling's name is its question. */
const char  *orrery_entry_get_name      (OrreryEntry *self);

/* With markup, see orrery-markup.h; a ruling's text is its answer. */
const char  *orrery_entry_get_text      (OrreryEntry *self);
const char  *orrery_entry_get_example   (OrreryEntry *self); /* NULL: none */
const char  *orrery_entry_get_why       (OrreryEntry *self); /* NULL: none */

/* The whole text without markup, and the beginning of it on one line. */
const char  *orrery_entry_get_plain     (OrreryEntry *self);
const char  *orrery_entry_get_summary   (OrreryEntry *self);

OrrerySource orrery_entry_get_source    (OrreryEntry *self);

/* Index into roll_faces, or -1. */
int          orrery_entry_get_face      (OrreryEntry *self);
const RollFace *orrery_entry_get_roll_face (OrreryEntry *self); /* NULL: no tile */
/* RollColour of a die, or -1. */
int          orrery_entry_get_die       (OrreryEntry *self);

/* One text a power of roll_faces[face], in its order; NULL beyond the last. */
const char  *orrery_entry_get_power_text   (OrreryEntry *self,
                                            guint        power);
const char  *orrery_entry_get_placing_text (OrreryEntry *self); /* NULL: does nothing once */
const char  *orrery_entry_get_bonus_text   (OrreryEntry *self); /* NULL: no bonus */

/* What filters look at. */
guint        orrery_entry_get_phases    (OrreryEntry *self); /* mask, ORRERY_PHASE_ASSIGN too */
guint        orrery_entry_get_cost      (OrreryEntry *self); /* ORRERY_NO_COST */
guint        orrery_entry_get_colours   (OrreryEntry *self); /* mask of RollColour, gray too */
guint        orrery_entry_get_powers    (OrreryEntry *self); /* mask of OrreryPowerGroup */
gboolean     orrery_entry_has_reassign  (OrreryEntry *self);
gboolean     orrery_entry_is_immediate  (OrreryEntry *self); /* does something when placed */
gboolean     orrery_entry_has_bonus     (OrreryEntry *self); /* a "6+" development */

/* Rules stand in the order of the round; this is how deep below the top. */
guint        orrery_entry_get_depth     (OrreryEntry *self);

/* Words for people, translated; orrery_kind_get_id is for files and commands ("ruling"). */
const char  *orrery_kind_get_id         (OrreryKind kind);
const char  *orrery_kind_get_name       (OrreryKind kind);
/* RollPhase, wild too; ROLL_N_SIDES is Assign. */
const char  *orrery_phase_get_name      (guint phase);
const char  *orrery_colour_get_name     (guint colour); /* "Military"; gray too */
const char  *orrery_colour_get_word     (guint colour); /* "Red"; dice only */
const char  *orrery_power_group_get_name (OrreryPowerGroup group);

G_END_DECLS
