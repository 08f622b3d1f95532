/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryLine: text in one line or more. A GtkLabel shapes its text several times to measure itself, and again for
 * every width it is measured at, and lists have hundreds; this takes the width it gets and shapes once, and only the
 * text that is visible. */
#pragma once

#include <gtk/gtk.h>

#define ORRERY_TYPE_LINE (orrery_line_get_type ())
G_DECLARE_FINAL_TYPE (OrreryLine, orrery_line, ORRERY, LINE, GtkWidget)

/* Text that needs more than `most` lines is ellipsized; ORRERY_LINE_ALL: it has as many as it needs. */
enum { ORRERY_LINE_ALL = 0 };
GtkWidget  *orrery_line_new      (GtkAccessibleRole role, int most);

/* `attributes` may be NULL. Only the parent knows whether another height matters, and then queues a resize. */
void        orrery_line_set_text (OrreryLine *self, const char *text, PangoAttrList *attributes);

/* Clears the size that GTK remembers for the old text. */
int         orrery_line_get_height (OrreryLine *self, int width);

/* The byte of the text at that point of the widget. */
gsize       orrery_line_index_at (OrreryLine *self, double x, double y);

/* How often words have been shaped so far, by all lines together. For tests. */
guint       orrery_line_count_shaped (void);
