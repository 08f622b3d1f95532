/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A finished game that nobody has followed, as people count it up: for each player the tableau, the
 * dice by color, goods, chips, credits and dice in the cup. */
#pragma once

#include "games/roll/rules/roll.h"

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  guint8 faction;             /* number; 0: not said */
  guint8 home;                /* face; ROLL_NONE: not said */
  guint8 tiles[ROLL_N_TILES]; /* faces, in the order they were named */
  guint n_tiles;
  guint8 dice[ROLL_N_COLOURS]; /* all of them, wherever they lie */
  guint goods;                 /* how many of the dice lie on worlds */
  guint cup;                   /* how many are in the cup */
  guint chips;
  guint credits;
} OrreryFinalSeat;

typedef struct
{
  guint n_seats;
  OrreryFinalSeat seats[ROLL_MAX_SEATS];
} OrreryFinalTable;

void orrery_final_table_init (OrreryFinalTable *self, guint n_seats);

/* TRUE if a face can still be in somebody's tableau: neither side of it is there. */
gboolean orrery_final_table_is_left (const OrreryFinalTable *self, guint8 face);

/* Puts a face where it belongs (a faction, a home world, a tile), or takes it away. */
gboolean orrery_final_table_add (OrreryFinalTable *self, guint seat, guint8 face);
void orrery_final_table_remove (OrreryFinalTable *self, guint seat, guint8 face);
/* The tiles named, with the faction by its left half; newly allocated GArray of guint8. */
GArray *orrery_final_table_list (const OrreryFinalTable *self,
                                 guint seat) G_GNUC_WARN_UNUSED_RESULT;

/* A problem with one player's numbers that can be told at once, whatever else is missing: NULL for
 * none. */
char *orrery_final_table_check (const OrreryFinalTable *self, guint seat) G_GNUC_WARN_UNUSED_RESULT;

/* A state that scores what is there, whether or not such a table can be. */
void orrery_final_table_draft (const OrreryFinalTable *self, RollState *state);

/* The state of that table, over. NULL if it is complete, otherwise what is missing or impossible; `seat` gets the
 * player concerned, or -1. */
char *orrery_final_table_build (const OrreryFinalTable *self, const char *const *names,
                                RollState *state, int *seat) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
