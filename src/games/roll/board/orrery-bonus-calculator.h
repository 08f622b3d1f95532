/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryBonusCalculator: the value of a 6-cost development's bonus in an empire. */
#pragma once

#include <gtk/gtk.h>

#include "catalog/orrery-catalog.h"
#include "games/roll/assist/orrery-empire.h"

#define ORRERY_TYPE_BONUS_CALCULATOR (orrery_bonus_calculator_get_type ())
G_DECLARE_FINAL_TYPE (OrreryBonusCalculator, orrery_bonus_calculator, ORRERY, BONUS_CALCULATOR,
                      GtkWidget)

GtkWidget *orrery_bonus_calculator_new       (OrreryCatalog *catalog, OrreryEntry *entry,
                                              OrreryEmpire *empire);
