/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryJoinFields: for a game in progress, everything that one player has in addition to the tableau: dice
 * by place, goods, credits, chips, and the tiles under construction.
 *
 * Signal: changed () */
#pragma once

#include <adwaita.h>
#include <json-glib/json-glib.h>

#include "games/roll/assist/orrery-final-table.h"

typedef enum
{
  ORRERY_JOIN_CUP,
  ORRERY_JOIN_CITIZENRY,
  ORRERY_JOIN_DEVELOPMENT, /* dice on the top development */
  ORRERY_JOIN_WORLD,
  ORRERY_JOIN_GOODS,
  ORRERY_JOIN_CREDITS,
  ORRERY_JOIN_CHIPS,
  ORRERY_JOIN_N_DEVELOPMENTS, /* tiles under construction, including the top one */
  ORRERY_JOIN_N_WORLDS,
  ORRERY_JOIN_N_FIELDS
} OrreryJoinField;

#define ORRERY_TYPE_JOIN_FIELDS (orrery_join_fields_get_type ())
G_DECLARE_FINAL_TYPE (OrreryJoinFields, orrery_join_fields, ORRERY, JOIN_FIELDS, AdwBin)

/* `table` outlives it: tiles in a tableau are not offered as tops of stacks. */
GtkWidget *orrery_join_fields_new (OrreryFinalTable *table);

/* The tile on top of its stack. Public for tests. */
void orrery_join_fields_set_top (OrreryJoinFields *self, guint8 face);

/* The seat of a position, including its part of the table. NULL if that is impossible, with the reason in
 * `problem`. */
JsonObject *orrery_join_fields_write (OrreryJoinFields *self, guint seat, const char *name,
                                      char **problem) G_GNUC_WARN_UNUSED_RESULT;
