/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For a real table: what a player may do now, and if not, why. */
#pragma once

#include "games/frontiers/rules/frontiers.h"

#include <glib.h>

typedef enum { ORRERY_MAY_SELECT, ORRERY_MAY_SETTLE, ORRERY_MAY_DEVELOP, ORRERY_MAY_SELL, ORRERY_N_MAYS } OrreryFrontiersMayKind;

typedef struct
{
  OrreryFrontiersMayKind kind;
  char *title; /* the action tile, the world, the development, the colony with the good */
  char *text;
  gboolean may;
} OrreryFrontiersMay;

/* A new GArray of OrreryFrontiersMay that clears them. Tiles to select at any level; worlds, developments and
 * goods as if their action were the current one, if the level knows them. */
GArray *orrery_frontiers_list_may (const FrState *state, guint seat, const char *const *names) G_GNUC_WARN_UNUSED_RESULT;
