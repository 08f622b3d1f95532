/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Following a real table of Roll: its setup, where its dice are, and reminders. */
#pragma once

#include "assist/orrery-table-book.h"
#include "games/roll/assist/orrery-final-table.h"
#include "record/orrery-record.h"

/* How closely it is followed. */
enum
{
  ORRERY_ROLL_BOOKS, /* the revealed dice; tiles when they come to the top */
  ORRERY_ROLL_MIRROR /* also rolls and draws */
};

extern const OrreryTableBook orrery_roll_book;

/* Parts of it. */
GArray *orrery_roll_list_missed (const void *begin, const GameAnswer *answers,
                                 gsize n) G_GNUC_WARN_UNUSED_RESULT;
gboolean orrery_roll_answer_alone (const void *state, guint depth, guint computers, guint wanted, GameAnswer *answer);
gboolean orrery_roll_answer_unsaid (const void *state, GameAnswer *answer);
gboolean orrery_roll_is_optional (const void *state);
GArray *orrery_roll_suggest (const void *state) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *orrery_roll_list_bundles (const void *state) G_GNUC_WARN_UNUSED_RESULT;
/* Colors of dice: those that can do more than Home dice come first. */
extern const guint8 orrery_roll_best_dice[ROLL_N_COLOURS];

/* A new mirrored game: factions, home worlds and start tiles (a development and a world each) as on the
 * table. Otherwise NULL, with what is missing or impossible in `problem`. */
OrreryRecord *orrery_table_set (const OrreryFinalTable *table, const OrreryPlayer *players,
                                char **problem);
/* The first seat for which something is missing; -1: none. */
int orrery_table_find_incomplete (const OrreryFinalTable *table);

/* Where the dice are. */
typedef enum
{
  ORRERY_DICE_REVEALED, /* revealed or in cups */
  ORRERY_DICE_CITIZENRY,
  ORRERY_DICE_STACKS,
  ORRERY_DICE_GOODS,
  ORRERY_DICE_BOX,
  ORRERY_N_DICE_PLACES
} OrreryDicePlace;

typedef struct
{
  guint by_place[ORRERY_N_DICE_PLACES];
  guint by_seat[ROLL_MAX_SEATS][ORRERY_N_DICE_PLACES];
  guint colours[ROLL_MAX_SEATS][ORRERY_N_DICE_PLACES][ROLL_N_COLOURS];
  int box[ROLL_N_COLOURS]; /* negative: more on the table than exist */
} OrreryDiceCensus;

void orrery_table_count_dice (const RollState *state, OrreryDiceCensus *census);

/* Powers of a seat in a phase (or, with ROLL_NO_PHASE, while assigning); newly allocated GArray of guint8
 * faces. With `optional`, only those that people may forget. */
GArray *orrery_table_list_powers (const RollState *state, guint seat, guint phase,
                                  gboolean optional) G_GNUC_WARN_UNUSED_RESULT;
