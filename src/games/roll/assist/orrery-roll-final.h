/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The final table of Roll, as people add it up. */
#pragma once

#include "assist/orrery-final.h"

enum
{
  ORRERY_ROLL_FINAL_CHIPS,
  ORRERY_ROLL_FINAL_DICE,
  ORRERY_ROLL_FINAL_GOODS,
  ORRERY_ROLL_FINAL_CREDITS,
  ORRERY_ROLL_FINAL_CUP,
  ORRERY_ROLL_N_FINAL_FIELDS
};

extern const OrreryFinalGame orrery_roll_final;
