/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading a piece without choosing it: point at it, press long, right-click or press I (Alt+I in text fields)
 * to see it large, with its text. */
#pragma once

#include <gtk/gtk.h>

/* The close-up of the piece at that point of the widget, and the area of the piece; NULL: there is none. `at`
 * is preset to the whole widget. If it `stays` it may have buttons; otherwise it is shown while pointing. */
typedef GtkWidget *(*OrreryPeekFunc) (GtkWidget    *widget,
                                      double        x,
                                      double        y,
                                      gboolean      stays,
                                      GdkRectangle *at);

/* Shows a close-up somewhere else. FALSE: there is no place for it now. */
typedef gboolean (*OrreryPeekShowFunc) (GtkWidget *within,
                                        GtkWidget *closer);

/* Close-ups of pieces in `within` are given to `show`, while pointing and also for the piece that gets the focus. */
void orrery_peek_set_show (GtkWidget *within, OrreryPeekShowFunc show);

/* Once for each widget. */
void orrery_peek_attach (GtkWidget *widget, OrreryPeekFunc func);

/* A key was used: nothing is pointed at until the pointer moves. */
void orrery_peek_rest (GtkRoot *root);

/* For tests: opens it as I does. NULL: there is nothing to read. */
GtkWidget *orrery_peek_open (GtkWidget *widget);
