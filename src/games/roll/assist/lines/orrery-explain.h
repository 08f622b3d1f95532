/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checks the revealed dice against the rules and converts them to answers.
 *
 * A die in another column than its side has been moved. The dice are matched with the powers that can have
 * moved them (orrery-reassign-plan.h), and the rules engine plays the result. Dice that no power explains are
 * pointed out; if people keep them, they are entered as dice whose side was not said. */
#pragma once

#include "games/roll/assist/lines/orrery-dice-line.h"

/* How a die got to its column. */
typedef enum
{
  ORRERY_DIE_PLAIN, /* its own side, a wild, or unknown */
  ORRERY_DIE_SELECTS,
  ORRERY_DIE_DICTATED, /* set aside */
  ORRERY_DIE_BY_POWER, /* `by` is the face of the development */
  ORRERY_DIE_BY_DICTATE,
  ORRERY_DIE_UNEXPLAINED
} OrreryDieHow;

typedef struct
{
  guint n_moved;
  guint n_unexplained;
  OrreryDieHow how[ORRERY_LINE_MAX_DICE];
  guint8 by[ORRERY_LINE_MAX_DICE];
  guint n_uses; /* powers that were needed, each once */
  guint8 uses[ROLL_MAX_TABLEAU];
  gboolean dictates; /* Dictate was used */
} OrreryExplained;

/* The parts still missing before a seat's dice are all entered. */
typedef struct
{
  guint total; /* dice in the cup */
  guint entered;
  guint missing[ROLL_N_COLOURS];
  guint excess[ROLL_N_COLOURS]; /* more than there are in the cup */
  gboolean no_phase;            /* no die selects */
  gboolean too_many_dictates;   /* once per round, unless a power says otherwise */
} OrreryMissing;

/* `state` is at the start of a round of a mirrored game, before any roll. */
gboolean orrery_reveal_is_due (const RollState *state);
gboolean orrery_reveal_missing (const RollState *state, guint seat, const OrreryRevealed *revealed,
                                OrreryMissing *missing);

/* The sides of one seat as answers, and then its assignment; both newly allocated GArrays of GameAnswer. Give
 * all seats' sides first. Nothing may be missing. */
void orrery_reveal_answer (const RollState *state, guint seat, const OrreryRevealed *revealed,
                           GArray **sides, GArray **assignment, OrreryExplained *explained);

/* The answers of a seat that has entered its own roll and assignment. */
typedef struct
{
  GArray *sides;      /* of GameAnswer; NULL: it is in the revealed lines */
  GArray *assignment;
} OrreryOwnAnswers;

/* All seats together: the answers for the round. `own` has one for each seat, or is NULL. Newly allocated. */
GArray *orrery_reveal_list_answers (const RollState *state, const OrreryRevealed *revealed,
                                    const OrreryOwnAnswers *own) G_GNUC_WARN_UNUSED_RESULT;

/* From the start of a round to the assignment of a seat that has rolled `sides`; the rolls of the others are
 * unknown. */
void orrery_reveal_lead (RollState *state, guint seat, const GArray *sides);

/* Developments with a Reassign power that would move this die, whoever has them (mask of seats in
 * `owners`); newly allocated GArray of guint8 faces. */
GArray *orrery_reveal_list_movers (const RollState *state, const OrreryEntered *die,
                                   GArray *owners) G_GNUC_WARN_UNUSED_RESULT;
