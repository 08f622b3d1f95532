/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card as it is read: large, with its words, what it means now, and the way to its page. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* `note`: what it means now; NULL: nothing. One that `stays` has a button. */
GtkWidget *orrery_race_closer_new (guint       design,
                                   const char *note,
                                   gboolean    stays);

G_END_DECLS
