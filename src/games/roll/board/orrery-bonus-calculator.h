/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryBonusCalculator: what the bonus of a 6-cost development is worth in an empire that is put
 * together here. The engine does the sum; it also tells what can count at all. */
#pragma once

#include <gtk/gtk.h>

#include "catalog/orrery-catalog.h"
#include "games/roll/rules/data.h"

G_BEGIN_DECLS

#define ORRERY_TYPE_BONUS_CALCULATOR (orrery_bonus_calculator_get_type ())
G_DECLARE_FINAL_TYPE (OrreryBonusCalculator, orrery_bonus_calculator, ORRERY, BONUS_CALCULATOR,
                      GtkWidget)

GtkWidget *orrery_bonus_calculator_new       (OrreryCatalog         *catalog,
                                              OrreryEntry           *entry);

/* For tests: as if it had been done by hand; FALSE if it does not count here. */
int        orrery_bonus_calculator_get_bonus (OrreryBonusCalculator *self);
gboolean   orrery_bonus_calculator_set_goods (OrreryBonusCalculator *self,
                                              guint                  n);
gboolean   orrery_bonus_calculator_set_tile  (OrreryBonusCalculator *self,
                                              guint                  face,
                                              gboolean               owned);
gboolean   orrery_bonus_calculator_set_dice  (OrreryBonusCalculator *self,
                                              RollColour             colour,
                                              guint                  n);
gboolean   orrery_bonus_calculator_set_chips (OrreryBonusCalculator *self,
                                              guint                  n);

G_END_DECLS
