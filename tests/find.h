/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds widgets by type or text, in order. */
#pragma once

#include <gtk/gtk.h>

/* The n-th widget of a type, from 0, in a widget and its descendants; NULL: there are fewer. */
GtkWidget *find_nth (gpointer in, GType type, guint n);
/* The first button with this label, and the first label whose text contains `text`; NULL if there is none. */
GtkWidget *find_button (gpointer in, const char *label);
GtkWidget *find_text   (gpointer in, const char *text);
/* The first button for this answer, which is not ticked yet, in a choice row. */
GtkWidget *find_choice (gpointer in, guint answer);
/* The n-th button with this tooltip, from 0. */
GtkWidget *find_tooltip (gpointer in, const char *tooltip, guint n);
/* TRUE if the name that screen readers hear contains this. */
gboolean   find_is_said (gpointer widget, const char *text);
/* How many rows the first list box has. */
guint      find_n_rows (gpointer in);
/* The first of all with this style class. */
GtkWidget *find_class  (gpointer in, const char *css_class);
