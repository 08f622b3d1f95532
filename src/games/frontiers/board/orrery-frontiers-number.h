/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryFrontiersNumber: credits, chips, colonists or Military of a player, which can be corrected at any time: a click
 * opens a field, and on a phone there are buttons beside it. Corrections activate ORRERY_ACTION_ANSWER. */
#pragma once

#include <gtk/gtk.h>

#include "games/frontiers/rules/frontiers.h"

typedef enum
{
  ORRERY_NUMBER_CREDITS,
  ORRERY_NUMBER_CHIPS,
  ORRERY_NUMBER_COLONISTS,
  ORRERY_NUMBER_MILITARY,
  ORRERY_N_NUMBERS
} OrreryFrontiersNumberId;

#define ORRERY_TYPE_FRONTIERS_NUMBER (orrery_frontiers_number_get_type ())
G_DECLARE_FINAL_TYPE (OrreryFrontiersNumber, orrery_frontiers_number, ORRERY, FRONTIERS_NUMBER, GtkWidget)

GtkWidget *orrery_frontiers_number_new (OrreryFrontiersNumberId id);
void       orrery_frontiers_number_set (OrreryFrontiersNumber *self, const FrState *state, guint seat, const char *name);
/* Buttons for one more and one less. */
void       orrery_frontiers_number_set_steps (OrreryFrontiersNumber *self, gboolean has_steps);
