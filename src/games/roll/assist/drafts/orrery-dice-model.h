/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which die is where, with which side up. A state counts dice by place and color, and the rolled sides by
 * color; people see single dice that keep their side when they are moved. */
#pragma once

#include <glib.h>

#include "games/roll/rules/roll.h"

/* Other places of a die, besides the RollPlaces. */
enum
{
  ORRERY_PLACE_SELECTOR = ROLL_N_PLACES, /* + phase: on its tile */
  /* Virtual, in the current phase. */
  ORRERY_PLACE_EXTRA = ORRERY_PLACE_SELECTOR + ROLL_N_PHASES,
  ORRERY_N_DIE_PLACES,
  ORRERY_NO_PLACE = 0xff,
};

static inline gboolean
orrery_place_is_column (guint place)
{
  return place >= ROLL_COLUMN && place < ROLL_ZONE;
}

static inline gboolean
orrery_place_is_selector (guint place)
{
  return place >= ORRERY_PLACE_SELECTOR && place < ORRERY_PLACE_EXTRA;
}

typedef struct
{
  guint8 colour; /* RollColour */
  guint8 side;   /* RollPhase; ROLL_NO_PHASE if it is unknown or does not matter */
  guint8 place;  /* RollPlace or one of the above */
  guint16 id;    /* constant while the die is tracked */
} OrreryPlacedDie;

/* A die of a color may go from one place to another. */
typedef struct
{
  guint8 colour;
  guint8 from;
  guint8 to;
} OrreryDieMove;

/* All dice of a seat but its goods. */
typedef struct
{
  guint n;
  guint16 last_id;
  guint16 moving; /* id of the die that people move: it leaves its place before its equals */
  OrreryPlacedDie dice[ROLL_N_DICE + ROLL_N_COLOURS];
} OrreryDiceModel;

/* Fills or updates the model: dice that are in the model and in the state keep their id and side, with as few
 * moves as explain the difference. An empty model (all zero) is filled. The order is by place, then by
 * arrival. */
void     orrery_dice_model_update (OrreryDiceModel *self, const RollState *state, int seat);

/* The first die of that color at a place; NULL: none. */
const OrreryPlacedDie *
         orrery_dice_model_find   (const OrreryDiceModel *self,
                                   guint                  place,
                                   guint                  colour);
guint    orrery_dice_model_count  (const OrreryDiceModel *self, guint place);

/* Where a die of a seat may be picked for an answer, and its destination if it moves: place, select, move and
 * dictate. For other answers about a die, `to` is ORRERY_NO_PLACE. FALSE for answers that are not about a die
 * (goods are not dice here). */
gboolean orrery_die_move_of       (const RollState *state, GameAnswer answer, OrreryDieMove *move);

/* "in column Develop", "on the tile of Settle", "in the cup". */
char    *orrery_place_spoken      (guint            place);
