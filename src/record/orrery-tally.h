/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Statistics over many outcomes of one game, for a player and for a role. */
#pragma once

#include "record/orrery-outcome.h"

G_BEGIN_DECLS

typedef struct
{
  guint games;
  guint wins; /* a shared one is one */
  double even; /* wins if all at each table were equally likely to win */
  int points;
} OrreryTallySum;

typedef struct
{
  char *name;        /* as it was written last; of a role at length */
  const OrreryGame *game;
  guint role;        /* 0: it is a player */
  gboolean computer; /* never a person */
  OrreryTallySum all;
  OrreryTallySum by_seats[GAME_MAX_SEATS + 1]; /* by how many sat at the table */
  GArray *by_role;   /* OrreryTallySum, of a player; from 1 on */
  GArray *by_level;  /* OrreryTallySum: with such a computer player among the others, as the game lists them */
  guint streak;      /* wins since the last game that was not won */
  guint longest;     /* wins in a row, ever */
  guint run;         /* while counting: wins in a row */
  GArray *scores;    /* int: each of them, the lowest first */
} OrreryTally;

void orrery_tally_free (OrreryTally *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (OrreryTally, orrery_tally_free)

/* GPtrArrays of OrreryTally: players, who played most first, and all roles, those never played too. Names that differ in nothing but capitals and blanks around them are one player's.
 * `outcomes` holds OrreryOutcome, the newest first. */
GPtrArray *orrery_tally_players (GListModel *outcomes, const OrreryGame *game);
GPtrArray *orrery_tally_roles (GListModel *outcomes, const OrreryGame *game);

const OrreryTallySum *orrery_tally_get_role (const OrreryTally *self, guint role);

const OrreryTallySum *orrery_tally_get_level (const OrreryTally *self, guint level);

double orrery_tally_average (const OrreryTallySum *sum);
/* 0 to 100 */
double orrery_tally_percent (const OrreryTallySum *sum);
int orrery_tally_lowest (const OrreryTally *self);
int orrery_tally_highest (const OrreryTally *self);
/* The middle one of the scores, or the mean of both. */
double orrery_tally_median (const OrreryTally *self);

/* How many scores lie in each span of `width` points, from the span with the lowest, which begins
 * at `first`, to that with the highest; GArray of guint. */
GArray *orrery_tally_spread (const OrreryTally *self, int width, int *first);

G_END_DECLS
