/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A state's summary: the round and the end of the game. */
#pragma once

#include <glib.h>

#include "games/roll/rules/roll.h"

typedef struct
{
  int pool;          /* left, not below 0 */
  int pool_at_start;
  int most_squares;  /* of any seat */
  int leader;        /* the first seat that has them */
  gboolean shared;   /* others have as many */
  gboolean last;     /* this round is the last one */
} OrreryEndWatch;

void  orrery_end_watch     (const RollState *state, OrreryEndWatch *watch);
/* Mask of seats that are known to have selected the phase; bit 7: the two-player die. */
guint orrery_phase_callers (const RollState *state, RollPhase phase);
