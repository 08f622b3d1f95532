/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryEmpireInputs: enters tiles, dice, chips and goods into an OrreryEmpire. */
#pragma once

#include <gtk/gtk.h>

#include "catalog/orrery-catalog.h"
#include "games/roll/assist/orrery-empire.h"

#define ORRERY_TYPE_EMPIRE_INPUTS (orrery_empire_inputs_get_type ())
G_DECLARE_FINAL_TYPE (OrreryEmpireInputs, orrery_empire_inputs, ORRERY, EMPIRE_INPUTS, GtkWidget)

/* Only entries that count for the bonus of `face`, which always counts as built; -1: all entries. */
GtkWidget *orrery_empire_inputs_new   (OrreryCatalog *catalog, OrreryEmpire *empire, int face);

/* TRUE if a tile can be entered here. */
gboolean   orrery_empire_inputs_takes (OrreryEmpireInputs *self, guint tile);
