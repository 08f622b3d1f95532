/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the parts of a plan: see orrery-reassign-search.c. */
#pragma once

#include "games/roll/assist/lines/orrery-matching.h"
#include "games/roll/assist/lines/orrery-reassign-plan.h"

enum
{
  MOST_CHAINS = 4,
  MOST_NODES = 2 + ORRERY_PLAN_MAX_POWERS + MOST_CHAINS,
  LATE = 0, /* node: Dictate, after two dice were taken together */
  EARLY = 1 /* node: Dictate, before that */
};

G_STATIC_ASSERT ((guint) MOST_NODES <= (guint) ORRERY_MATCHING_MAX_POWERS);
G_STATIC_ASSERT ((guint) ORRERY_LINE_MAX_DICE + 4 <= (guint) ORRERY_MATCHING_MAX_WISHES);

/* A way to move a die: Dictate, a power, or a chain of two. */
typedef struct
{
  guint8 power; /* the last */
  gint8 via;    /* the power before; -1: none */
  RollUse use;
} ReassignNode;

typedef struct
{
  guint n;
  ReassignNode nodes[MOST_NODES];
  guint32 masks[ROLL_N_COLOURS][ROLL_N_PHASES][ROLL_N_PHASES]; /* nodes that move it this way */
} ReassignBoard;

typedef enum
{
  MOVE_BEFORE, /* two are taken together */
  MOVE_AFTER,
  MOVE_PLAIN
} MoveKind;

typedef struct
{
  MoveKind kind;
  guint8 die, from, to;
} ReassignWish;

/* Two dice that are taken together. */
typedef struct
{
  int column; /* -1: none are */
  guint8 dice[2];
  gboolean guessed[2]; /* where they were is ignored */
} ReassignPair;

typedef struct
{
  guint value; /* dice explained */
  guint early; /* how many of those are set aside for Dictate early */
  ReassignBoard board;
  ReassignPair pair;
  OrreryMatching matching;
  ReassignWish wishes[ORRERY_MATCHING_MAX_WISHES];
} ReassignSolution;

typedef struct
{
  guint8 first, second; /* powers */
} ReassignChain;

typedef struct
{
  const OrreryPlanDie *dice;
  guint n_dice, n_moved, n_dictated;
  guint n_powers;
  guint8 faces[ORRERY_PLAN_MAX_POWERS];
  RollUse uses[ORRERY_PLAN_MAX_POWERS];
  guint8 dictate_limit;
  int together; /* the power that takes two from the same column; -1: none */
  guint8 together_to;
  guint32 disabled; /* mask of powers */
  guint n_chains;
  ReassignChain chains[MOST_CHAINS];
  guint n_tries;
  ReassignSolution best, next;
} ReassignSearch;

gboolean orrery_reassign_is_moved (const OrreryPlanDie *die);

void orrery_reassign_search_init (ReassignSearch *self, const RollState *state, guint seat, const OrreryPlanDie *dice,
                  guint n_dice);
guint orrery_reassign_count_in_chains (const ReassignSearch *self, guint power);
void orrery_reassign_set_board (const ReassignSearch *self, ReassignBoard *board);

/* `next` has the board and the pair; it replaces the best if it is better. Nodes of the masks are reserved
 * for one time: before two are taken together, or after. */
void orrery_reassign_try_matching (ReassignSearch *self, guint early, guint32 only_late, guint32 only_early);

/* TRUE if enough is explained, or enough was tried. */
gboolean orrery_reassign_is_done (const ReassignSearch *self);

gboolean orrery_reassign_needs_before (const ReassignPair *pair, guint k, const OrreryPlanDie *die);
gboolean orrery_reassign_needs_after (const ReassignSearch *self, const OrreryPlanDie *die);
gboolean orrery_reassign_is_in_pair (const ReassignPair *pair, guint die);

/* Tries all pairs on the board of `next`, which has the matching without any. */
void orrery_reassign_try_together (ReassignSearch *self);

/* Tries only the pair of `next`. */
void orrery_reassign_try_same_pair (ReassignSearch *self);
