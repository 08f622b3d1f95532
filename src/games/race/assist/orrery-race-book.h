/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Following a real table of Race: its setup, questions that are answered automatically, and reminders. Hands
 * are only numbers, except those of computer players, which are told what they draw. */
#pragma once

#include "assist/orrery-table-book.h"
#include "games/race/rules/race.h"
#include "record/orrery-record.h"

extern const OrreryTableBook orrery_race_book;

typedef struct
{
  guint n_seats;
  guint8 options;                /* of a setup */
  guint8 starts[RACE_MAX_SEATS]; /* number of the start world + 1; 0: unknown */
} OrreryRaceSetup;

/* A table with that setup. Otherwise NULL, with what is missing or impossible in `problem`. */
OrreryRecord *orrery_race_setup_begin (const OrreryRaceSetup *self, const OrreryPlayer *players,
                                       char **problem) G_GNUC_WARN_UNUSED_RESULT;

/* Which start world is missing, or used twice; NULL: none. */
char         *orrery_race_setup_find_missing (const OrreryRaceSetup *self,
                                              const OrreryPlayer    *players) G_GNUC_WARN_UNUSED_RESULT;
