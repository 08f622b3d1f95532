/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A close-up of a card: large, with its words, its current meaning, and a link to its page. */
#pragma once

#include <gtk/gtk.h>

/* `note`: its current meaning; NULL: none. If it `stays` it has a button. */
GtkWidget *orrery_race_closer_new (guint face, const char *note, gboolean stays);

/* Of the card that is named at that byte of the text, or else of the first one in it; NULL: there is none. */
GtkWidget *orrery_race_named_closer_new (const void *state, const char *text, gsize index,
                                         gboolean stays);

guint      orrery_race_closer_get_design (GtkWidget *closer);
