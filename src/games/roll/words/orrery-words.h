/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pieces in words: the short lines on tiles, and the labels for screen readers. */
#pragma once

#include "games/roll/catalog/orrery-roll-names.h"

/* "+$2 at the end": the effect of a power, without its phase. */
char *orrery_power_brief   (const RollPower   *power);
/* "Half the cost of Novelty worlds". */
char *orrery_bonus_brief   (const RollBonus   *bonus);
/* "+$2 · 2 Consumption dice to the Citizenry"; NULL if there is no effect. */
char *orrery_placing_brief (const RollPlacing *placing);
/* "Novelty world", "Development · Reassign". */
char *orrery_face_kind     (const RollFace    *face);

/* "Military die, Settle"; "Military die" when `side` is ROLL_NO_PHASE. */
char *orrery_die_spoken    (RollColour colour, RollPhase side);
/* "2 Genes, 1 Military": how many of each color. */
char *orrery_dice_spoken   (const guint8      *dice);
/* Name, kind, cost and all powers with their phases. */
char *orrery_face_spoken   (const RollFace    *face);
