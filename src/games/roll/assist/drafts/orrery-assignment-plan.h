/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The decisions of an assignment as a value, and their result. */
#pragma once

#include "games/roll/assist/drafts/orrery-assignment.h"

enum
{
  PLAN_MAX_USES = 24,
  PLAN_MAX_MOVES = 3,
};

/* One use of a power: columns, not places. */
typedef struct
{
  guint8 face;   /* ROLL_UNKNOWN: Dictate */
  guint8 colour; /* Dictate: the worker set aside, and its column */
  guint8 column;
  guint8 n;
  OrreryDieMove moves[PLAN_MAX_MOVES];
} PlanUse;

typedef struct
{
  guint8 placed[ROLL_N_COLOURS][ROLL_N_PHASES]; /* wild dice */
  guint8 selector;                              /* ROLL_NO_COLOUR: none */
  guint8 column;
  guint8 phase;
  guint8 n_uses;
  gboolean open; /* the last use is in hand: moves are by it */
  PlanUse uses[PLAN_MAX_USES];
} Plan;

/* The result of applying a plan to the start. */
typedef struct
{
  RollState state;     /* for display */
  guint8 wilds;        /* not placed */
  gboolean unfinished; /* the last use must move more */
  guint8 dropped;      /* uses that are no longer possible: how many, and the face of the first */
  guint8 dropped_face;
} Outcome;

gboolean plan_apply   (Plan *plan, const RollState *start, Outcome *outcome, GArray *answers);
/* TRUE if the plan is valid: nothing would have to be dropped. */
gboolean plan_holds   (const Plan *plan, const RollState *start);
/* The same, and how many other moves its last use could make instead: the fewer the better. */
gboolean plan_breadth (const Plan *plan, const RollState *start, guint *breadth);

/* --- orrery-assignment-moves.c: moving a die in a plan --- */

/* Moves a die between two places; `outcome` is the plan's. `face` is the power that moves it, if any.
 * ORRERY_ASSIGNMENT_BY_NOTHING: the plan is unusable. */
OrreryAssignmentWay plan_move       (Plan *plan, const RollState *start, const Outcome *outcome,
                                     OrreryDieMove move, guint8 *face);
/* Removes what brought a die to its place. */
gboolean       plan_take_back  (Plan *plan, const RollState *start, guint colour, guint place);

gboolean       plan_is_used    (const Plan *plan, guint8 face);
/* A picked-up power that has not moved anything can be dropped without a trace. */
gboolean       plan_is_idle    (const Plan      *plan);
void           plan_remove_use (Plan *plan, guint i);
