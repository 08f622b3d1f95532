/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Statistics of a game, computed from its record. */
#pragma once

#include "games/roll/rules/roll.h"
#include "record/orrery-record.h"

typedef struct
{
  guint rolled;  /* dice, over all rounds */
  guint wasted;  /* returned to the cup unused */
  guint credits; /* earned */
  guint selected[ROLL_N_PHASES];
  guint recruited;
  guint consumed;    /* goods */
  guint traded;
  guint produced;
  int shipped_chips; /* VP chips for goods consumed, */
  int other_chips;   /* and those that powers add */
} OrrerySeatStatistics;

typedef struct
{
  guint n_seats;
  OrrerySeatStatistics seats[ROLL_MAX_SEATS];
} OrreryStatistics;

void    orrery_statistics_count    (OrreryStatistics *self, OrreryRecord *record);

/* Everything as a table; newly allocated GArray of OrreryScoreRow. */
GArray *orrery_statistics_list     (const OrreryStatistics *self) G_GNUC_WARN_UNUSED_RESULT;
/* The same in lines, for sharing. */
char   *orrery_statistics_dup_text (const OrreryStatistics *self,
                                    const char *const      *names) G_GNUC_WARN_UNUSED_RESULT;
