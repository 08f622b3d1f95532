/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryBuilding: one stack of a construction zone: the top tile, the dice on it, how many it needs and why.
 *
 * Signals:
 *   die-picked (guint color, GtkWidget *die)
 *   top-clicked () */
#pragma once

#include <adwaita.h>

#include "games/roll/rules/roll.h"

#define ORRERY_TYPE_BUILDING (orrery_building_get_type ())
G_DECLARE_FINAL_TYPE (OrreryBuilding, orrery_building, ORRERY, BUILDING, AdwBin)

GtkWidget *orrery_building_new         (RollKind         kind);

void       orrery_building_set_state   (OrreryBuilding *self, const RollState *state, int seat);
/* Mask of colors of dice that may be picked, and how many of each are marked. */
void       orrery_building_set_offer   (OrreryBuilding *self, guint colours, const guint8 *marked);
void       orrery_building_set_compact (OrreryBuilding *self, gboolean compact);
/* Flat: the tile has a low picture, if there is little height. */
void       orrery_building_set_flat    (OrreryBuilding *self, gboolean flat);
void       orrery_building_set_zoom    (OrreryBuilding *self, double zoom);

/* The drawn pieces. */
guint8     orrery_building_get_top     (OrreryBuilding  *self);
int        orrery_building_get_cost    (OrreryBuilding  *self);
guint      orrery_building_get_n_stack (OrreryBuilding  *self);
void       orrery_building_get_dice    (OrreryBuilding *self, guint8 *dice);
