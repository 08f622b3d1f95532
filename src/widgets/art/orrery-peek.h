/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading a piece without choosing it: pointing at it, a long press, a right click or I (Alt+I where letters are
 * typed) shows it large, with its words. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The piece at that point of the widget as it is shown closer, and the area that it covers there; NULL: there is
 * none. `at` is filled in with the whole widget. What `stays` may have buttons, the rest is seen while pointing. */
typedef GtkWidget *(*OrreryPeekFunc) (GtkWidget    *widget,
                                      double        x,
                                      double        y,
                                      gboolean      stays,
                                      GdkRectangle *at);

/* Once for each widget. */
void orrery_peek_attach (GtkWidget      *widget,
                         OrreryPeekFunc  func);

/* For tests: opens it as I does. NULL: there is nothing to be read. */
GtkWidget *orrery_peek_open (GtkWidget *widget);

G_END_DECLS
