/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The books of a real table: how it is set, where its dice are, what must not be forgotten, and
 * which moments people go back to. */
#pragma once

#include "games/roll/assist/orrery-final-table.h"
#include "record/orrery-record.h"

G_BEGIN_DECLS

/* How closely a table is followed. */
typedef enum
{
  ORRERY_DEPTH_SCORE,
  ORRERY_DEPTH_BOOKS, /* what was revealed; tiles when they come to the top */
  ORRERY_DEPTH_MIRROR /* also what was rolled and drawn */
} OrreryDepth;

/* A new mirrored game: factions, home worlds and start tiles (a development and a world each) as
 * they lie on the table. NULL and what is missing or cannot be in `problem` otherwise. */
OrreryRecord *orrery_table_set (const OrreryFinalTable *table, const OrreryPlayer *players,
                                char **problem);

/* Mask of the seats that computer players have. */
guint orrery_table_computers (OrreryRecord *record);

/* What nobody has to be asked for at this depth: "not said" for a tile that a person drew. FALSE if
 * people are asked. */
gboolean orrery_table_answer_alone (const RollState *state, OrreryDepth depth, guint computers,
                                    GameAnswer *answer);

/* Where undo goes back to, and redo on to: what people have entered, decided or corrected; -1:
 * none. */
int orrery_table_stop_before (OrreryRecord *record, guint point, OrreryDepth depth);
int orrery_table_stop_after (OrreryRecord *record, guint point, OrreryDepth depth);

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
  int box[ROLL_N_COLOURS]; /* less than none: more on the table than there are */
} OrreryDiceCensus;

void orrery_table_count_dice (const RollState *state, OrreryDiceCensus *census);

/* Powers of a seat that act in a phase (or, with ROLL_NO_PHASE, while assigning); newly allocated
 * GArray of guint8 faces. With `optional`, only those that one may forget. */
GArray *orrery_table_list_powers (const RollState *state, guint seat, guint phase,
                                  gboolean optional) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
