/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds a tile, a faction or a home world by a few letters of its name. */
#pragma once

#include "games/roll/rules/roll.h"

#include <glib.h>

typedef gboolean (*OrreryFaceFilter) (guint8 face, gpointer data);

/* The faces that `text` may mean, best first: words in any order, abbreviated, or the initials ("fta"); also
 * by cost and color ("brown 2", "b2"); with one typo if nothing else is found. Nothing for an empty text. A
 * faction is found by either half, and the result is its left one. Newly allocated GArray of guint8. */
GArray *orrery_tile_names_find (const char *text, OrreryFaceFilter filter,
                                gpointer data) G_GNUC_WARN_UNUSED_RESULT;

/* The text in the list: both halves of a faction, otherwise the name. */
char *orrery_tile_names_label (guint8 face) G_GNUC_WARN_UNUSED_RESULT;
