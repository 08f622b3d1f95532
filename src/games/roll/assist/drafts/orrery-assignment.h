/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An assignment: a person's draft for the dice behind the screen. Dice can be placed, select phases and be
 * moved by powers in any order.
 *
 * Places are those of orrery-dice-model.h. A selector is at ORRERY_PLACE_SELECTOR + its phase. */
#pragma once

#include "assist/orrery-decision.h"
#include "games/roll/assist/drafts/orrery-dice-model.h"

#define ORRERY_TYPE_ASSIGNMENT (orrery_assignment_get_type ())

G_DECLARE_FINAL_TYPE (OrreryAssignment, orrery_assignment, ORRERY, ASSIGNMENT, OrreryDecision)

/* The parts still missing before the dice can be revealed. */
typedef enum
{
  ORRERY_ASSIGNMENT_WHOLE,
  ORRERY_ASSIGNMENT_NEEDS_WILD,   /* a wild die is not in a column yet */
  ORRERY_ASSIGNMENT_NEEDS_SELECT, /* no phase is selected */
  ORRERY_ASSIGNMENT_NEEDS_MOVE,   /* the power in use, or Dictate, must move a (further) worker */
} OrreryAssignmentMissing;

/* How a die can be moved. */
typedef enum
{
  ORRERY_ASSIGNMENT_BY_NOTHING,  /* it isn't possible */
  ORRERY_ASSIGNMENT_BY_PLACING,  /* a wild die, placed or placed elsewhere */
  ORRERY_ASSIGNMENT_BY_SELECTING,
  ORRERY_ASSIGNMENT_BY_RETURNING, /* takes back or changes the effect of a power */
  ORRERY_ASSIGNMENT_BY_POWER,    /* uses a power, or more of one in use */
  ORRERY_ASSIGNMENT_BY_DICTATE,
} OrreryAssignmentWay;

/* `start` is a state that asks for a seat's assignment, without any answers yet. */
OrreryAssignment        *orrery_assignment_new         (const RollState  *start);

OrreryAssignmentMissing  orrery_assignment_get_missing (OrreryAssignment *self);
/* Wild dice that are not in a column yet. */
guint                    orrery_assignment_get_wilds   (OrreryAssignment *self);

/* Moves a die. A wild die is placed again rather than using a power; if several powers explain the move, the
 * narrowest is used. If the move is rejected, nothing changes. */
GameStatus           orrery_assignment_move           (OrreryAssignment *self, guint colour,
                                                       guint from, guint to);
OrreryAssignmentWay  orrery_assignment_explain        (OrreryAssignment *self, guint colour,
                                                       guint from, guint to, guint8 *face);
/* All valid arguments for move; a newly allocated GArray of OrreryDieMove. */
GArray              *orrery_assignment_list_moves     (OrreryAssignment *self) G_GNUC_WARN_UNUSED_RESULT;

/* Takes back whatever brought the die to its place: a move, a Dictate, the selection, its placement. */
GameStatus           orrery_assignment_take_back      (OrreryAssignment *self, guint colour,
                                                       guint place);
/* Mask of the places (1 << place) that have a die to take back from. */
guint                orrery_assignment_list_take_back (OrreryAssignment *self);

/* Whether a power can be picked up for the next moves, or dropped. */
GameStatus           orrery_assignment_check_use      (OrreryAssignment *self, guint8 face);
/* The power in hand or in use; ROLL_UNKNOWN: Dictate; ROLL_NONE: none. */
guint8               orrery_assignment_get_open       (OrreryAssignment *self);
/* How many workers a power has moved, and how many it can; FALSE if it is not used. */
gboolean             orrery_assignment_get_use        (OrreryAssignment *self, guint8 face,
                                                       guint *moved, guint *most);
/* A power that the last change dropped because it was no longer possible, or ROLL_NONE. */
guint8               orrery_assignment_get_dropped    (OrreryAssignment *self);
