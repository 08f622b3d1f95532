/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What each seat does, or did last, in a few words: "Settling…", "Comet Zone: 2 of 3", "Ships after you". */
#pragma once

#include <glib.h>

#include "games/roll/rules/roll.h"

typedef struct
{
  guint kind;  /* RollEvent; ROLL_EVENT_NONE: nothing yet */
  guint phase; /* OrreryDeeds.phase when it happened */
  guint place; /* the point of the game at which it was first shown; 0: not yet */
  guint8 face; /* of the tile that was completed */
  int n;       /* of the workers, goods or dice */
  int gained;  /* credits or VP */
} OrreryDeed;

/* All zero at the beginning of a game. */
typedef struct
{
  guint phase; /* counts phases, in which deeds add up */
  OrreryDeed deeds[ROLL_MAX_SEATS];
} OrreryDeeds;

void  orrery_deeds_note  (OrreryDeeds *self, const GameEvents *events);
/* Call this for each state that is shown: deeds that were undone, or are still to come in a replay, are not told. */
void  orrery_deeds_place (OrreryDeeds *self, const RollState *state);
/* Of a seat other than `front`; `is_live`: the question of the state is being asked. Empty: nothing to tell. */
char *orrery_deeds_tell  (const OrreryDeeds *self, const RollState *state, int seat, int front,
                          gboolean is_live) G_GNUC_WARN_UNUSED_RESULT;
