/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A tile or a die as it is shown to somebody who reads it: large, with its words. */
#pragma once

#include "games/roll/rules/roll.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* `note` says how it is in this game; NULL: nothing. What `stays` has a button that looks it up. */
GtkWidget *orrery_face_closer_new (guint       face,
                                   const char *note,
                                   gboolean    stays);
GtkWidget *orrery_die_closer_new  (RollColour  colour,
                                   RollPhase   side,
                                   const char *note,
                                   gboolean    stays);

G_END_DECLS
