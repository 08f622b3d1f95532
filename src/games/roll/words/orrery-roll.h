/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Roll for the Galaxy for the rest of the program (implemented by orrery-roll.c in the folder above), and
 * records of it for code that knows the game. */
#pragma once

#include "games/roll/rules/roll.h"
#include "record/orrery-record.h"

extern const OrreryGame orrery_roll;

/* The state of a record of this game. */
static inline const RollState *
orrery_roll_state (OrreryRecord *record)
{
  return orrery_record_get_state (record);
}
