/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A close-up of a tile or a die: large, with its words. */
#pragma once

#include "games/roll/rules/roll.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* `note` describes its current state; NULL: nothing. If it `stays` it has a button that looks it up. */
GtkWidget *orrery_face_closer_new (guint       face,
                                   const char *note,
                                   gboolean    stays);
GtkWidget *orrery_die_closer_new  (RollColour  colour,
                                   RollPhase   side,
                                   const char *note,
                                   gboolean    stays);

G_END_DECLS
