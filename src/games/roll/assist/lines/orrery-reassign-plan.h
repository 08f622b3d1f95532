/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which uses of Reassign powers and Dictate bring dice from their sides to their columns. */
#pragma once

#include "games/roll/assist/lines/orrery-dice-line.h"

enum
{
  ORRERY_PLAN_ANYWHERE = ROLL_N_PHASES, /* as a start: wild, or not said */
  ORRERY_PLAN_MAX_POWERS = 20,
  ORRERY_PLAN_MAX_MOVES = 2 * ORRERY_LINE_MAX_DICE + 12
};

typedef struct
{
  guint8 colour;
  guint8 start; /* column, or ORRERY_PLAN_ANYWHERE */
  guint8 goal;  /* column, or ORRERY_LINE_DICTATE */
} OrreryPlanDie;

typedef struct
{
  guint8 die;
  guint8 use; /* a power, or n_powers and the die that is set aside for it: Dictate */
  guint8 to;  /* column */
} OrreryPlanMove;

typedef struct
{
  guint8 first[ORRERY_LINE_MAX_DICE];         /* its original column */
  gboolean unexplained[ORRERY_LINE_MAX_DICE]; /* its start was ignored */
  guint n_powers;
  guint8 faces[ORRERY_PLAN_MAX_POWERS];
  guint n_moves; /* those of one die are in order */
  OrreryPlanMove moves[ORRERY_PLAN_MAX_MOVES];
} OrreryPlan;

/* Leaves as few dice unexplained as possible. `dice` are all of the seat's except the selecting one, and
 * `state` has the selected phase. Returns how many sets of powers were tried. */
guint orrery_plan_make (const RollState *state, guint seat, const OrreryPlanDie *dice, guint n_dice,
                        OrreryPlan *plan);
