/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Statistics over many outcomes of one game, for a player and for a role. */
#pragma once

#include "record/orrery-outcome.h"

typedef struct
{
  guint games;
  guint wins; /* a shared win counts as one */
  double even; /* wins if everybody at each table were equally likely to win */
  int points;
} OrreryTallySum;

typedef struct
{
  char *name;        /* the latest spelling; the long name of a role */
  const OrreryGame *game;
  guint role;        /* 0: it is a player */
  gboolean computer; /* never a person */
  OrreryTallySum all;
  OrreryTallySum by_seats[GAME_MAX_SEATS + 1]; /* by number of players */
  GArray *by_role;   /* OrreryTallySum, of a player; from 1 on */
  GArray *by_level;  /* OrreryTallySum: games against such a computer player, as the game lists them */
  guint streak;      /* current winning streak */
  guint longest;     /* longest winning streak */
  guint run;         /* while counting: the current streak */
  GArray *scores;    /* int: all scores, ascending */
} OrreryTally;

void orrery_tally_free (OrreryTally *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (OrreryTally, orrery_tally_free)

/* GPtrArrays of OrreryTally: players, most games first, and all roles, including those never played. Names
 * that differ only in case and surrounding blanks are the same player. `outcomes` holds OrreryOutcome, newest
 * first. */
GPtrArray *orrery_tally_players (GListModel *outcomes, const OrreryGame *game);
GPtrArray *orrery_tally_roles (GListModel *outcomes, const OrreryGame *game);

const OrreryTallySum *orrery_tally_get_role (const OrreryTally *self, guint role);

const OrreryTallySum *orrery_tally_get_level (const OrreryTally *self, guint level);

double orrery_tally_average (const OrreryTallySum *sum);
/* 0 to 100 */
double orrery_tally_percent (const OrreryTallySum *sum);
int orrery_tally_lowest (const OrreryTally *self);
int orrery_tally_highest (const OrreryTally *self);
/* The median of the scores. */
double orrery_tally_median (const OrreryTally *self);

/* A histogram: how many scores are in each interval of `width` points, from the lowest, which starts at
 * `first`, to the highest; GArray of guint. */
GArray *orrery_tally_spread (const OrreryTally *self, int width, int *first);
