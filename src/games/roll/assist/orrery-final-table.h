/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A finished game that was not followed, as people add it up: for each player the tableau, the dice by color,
 * goods, chips, credits and dice in the cup. */
#pragma once

#include "games/roll/rules/roll.h"

#include <glib.h>

typedef struct
{
  guint8 faction;             /* number; 0: unknown */
  guint8 home;                /* face; ROLL_NONE: unknown */
  guint8 tiles[ROLL_N_TILES]; /* faces, in the order of entry */
  guint n_tiles;
  guint8 dice[ROLL_N_COLOURS]; /* all of them, wherever they are */
  guint goods;                 /* how many of the dice are on worlds */
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

/* TRUE if a face can still be in a tableau: neither side of it is in one. */
gboolean orrery_final_table_is_left (const OrreryFinalTable *self, guint8 face);

/* Puts a face where it belongs (a faction, a home world, a tile), or removes it. */
gboolean orrery_final_table_add (OrreryFinalTable *self, guint seat, guint8 face);
void orrery_final_table_remove (OrreryFinalTable *self, guint seat, guint8 face);
/* The named tiles, with the left half of the faction; newly allocated GArray of guint8. */
GArray *orrery_final_table_list (const OrreryFinalTable *self,
                                 guint seat) G_GNUC_WARN_UNUSED_RESULT;

/* The error in one player's numbers, even if others are still missing; NULL: none. */
char *orrery_final_table_check (const OrreryFinalTable *self, guint seat) G_GNUC_WARN_UNUSED_RESULT;

/* A state that scores the entries, even if no such table can exist. */
void orrery_final_table_draft (const OrreryFinalTable *self, RollState *state);

/* The final state of that table. NULL if it is complete, otherwise what is missing or impossible; `seat` gets
 * the affected player, or -1. */
char *orrery_final_table_build (const OrreryFinalTable *self, const char *const *names,
                                RollState *state, int *seat) G_GNUC_WARN_UNUSED_RESULT;
