/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryActionTile: one of the seven action tiles as a button: what everybody does, the bonus, and who selected it. */
#pragma once

#include <gtk/gtk.h>

#include "games/frontiers/rules/frontiers.h"

#define ORRERY_TYPE_ACTION_TILE (orrery_action_tile_get_type ())
G_DECLARE_FINAL_TYPE (OrreryActionTile, orrery_action_tile, ORRERY, ACTION_TILE, GtkButton)

GtkWidget *orrery_action_tile_new (guint action);
void       orrery_action_tile_set (OrreryActionTile *self, const FrState *state, const char *const *names);
