/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A close-up of a tile or a die: large, with its words. */
#pragma once

#include "games/roll/rules/roll.h"

#include <gtk/gtk.h>

/* `note` describes its current state; NULL: nothing. If it `stays` it has a button that looks it up. */
GtkWidget *orrery_face_closer_new (guint face, const char *note, gboolean stays);
/* Of the tile that is named at that byte of the text, or else of the first one in it; NULL: there is none. */
GtkWidget *orrery_named_closer_new (const void *state, const char *text, gsize index,
                                    gboolean stays);
/* Both sides of a tile that can be turned over. */
GtkWidget *orrery_tile_closer_new (guint face, gboolean stays);
GtkWidget *orrery_die_closer_new  (RollColour colour, RollPhase side, const char *note,
                                   gboolean stays);
