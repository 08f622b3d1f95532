/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Data that only entries of Roll for the Galaxy have: a tile's face, a die, their facets. */
#pragma once

#include "catalog/orrery-catalog.h"
#include "games/roll/rules/data.h"

/* In addition to ORRERY_FACET_KIND. The last three have one value, 0. */
enum
{
  ROLL_FACET_SET = 1,   /* RollSet */
  ROLL_FACET_PHASE,     /* RollPhase; ROLL_N_PHASES: Assign */
  ROLL_FACET_COST,
  ROLL_FACET_COLOUR,    /* RollColour, including gray */
  ROLL_FACET_POWER,     /* number of the bit of an OrreryPowerGroup */
  ROLL_FACET_REASSIGN,
  ROLL_FACET_IMMEDIATE, /* has an effect when placed */
  ROLL_FACET_BONUS,     /* "6+" */
  ROLL_N_FACETS
};

/* The parts of a tile's text, after one for each power. */
enum
{
  ORRERY_TILE_PART_PLACING = ROLL_MAX_POWERS,
  ORRERY_TILE_PART_BONUS
};

/* Sorts of powers of a development; bits of a mask. */
typedef enum
{
  ORRERY_POWER_REASSIGN = 1 << 0, /* moves dice in Assign, including Dictate */
  ORRERY_POWER_WORKERS  = 1 << 1, /* extra workers */
  ORRERY_POWER_TILES    = 1 << 2, /* draws, places or rearranges tiles */
  ORRERY_POWER_CREDITS  = 1 << 3,
  ORRERY_POWER_CHIPS    = 1 << 4, /* VP chips */
  ORRERY_POWER_TRADE    = 1 << 5,
  ORRERY_POWER_CONSUME  = 1 << 6,
  ORRERY_POWER_DISCOUNT = 1 << 7,
  ORRERY_POWER_KEEP     = 1 << 8, /* used dice go to the cup */
  ORRERY_POWER_GOODS    = 1 << 9, /* more goods per world */
  ORRERY_POWER_DICE     = 1 << 10 /* gives dice when placed */
} OrreryPowerGroup;

#define ORRERY_N_POWER_GROUPS 11

/* In a mask of phases, in addition to ROLL_BIT (ROLL_EXPLORE) and so on. */
#define ORRERY_PHASE_ASSIGN ROLL_BIT (ROLL_N_PHASES)

/* Index into roll_faces, or -1. */
int             orrery_entry_get_face      (OrreryEntry *self);
const RollFace *orrery_entry_get_roll_face (OrreryEntry *self); /* NULL: not a tile */
/* RollColour of a die, or -1. */
int             orrery_entry_get_die       (OrreryEntry *self);

/* One text per power of roll_faces[face], in its order; NULL beyond the last. */
const char     *orrery_entry_get_power_text   (OrreryEntry *self, guint power);
const char     *orrery_entry_get_placing_text (OrreryEntry *self); /* NULL: no one-time effect */
const char     *orrery_entry_get_bonus_text   (OrreryEntry *self); /* NULL: no bonus */
gboolean        orrery_entry_has_bonus        (OrreryEntry *self); /* a "6+" development */

/* NULL if there is none. */
OrreryEntry    *orrery_catalog_lookup_face (OrreryCatalog *catalog, int face);
