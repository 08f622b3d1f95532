/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryConstruction: the two stacks of a seat, the top tiles, the dice on them and how many are needed; of
 * the tiles below, only what the state reveals. An OrreryBoardPart.
 *
 * Answers that it accepts: abandon and give (tiles of the unfolded stacks), put (tiles in hand, shown with
 * both sides), count, keep, recall and remove (dice on the zones). */
#pragma once

#include <adwaita.h>

#include "games/roll/board/orrery-board-part.h"

#define ORRERY_TYPE_CONSTRUCTION (orrery_construction_get_type ())
G_DECLARE_FINAL_TYPE (OrreryConstruction, orrery_construction, ORRERY, CONSTRUCTION, AdwBin)

GtkWidget *orrery_construction_new           (void);

/* Narrow: a row of two cards with mini tiles. */
void       orrery_construction_set_compact   (OrreryConstruction *self, gboolean compact);

/* Flat: the tiles have low pictures, if there is little height. */
void       orrery_construction_set_flat      (OrreryConstruction *self, gboolean flat);

/* Brief: the building sites stay where they are, although a question is about single tiles. It lists them itself. */
void       orrery_construction_set_brief     (OrreryConstruction *self, gboolean brief);

/* Ticks for a draft: mask of positions from the top, by kind. While ticking, clicks on tiles emit "ticked"
 * (guint kind, guint position from 1, gboolean on) instead of answers. */
void       orrery_construction_set_ticking   (OrreryConstruction *self, gboolean ticking);
void       orrery_construction_set_ticked    (OrreryConstruction *self, RollKind kind,
                                              guint64 positions);

/* The drawn pieces, for tests. */
typedef struct
{
  guint8 top;        /* face; ROLL_NONE: empty; ROLL_UNKNOWN */
  guint n_stack;
  RollDice dice;
  int cost;          /* with discounts; -1 without a top tile */
  guint n_unfolded;  /* tiles shown side by side */
  guint8 unfolded[ROLL_N_TILES];
} OrreryDrawnStack;

/* For tests. */
void       orrery_construction_get_drawn     (OrreryConstruction *self, RollKind kind,
                                              OrreryDrawnStack *drawn);

/* One of the two stacks. */
GtkWidget *orrery_construction_get_building  (OrreryConstruction *self, RollKind kind);
