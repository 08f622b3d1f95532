/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The final table of Race, as people add it up. */
#pragma once

#include "assist/orrery-final.h"

enum
{
  ORRERY_RACE_FINAL_CHIPS,
  ORRERY_RACE_FINAL_GOODS,
  ORRERY_RACE_FINAL_HAND,
  ORRERY_RACE_N_FINAL_FIELDS
};

extern const OrreryFinalGame orrery_race_final;
