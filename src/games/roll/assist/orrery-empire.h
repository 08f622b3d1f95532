/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryEmpire: the pieces of somebody who wants to know the value of bonuses: tiles, dice, chips and goods.
 * The engine computes them, and also says what can count at all. */
#pragma once

#include <glib-object.h>

#include "games/roll/rules/data.h"

#define ORRERY_TYPE_EMPIRE (orrery_empire_get_type ())
G_DECLARE_FINAL_TYPE (OrreryEmpire, orrery_empire, ORRERY, EMPIRE, GObject)

/* Numbers in addition to the tiles: the dice by color, then these. */
enum
{
  ORRERY_EMPIRE_CHIPS = ROLL_N_COLOURS, /* VP in chips */
  ORRERY_EMPIRE_GOODS,
  ORRERY_EMPIRE_N_NUMBERS
};

/* Signal: changed */
/* The one that is kept while the program runs: entered once, used on every page. */
OrreryEmpire *orrery_empire_get_default (void);

gboolean      orrery_empire_has_tile    (OrreryEmpire *self, guint face);
void          orrery_empire_set_tile    (OrreryEmpire *self, guint face, gboolean owned);
guint         orrery_empire_get_number  (OrreryEmpire *self, guint number);
void          orrery_empire_set_number  (OrreryEmpire *self, guint number, guint value);
gboolean      orrery_empire_is_empty    (OrreryEmpire *self);
void          orrery_empire_clear       (OrreryEmpire *self);

/* Printed costs of all tiles. */
guint         orrery_empire_get_costs   (OrreryEmpire *self);
/* The value of the development in it, which counts itself. */
int           orrery_empire_get_bonus   (OrreryEmpire *self, guint face);

/* TRUE if a single tile, or a number, adds to the development's bonus. */
gboolean      orrery_bonus_counts_tile   (guint face, guint tile);
gboolean      orrery_bonus_counts_number (guint face, guint number);
