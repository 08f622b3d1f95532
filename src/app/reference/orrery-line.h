/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryLine: a line of words, or a few, that ends in dots where it is too long. A GtkLabel shapes
 * its words several times to find out how large it wants to be; this takes the width it gets and
 * shapes them once, and no more of them than can be seen. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ORRERY_TYPE_LINE (orrery_line_get_type ())
G_DECLARE_FINAL_TYPE (OrreryLine, orrery_line, ORRERY, LINE, GtkWidget)

/* Up to `most` lines. */
GtkWidget  *orrery_line_new      (GtkAccessibleRole  role,
                                  int                most);

/* `attributes` may be NULL. Only the holder knows whether another height matters, and asks for a new
 * layout then. */
void        orrery_line_set_text (OrreryLine        *self,
                                  const char        *text,
                                  PangoAttrList     *attributes);

/* GTK would remember what it was for other words. */
int         orrery_line_get_height (OrreryLine      *self,
                                    int              width);

/* How often words have been shaped so far, by all lines together. For tests. */
guint       orrery_line_count_shaped (void);

G_END_DECLS
