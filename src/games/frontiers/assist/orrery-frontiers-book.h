/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Following a real table of New Frontiers: the level of detail, the setup, and the next steps. */
#pragma once

#include "assist/orrery-table-book.h"
#include "games/frontiers/rules/frontiers.h"
#include "record/orrery-record.h"

extern const OrreryTableBook orrery_frontiers_book;

/* --- Setting up --- */

typedef struct
{
  guint n_seats;
  guint8 options;               /* of a setup */
  guint32 turned;               /* mask of stacks that are turned over */
  guint8 order[FR_MAX_SEATS];   /* seats */
  guint8 mats[FR_MAX_SEATS];    /* by seat; 0: unknown */
  guint8 sides[FR_MAX_SEATS];   /* the same; 1: not the white one */
  guint8 colours[FR_MAX_SEATS]; /* of the disks, by seat; all different */
} OrreryFrontiersSetup;

void orrery_frontiers_setup_init    (OrreryFrontiersSetup *self, guint n_seats);
/* Random coins, order and mats. */
void orrery_frontiers_setup_flip    (OrreryFrontiersSetup *self);
void orrery_frontiers_setup_shuffle (OrreryFrontiersSetup *self);
void orrery_frontiers_setup_deal    (OrreryFrontiersSetup *self);

/* Gives a seat a color; the seat that has it gets this seat's color in return. */
void orrery_frontiers_setup_paint (OrreryFrontiersSetup *self, guint seat, guint8 colour);
/* The words for the colors, to be translated. */
extern const char *const orrery_frontiers_colours[FR_MAX_SEATS + 1];

/* TRUE if the setup answers the question. */
gboolean orrery_frontiers_is_setup (const void *state);

/* A table with that setup. `tiles` is a collection as in a position, or NULL. NULL if that is impossible,
 * with the reason in `problem`. */
OrreryRecord *orrery_frontiers_setup_begin (const OrreryFrontiersSetup *self, const OrreryPlayer *players, JsonNode *tiles,
                                            char **problem) G_GNUC_WARN_UNUSED_RESULT;

typedef enum
{
  ORRERY_STEP_DO,   /* nobody is asked: people do it at the table */
  ORRERY_STEP_DONE,
  ORRERY_STEP_NOW,  /* it is asked */
  ORRERY_STEP_LATER
} OrreryFrontiersStepState;

/* A step of a list: what to do, and details. */
typedef struct
{
  char *title;
  char *text;    /* NULL: no details */
  guint symbol;  /* FrAction, or FR_N_ACTIONS */
  OrreryFrontiersStepState state;
  int seat;      /* whose; -1: everybody's */
} OrreryFrontiersStep;

/* The table after setup, from its center outwards; a new GArray of OrreryFrontiersStep that clears them. `tiles` as
 * above: stacks that it knows are named. */
GArray *orrery_frontiers_list_setup (const OrreryFrontiersSetup *self, const char *const *names, JsonNode *tiles) G_GNUC_WARN_UNUSED_RESULT;

/* --- During the game; the same kind of array --- */

/* The steps of this action, and what comes next. */
GArray *orrery_frontiers_list_steps (const FrState *state, const char *const *names) G_GNUC_WARN_UNUSED_RESULT;
/* TRUE if it is the turn of the player at this place in the order of the action. A question outside the turns, such as
 * that about a hidden goal, belongs to whoever is asked. */
gboolean orrery_frontiers_is_turn (const FrState *state, guint place);
/* The steps at the end of the round; none while those of the round before are still to be done. */
GArray *orrery_frontiers_list_round_end (const FrState *state, const char *const *names) G_GNUC_WARN_UNUSED_RESULT;
/* Reminders for the action, one sentence each. */
GArray *orrery_frontiers_list_reminders (const FrState *state) G_GNUC_WARN_UNUSED_RESULT;

/* At the level Mirror: the contents of the bag by kind, with their odds; empty if unknown. */
GArray *orrery_frontiers_list_bag (const FrState *state) G_GNUC_WARN_UNUSED_RESULT;

/* How close the game is to each of its ends. */
typedef struct
{
  FrEnd end;
  char *title;  /* "More than 7 colonies" */
  char *who;    /* "Ben has 6", "17 of 48 left" */
  char *left;   /* "two more" */
  double part;  /* from 0 to 1 */
  gboolean is_near;
} OrreryFrontiersEnd;

/* A new GArray of OrreryFrontiersEnd that clears them. */
GArray *orrery_frontiers_list_ends (const FrState *state, const char *const *names) G_GNUC_WARN_UNUSED_RESULT;
/* "Two more colonists and this is the last round."; NULL: none is close. */
char *orrery_frontiers_tell_end (const FrState *state, const char *const *names) G_GNUC_WARN_UNUSED_RESULT;
